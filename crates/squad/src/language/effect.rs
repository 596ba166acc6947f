//! What effects do.

use super::{Cards, Cond, Filter, Num, Side, Who};
use serde::{Deserialize, Serialize};

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
        /// The card that hits; this one, if the file says nothing.
        #[serde(default)]
        by: Source,
        /// Whom it hits; the opponent, if the file says nothing.
        #[serde(default = "foe")]
        who: Who,
        /// Points of damage.
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
        /// Whose deck; mine, if the file says nothing.
        #[serde(default = "me")]
        deck: Who,
        /// How many cards from the top.
        top: u8,
        /// All see them, not only me.
        #[serde(default)]
        open: bool,
        /// Which of them are taken.
        take: Take,
        /// Where those go; to hand, if the file says nothing.
        #[serde(default = "to_hand")]
        to: To,
        /// Where the others go.
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
        /// Where the card comes from.
        from: Cards,
        /// Which cards fit.
        cards: Filter,
        /// So much more attack for it.
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
