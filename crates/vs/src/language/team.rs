//! Teams: what their file says of them, and how cards name them.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The number of a team in the list of its game.
pub type TeamNo = u8;

/// A team as it stands in the file of teams.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Team {
    /// The name players use.
    pub name: String,
    /// Good, or else Evil.
    pub good: bool,
}

/// A team as a card names it. In the cards of a game its number is known, too.
#[derive(Clone, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TeamName {
    // Not a `String`: words that hold one are matched all the time, and must not become larger than their lists.
    name: Box<str>,
    #[serde(skip)]
    bit: u16,
}

impl TeamName {
    pub fn name(&self) -> &str {
        &self.name
    }

    /// A set of teams is a mask with this bit for each; 0 as long as the card is in no game.
    pub fn bit(&self) -> u16 {
        self.bit
    }

    pub(crate) fn set_number(&mut self, number: TeamNo) {
        self.bit = bit(number);
    }
}

/// The bit of the team with this number.
pub(crate) fn bit(number: TeamNo) -> u16 {
    1 << number
}

impl From<&Team> for TeamName {
    fn from(team: &Team) -> TeamName {
        TeamName { name: team.name.as_str().into(), bit: 0 }
    }
}

// The number follows from the name: cards are the same whether they are in a game or not.

impl PartialEq for TeamName {
    fn eq(&self, other: &TeamName) -> bool {
        self.name == other.name
    }
}

impl fmt::Debug for TeamName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.name.fmt(f)
    }
}
