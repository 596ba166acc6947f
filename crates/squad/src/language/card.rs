//! The facts of a card.

use super::Power;
use serde::{Deserialize, Serialize};

/// The six Factors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Factor {
    Animal,
    Strength,
    Elemental,
    Energy,
    Tech,
    Speed,
}

impl Factor {
    pub const ALL: [Factor; 6] =
        [Factor::Animal, Factor::Strength, Factor::Elemental, Factor::Energy, Factor::Tech, Factor::Speed];

    /// The name players use.
    pub fn name(self) -> &'static str {
        match self {
            Factor::Animal => "Animal",
            Factor::Strength => "Strength",
            Factor::Elemental => "Elemental",
            Factor::Energy => "Energy",
            Factor::Tech => "Tech",
            Factor::Speed => "Speed",
        }
    }

    /// The Factor with this number.
    pub(crate) fn by_number(number: u8) -> Option<Factor> {
        Factor::ALL.get(usize::from(number)).copied()
    }

    /// A set of Factors is a mask with this bit for each.
    pub(crate) fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// One card as it stands in a card file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    pub id: String,
    pub name: String,
    pub heroes: Vec<String>,
    #[serde(default)]
    pub team: Option<String>,
    pub level: u8,
    pub factors: Vec<Factor>,
    /// Left out for a variable attack; its `Declared` power then says `AttackIs`.
    #[serde(default)]
    pub attack: Option<u8>,
    /// The blocking icon.
    pub block: Factor,
    pub rarity: Rarity,
    #[serde(default)]
    pub powers: Vec<Power>,
    /// Where sources disagree, what was decided and why.
    #[serde(default)]
    pub note: Option<String>,
}

/// How rare the printed card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Rarity {
    Common,
    Uncommon,
    Rare,
    SuperRare,
    Promo,
}
