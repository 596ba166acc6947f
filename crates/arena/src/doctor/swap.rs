//! Cards to change in a deck.

use super::deck_list::{ListedCard, different};
use super::watch::DoctorGame;
use longbox_catalog::{CardNo, DeckOf};
use serde::Serialize;

/// Some copies of a card go, as many of another come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Swap {
    /// Which goes.
    pub out: CardNo,
    /// Which comes.
    pub into: CardNo,
    /// How many copies.
    pub copies: usize,
}

/// A swap as it is shown.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ListedSwap {
    /// Which goes.
    pub out: ListedCard,
    /// Which comes.
    pub into: ListedCard,
    /// How many copies.
    pub copies: usize,
}

impl Swap {
    /// The deck with the swap made; the new copies stand where the first old one stood. None: the deck has too few.
    pub fn made<G: DoctorGame>(&self, deck: &DeckOf<G>) -> Option<DeckOf<G>> {
        let mut deck = deck.clone();
        let mut left = self.copies;
        for card in deck.cards.iter_mut().rev().filter(|card| **card == self.out) {
            if left > 0 {
                *card = self.into;
                left -= 1;
            }
        }
        (left == 0).then_some(deck)
    }

    pub(crate) fn listed<G: DoctorGame>(&self, game: &G) -> ListedSwap {
        let copies = self.copies;
        ListedSwap { out: game.entry(self.out, copies), into: game.entry(self.into, copies), copies }
    }
}

/// Every legal swap of one to `most` copies: for each pair of cards the most copies that go.
pub(crate) fn legal_swaps<G: DoctorGame>(
    game: &G,
    deck: &DeckOf<G>,
    joiners: Option<Vec<CardNo>>,
    most: usize,
) -> Vec<Swap> {
    let mut swaps = Vec::new();
    let joiners = joiners.unwrap_or_else(|| game.joiners(deck));
    for out in different(&deck.cards) {
        let there = deck.cards.iter().filter(|card| **card == out).count();
        for into in joiners.iter().copied().filter(|into| *into != out) {
            let legal = (1..=most.min(there)).rev().map(|copies| Swap { out, into, copies }).find(|swap| {
                let changed: Option<DeckOf<G>> = swap.made::<G>(deck);
                changed.is_some_and(|changed| game.is_legal(&changed, deck))
            });
            swaps.extend(legal);
        }
    }
    swaps
}
