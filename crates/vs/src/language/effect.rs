//! What effects do.

use super::{CardIs, Cond, Counter, Filter, Num, On, Player, Side, Who, Word};
use serde::{Deserialize, Serialize};

/// Where a card goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Dest {
    Hand,
    /// Its owner's deck, which is shuffled.
    Deck,
    /// The side of whoever does it, in a row of choice.
    MySide,
    /// Its owner's resource row, face down.
    Resources,
    Ko,
    /// Out of the game.
    Removed,
}

/// How long a change lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Until {
    ThisCombat,
    ThisTurn,
    /// During the next attack this turn, of whoever is changed.
    NextAttack,
    /// Until the character whose power it is gets stunned or leaves play.
    ThisFalls,
    /// As long as the changed character is in play.
    InPlay,
}

/// What can be changed about characters for a time. Numbers are worked out once.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Change {
    Stats(Num, Num),
    /// Base ATK and DEF become these.
    Base(Num, Num),
    Switch,
    /// ATK and DEF become the base ones, whatever changed them until now.
    Reset,
    Gains(Vec<Word>),
    Loses(Lost),
    /// Stunned without a wound.
    NoWound,
    /// Cannot strike back at team attackers.
    NoStrikeBackAtTeams,
    /// If it attacks at range, defenders with Ranged cannot strike back at it.
    NotStruckAtRange,
    /// May attack players whose characters are all stunned.
    AttacksPlayers,
}

/// Which powers are lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Lost {
    #[default]
    All,
    /// Keyword and super powers; new ones cannot be gained.
    KeywordAndSuper,
}

/// What an effect does, one after another. Parts that are impossible are skipped.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Effect {
    /// Chooses characters for what follows.
    Choose(Who),
    Put(Counter, Num, Who),
    /// So many counters, divided as one chooses among at most so many characters.
    Divide {
        counter: Counter,
        total: Num,
        most: u8,
        side: Side,
        filter: Filter,
    },
    /// Removes every such counter; `Amount` is how many.
    TakeAll(Counter, Who),
    /// Every +1/+1 counter becomes a -1/-1 counter, or the other way round.
    FlipCounters(Who),
    Change(Who, Change, Until),
    Stun(Who),
    Daze(Who),
    Ko(Who),
    Wound(Num, Who),
    Heal(Num, Who),
    Recover(Who),
    Ready(Who),
    Exhaust(Who),
    Freeze(Who),
    /// Turns face-up characters face down and ready, without counters, equipment and powers, until their player's
    /// Recovery Phase.
    Hide(Who),
    /// To the back row.
    Push(Who),
    /// To the front row.
    Pull(Who),
    /// To the row that one chooses.
    Move(Who),
    ToHand(Who),
    /// Comes to my side, in a row of choice; at the end of my turn it goes back.
    Borrow(Who),
    BecomeLevel(Who, u8),

    Draw(Player, Num),
    /// So many cards of the player's choice.
    Discard(Player, Num, CardIs),
    DiscardAtRandom(Player, Num),
    /// The hand is revealed and every such card discarded; `Amount` is how many.
    DiscardAll(Player, CardIs),
    /// The hand, without showing it first; `Amount` is how many.
    DiscardHand(Player),
    RevealHand(Player),
    NameCard,
    /// The top card of my deck becomes a resource; a location may be face up.
    TopToResources,
    /// One face-down resource of that side, or any resource.
    KoResource {
        side: Side,
        face_down: bool,
    },
    /// Turns a face-down location of mine face up.
    TurnUpLocation,
    /// Turns a face-up location of that side face down.
    TurnDownLocation(Side),
    /// Looks at the top cards of my deck (`open`: all see them), puts one that fits into hand and the others on
    /// the bottom in any order.
    Sift {
        top: u8,
        open: bool,
        take: CardIs,
    },
    /// Searches my deck for one such card, then shuffles it.
    Search {
        what: CardIs,
        to: Dest,
    },
    /// One card of a KO pile of that side.
    FromKo {
        side: Side,
        what: CardIs,
        to: Dest,
    },
    /// So many cards of my KO pile, at random, to my hand.
    RandomFromKo(Num),
    /// Each such card in every KO pile is shuffled into its owner's deck; `Amount` is how many.
    KoPilesToDecks(CardIs),
    /// The card that a trigger is about, from the KO pile; for a power that works there, its own card.
    MoveKod(Dest),
    /// Plays such a plot twist from my KO pile, then shuffles it into my deck.
    PlayTwistFromKo(CardIs),

    CancelCombat,
    CancelPower,
    /// The defender leaves the combat, the other takes over; the two switch positions.
    ReplaceDefender(Who),
    /// This character attacks one of those at once, whatever protects them and though exhausted.
    AttackNow(Side, Filter),
    /// A trigger of its own. It fires once, unless `each`.
    Later {
        on: On,
        #[serde(default)]
        during: Option<Cond>,
        #[serde(default)]
        each: bool,
        until: Until,
        then: Vec<Effect>,
    },
    /// The next character I recruit this turn costs so much less.
    PayLess(Num),
    /// Creates tokens of this card on my side, in the front row.
    Create(String, Num),

    ChoosePlayer(Side),
    May(Vec<Effect>),
    /// That player may do the first; the second is done if not.
    Unless(Player, Vec<Effect>, Vec<Effect>),
    If(Cond, Vec<Effect>),
    ForEachPlayer(Side, Vec<Effect>),
}
