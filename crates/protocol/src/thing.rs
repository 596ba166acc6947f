//! What lies on a table of any game.

use crate::CardNo;
use serde::{Deserialize, Serialize};

/// Something on the table that can be pointed at: a character, a card, a row, a pile, a player. The name means
/// nothing to the page; equal names in two pictures are the same thing, so that it can be seen to move.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Thing(pub String);

impl Thing {
    /// The thing of this name; hosts make them up.
    pub fn new(name: impl Into<String>) -> Thing {
        Thing(name.into())
    }
}

impl std::fmt::Display for Thing {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

/// A card in a hand. Hidden ones have no card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandCard {
    /// Points at it.
    pub thing: Thing,
    /// None: the viewer does not know it.
    pub card: Option<CardNo>,
    /// Squad: what it would attack for now, where that is not what is printed on it.
    pub attack: Option<i16>,
    /// Vs. System: whose own part of the hand it lies in; none: the main part.
    #[serde(default)]
    pub part: Option<String>,
    /// What is true of it now and not printed on it: "attack 6: printed 5, Steel Yourself for Battle 1".
    pub notes: Vec<String>,
    /// What a screen reader says.
    pub label: String,
}

/// Something that a number is made of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NumberPart {
    /// "Find Cover", "printed".
    pub name: String,
    /// How much it adds, or for what comes first ("printed") what it begins with.
    pub value: i16,
}

/// A part of the turn, in the order of play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Phase {
    /// What players call it: "Recovery".
    pub name: String,
    /// Whether it is over, going on or still to come in this turn.
    pub state: PhaseState,
    /// A step inside the phase before it.
    pub step: bool,
    /// What happens in it and what is usually done, in a sentence or two.
    #[serde(default)]
    pub about: String,
}

/// How far a part of the turn is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PhaseState {
    /// It is over for this turn.
    Done,
    /// The game is in it; where it has steps, one of them is too.
    Now,
    /// It is still to come in this turn.
    Next,
}
