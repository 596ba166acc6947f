//! The language that Squad cards are written in.
//!
//! A card file holds a list of [`Card`]s in RON. A card's powers are small programs made of the words
//! below; the text a player reads is printed from them (see `text`), so text and behaviour cannot disagree.
//! Before adding a word, look for one to widen: docs/squad-cards.md lists every word with the cards that use it.

use serde::{Deserialize, Serialize};

/// The six Factors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Factor {
    Animal,
    Strength,
    Elemental,
    Energy,
    Tech,
    Speed,
}

impl Factor {
    pub const ALL: [Factor; 6] =
        [Factor::Animal, Factor::Strength, Factor::Elemental, Factor::Energy, Factor::Tech, Factor::Speed];

    /// The name players use.
    pub fn name(self) -> &'static str {
        match self {
            Factor::Animal => "Animal",
            Factor::Strength => "Strength",
            Factor::Elemental => "Elemental",
            Factor::Energy => "Energy",
            Factor::Tech => "Tech",
            Factor::Speed => "Speed",
        }
    }

    /// A set of Factors is a mask with this bit for each.
    pub(crate) fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// One card as it stands in a card file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    pub id: String,
    pub name: String,
    pub heroes: Vec<String>,
    #[serde(default)]
    pub team: Option<String>,
    pub level: u8,
    pub factors: Vec<Factor>,
    /// Left out for a variable attack; its `Declared` power then says `AttackIs`.
    #[serde(default)]
    pub attack: Option<u8>,
    /// The blocking icon.
    pub block: Factor,
    pub rarity: Rarity,
    #[serde(default)]
    pub powers: Vec<Power>,
    /// Where sources disagree, what was decided and why.
    #[serde(default)]
    pub note: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Rarity {
    Common,
    Uncommon,
    Rare,
    SuperRare,
    Promo,
}

/// A special ability, by the moment at which it works.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Power {
    /// Worked out when the attack is declared, before blocks.
    Declared(Vec<Effect>),
    /// Worked out after the damage if the attack did at least this much. 0: always, no number is printed.
    At(u8, Vec<Effect>),
    /// At this much damage the card stays in play as a Keeper with these powers.
    Keeper(u8, Vec<KeeperPower>),
    /// Worked out after the damage if the opponent blocked this attack from hand.
    BlockedFromHand(Vec<Effect>),
    /// When discarded from hand to block, this card hits the attacker for so much.
    Counterstrike(u8),
}

/// What a Keeper does while it is in play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum KeeperPower {
    /// At the start of its controller's turn it hits for so much.
    Assault(u8),
    When(Trigger, Vec<Effect>),
    Always(Static),
    While(Cond, Static),
    /// In force until the opponent's next turn ends; then the Keeper is destroyed.
    NextFoeTurn(Vec<Static>),
}

/// A rule that a Keeper in play changes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Static {
    /// Attack values of cards on that side change.
    Attack(Side, Filter, i8),
    /// The power of that side's player counts as changed when playing such cards (`Any`: always).
    Power(Side, Filter, i8),
    /// The opponent may not play such cards.
    CannotPlay(Filter),
    /// No single attack deals its controller more than this.
    DamageCap(u8),
    /// Keeper hits against its controller are reduced by so much.
    KeeperHitsLess(u8),
    /// Keepers in play cannot damage its controller at all.
    KeeperHitsOff,
    /// Such Keepers of its controller cannot be destroyed.
    CannotBeDestroyed(Filter),
    /// Coins that its controller flips for abilities come up heads.
    CoinsAreHeads,
    /// When this Keeper misfires it returns to hand instead of being destroyed.
    MisfireReturns,
}

/// What a Keeper waits for. `Amount` and `It` in its effects mean what is said here.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Trigger {
    /// Right after the normal draw of such a turn.
    StartOfTurn(Whose),
    EndOfTurn(Whose),
    /// An attack with such a card, played by `Me` or `Foe` against the other, deals at least so much. Amount: the damage.
    AttackDeals(Who, Filter, u8),
    /// That player blocks a hit or an attack from hand.
    HandBlock(Who),
    /// That player blocks an attack made with such a card from hand.
    HandBlocksAttack(Who, Filter),
    /// The opponent declares an attack: before blocks, faster than waiting effects.
    FoeAttacks,
    /// Another Keeper that fits enters play on that side. It: the newcomer.
    KeeperEnters(Side, Filter),
    /// Another Keeper on that side is destroyed. It: that Keeper.
    KeeperDestroyed(Side),
    /// This Keeper is destroyed; works from the discard pile.
    Destroyed,
    /// That player draws. Amount: the cards drawn at once.
    Draws(Who),
    /// Its controller heals at least one card. Amount: the cards healed.
    Heals,
    /// An ability makes that player discard from hand. Amount: the cards discarded.
    AbilityDiscards(Who),
    /// Any coin flip comes up heads.
    Heads,
    /// One of its controller's Assault Keepers deals damage.
    AssaultDamages,
    /// A card of its controller damages its controller.
    OwnCardDamagesMe,
    /// A Keeper on that side damages its controller. It: that Keeper.
    KeeperDamagesMe(Side),
    /// The opponent's deck becomes empty, or is empty when this Keeper enters.
    FoeDeckEmpty,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Whose {
    Mine,
    Foes,
    Each,
}

