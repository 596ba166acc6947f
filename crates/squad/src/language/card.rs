//! The facts of a card.

use super::Power;
use serde::{Deserialize, Serialize};

/// The six Factors: what attacks are made of and icons block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Factor {
    /// An Animal icon blocks it.
    Animal,
    /// A Strength icon blocks it.
    Strength,
    /// An Elemental icon blocks it.
    Elemental,
    /// An Energy icon blocks it.
    Energy,
    /// A Tech icon blocks it.
    Tech,
    /// A Speed icon blocks it.
    Speed,
}

impl Factor {
    /// Every Factor, in the order of the enum.
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
    /// Names this card and no other.
    pub id: String,
    /// What players call it; printings with the same name are the same card in a deck.
    pub name: String,
    /// Whom it shows; two on a team-up card.
    pub heroes: Vec<String>,
    /// What filters ask for as a team.
    #[serde(default)]
    pub team: Option<String>,
    /// The power that is needed to play it, 1 to 20.
    pub level: u8,
    /// One, or two that must be blocked one after the other.
    pub factors: Vec<Factor>,
    /// Left out for a variable attack; its `Declared` power then says `AttackIs`.
    #[serde(default)]
    pub attack: Option<u8>,
    /// The blocking icon.
    pub block: Factor,
    /// Means nothing to the rules.
    pub rarity: Rarity,
    /// Its special abilities, in the order of the card.
    #[serde(default)]
    pub powers: Vec<Power>,
    /// Where sources disagree, what was decided and why.
    #[serde(default)]
    pub note: Option<String>,
}

/// How rare the printed card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Rarity {
    /// The least rare.
    Common,
    /// Between common and rare.
    Uncommon,
    /// Between uncommon and super rare.
    Rare,
    /// The rarest of a set.
    SuperRare,
    /// Given away; in no set.
    Promo,
}
