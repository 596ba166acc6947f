//! Numbers, conditions and single players.

use super::{Aspect, Filter, Side, Who};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Counter {
    Plus,
    Minus,
}

/// A number of a character or card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stat {
    /// 0 if it is below.
    Atk,
    Def,
    /// The recruit cost; a main character has none.
    Cost,
    Level,
    Health,
    Wounds,
    Vitality,
    Counters(Counter),
    /// Counters that have only a name, by its number.
    Named(u8),
    /// Below 0 if it is.
    RealAtk,
    BaseAtk,
    BaseDef,
    PrintedAtk,
    PrintedDef,
    /// The base before continuous powers.
    SetAtk,
    SetDef,
}

/// Where the cards of a player lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Zone {
    Ko,
    Resources,
    /// Face up in a deck.
    OpenInDeck,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Num {
    N(i16),
    /// What the effect before counted: counters removed, cards moved, discarded.
    Amount,
    Count(Side, Filter),
    /// Such cards of the players of that side.
    Cards(Zone, Side, Box<Filter>),
    /// Cards in that player's hand.
    Hand(Player),
    Sum(Stat, Who),
    /// The highest among them; -1 if there is nobody.
    Max(Stat, Who),
    /// The most of them that have this in common.
    Alike(Aspect, Who),
    /// Characters of that side that were KO'd this turn.
    Kos(Side),
    /// Their health, added up.
    HealthOfKos(Side),
    /// Of the card that was named or taken from a pile.
    Printed(Stat),
    /// How often I have used a super power of this name in the game, this time included.
    Uses,
    /// How many of this symbol, a bit, were paid for the power.
    Paid(u8),
    /// Plot twists (true) or equipment that the players of that side have played this turn.
    Played(Side, bool),
    /// Plot twists that the players of that side have played in this combat.
    Twists(Side),
    /// Characters with the name of this number that were KO'd on that side in the game.
    KosByName(Side, u8),
    /// How often that player has attacked this turn.
    Attacks(Player),
    Add(Box<Num>, Box<Num>),
    /// By how much the first is more than the second; 0 if it is not.
    Gap(Box<Num>, Box<Num>),
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Cond {
    /// There is one in it, and all in it are so.
    Is(Who, Filter),
    /// At least one is there.
    There(Side, Filter),
    AtLeast(Num, Num),
    /// The effect before did something.
    Did,
    /// A location was discarded to pay for the super power.
    Amplified,
    /// It is that side's turn.
    TurnOf(Side),
    /// It holds for one of those players, who is `Theirs` in it.
    SomePlayer(Side, Box<Cond>),
    /// The card that a trigger is about is so.
    Card(Filter),
    Not(Box<Cond>),
    All(Vec<Cond>),
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Player {
    /// Whose power or plot twist it is.
    Me,
    /// Chosen before, or the one that an `Each` has come to.
    Chosen,
    /// Who controls it.
    Controller(Who),
    /// Who owns it.
    Owner(Who),
}
