//! A card with its powers.

use super::{Cond, Effect, Kind, Power, Stats, TeamName, Timing, Universe};
use serde::{Deserialize, Serialize};

/// One way to play a plot twist.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mode {
    pub when: Timing,
    #[serde(default)]
    pub any_turn: bool,
    /// "Play only if".
    #[serde(default)]
    pub only_if: Option<Cond>,
    pub then: Vec<Effect>,
}

/// One card as it stands in a card file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    pub id: String,
    pub name: String,
    /// Other names of the same person.
    #[serde(default)]
    pub aka: Vec<String>,
    pub kind: Kind,
    #[serde(default)]
    pub teams: Vec<TeamName>,
    /// Characters have them, other cards don't.
    #[serde(default)]
    pub stats: Option<Stats>,
    /// Keyword powers by name; what they mean stands in the file of keywords.
    #[serde(default)]
    pub words: Vec<String>,
    #[serde(default)]
    pub powers: Vec<Power>,
    /// The ways to play a plot twist.
    #[serde(default)]
    pub modes: Vec<Mode>,
    #[serde(default)]
    pub universe: Universe,
    /// Copies in one deck at most.
    #[serde(default = "four")]
    pub limit: u8,
    /// Where sources disagree, what was decided and why.
    #[serde(default)]
    pub note: Option<String>,
}

fn four() -> u8 {
    4
}

impl Card {
    pub fn is_character(&self) -> bool {
        matches!(self.kind, Kind::Main { .. } | Kind::Supporting { .. } | Kind::Token)
    }

    /// Recruit points; a main character and a card that is never recruited have none.
    pub fn cost(&self) -> Option<u8> {
        match self.kind {
            Kind::Supporting { cost } | Kind::Equipment { cost } => Some(cost),
            _ => None,
        }
    }
}
