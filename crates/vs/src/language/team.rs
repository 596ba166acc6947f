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

/// A team as a card names it.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TeamName(Box<str>);

impl TeamName {
    const GOOD: &'static str = "Good";
    const EVIL: &'static str = "Evil";

    /// As players say it: "X-Men".
    pub fn name(&self) -> &str {
        &self.0
    }

    /// Whether it stands for all Good teams, or for all Evil ones.
    pub(crate) fn is_good(&self) -> Option<bool> {
        match self.name() {
            TeamName::GOOD => Some(true),
            TeamName::EVIL => Some(false),
            _ => None,
        }
    }
}

impl Team {
    /// Whether cards would mean something else by its name.
    pub(crate) fn is_taken(&self) -> bool {
        TeamName::from(self).is_good().is_some()
    }
}

/// The bit of the team with this number: a set of teams is a mask.
pub(crate) fn bit(number: TeamNo) -> u16 {
    1 << number
}

impl From<&Team> for TeamName {
    fn from(team: &Team) -> TeamName {
        TeamName(team.name.as_str().into())
    }
}

impl fmt::Debug for TeamName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
