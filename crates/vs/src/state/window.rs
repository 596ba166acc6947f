//! Cards that a look or a reveal lays before a player for what follows.

use crate::state::position::{OWN, Piece, Position, piece_of};
use crate::state::zones::Set;
use longbox_kernel::Seat;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// Some cards outside play.
pub(crate) type Cards = ArrayVec<[Piece; OWN]>;

/// Some of the piles of a player, a bit for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Piles(u8);

impl Piles {
    pub(crate) const HAND: Piles = Piles(1);
    pub(crate) const KO: Piles = Piles(2);
    pub(crate) const DECK: Piles = Piles(4);

    pub(crate) fn and(self, other: Piles) -> Piles {
        Piles(self.0 | other.0)
    }

    pub(crate) fn has(self, other: Piles) -> bool {
        self.0 & other.0 != 0
    }

    pub(crate) fn are_several(self) -> bool {
        self.0.count_ones() > 1
    }

    /// Each of them alone.
    pub(crate) fn each(self) -> impl Iterator<Item = Piles> {
        [Piles::HAND, Piles::KO, Piles::DECK].into_iter().filter(move |pile| self.has(*pile))
    }
}

/// Which cards of a player lie there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Window {
    #[default]
    Shut,
    /// So many from the top of the deck. Whatever is taken is taken off the top, so that the others stay there.
    Top(Seat, u8),
    Piles(Seat, Piles),
    /// Cards that were found and shown, `Position::shown`; meanwhile they are out of the game.
    Shown(Seat),
}

/// Cards that are found and shown at most.
pub(crate) const SHOWN: usize = 3;

/// The numbers of some cards of a player; `u8::MAX` is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Shown([u8; SHOWN]);

impl Shown {
    pub(crate) const NONE: Shown = Shown([u8::MAX; SHOWN]);

    /// One more, if there is room.
    pub(crate) fn with(mut self, number: u8) -> Shown {
        if let Some(free) = self.0.iter_mut().find(|number| **number == u8::MAX) {
            *free = number;
        }
        self
    }
}

impl Position {
    /// The cards that lie there, the top one of a deck first.
    pub(crate) fn window(&self, window: Window) -> Cards {
        match window {
            Window::Shut => Cards::new(),
            Window::Top(seat, cards) => {
                let deck = &self.zones(seat).deck;
                deck.iter().rev().take(usize::from(cards)).map(|number| piece_of(seat, *number)).collect()
            }
            Window::Piles(seat, piles) => self.cards_in(seat, piles).pieces(seat).collect(),
            Window::Shown(seat) => {
                let numbers = self.shown.0.into_iter().filter(|number| *number != u8::MAX);
                let pieces = numbers.map(|number| piece_of(seat, number));
                pieces.filter(|piece| self.zones(seat).removed.contains(*piece)).collect()
            }
        }
    }

    /// The cards of these piles.
    pub(crate) fn cards_in(&self, seat: Seat, piles: Piles) -> Set {
        let zones = self.zones(seat);
        piles.each().fold(Set::default(), |cards, pile| match pile {
            Piles::HAND => Set(cards.0 | zones.hand.0),
            Piles::KO => Set(cards.0 | zones.ko.0),
            _ => zones.deck.iter().fold(cards, |cards, number| Set(cards.0 | 1 << number)),
        })
    }
}
