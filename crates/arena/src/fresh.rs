//! Random decks, new ones for every seed.

use crate::bout::ArenaError;
use crate::field::Field;
use crate::game::ArenaGame;
use crate::seeds;
use longbox_catalog::{CardNo, DeckOf};
use longbox_kernel::{Dice, Seed};

/// Which cards a random deck may hold, and which it should.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wishes {
    /// No other card comes into the deck.
    pub cards: Vec<CardNo>,
    /// Of those, the ones that are preferred; none: all alike.
    pub wanted: Vec<CardNo>,
}

/// How random decks are built and meet.
#[derive(Clone, Debug)]
pub struct Fresh<'a, G: ArenaGame> {
    /// What the decks are built of.
    pub wishes: Wishes,
    /// The format and the like, as for decks with a name.
    pub terms: &'a G::Terms,
    /// How many sit at a table.
    pub seats: usize,
    /// What the cards are called together, for the summary.
    pub sets: Vec<String>,
}

/// The decks of a match.
#[derive(Debug)]
pub enum Decks<'a, G: ArenaGame> {
    /// These meet each other, again and again.
    Named(&'a Field<G::Setup>),
    /// Every seed has decks of its own.
    Fresh(&'a Fresh<'a, G>),
}

impl<G: ArenaGame> Clone for Decks<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: ArenaGame> Copy for Decks<'_, G> {}

impl<G: ArenaGame> Decks<'_, G> {
    /// How many sit at a table.
    pub fn seats(&self) -> usize {
        match self {
            Decks::Named(field) => field.seats(),
            Decks::Fresh(fresh) => fresh.seats,
        }
    }

    /// All cards that can appear.
    pub(crate) fn cards(&self) -> Vec<CardNo> {
        match self {
            Decks::Named(field) => field.pairings.iter().flat_map(|pairing| G::cards_in(&pairing.setup)).collect(),
            Decks::Fresh(fresh) => fresh.wishes.cards.clone(),
        }
    }
}

impl<G: ArenaGame> Fresh<'_, G> {
    /// The game of the decks that belong to this seed, one a seat, and the names of the decks.
    pub(crate) fn setup(&self, game: &G, seed: Seed) -> Result<(G::Setup, Vec<String>), ArenaError> {
        let build = |seat: u64| game.random_deck(&mut Dice::new(seeds::of_deck(seed, seat)), &self.wishes);
        let decks: Option<Vec<DeckOf<G>>> = (0..self.seats as u64).map(build).collect();
        let decks = decks.ok_or(ArenaError::NoRandomDeck)?;
        let mut seats: Vec<usize> = (0..self.seats).collect();
        let setup = game.meet(&decks, &mut seats, self.terms);
        Ok((setup, decks.into_iter().map(|deck| deck.name).collect()))
    }
}
