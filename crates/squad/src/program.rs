//! Card powers made ready to run: the trees of the card language as flat lists of small, copyable operations.
//!
//! A running effect is then just a place in a list (see `Script`), so it can stop for a choice in the middle,
//! be saved, copied and resumed.

use crate::language::{Cards, Factor, Filter, Flip, Rest, Side, Source, To, Who, Whose};
use std::collections::BTreeMap;
use std::ops::Range;

/// Numbers into the lists of [`Program`].
pub(crate) type FilterId = u16;
pub(crate) type NumId = u16;
pub(crate) type CondId = u16;
/// A place in the list of operations.
pub(crate) type Place = u16;

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum FilterOp {
    Any,
    /// A mask of Factors.
    Factors(u8),
    NotFactor(u8),
    /// A mask of hero numbers.
    Heroes(u128),
    Team(u8),
    LevelAtMost(u8),
    LevelAtLeast(u8),
    OddLevel,
    AttackAtMost(u8),
    AttackAtLeast(u8),
    TeamUp,
    Keeper,
    Assault,
    Named,
    Other,
    EnteredLastTurn,
    SharesTrait,
    AboveTopDiscard,
    FactorOfTopDiscard,
    /// The filters from here on, so many.
    All(FilterId, u16),
    Either(FilterId, u16),
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum NumOp {
    N(i16),
    Power(Who),
    Count(Cards, FilterId),
    DifferentHeroes(Cards),
    DifferentFactors(Cards),
    Level(Cards),
    Attack(Cards),
    DamageLastTurn(Who),
    AttacksLastTurn(Who),
    CardsThatDamaged(Who),
    OtherCardsThatDamaged(Who),
    PowerRise,
    Heads,
    Amount,
    Named,
    AssaultValue,
    Discarded,
    Times(i16, NumId),
    Plus(NumId, u16),
    HalfUp(NumId),
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum CondOp {
    AtLeast(NumId, NumId),
    AtMost(NumId, NumId),
    Exactly(NumId, NumId),
    Is(Cards, FilterId),
    Did,
    Not(CondId),
    All(CondId, u16),
    Either(CondId, u16),
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum PickOp {
    Choose(NumId),
    Random(NumId),
    All,
    Revealed,
    ISeeAndChoose(FilterId),
    ISeeAll(FilterId),
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum TargetOp {
    This,
    It,
    One(Side, FilterId),
    UpTo(u8, Side, FilterId),
    Random(Side, FilterId),
    All(Side, FilterId),
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum BlockOp {
    Never,
    NotFromHand,
    NotFromDeck,
    FirstPointOnly,
    NotBy(FilterId),
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum TakeOp {
    None,
    One(FilterId),
    UpToOne(FilterId),
    All(FilterId),
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct SiftOp {
    pub(crate) deck: Who,
    pub(crate) top: u8,
    pub(crate) open: bool,
    pub(crate) take: TakeOp,
    pub(crate) to: To,
    pub(crate) rest: Rest,
}

/// One operation of a running effect.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Op {
    End,
    Jump(Place),
    JumpUnless(CondId, Place),
    /// Ask yes or no; no jumps.
    May(Place),
    /// Bind `It` to a Keeper of my choice; jumps when there is none.
    Choose(Side, FilterId, Place),
    /// Begin a walk over Keepers, oldest first.
    EachBegin,
    /// Bind `It` to the next Keeper of the walk; jumps when it is over.
    EachNext(Side, FilterId, Place),
    AttackIs(NumId),
    Bonus(NumId),
    Blocks(BlockOp),
    NameFactor,
    NameNumber,
    /// One of these heroes: where they stand in the list of hero choices, and how many.
    NameHero(u16, u8),
    ChoosePlayer,
    FlipCoins(NumId),
    Reveal(Cards),
    Look(Cards),
    Show(u8, FilterId),
    Hit(Source, Who, NumId),
    Heal(NumId),
    Draw(Who, NumId),
    FromHand(Who, PickOp, To),
    Mill(Who, NumId),
    MillWhile(Who, FilterId),
    MillCopies(Who),
    Sift(SiftOp),
    ShuffleDeck(Who),
    SwapDeckAndDiscard(Who),
    TakeTopDiscard(FilterId, To),
    Destroy(TargetOp),
    MoveKeeper(TargetOp, To),
    TakeControl(TargetOp),
    BecomeCopy(Side, FilterId),
    PutIntoPlay(Cards, FilterId),
    ThisTo(To),
    RepeatAttack,
    Play(Cards, FilterId, i8),
    PowerThisTurn(i8),
    SharedPower(i8),
    SetSharedPower(u8),
    NextFlip(Flip),
    BlocksOff(BlockOp),
    ExtraTurn,
    Win,
}

/// What a Keeper waits for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum TriggerOp {
    StartOfTurn(Whose),
    EndOfTurn(Whose),
    AttackDeals(Who, FilterId, u8),
    HandBlock(Who),
    HandBlocksAttack(Who, FilterId),
    FoeAttacks,
    KeeperEnters(Side, FilterId),
    KeeperDestroyed(Side),
    Destroyed,
    Draws(Who),
    Heals,
    AbilityDiscards(Who),
    Heads,
    AssaultDamages,
    OwnCardDamagesMe,
    KeeperDamagesMe(Side),
    FoeDeckEmpty,
}

impl TriggerOp {
    /// The bit of this kind of trigger, for a quick look whether a Keeper waits for anything like it.
    pub(crate) fn bit(self) -> u32 {
        let kind = match self {
            TriggerOp::StartOfTurn(_) => 0,
            TriggerOp::EndOfTurn(_) => 1,
            TriggerOp::AttackDeals(..) => 2,
            TriggerOp::HandBlock(_) => 3,
            TriggerOp::HandBlocksAttack(..) => 4,
            TriggerOp::FoeAttacks => 5,
            TriggerOp::KeeperEnters(..) => 6,
            TriggerOp::KeeperDestroyed(_) => 7,
            TriggerOp::Destroyed => 8,
            TriggerOp::Draws(_) => 9,
            TriggerOp::Heals => 10,
            TriggerOp::AbilityDiscards(_) => 11,
            TriggerOp::Heads => 12,
            TriggerOp::AssaultDamages => 13,
            TriggerOp::OwnCardDamagesMe => 14,
            TriggerOp::KeeperDamagesMe(_) => 15,
            TriggerOp::FoeDeckEmpty => 16,
        };
        1 << kind
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum StaticOp {
    Attack(Side, FilterId, i8),
    Power(Side, FilterId, i8),
    CannotPlay(FilterId),
    DamageCap(u8),
    KeeperHitsLess(u8),
    KeeperHitsOff,
    CannotBeDestroyed(FilterId),
    CoinsAreHeads,
    MisfireReturns,
}

impl StaticOp {
    pub(crate) fn bit(self) -> u16 {
        let kind = match self {
            StaticOp::Attack(..) => 0,
            StaticOp::Power(..) => 1,
            StaticOp::CannotPlay(_) => 2,
            StaticOp::DamageCap(_) => 3,
            StaticOp::KeeperHitsLess(_) => 4,
            StaticOp::KeeperHitsOff => 5,
            StaticOp::CannotBeDestroyed(_) => 6,
            StaticOp::CoinsAreHeads => 7,
            StaticOp::MisfireReturns => 8,
        };
        1 << kind
    }
}

/// Everything the rules need of one card, in numbers.
#[derive(Clone, Debug)]
pub(crate) struct CardFacts {
    pub(crate) level: u8,
    /// Printed attack; 0 for a variable one.
    pub(crate) attack: u8,
    pub(crate) variable: bool,
    pub(crate) factors: [Factor; 2],
    pub(crate) two_factors: bool,
    pub(crate) factor_mask: u8,
    pub(crate) block: Factor,
    pub(crate) heroes: u128,
    pub(crate) team_up: bool,
    /// 0: no team.
    pub(crate) team: u8,
    /// Cards with one name are one card for copy limits and "copies".
    pub(crate) name: u16,
    pub(crate) declared: Option<Place>,
    /// Damage needed and what then happens.
    pub(crate) at: Vec<(u8, Place)>,
    pub(crate) keeper: Option<u8>,
    pub(crate) blocked_from_hand: Option<Place>,
    pub(crate) counterstrike: u8,
    pub(crate) assault: u8,
    pub(crate) triggers: Vec<(TriggerOp, Place)>,
    pub(crate) trigger_bits: u32,
    pub(crate) statics: Vec<(Option<CondId>, StaticOp)>,
    pub(crate) static_bits: u16,
    /// Where the operations of each power begin and end, in the order of the powers.
    pub(crate) powers: Vec<Range<Place>>,
}

/// All compiled lists.
#[derive(Clone, Debug, Default)]
pub(crate) struct Program {
    pub(crate) ops: Vec<Op>,
    pub(crate) nums: Vec<NumOp>,
    pub(crate) conds: Vec<CondOp>,
    pub(crate) filters: Vec<FilterOp>,
    /// The filters as cards write them, to be told.
    pub(crate) wanted: BTreeMap<FilterId, Filter>,
    pub(crate) hero_choices: Vec<u8>,
    /// An operation that hits for 1, for Counterstrike; one for each value met.
    pub(crate) counterstrikes: Vec<(u8, Place)>,
}
