//! A deck as a report shows it, whole without the card files.

use super::watch::DoctorGame;
use longbox_catalog::{CardNo, DeckOf};
use serde::{Deserialize, Serialize};

/// A card of a deck, as a report shows it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListedCard {
    /// Which card it is.
    pub id: String,
    /// What players call it.
    pub name: String,
    /// How many the deck has.
    pub copies: u64,
    /// What it is: "character", "plot twist".
    pub kind: String,
    /// What must be there to play it; none for cards without a cost.
    pub cost: Option<u8>,
    /// Whose colours it wears: a team or a Factor.
    pub team: String,
}

/// A deck of a test.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeckList {
    /// The file name without ending, or the path.
    pub key: String,
    /// What players call it.
    pub name: String,
    /// The card that stands for it.
    pub head: Option<ListedCard>,
    /// Its different cards, in the order of the file.
    pub cards: Vec<ListedCard>,
}

impl DeckList {
    pub(crate) fn new<G: DoctorGame>(game: &G, deck: &DeckOf<G>) -> DeckList {
        let cards = different(&deck.cards);
        let copies = |card: CardNo| deck.cards.iter().filter(|other| **other == card).count();
        DeckList {
            key: deck.key.clone(),
            name: deck.name.clone(),
            head: game.head(deck).map(|card| game.entry(card, 1)),
            cards: cards.iter().map(|card| game.entry(*card, copies(*card))).collect(),
        }
    }
}

/// Each card once, in the order of the list.
pub(crate) fn different(cards: &[CardNo]) -> Vec<CardNo> {
    let mut seen = Vec::new();
    for card in cards {
        if !seen.contains(card) {
            seen.push(*card);
        }
    }
    seen
}
