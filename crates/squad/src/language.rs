//! The language that Squad cards are written in.
//!
//! A card file holds a list of [`Card`]s in RON. A card's powers are small programs made of the words
//! below; the text a player reads is printed from them (see `text`), so text and behaviour cannot disagree.
//! Before adding a word, look for one to widen: docs/squad-cards.md lists every word with the cards that use it.

mod card;

pub use card::{Card, Factor, Rarity};

use serde::{Deserialize, Serialize};

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

impl Power {
    /// The damage that stands before its text.
    pub fn needs(&self) -> Option<u8> {
        match self {
            Power::At(damage, _) | Power::Keeper(damage, _) => Some(*damage).filter(|damage| *damage > 0),
            Power::Declared(_) | Power::BlockedFromHand(_) | Power::Counterstrike(_) => None,
        }
    }
}

/// What a Keeper does while it is in play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum KeeperPower {
    /// At the start of its controller's turn it hits for so much.
    Assault(u8),
    /// Each time that happens, these effects are done.
    When(Trigger, Vec<Effect>),
    /// The rule is changed as long as the Keeper is in play.
    Always(Static),
    /// The rule is changed as long as the condition holds.
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
    /// Such a turn ends.
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

/// Whose turn, seen from the controller of the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Whose {
    /// Only my turns.
    Mine,
    /// Only the opponent's turns.
    Foes,
    /// The turns of both players.
    Each,
}

/// A player, seen from the controller of the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Who {
    /// The controller of the card.
    Me,
    /// The other player.
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
    /// My side.
    Mine,
    /// The opponent's side.
    Theirs,
    /// Both sides.
    Any,
}

/// Which cards fit.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Filter {
    /// Every card.
    Any,
    /// Has one of these Factors.
    Factor(Vec<Factor>),
    /// Does not have this Factor.
    NotFactor(Factor),
    /// Shows one of these heroes.
    Hero(Vec<String>),
    /// Belongs to this team.
    Team(String),
    /// Level so much or lower.
    LevelAtMost(u8),
    /// Level so much or higher.
    LevelAtLeast(u8),
    /// Level 1, 3, 5 and so on.
    OddLevel,
    /// Printed attack so much or less; a variable attack counts as 0.
    AttackAtMost(u8),
    /// The same the other way: so much or more.
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
    /// Shares a Factor, the level or the blocking icon with the card last discarded by this effect.
    SharesTrait,
    /// Level above that of its player's own top discard (never with an empty pile).
    AboveTopDiscard,
    /// Has a Factor of its player's own top discard (never with an empty pile).
    FactorOfTopDiscard,
    /// Fits every one of these.
    All(Vec<Filter>),
    /// Fits at least one of these.
    Either(Vec<Filter>),
}

/// A place with cards, or cards singled out before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cards {
    /// That player's hand.
    Hand(Who),
    /// That player's deck.
    Deck(Who),
    /// That player's discard pile.
    Discard(Who),
    /// The top so many cards.
    TopOfDeck(Who, u8),
    /// The top card of that player's discard pile.
    TopOfDiscard(Who),
    /// The Keepers in play on that side.
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
    /// This very number.
    N(i16),
    /// That player's power, personal changes included.
    Power(Who),
    /// How many cards there fit.
    Count(Cards, Filter),
    /// How many different heroes these cards show.
    DifferentHeroes(Cards),
    /// How many different Factors these cards have.
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
    /// That number so many times.
    Times(i16, Box<Num>),
    /// The sum of these.
    Plus(Vec<Num>),
    /// Half, rounded up.
    HalfUp(Box<Num>),
}

/// A condition, tested when it is reached.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Cond {
    /// The first number is as large as the second or larger.
    AtLeast(Num, Num),
    /// The first number is as small as the second or smaller.
    AtMost(Num, Num),
    /// Both numbers are the same.
    Exactly(Num, Num),
    /// That single card exists and fits.
    Is(Cards, Filter),
    /// The effect before really did something.
    Did,
    /// The condition does not hold.
    Not(Box<Cond>),
    /// Every one of these holds.
    All(Vec<Cond>),
    /// At least one of these holds.
    Either(Vec<Cond>),
}

