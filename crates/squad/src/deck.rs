//! Which decks are legal.

use crate::Squad;
use crate::position::CardNo;
use crate::rulebook::RuleId;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A way to play, with its own rule for decks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Format {
    /// Exactly 40 cards, or 40 drawn at random from more; at most 4 copies.
    #[default]
    Strict,
    /// Two decks of the same size up to 40; at most 4 copies.
    Casual,
    /// Any size; at most 4 copies.
    Quest,
}

/// Cards in a strict deck.
const DECK: usize = 40;
/// Copies of one card in a deck, at most.
pub const COPIES: usize = 4;
/// Cards a player can bring, at most: what the table has room for.
const MOST: usize = 60;

impl Format {
    /// Every format, the usual one first.
    pub const ALL: [Format; 3] = [Format::Strict, Format::Casual, Format::Quest];

    /// The word that deck files and the command line use.
    pub fn name(self) -> &'static str {
        match self {
            Format::Strict => "strict",
            Format::Casual => "casual",
            Format::Quest => "quest",
        }
    }

    /// The fewest and the most cards that a player can bring.
    pub fn size(self) -> (usize, usize) {
        match self {
            Format::Strict => (DECK, MOST),
            Format::Casual => (1, DECK),
            Format::Quest => (1, MOST),
        }
    }

    /// How many of so many cards are played with.
    pub(crate) fn cards_in_play(self, brought: usize) -> usize {
        match self {
            Format::Strict => brought.min(DECK),
            Format::Casual | Format::Quest => brought,
        }
    }
}

/// What is wrong with a deck.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DeckProblem {
    /// Too few cards for the strict format.
    #[error("it has {size} cards; a strict deck has {DECK} or more")]
    TooSmall {
        /// Cards in the deck.
        size: usize,
    },
    /// Too many cards for the casual format.
    #[error("it has {size} cards; a casual deck has at most {DECK}")]
    TooLarge {
        /// Cards in the deck.
        size: usize,
    },
    /// More cards than any format takes.
    #[error("it has {size} cards; the table has room for {MOST}")]
    NoRoom {
        /// Cards in the deck.
        size: usize,
    },
    /// Nothing to play with.
    #[error("it has no cards")]
    Empty,
    /// Printings with the same name count together.
    #[error("it has {count} copies of {name}; {COPIES} are allowed")]
    TooManyCopies {
        /// The card.
        name: String,
        /// Copies in the deck.
        count: usize,
    },
}

impl DeckProblem {
    /// The rule of the rulebook that is broken.
    pub fn rule(&self) -> RuleId {
        match self {
            DeckProblem::TooManyCopies { .. } => RuleId::DeckCopies,
            _ => RuleId::DeckSize,
        }
    }
}

impl Squad {
    /// Everything that is wrong with a deck in a format.
    pub fn deck_problems(&self, deck: &[CardNo], format: Format) -> Vec<DeckProblem> {
        let size = deck.len();
        let mut problems = Vec::new();
        match format {
            _ if size == 0 => problems.push(DeckProblem::Empty),
            Format::Strict if size < DECK => problems.push(DeckProblem::TooSmall { size }),
            Format::Casual if size > DECK => problems.push(DeckProblem::TooLarge { size }),
            _ if size > MOST => problems.push(DeckProblem::NoRoom { size }),
            _ => {}
        }
        let mut copies: BTreeMap<u16, (usize, CardNo)> = BTreeMap::new();
        for card in deck {
            copies.entry(self.face(*card).name).or_insert((0, *card)).0 += 1;
        }
        for (count, card) in copies.into_values().filter(|(count, _)| *count > COPIES) {
            problems.push(DeckProblem::TooManyCopies { name: self.card(card).name.clone(), count });
        }
        problems
    }
}
