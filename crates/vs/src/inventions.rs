//! Secret piles outside the game: what lies in one follows from the deck, its owner chooses from it, and nothing goes
//! back there.
//!
//! Its cards have no pieces, so that nobody can count them: a card gets one when it comes to a hand.

use crate::Vs;
use crate::event::Event;
use crate::program::{CardFacts, FaceKind};
use crate::run::Run;
use crate::setup::PlayerSetup;
use crate::state::position::{CardNo, Position, UNKNOWN};
use longbox_kernel::{Seat, SeatSet, Witness};
use serde::{Deserialize, Serialize};

/// Kinds of cards that secret piles can hold.
pub(crate) const KINDS: usize = 10;
/// Copies of each.
pub(crate) const MOST: u8 = (1 << BITS) - 1;
const BITS: usize = 3;

/// How many cards of each kind are left in a secret pile: three bits for each, in the order of `Vs::inventions`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Inventions(u32);

impl Inventions {
    /// There is a pile, though it may be empty by now.
    const EXISTS: u32 = 1 << 31;
    /// What it holds is not known.
    pub(crate) const UNSEEN: Inventions = Inventions(Inventions::EXISTS | 1 << 30);

    #[inline]
    pub(crate) fn exists(self) -> bool {
        self.0 & Inventions::EXISTS != 0
    }

    pub(crate) fn is_hidden(self) -> bool {
        self == Inventions::UNSEEN
    }

    fn left(self, kind: usize) -> u8 {
        (self.0 >> (kind * BITS)) as u8 & MOST
    }

    pub(crate) fn with(self, kind: usize, copies: u8) -> Inventions {
        Inventions(self.0 | Inventions::EXISTS | u32::from(copies.min(MOST)) << (kind * BITS))
    }

    /// One card of that kind less; there is one.
    fn without(self, kind: usize) -> Inventions {
        Inventions(self.0 - (1 << (kind * BITS)))
    }
}

impl CardFacts {
    /// Whether it goes back to the pile it began in, whatever takes it out of play.
    pub(crate) fn returns(&self) -> bool {
        self.pile != 0 && matches!(self.kind, FaceKind::Token | FaceKind::Other)
    }

    /// Whether it begins in a secret pile, which it never goes back to.
    pub(crate) fn is_invention(&self) -> bool {
        self.pile != 0 && !self.returns()
    }
}

impl Vs {
    /// The secret pile that comes with a deck and a main character.
    pub(crate) fn inventions_of(&self, side: &PlayerSetup) -> Inventions {
        self.inventions_for(side.main.iter().chain(&side.deck).copied())
    }

    /// What these cards can take from a secret pile: what has no team, and what shares one with such a card.
    fn inventions_for(&self, cards: impl Iterator<Item = CardNo> + Clone) -> Inventions {
        let known = cards.filter(|card| *card != UNKNOWN);
        let universe = known.clone().find_map(|card| self.universe(card)).unwrap_or_default();
        let mut pile = Inventions::default();
        for maker in known.map(|card| self.face(card)).filter(|face| face.piles != 0 && face.is_character()) {
            for (kind, card) in self.inventions.iter().enumerate() {
                let face = self.face(*card);
                let makes = maker.piles & face.pile != 0 && (face.teams == 0 || maker.teams & face.teams != 0);
                if makes && self.universe(*card) == Some(universe) {
                    pile = pile.with(kind, self.card(*card).map_or(0, |card| card.limit));
                }
            }
        }
        pile
    }

    /// The cards that are left in a secret pile, copies one after another.
    pub(crate) fn left_of<'a>(&'a self, pile: Inventions) -> impl Iterator<Item = CardNo> + use<'a> {
        let left = move |kind: usize| if pile.is_hidden() { 0 } else { usize::from(pile.left(kind)) };
        self.inventions.iter().enumerate().flat_map(move |(kind, card)| std::iter::repeat_n(*card, left(kind)))
    }

    /// The cards that a player has left in a secret pile; none in a standpoint of somebody else, and none without one.
    pub fn secret_pile<'a>(&'a self, p: &Position, seat: Seat) -> impl Iterator<Item = CardNo> + use<'a> {
        self.left_of(p.inventions[seat.index() & 3])
    }

    /// A secret pile with these cards, for positions that are built by hand.
    pub(crate) fn pile_with(&self, cards: &[CardNo]) -> Inventions {
        let mut pile = Inventions::default();
        for (kind, card) in self.inventions.iter().enumerate() {
            let copies = cards.iter().filter(|other| *other == card).count();
            if copies > 0 {
                pile = pile.with(kind, copies.min(usize::from(MOST)) as u8);
            }
        }
        pile
    }

    /// Whether a card begins in a secret pile.
    pub fn is_invention(&self, card: CardNo) -> bool {
        self.face(card).is_invention()
    }

    /// What a secret pile is called, if a player has one.
    pub fn secret_pile_name(&self, p: &Position, seat: Seat) -> Option<&str> {
        let first = self.inventions.first().filter(|_| p.has_secret_pile(seat))?;
        self.card(*first)?.pile.as_deref()
    }

    /// An unknown pile is what a deck with the makers that were seen would have.
    pub(crate) fn imagine_inventions(&self, p: &mut Position, of: Seat) {
        if p.inventions[of.index()].is_hidden() {
            let (levels, cards) = (p.record(of).levels, p.cards[of.index()].0);
            p.inventions[of.index()] = self.inventions_for(levels.iter().chain(&cards).copied()).with(0, 0);
        }
    }
}

impl Position {
    /// Whether anybody has one.
    #[inline]
    pub(crate) fn has_secret_piles(&self) -> bool {
        self.inventions.iter().any(|pile| pile.exists())
    }

    /// Whether a player has a secret pile, even if nothing is left in it.
    pub fn has_secret_pile(&self, seat: Seat) -> bool {
        self.inventions[seat.index() & 3].exists()
    }

    /// Keeps of a secret pile only that there is one.
    pub(crate) fn hide_inventions(&mut self, of: Seat) {
        let pile = &mut self.inventions[of.index() & 3];
        if pile.exists() {
            *pile = Inventions::UNSEEN;
        }
    }

    /// The same game with other cards in a secret pile. For tests: whoever may not look there must not notice.
    pub fn with_secret_pile(&self, game: &Vs, of: Seat, cards: &[CardNo]) -> Position {
        let mut other = self.clone();
        other.inventions[of.index() & 3] = game.pile_with(cards).with(0, 0);
        other
    }
}

impl<W: Witness<Event>> Run<'_, W> {
    /// A card of a secret pile comes to the hand of its player. False: there is none left, or no room.
    pub(crate) fn take_invention(&mut self, seat: Seat, card: CardNo) -> bool {
        let Some(kind) = self.g.inventions.iter().position(|known| *known == card) else { return false };
        let pile = self.p.inventions[seat.index()];
        if pile.left(kind) == 0 {
            return false;
        }
        let Some(piece) = self.piece_for(seat, card) else { return false };
        self.p.inventions[seat.index()] = pile.without(kind);
        self.take_in_hand(piece, SeatSet::one(seat));
        true
    }
}