/// Which cards of a hand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Pick {
    /// Its player chooses so many.
    Choose(Num),
    /// So many, picked at random.
    Random(Num),
    /// The whole hand.
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
    /// This Keeper itself.
    This,
    /// The Keeper that the trigger, `Choose` or `ForEach` speaks of.
    It,
    /// I choose one that fits, if there is one.
    One(Side, Filter),
    /// I choose so many at most, none is allowed.
    UpTo(u8, Side, Filter),
    /// One that fits, picked at random.
    Random(Side, Filter),
    /// Every one that fits.
    All(Side, Filter),
}

/// Where a card goes. A card belongs to the player who controls it at that moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum To {
    /// The hand.
    Hand,
    /// The top of the deck.
    DeckTop,
    /// The bottom of the deck.
    DeckBottom,
    /// Shuffled into the deck.
    IntoDeck,
    /// The discard pile.
    Discard,
}

/// What cannot stop an attack.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Block {
    /// No icon stops it.
    Never,
    /// No card discarded from hand stops it.
    NotFromHand,
    /// No card turned up by its damage stops it.
    NotFromDeck,
    /// Only on its first point of damage.
    FirstPointOnly,
    /// Cards that fit cannot block it.
    NotBy(Filter),
}

/// Which cards a `Sift` takes from the top cards.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Take {
    /// No card is taken.
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
    /// This card.
    #[default]
    This,
    /// The Keeper that the trigger, `Choose` or `ForEach` speaks of.
    It,
    /// The top card of my discard pile.
    TopOfDiscard,
    /// The card that `Reveal` or `Look` turned up last.
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
    /// This attack is harder to block.
    Blocks(Block),

    // Asking and chance.
    /// I name one of the six Factors; `Named` means it from then on.
    NameFactor,
    /// I name a number from 1 to 20.
    NameNumber,
    /// I name one of these heroes.
    NameHero(Vec<String>),
    /// I choose one of the two players, who is then `Chosen`.
    ChoosePlayer,
    /// I flip so many coins; `Heads` counts how many came up heads.
    FlipCoins(Num),

    // Control.
    /// I may do all of these or none.
    May(Vec<Effect>),
    /// Done if the condition holds.
    If(Cond, Vec<Effect>),
    /// The first list if the condition holds, else the second.
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
    /// A card hits a player, who may block. Without `by` and `who` it is this card and the opponent.
    Hit {
        #[serde(default)]
        by: Source,
        #[serde(default = "foe")]
        who: Who,
        amount: Num,
    },
    /// So many cards from the bottom of my discard pile go under my deck, in random order.
    Heal(Num),

    // Cards.
    /// That player draws so many cards.
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
    /// That player shuffles their deck.
    ShuffleDeck(Who),
    /// That player's deck and discard pile change places, and both are shuffled.
    SwapDeckAndDiscard(Who),
    /// The top card of my discard pile goes there, if it fits.
    TakeTopDiscard(Filter, To),

    // Keepers.
    /// The Keepers go to the discard pile as destroyed ones.
    Destroy(Target),
    /// The Keepers leave play for that place; that is no destroying.
    MoveKeeper(Target, To),
    /// The Keepers come over to my side.
    TakeControl(Target),
    /// I choose such a Keeper; this card enters play as a copy of it.
    BecomeCopy(Side, Filter),
    /// A Keeper card goes straight into play: from my hand (I may choose one) or the top of my discard pile.
    PutIntoPlay(Cards, Filter),

    // This card.
    /// This card, a Keeper in play or the attack being made, goes there.
    ThisTo(To),
    /// This card attacks once more.
    RepeatAttack,

    // Playing.
    /// Another card is played as an attack. From a hand: I may. From a top: I must if it fits and my power allows it.
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
    /// The shared power becomes this.
    SetSharedPower(u8),
    /// The power flip of the next turn.
    NextFlip(Flip),
    /// For the rest of this turn the opponent's blocks of that kind do not stop my attacks and hits.
    BlocksOff(Block),
    /// I take another turn after this one.
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

/// What becomes of a power flip.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Flip {
    /// It comes up heads without a throw.
    Heads,
    /// There is none.
    Skipped,
}
