//! The facts of a card.

use super::{Cond, Effect, Part, Power, TeamName, Time};
use serde::{Deserialize, Serialize};

/// What a location gives and a super power costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Symbol {
    /// One of the four that `Wild` stands for.
    Energy,
    /// One of the four that `Wild` stands for.
    Intellect,
    /// One of the four that `Wild` stands for.
    Might,
    /// One of the four that `Wild` stands for.
    Skill,
    /// `Wild` does not stand for it.
    Alien,
    /// `Wild` does not stand for it.
    Humanity,
    /// In a cost: Energy, Intellect, Might or Skill.
    Wild,
}

impl Symbol {
    /// Those that a location can give: all but the wild one.
    pub const ALL: [Symbol; 6] =
        [Symbol::Energy, Symbol::Intellect, Symbol::Might, Symbol::Skill, Symbol::Alien, Symbol::Humanity];

    /// What card text calls it.
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
    /// He, him, his.
    He,
    /// She, her, her.
    She,
    /// It, it, its.
    #[default]
    It,
    /// They, them, their; also for a card that is several people.
    They,
}

/// Decks keep to one universe; once the game has begun it means nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Universe {
    /// Cards with drawings.
    #[default]
    Illustrated,
    /// Cards with photographs.
    Photographic,
}

impl Universe {
    /// The word on the page and in the terminal.
    pub fn name(self) -> &'static str {
        match self {
            Universe::Illustrated => "Illustrated",
            Universe::Photographic => "Photographic",
        }
    }
}

/// What a card is, with the facts that only such a card has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum CardKind {
    /// A main character of level 1, 2 or 3; each level is a card of its own with the same name.
    Main {
        /// A game starts with 1.
        level: u8,
    },
    /// A supporting character that costs so many recruit points.
    Supporting {
        /// Recruit points.
        cost: u8,
    },
    /// `symbols`: how many face-up characters of the team are needed to play it; 0 for a card without a team.
    PlotTwist {
        /// 0, 1 or 3.
        symbols: u8,
    },
    /// Recruited onto a character; its words and powers are that character's.
    Equipment {
        /// Recruit points.
        cost: u8,
        /// It stands in a row instead, and its powers are its own.
        #[serde(default)]
        machine: bool,
    },
    /// Basic if the card has no team, special otherwise.
    Location {
        /// What it can pay, one of these at a time.
        gives: Vec<Symbol>,
    },
    /// A character that no deck holds: cards create it, or it begins in a pile. Without stats, a card of a pile that
    /// is no character.
    Token,
}

/// ATK, DEF and health of a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stats {
    /// What it strikes with.
    pub atk: i16,
    /// What a strike must reach to stun it.
    pub def: i16,
    /// Wounds that KO it.
    pub health: u8,
}

/// One way to play a plot twist.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mode {
    /// When it can be played this way.
    pub when: Time,
    /// Also on the turns of others: "Any turn, combat".
    #[serde(default)]
    pub any_turn: bool,
    /// "Play only if".
    #[serde(default)]
    pub only_if: Option<Cond>,
    /// What it does, one after another.
    pub then: Vec<Effect>,
}

/// One card as it stands in a card file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// Names this card and no other: "AFF-001".
    pub id: String,
    /// What players call it; several cards may share it.
    pub name: String,
    /// Other names of the same person.
    #[serde(default)]
    pub aka: Vec<String>,
    /// What it is: a character, a plot twist, equipment, a location, a token.
    pub kind: CardKind,
    /// Those it belongs to, asks for or pays for.
    #[serde(default)]
    pub teams: Vec<TeamName>,
    /// How its text goes on speaking of it.
    #[serde(default)]
    pub pronoun: Pronoun,
    /// Characters have them, other cards don't.
    #[serde(default)]
    pub stats: Option<Stats>,
    /// What a token costs where cards ask for it; 0, if a file says nothing.
    #[serde(default)]
    pub cost: Option<u8>,
    /// Keyword powers by name; what they mean stands in the file of keywords.
    #[serde(default)]
    pub words: Vec<String>,
    /// Its own powers, in the order of the card.
    #[serde(default)]
    pub powers: Vec<Power>,
    /// The ways to play a plot twist.
    #[serde(default)]
    pub modes: Vec<Mode>,
    /// The pile beside the deck that it begins in, with as many copies as its `limit` says. Whoever's deck has a card
    /// that speaks of the pile has it.
    #[serde(default)]
    pub pile: Option<String>,
    /// Loyalty: every card of its deck that has a team has this one.
    #[serde(default)]
    pub loyal: bool,
    /// Omega Level Mutant: its deck has none of another name.
    #[serde(default)]
    pub omega: bool,
    /// Illustrated, if a file says nothing.
    #[serde(default)]
    pub universe: Universe,
    /// Copies in one deck at most; in a pile, as many as this.
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
    /// Whether it stands in rows once it is in play.
    pub fn is_character(&self) -> bool {
        match self.kind {
            CardKind::Main { .. } | CardKind::Supporting { .. } => true,
            CardKind::Token => self.pile.is_none() || self.stats.is_some(),
            CardKind::PlotTwist { .. } | CardKind::Equipment { .. } | CardKind::Location { .. } => false,
        }
    }

    /// The ways to play it as a plot twist: its own, or those of the one that it can be.
    pub fn ways(&self) -> &[Mode] {
        let parts = self.powers.iter().flat_map(|power| match power {
            Power::Keyword { is, .. } => &is[..],
            Power::Use { .. } | Power::LevelUp { .. } => &[],
        });
        let forms = parts.filter_map(|part| match part {
            Part::Also { modes, .. } if !modes.is_empty() => Some(&modes[..]),
            _ => None,
        });
        forms.into_iter().next().unwrap_or(&self.modes)
    }

    /// Recruit points; a main character and a card that is never recruited have none, unless a token says some.
    pub fn cost(&self) -> Option<u8> {
        match self.kind {
            CardKind::Supporting { cost } | CardKind::Equipment { cost, .. } => Some(cost),
            CardKind::Main { .. } | CardKind::PlotTwist { .. } | CardKind::Location { .. } => None,
            CardKind::Token => self.cost,
        }
    }
}