/// A player, seen from the controller of the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Who {
    Me,
    Foe,
    /// The player whose turn it is.
    Turn,
    /// The player picked by `ChoosePlayer`.
    Chosen,
    /// The controller of `It`.
    Holder,
}

/// A side of the table, seen from the controller of the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Side {
    Mine,
    Theirs,
    Any,
}

/// Which cards fit.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Filter {
    Any,
    /// Has one of these Factors.
    Factor(Vec<Factor>),
    NotFactor(Factor),
    /// Shows one of these heroes.
    Hero(Vec<String>),
    Team(String),
    LevelAtMost(u8),
    LevelAtLeast(u8),
    OddLevel,
    /// Printed attack; a variable attack counts as 0.
    AttackAtMost(u8),
    AttackAtLeast(u8),
    /// Two heroes working together.
    TeamUp,
    /// Can become a Keeper.
    Keeper,
    /// A Keeper with Assault.
    Assault,
    /// Fits what was named: that Factor, that hero, or exactly that level.
    Named,
    /// Not this very card.
    Other,
    /// A Keeper that entered play on the last turn of the opponent (its controller).
    EnteredLastTurn,
    /// The same card by name as the one last discarded by this effect.
    SameName,
    /// Shares a Factor, the level or the blocking icon with the card last discarded by this effect.
    SharesTrait,
    /// Level above that of its player's own top discard (never with an empty pile).
    AboveTopDiscard,
    /// Has a Factor of its player's own top discard (never with an empty pile).
    FactorOfTopDiscard,
    All(Vec<Filter>),
    Either(Vec<Filter>),
}

/// A place with cards, or cards singled out before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cards {
    Hand(Who),
    Deck(Who),
    Discard(Who),
    /// The top so many cards.
    TopOfDeck(Who, u8),
    TopOfDiscard(Who),
    Keepers(Side),
    /// One card of that hand picked at random.
    RandomInHand(Who),
    /// The single card that `Reveal` or `Look` turned up last.
    Revealed,
    /// The cards shown by `Show`.
    Shown,
}

/// A number, worked out when it is needed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Num {
    N(i16),
    /// That player's power, personal changes included.
    Power(Who),
    Count(Cards, Filter),
    DifferentHeroes(Cards),
    DifferentFactors(Cards),
    /// Level of that single card (0 if there is none).
    Level(Cards),
    /// Printed attack of that single card (0 if there is none or it is variable).
    Attack(Cards),
    /// Damage that player took on the previous turn.
    DamageLastTurn(Who),
    /// Attacks that player made on their last turn.
    AttacksLastTurn(Who),
    /// Cards that have damaged that player this turn.
    CardsThatDamaged(Who),
    /// The same without this very card.
    OtherCardsThatDamaged(Who),
    /// Points by which my power rose this turn.
    PowerRise,
    /// Heads among the coins just flipped.
    Heads,
    /// What the trigger counted; for an attack's own effects the damage it dealt.
    Amount,
    /// The number that was named.
    Named,
    /// The Assault value of `It`.
    AssaultValue,
    /// Cards last discarded from hand by this effect.
    Discarded,
    Times(i16, Box<Num>),
    Plus(Vec<Num>),
    /// Half, rounded up.
    HalfUp(Box<Num>),
}

/// A condition, tested when it is reached.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Cond {
    AtLeast(Num, Num),
    AtMost(Num, Num),
    Exactly(Num, Num),
    /// That single card exists and fits.
    Is(Cards, Filter),
    /// The effect before really did something.
    Did,
    Not(Box<Cond>),
    All(Vec<Cond>),
    Either(Vec<Cond>),
}

/// Which cards of a hand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Pick {
    /// Its player chooses so many.
    Choose(Num),
    Random(Num),
    All,
    /// The card of that hand which was revealed or looked at last.
    Revealed,
    /// I see the hand and choose one that fits, if there is one.
    ISeeAndChoose(Filter),
    /// I see the hand; every card that fits.
    ISeeAll(Filter),
}

/// Which Keepers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Target {
    This,
    It,
    /// I choose one that fits, if there is one.
    One(Side, Filter),
    /// I choose so many at most, none is allowed.
    UpTo(u8, Side, Filter),
    Random(Side, Filter),
    All(Side, Filter),
}

