//! Keywords and what they mean.

use crate::language::Card;

/// A word on cards that the rules explain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Keyword {
    /// Stays in play.
    Keeper,
    /// A Keeper that hits at the start of each turn.
    Assault,
    /// Hits back when it blocks from hand.
    Counterstrike,
    /// Brings discarded cards back under the deck.
    Heal,
    /// No icon stops it.
    Unblockable,
    /// Two heroes on one card.
    TeamUp,
    /// A Keeper whose first point is blocked.
    Misfire,
}

impl Keyword {
    /// Every keyword, in the order of the enum.
    pub const ALL: [Keyword; 7] = [
        Keyword::Keeper,
        Keyword::Assault,
        Keyword::Counterstrike,
        Keyword::Heal,
        Keyword::Unblockable,
        Keyword::TeamUp,
        Keyword::Misfire,
    ];

    /// The word as cards print it.
    pub fn name(self) -> &'static str {
        match self {
            Keyword::Keeper => "Keeper",
            Keyword::Assault => "Assault",
            Keyword::Counterstrike => "Counterstrike",
            Keyword::Heal => "Heal",
            Keyword::Unblockable => "Unblockable",
            Keyword::TeamUp => "Team-up",
            Keyword::Misfire => "Misfire",
        }
    }
}

/// The reminder sentence of a keyword.
pub fn reminder(keyword: Keyword) -> &'static str {
    match keyword {
        Keyword::Keeper => {
            "If the attack does at least the damage printed in front of this word, the card stays in play and keeps helping you."
        }
        Keyword::Assault => "At the start of your turn, right after your draw, this Keeper hits for that much.",
        Keyword::Counterstrike => {
            "When you discard this card from your hand to block, it hits the attacking player for that much."
        }
        Keyword::Heal => {
            "Take that many cards from the bottom of your discard pile, shuffle them face down and put them on the bottom of your deck."
        }
        Keyword::Unblockable => "No blocking icon stops this attack, from hand or from the deck.",
        Keyword::TeamUp => "A card of two heroes with two Factors. It counts for both heroes and both Factors.",
        Keyword::Misfire => {
            "If the very first point of damage a Keeper does is blocked, that Keeper is destroyed at once."
        }
    }
}

/// The keywords a player may ask about on this card.
pub fn keywords(card: &Card) -> Vec<Keyword> {
    let text = super::power_lines(card).join(" ").to_lowercase();
    let two_heroes = card.heroes.len() > 1;
    let mut found: Vec<Keyword> =
        Keyword::ALL.into_iter().filter(|keyword| text.contains(&keyword.name().to_lowercase())).collect();
    if two_heroes && !found.contains(&Keyword::TeamUp) {
        found.push(Keyword::TeamUp);
    }
    found
}
