//! Numbers and conditions.

use super::{Aspect, Event, Is, Player, Select, Symbol, Within};
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
    /// Health.
    Health,
    /// Wounds.
    Wounds,
    /// +1/+1 counters.
    Plus,
    /// -1/-1 counters.
    Minus,
    /// Counters of that name; each of those called `vitality` is a point of health that a wound takes away.
    Counter(String),
    /// As it is before anything changes it.
    Base(Box<Stat>),
    /// As it stands on the card.
    Printed(Box<Stat>),
    /// Below 0 if it is.
    Real(Box<Stat>),
}

/// A number, worked out when it is needed: `Draw(Me, N(2))`. Of several characters it is the sum.
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
    /// The most of them that have this in common.
    Alike(Aspect, Box<Select>),
    /// What the last effect that counts did.
    Amount,
    /// How often this has happened; with a `stat`, that number of all to whom it has happened, added up.
    Times(Box<Event>, Within),
    /// How many of these symbols were paid.
    Paid(Symbol),
    /// So many as one chooses, at most that.
    UpTo(Box<Num>),
    /// So many, divided as one chooses.
    Divided(Box<Num>),
    /// Both together.
    Add(Box<Num>, Box<Num>),
    /// By how much the first is more than the second; 0 if it is not.
    Sub(Box<Num>, Box<Num>),
}

/// A condition, tested when it is reached.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Cond {
    /// There is one in it, and all in it are so. `Is(Players(Who(Enemies, ..)), [])`: it holds for some enemy.
    Is(Select, Vec<Is>),
    /// At least one is there.
    There(Vec<Is>),
    /// The first number is at least the second.
    AtLeast(Num, Num),
    /// The effect before did something.
    Did,
    /// It is such a player's turn.
    TurnOf(Player),
    /// A location was discarded to pay.
    Amplified,
    /// It does not hold.
    Not(Box<Cond>),
    /// All of these hold.
    All(Vec<Cond>),
}

impl Stat {
    /// What counters are called that cancel out wounds.
    pub(crate) const VITALITY: &'static str = "vitality";
}

impl Num {
    /// The number that is added up of all to whom something has happened.
    pub(crate) fn added_up(&self) -> Option<&Stat> {
        match self {
            Num::Times(event, _) => match &**event {
                Event::Of(_, roles) => roles.stat.as_ref(),
                Event::Start(..) | Event::End(..) => None,
            },
            _ => None,
        }
    }
}

impl Cond {
    /// The players of whom it says that one fulfils the condition, who is `Chosen` in it.
    pub(crate) fn some_player(&self) -> Option<(&Player, &Cond)> {
        match self {
            Cond::Is(Select::Players(Player::Who(players, cond)), list) if list.is_empty() => Some((players, cond)),
            _ => None,
        }
    }
}
