//! Where the cards of a player lie that are not in play as characters.

use crate::state::position::{CardNo, OWN, Piece, Position, local, piece_of};
use longbox_kernel::Seat;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// Some pieces of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Set(pub u128);

impl Set {
    /// Whether this piece, which must be of the same player, is among them.
    #[inline]
    pub fn contains(self, piece: Piece) -> bool {
        self.0 >> local(piece) & 1 == 1
    }

    #[inline]
    pub(crate) fn add(&mut self, piece: Piece) {
        self.0 |= 1 << local(piece);
    }

    #[inline]
    pub(crate) fn remove(&mut self, piece: Piece) {
        self.0 &= !(1 << local(piece));
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The highest piece.
    pub(crate) fn last(self, seat: Seat) -> Option<Piece> {
        (self.0 != 0).then(|| piece_of(seat, 127 - self.0.leading_zeros() as u8))
    }

    /// Those that are not among these.
    #[inline]
    pub fn minus(self, other: Set) -> Set {
        Set(self.0 & !other.0)
    }

    /// Those that are among these, too.
    #[inline]
    pub fn within(self, other: Set) -> Set {
        Set(self.0 & other.0)
    }

    /// All of them, lowest number first. `seat` is the player whose pieces they are.
    #[inline]
    pub fn pieces(self, seat: Seat) -> impl Iterator<Item = Piece> {
        let first = piece_of(seat, 0);
        self.numbers().map(move |number| first + Piece::from(number))
    }

    /// Their numbers among the pieces of the player, lowest first.
    #[inline]
    pub(crate) fn numbers(self) -> impl Iterator<Item = u8> {
        // In two halves: a processor counts the bits of one at a time.
        let (mut left, mut rest, mut first) = (self.0 as u64, (self.0 >> 64) as u64, 0);
        std::iter::from_fn(move || {
            if left == 0 {
                if rest == 0 {
                    return None;
                }
                (left, rest, first) = (rest, 0, 64);
            }
            let number = first + left.trailing_zeros() as u8;
            left &= left - 1;
            Some(number)
        })
    }
}

/// The zones of the cards that one player owns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Zones {
    /// Cards in hand.
    pub hand: Set,
    /// Cards in the KO pile.
    pub ko: Set,
    /// The resource row, face up and face down.
    pub resources: Set,
    /// Resources that are face up.
    pub face_up: Set,
    /// Cards out of the game.
    pub removed: Set,
    /// Bottom to top, by number among the pieces of the player.
    pub(crate) deck: ArrayVec<[u8; OWN]>,
    /// Those of its cards that lie face up in it, by number, in any order.
    pub(crate) open_in_deck: ArrayVec<[u8; OPEN_IN_DECK]>,
}

/// Cards that lie face up in one deck at most.
pub(crate) const OPEN_IN_DECK: usize = 8;

impl Zones {
    /// Cards in the deck.
    pub fn deck_size(&self) -> usize {
        self.deck.len()
    }

    /// The pieces of the deck, the top one first.
    pub fn deck_pieces(&self, seat: Seat) -> impl Iterator<Item = Piece> {
        self.deck.iter().rev().map(move |number| piece_of(seat, *number))
    }

    /// The cards that lie face up in the deck: how many lie above each, and its piece; the highest first.
    pub fn open_in_deck(&self, seat: Seat) -> impl Iterator<Item = (usize, Piece)> {
        let open = |number: u8| self.open_in_deck.contains(&number);
        let cards = self.deck.iter().rev().enumerate();
        cards.filter(move |(_, number)| open(**number)).map(move |(above, number)| (above, piece_of(seat, *number)))
    }

    /// The cards of the deck that lie face down, bottom to top.
    pub(crate) fn closed_deck(&self) -> ArrayVec<[u8; OWN]> {
        match self.open_in_deck.is_empty() {
            true => self.deck,
            false => self.deck.iter().filter(|number| !self.open_in_deck.contains(number)).copied().collect(),
        }
    }

    /// Takes a card out of the deck, wherever it lies there. True: it lay face up.
    pub(crate) fn leave_deck(&mut self, number: u8) -> bool {
        match self.deck.last() == Some(&number) {
            true => _ = self.deck.pop(),
            false => self.deck.retain(|other| *other != number),
        }
        let open = self.open_in_deck.contains(&number);
        self.open_in_deck.retain(|other| *other != number);
        open
    }

    /// Resources that are face down.
    pub fn face_down(&self) -> Set {
        self.resources.minus(self.face_up)
    }
}

impl Position {
    /// These pieces of a player, each with its card, lowest number first. It is quicker than asking for each card.
    #[inline]
    pub(crate) fn pieces_with_cards(&self, seat: Seat, set: Set) -> impl Iterator<Item = (Piece, CardNo)> {
        let cards = &self.cards[seat.index() & 3].0;
        let first = piece_of(seat, 0);
        set.numbers().map(move |number| (first + Piece::from(number), cards[usize::from(number)]))
    }

    /// Those of a player's pieces whose card is so.
    #[inline]
    pub(crate) fn pieces_whose_card(&self, seat: Seat, set: Set, is_so: impl Fn(CardNo) -> bool) -> Set {
        let cards = &self.cards[seat.index() & 3].0;
        set.numbers()
            .filter(|number| is_so(cards[usize::from(*number)]))
            .fold(Set(0), |all, number| Set(all.0 | 1 << number))
    }

    /// The pieces of a hand.
    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = Piece> {
        self.zones(seat).hand.pieces(seat)
    }
}
