//! A player's deck and discard pile.

use crate::position::PIECES;
use serde::{Deserialize, Serialize};

/// Deck and discard pile of one player, growing towards each other in one array.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(into = "WrittenPiles", from = "WrittenPiles")]
pub struct Piles {
    cards: [u8; PIECES],
    deck: u8,
    discard: u8,
}

/// The two piles as they are written down.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct WrittenPiles {
    deck: Vec<u8>,
    discard: Vec<u8>,
}

impl From<Piles> for WrittenPiles {
    fn from(piles: Piles) -> WrittenPiles {
        WrittenPiles { deck: piles.deck().to_vec(), discard: piles.discard().to_vec() }
    }
}

impl From<WrittenPiles> for Piles {
    fn from(written: WrittenPiles) -> Piles {
        let mut piles = Piles::default();
        let room = PIECES.saturating_sub(written.discard.len());
        written.deck.iter().take(room).for_each(|piece| piles.push_deck(*piece));
        written.discard.iter().take(PIECES).rev().for_each(|piece| piles.push_discard(*piece));
        piles
    }
}

// What lies between the two piles in the array means nothing, so only the piles count.
impl PartialEq for Piles {
    fn eq(&self, other: &Piles) -> bool {
        self.deck() == other.deck() && self.discard() == other.discard()
    }
}
impl Eq for Piles {}
impl std::hash::Hash for Piles {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.deck().hash(state);
        self.discard().hash(state);
    }
}

impl Default for Piles {
    fn default() -> Piles {
        Piles { cards: [0; PIECES], deck: 0, discard: 0 }
    }
}

impl Piles {
    /// The deck from bottom to top.
    #[inline]
    pub fn deck(&self) -> &[u8] {
        &self.cards[..usize::from(self.deck)]
    }
    /// The discard pile from top to bottom.
    #[inline]
    pub fn discard(&self) -> &[u8] {
        &self.cards[PIECES - usize::from(self.discard)..]
    }
    /// None: the deck is empty.
    #[inline]
    pub fn deck_top(&self) -> Option<u8> {
        self.deck().last().copied()
    }
    /// The card so many below the top.
    pub(crate) fn below_top(&self, depth: usize) -> Option<u8> {
        let deck = self.deck();
        deck.len().checked_sub(depth + 1).map(|at| deck[at])
    }
    /// None: the discard pile is empty.
    #[inline]
    pub fn discard_top(&self) -> Option<u8> {
        self.discard().first().copied()
    }
    #[inline]
    pub(crate) fn pop_deck(&mut self) -> Option<u8> {
        let top = self.deck_top()?;
        self.deck -= 1;
        Some(top)
    }
    #[inline]
    pub(crate) fn push_deck(&mut self, piece: u8) {
        self.cards[usize::from(self.deck)] = piece;
        self.deck += 1;
    }
    pub(crate) fn push_under_deck(&mut self, piece: u8) {
        let deck = usize::from(self.deck);
        self.cards.copy_within(..deck, 1);
        self.cards[0] = piece;
        self.deck += 1;
    }
    /// Takes a piece out of the deck, wherever it lies.
    pub(crate) fn take_from_deck(&mut self, piece: u8) {
        let deck = usize::from(self.deck);
        if let Some(at) = self.deck().iter().rposition(|other| *other == piece) {
            self.cards.copy_within(at + 1..deck, at);
            self.deck -= 1;
        }
    }
    #[inline]
    pub(crate) fn push_discard(&mut self, piece: u8) {
        self.discard += 1;
        self.cards[PIECES - usize::from(self.discard)] = piece;
    }
    pub(crate) fn pop_discard(&mut self) -> Option<u8> {
        let top = self.discard_top()?;
        self.discard -= 1;
        Some(top)
    }
    /// Takes the bottom card of the discard pile.
    pub(crate) fn take_discard_bottom(&mut self) -> Option<u8> {
        let bottom = self.discard().last().copied()?;
        let top = PIECES - usize::from(self.discard);
        self.cards.copy_within(top..PIECES - 1, top + 1);
        self.discard -= 1;
        Some(bottom)
    }
    /// Deck and discard pile change places, each keeping its order from the top.
    pub(crate) fn swap(&mut self) {
        let old = *self;
        self.deck = 0;
        self.discard = 0;
        for piece in old.discard().iter().rev() {
            self.push_deck(*piece);
        }
        for piece in old.deck() {
            self.push_discard(*piece);
        }
    }
}
