//! Side decks: the main characters that somebody in a deck may become.
//!
//! A side deck names cards of level 2. Their other levels come with them and are not counted.

use crate::Vs;
use crate::deck::{DeckHint, DeckProblem, Format};
use crate::language::Universe;
use crate::program::FaceKind;
use crate::setup::PlayerSetup;
use crate::state::position::{CardNo, Position, UNKNOWN};
use longbox_kernel::{Seat, Stream};
use std::collections::BTreeSet;
use tinyvec::ArrayVec;

/// Main characters in a side deck at most.
pub const SIDE_DECK: usize = 3;

/// The main characters of level 2 that a player may have somebody become; empty: the player brought no side deck.
pub(crate) type SideDeck = ArrayVec<[CardNo; SIDE_DECK]>;

impl Vs {
    /// Everything that is wrong with what a player brings.
    pub fn problems_of(&self, side: &PlayerSetup, format: Format) -> Vec<DeckProblem> {
        let mut problems = self.deck_problems(&side.main, &side.deck, format);
        problems.extend(self.side_deck_problems(&side.main, &side.side_deck));
        problems
    }

    /// Everything that is wrong with a side deck.
    pub fn side_deck_problems(&self, main: &[CardNo], side_deck: &[CardNo]) -> Vec<DeckProblem> {
        let count = side_deck.len();
        let mut problems = Vec::new();
        if count > SIDE_DECK {
            problems.push(DeckProblem::SideDeckSize { count });
        }
        let universe = main.first().and_then(|main| self.universe(*main));
        let mut seen = BTreeSet::new();
        for card in side_deck {
            let Some(definition) = self.card(*card) else { continue };
            let (name, id) = (definition.name.clone(), definition.id.clone());
            if !seen.insert(*card) {
                problems.push(DeckProblem::SideDeckTwice { name, id });
            } else if self.face(*card).kind != FaceKind::Main || self.face(*card).level != 2 {
                problems.push(DeckProblem::SideDeckLevel { name, id });
            } else if universe.is_some_and(|universe| universe != definition.universe) {
                problems.push(DeckProblem::SideDeckUniverse { name });
            }
        }
        problems
    }

    /// Whether a card has somebody become a main character from outside the game.
    pub fn transforms(&self, card: CardNo) -> bool {
        self.definitions.get(usize::from(card)).is_some_and(|definition| definition.transforms)
    }

    /// A side deck that nobody uses, or somebody who could use one.
    pub fn side_deck_hints(&self, side: &PlayerSetup) -> Vec<DeckHint> {
        let who = side.main.iter().chain(&side.deck).find(|card| self.transforms(**card));
        match (who, side.side_deck.is_empty()) {
            (None, false) => vec![DeckHint::IdleSideDeck],
            (Some(card), true) => vec![DeckHint::NoSideDeck { name: self.name_of(*card).to_owned() }],
            _ => Vec::new(),
        }
    }

    /// The main characters that a side deck of this universe may name, in the order of the cards.
    pub fn for_side_deck(&self, universe: Universe) -> impl Iterator<Item = CardNo> + '_ {
        let fits = move |card: &CardNo| self.face(*card).level == 2 && self.universe(*card) == Some(universe);
        self.mains.iter().copied().filter(fits)
    }

    /// The main characters that a word in a side deck can mean, those of level 2 if there are any: `Storm`, `Storm L2`
    /// or an id. None: nobody is called so.
    pub fn meant_in_side_deck(&self, word: &str) -> Vec<CardNo> {
        let is_main = |card: &CardNo| self.face(*card).kind == FaceKind::Main;
        let mains: Vec<CardNo> = self.cards_meant(word).into_iter().filter(is_main).collect();
        let second: Vec<CardNo> = mains.iter().copied().filter(|card| self.face(*card).level == 2).collect();
        if second.is_empty() { mains.into_iter().take(1).collect() } else { second }
    }

    /// Fills the unknown main characters of a player's side deck with such as could be there.
    pub(crate) fn imagine_side_deck(&self, p: &mut Position, of: Seat, stream: &mut Stream) {
        let unknown = |card: &CardNo| *card == UNKNOWN;
        if !p.side_decks[of.index()].iter().any(unknown) {
            return;
        }
        let universe = p.record(of).levels.first().and_then(|card| self.universe(*card)).unwrap_or_default();
        let open: Vec<CardNo> = self.for_side_deck(universe).collect();
        for card in p.side_decks[of.index()].iter_mut().filter(|card| unknown(card)) {
            *card = if open.is_empty() { UNKNOWN } else { open[stream.pick(open.len())] };
        }
    }
}

impl Position {
    /// The main characters of a player's side deck; `UNKNOWN` in a standpoint of somebody else, since a side deck
    /// is private.
    pub fn side_deck(&self, seat: Seat) -> &[CardNo] {
        &self.side_decks[seat.index() & 3]
    }

    /// Keeps of a side deck only how many it holds.
    pub(crate) fn hide_side_deck(&mut self, of: Seat) {
        self.side_decks[of.index() & 3].iter_mut().for_each(|card| *card = UNKNOWN);
    }
}
