//! Numbers and conditions.

use super::{Event, Is, Player, Select, Within};
use serde::{Deserialize, Serialize};

/// A number that a character or card has.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Stat {
    /// ATK.
    Atk,
    /// DEF.
    Def,
    /// The recruit cost; 0 for a main character.
    Cost,
    /// The level of a main character.
    Level,
    /// Wounds.
    Wounds,
    /// +1/+1 counters.
    Plus,
    /// -1/-1 counters.
    Minus,
    /// As it is before anything changes it.
    Base(Box<Stat>),
    /// As it stands on the card.
    Printed(Box<Stat>),
    /// Below 0 if it is.
    Real(Box<Stat>),
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Num {
    /// A plain number.
    N(i16),
    /// How many of those there are.
    Count(Vec<Is>),
    /// That number of all of them, added up.
    Sum(Stat, Box<Select>),
    /// The highest among them.
    Max(Stat, Box<Select>),
    /// What the last effect that counts did.
    Amount,
    /// How often this has happened.
    Times(Box<Event>, Within),
    /// So many, divided as one chooses.
    Divided(Box<Num>),
    /// Both together.
    Add(Box<Num>, Box<Num>),
    /// By how much the first is more than the second; 0 if it is not.
    Sub(Box<Num>, Box<Num>),
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Cond {
    /// There is one in it, and all in it are so.
    Is(Select, Vec<Is>),
    /// At least one is there.
    There(Vec<Is>),
    AtLeast(Num, Num),
    /// The effect before did something.
    Did,
    /// It is such a player's turn.
    TurnOf(Player),
    /// It holds for one of those players, who is `Chosen` in it.
    SomePlayer(Player, Box<Cond>),
    /// A location was discarded to pay.
    Amplified,
    /// It does not hold.
    Not(Box<Cond>),
    /// All of these hold.
    All(Vec<Cond>),
}
