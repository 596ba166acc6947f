//! The facts of a card.

use super::{Cond, Effect, Power, TeamName, Time};
use serde::{Deserialize, Serialize};

/// What a location gives and a super power costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Symbol {
    Energy,
    Intellect,
    Might,
    Skill,
    Alien,
    Humanity,
    /// In a cost: Energy, Intellect, Might or Skill.
    Wild,
}

impl Symbol {
    pub const ALL: [Symbol; 6] =
        [Symbol::Energy, Symbol::Intellect, Symbol::Might, Symbol::Skill, Symbol::Alien, Symbol::Humanity];

    pub fn name(self) -> &'static str {
        match self {
            Symbol::Energy => "Energy",
            Symbol::Intellect => "Intellect",
            Symbol::Might => "Might",
            Symbol::Skill => "Skill",
            Symbol::Alien => "Alien",
            Symbol::Humanity => "Humanity",
            Symbol::Wild => "Energy or Intellect or Might or Skill",
        }
    }

    /// The symbol as a bit; several for the one that stands for any of them.
    pub(crate) fn bit(self) -> u8 {
        match self {
            Symbol::Wild => 0b1111,
            symbol => 1 << symbol as u8,
        }
    }
}

/// How one goes on speaking of a character once its name has been said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pronoun {
    He,
    She,
    #[default]
    It,
    They,
}

/// Decks keep to one universe; once the game has begun it means nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Universe {
    #[default]
    Illustrated,
    Photographic,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Kind {
    Main {
        level: u8,
    },
    Supporting {
        cost: u8,
    },
    /// `symbols`: how many face-up characters of the team are needed to play it; 0 for a card without a team.
    PlotTwist {
        symbols: u8,
    },
    Equipment {
        cost: u8,
    },
    /// Basic if the card has no team, special otherwise.
    Location {
        gives: Vec<Symbol>,
    },
    /// A character that cards create and no deck holds.
    Token,
}

/// ATK, DEF and health of a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stats {
    pub atk: i16,
    pub def: i16,
    pub health: u8,
}

/// One way to play a plot twist.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mode {
    pub when: Time,
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
    #[serde(default)]
    pub pronoun: Pronoun,
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
    /// The pile outside the deck that it begins in.
    #[serde(default)]
    pub pile: Option<String>,
    /// Loyalty: every card of its deck that has a team has this one.
    #[serde(default)]
    pub loyal: bool,
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
            Kind::Main { .. } | Kind::PlotTwist { .. } | Kind::Location { .. } | Kind::Token => None,
        }
    }
}