/// Where a card goes. A card belongs to the player who controls it at that moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum To {
    Hand,
    DeckTop,
    DeckBottom,
    /// Shuffled into the deck.
    IntoDeck,
    Discard,
}

/// What cannot stop an attack.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Block {
    /// No icon stops it.
    Never,
    NotFromHand,
    NotFromDeck,
    /// Only on its first point of damage.
    FirstPointOnly,
    /// Cards that fit cannot block it.
    NotBy(Filter),
}

/// Which cards a `Sift` takes from the top cards.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Take {
    None,
    /// One that fits, if there is one; I choose.
    One(Filter),
    /// One that fits or none; I choose.
    UpToOne(Filter),
    /// Every one that fits.
    All(Filter),
}

/// Where the other cards of a `Sift` go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Rest {
    /// They stay on top as they were.
    Stay,
    /// Back on top in an order I choose.
    TopInMyOrder,
    /// To the bottom in random order.
    BottomAtRandom,
}

/// The card that deals a hit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Source {
    #[default]
    This,
    It,
    /// The top card of my discard pile.
    TopOfDiscard,
    Revealed,
}

fn foe() -> Who {
    Who::Foe
}

/// One instruction. A list of them is done in order; what cannot be done is skipped.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Effect {
    // The attack being declared.
    /// A variable attack value.
    AttackIs(Num),
    /// Attack +N (or -N).
    Bonus(Num),
    Blocks(Block),

    // Asking and chance.
    NameFactor,
    /// 1 to 20.
    NameNumber,
    NameHero(Vec<String>),
    ChoosePlayer,
    FlipCoins(Num),

    // Control.
    May(Vec<Effect>),
    If(Cond, Vec<Effect>),
    IfElse(Cond, Vec<Effect>, Vec<Effect>),
    /// I choose one such Keeper, if there is one; it is `It` inside.
    Choose(Side, Filter, Vec<Effect>),
    /// For each such Keeper, oldest first; it is `It` inside.
    ForEach(Side, Filter, Vec<Effect>),

    // Information.
    /// Everybody sees these cards; they stay where they are.
    Reveal(Cards),
    /// Only I see these cards; they stay where they are.
    Look(Cards),
    /// I may show so many cards (at most) that fit from my hand. They stay there as `Shown`.
    Show(u8, Filter),

    // Damage and healing.
    Hit {
        #[serde(default)]
        by: Source,
        #[serde(default = "foe")]
        who: Who,
        amount: Num,
    },
    Heal(Num),

    // Cards.
    Draw(Who, Num),
    /// Cards leave a hand. To `Discard` it counts as discarding by an ability.
    FromHand(Who, Pick, To),
    /// The top cards of a deck go to its discard pile.
    Mill(Who, Num),
    /// Cards from the top of a deck are discarded until one does not fit; that one goes too.
    MillWhile(Who, Filter),
    /// Every card in that deck with the name of the card last discarded is discarded.
    MillCopies(Who),
    /// Look at the top cards of a deck (`open`: reveal them), take some, put the rest back.
    Sift {
        #[serde(default = "me")]
        deck: Who,
        top: u8,
        #[serde(default)]
        open: bool,
        take: Take,
        #[serde(default = "to_hand")]
        to: To,
        rest: Rest,
    },
    ShuffleDeck(Who),
    SwapDeckAndDiscard(Who),
    /// The top card of my discard pile goes there, if it fits.
    TakeTopDiscard(Filter, To),

    // Keepers.
    Destroy(Target),
    MoveKeeper(Target, To),
    TakeControl(Target),
    /// I choose such a Keeper; this card enters play as a copy of it.
    BecomeCopy(Side, Filter),
    /// A Keeper card goes straight into play: from my hand (I may choose one) or the top of my discard pile.
    PutIntoPlay(Cards, Filter),

    // This card.
    ThisTo(To),
    RepeatAttack,

    // Playing another card as an attack. From a hand: I may. From a top: I must if it fits and my power allows it.
    Play {
        from: Cards,
        cards: Filter,
        #[serde(default)]
        bonus: i8,
    },

    // Power and turns.
    /// My own power changes for this turn.
    PowerThisTurn(i8),
    /// The shared power changes.
    SharedPower(i8),
    SetSharedPower(u8),
    /// The power flip of the next turn.
    NextFlip(Flip),
    /// For the rest of this turn the opponent's blocks of that kind do not stop my attacks and hits.
    BlocksOff(Block),
    ExtraTurn,
    /// I win.
    Win,
}

fn me() -> Who {
    Who::Me
}

fn to_hand() -> To {
    To::Hand
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Flip {
    Heads,
    Skipped,
}
