//! What each seat has learnt about cards that lie face down.
//!
//! A *piece* is a slot that holds one card. Pieces in hidden places carry no identity of their own: shuffling
//! permutes the cards over the pieces, so a piece number tells nobody anything. For every seat each piece is
//! *known*, *free* (its card was never seen by that seat) or a member of a *group*: the cards of a group are
//! known to lie on the pieces of the group, in an unknown order (two healed cards at the bottom of a deck).
//! An imagined game permutes cards inside groups and re-draws free ones; nothing else.

mod label;

use crate::{Seat, SeatSet};
pub use label::Label;
use serde::{Deserialize, Serialize};
use serde_big_array::BigArray;
use std::hash::{Hash, Hasher};

const KNOWN: usize = 0;
const FREE: usize = 1;
const FIRST_GROUP: usize = 2;
/// More pieces than any game has.
const MOST: usize = 1_024;

/// An opaque name for a hidden card in a view. It means nothing once its place was shuffled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Handle(pub u32);

/// What one seat knows of `N` pieces: a label for each, marked where this seat has seen the card (or knows it from its
/// own deck list), wherever it may lie now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "L: Serialize + for<'a> Deserialize<'a>")]
struct Memory<L: Label, const N: usize, const W: usize> {
    #[serde(with = "BigArray")]
    labels: [L; N],
}

/// Labels and marks apart: stored games hold this hash.
impl<L: Label, const N: usize, const W: usize> Hash for Memory<L, N, W> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let mut seen = [0u64; W];
        for (piece, _) in self.labels.iter().enumerate().filter(|(_, label)| label.is_marked()) {
            seen[piece >> 6] |= 1 << (piece & 63);
        }
        self.labels.map(|label| label.marked(false)).hash(state);
        seen.hash(state);
    }
}

/// What every seat knows. `W` is `N` in units of 64, rounded up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "L: Serialize + for<'a> Deserialize<'a>")]
pub struct Knowledge<L: Label, const SEATS: usize, const N: usize, const W: usize> {
    #[serde(with = "BigArray")]
    seats: [Memory<L, N, W>; SEATS],
}

impl<L: Label, const N: usize, const W: usize> Memory<L, N, W> {
    #[inline]
    fn label(&self, piece: usize) -> usize {
        self.labels[piece].number()
    }

    /// Whether the card was seen stays as it is.
    #[inline]
    fn set_label(&mut self, piece: usize, number: usize) {
        let old = &mut self.labels[piece];
        *old = L::of(number).marked(old.is_marked());
    }

    #[inline]
    fn set_seen(&mut self, piece: usize, seen: bool) {
        self.labels[piece] = self.labels[piece].marked(seen);
    }

    #[inline]
    fn has_seen(&self, piece: usize) -> bool {
        self.labels[piece].is_marked()
    }

    fn swap_seen(&mut self, a: usize, b: usize) {
        let (seen_a, seen_b) = (self.has_seen(a), self.has_seen(b));
        self.set_seen(a, seen_b);
        self.set_seen(b, seen_a);
    }

    /// An unseen card of a group comes to light: an equal one that is known to be in the group counts as found.
    #[cold]
    fn find_copy<C: PartialEq>(&mut self, piece: usize, label: usize, cards: &[C; N]) {
        let same =
            |other: &usize| self.label(*other) == label && self.has_seen(*other) && cards[*other] == cards[piece];
        if let Some(other) = (0..N).find(same) {
            self.set_seen(other, false);
        }
    }

    /// The number of a label for a new group of these pieces that no other piece has.
    fn new_label<P: Copy + Into<usize>>(&self, pieces: &[P]) -> usize {
        let inside = |piece: usize| pieces.iter().any(|member| (*member).into() == piece);
        let taken = |label: usize| (0..N).any(|piece| self.label(piece) == label && !inside(piece));
        let own = pieces.iter().map(|piece| FIRST_GROUP + (*piece).into());
        let any = (0..N).map(|piece| FIRST_GROUP + piece);
        own.chain(any).find(|label| !taken(*label)).unwrap_or(FIRST_GROUP)
    }
}

impl<L: Label, const SEATS: usize, const N: usize, const W: usize> Default for Knowledge<L, SEATS, N, W> {
    /// Nobody has seen anything.
    fn default() -> Self {
        Knowledge { seats: [Memory { labels: [L::of(FREE); N] }; SEATS] }
    }
}

impl<L: Label, const SEATS: usize, const N: usize, const W: usize> Knowledge<L, SEATS, N, W> {
    /// These seats see the card on this piece. `cards` are all cards of the game by piece: when a card comes to
    /// light that equals one known to be in the same group, the seat cannot tell them apart, so the known one
    /// counts as the one that was found.
    #[inline]
    pub fn see<C: PartialEq>(&mut self, seats: impl Into<SeatSet>, piece: impl Into<usize>, cards: &[C; N]) {
        let (seats, piece) = (seats.into(), piece.into());
        for (seat, memory) in self.seats.iter_mut().enumerate() {
            if !seats.contains(Seat(seat as u8)) {
                continue;
            }
            let label = memory.label(piece);
            if label >= FIRST_GROUP && !memory.has_seen(piece) {
                memory.find_copy(piece, label, cards);
            }
            memory.labels[piece] = L::of(KNOWN).marked(true);
        }
    }

    /// A piece that is no longer in the game, or was never: nobody knows anything of it.
    pub fn forget(&mut self, piece: impl Into<usize>) {
        let piece = piece.into();
        for memory in &mut self.seats {
            memory.labels[piece] = L::of(FREE);
        }
    }

    /// Whether that seat is sure which card lies on this piece.
    #[inline]
    pub fn knows(&self, seat: Seat, piece: impl Into<usize>) -> bool {
        self.seats[seat.index()].label(piece.into()) == KNOWN
    }

    /// Whether that seat has never seen the card on this piece.
    pub fn is_free(&self, seat: Seat, piece: impl Into<usize>) -> bool {
        self.seats[seat.index()].label(piece.into()) == FREE
    }

    /// Whether this piece is in a group of that seat.
    #[inline]
    pub fn is_grouped(&self, seat: Seat, piece: impl Into<usize>) -> bool {
        self.seats[seat.index()].label(piece.into()) >= FIRST_GROUP
    }

    /// Whether these seats cannot tell two pieces apart: both free, or both in one group.
    pub fn are_alike(&self, seats: impl Into<SeatSet>, a: impl Into<usize>, b: impl Into<usize>) -> bool {
        let (seats, a, b) = (seats.into(), a.into(), b.into());
        let memories = self.seats.iter().enumerate().filter(|(seat, _)| seats.contains(Seat(*seat as u8)));
        memories.map(|(_, memory)| memory).all(|memory| memory.label(a) == memory.label(b) && memory.label(a) != KNOWN)
    }

    /// Whether the card on this piece is one that the seat has seen, wherever it thinks it lies.
    pub fn has_seen(&self, seat: Seat, piece: impl Into<usize>) -> bool {
        self.seats[seat.index()].has_seen(piece.into())
    }

    /// That seat knows which cards these are, but not which is where (its own deck after the shuffle).
    pub fn know_as_group<P: Copy + Into<usize>>(&mut self, seat: Seat, pieces: &[P]) {
        let memory = &mut self.seats[seat.index()];
        let label = memory.new_label(pieces);
        for piece in pieces.iter().map(|piece| (*piece).into()) {
            memory.labels[piece] = L::of(label).marked(true);
        }
    }

    /// The cards on these pieces were mixed and those seats lost track of the order.
    pub fn mix<P: Copy + Into<usize>>(&mut self, seats: impl Into<SeatSet>, pieces: &[P]) {
        let seats = seats.into();
        for (seat, memory) in self.seats.iter_mut().enumerate() {
            let free = |piece: &P| memory.label((*piece).into()) == FREE;
            if !seats.contains(Seat(seat as u8)) || pieces.len() < 2 || pieces.iter().all(free) {
                continue;
            }
            let label = memory.new_label(pieces);
            for piece in pieces {
                let old = memory.label((*piece).into());
                if old >= FIRST_GROUP && old != label {
                    // The whole old group joins, wherever its pieces lie: less is known, nothing false.
                    let members = memory.labels.iter_mut().filter(|member| member.number() == old);
                    members.for_each(|member| *member = L::of(label).marked(member.is_marked()));
                }
                memory.set_label((*piece).into(), label);
            }
        }
    }

    /// The cards on two pieces change places and what is known about them goes along.
    #[inline]
    pub fn swap(&mut self, a: impl Into<usize>, b: impl Into<usize>) {
        let (a, b) = (a.into(), b.into());
        for memory in &mut self.seats {
            memory.labels.swap(a, b);
        }
    }

    /// In an imagined game two cards of a group of `seat` change places. What others know of the places stays;
    /// where they know the same of both, what they have seen goes along with the cards.
    pub fn exchange(&mut self, seat: Seat, a: impl Into<usize>, b: impl Into<usize>) {
        let (a, b) = (a.into(), b.into());
        for (number, memory) in self.seats.iter_mut().enumerate() {
            if number == seat.index() || memory.label(a) == memory.label(b) {
                memory.swap_seen(a, b);
            }
        }
    }

    /// The last card of a group is where the last piece of the group is: that seat draws the conclusion.
    pub fn conclude(&mut self, seat: Seat) {
        let memory = &mut self.seats[seat.index()];
        let labels = memory.labels;
        each_group(&labels, |members| {
            if let [only] = members
                && memory.has_seen(usize::from(*only))
            {
                memory.set_label(usize::from(*only), KNOWN);
            }
        });
    }

    /// What these seats know is said in one way only. Groups got their names when they were mixed, in an order that
    /// may be a secret: each is named after its first piece. A group of which nothing was seen is no group, and of the
    /// last card of a group the place is known.
    pub fn tidy(&mut self, seats: impl Into<SeatSet>) {
        let seats = seats.into();
        let memories = self.seats.iter_mut().enumerate().filter(|(seat, _)| seats.contains(Seat(*seat as u8)));
        for (_, memory) in memories {
            let labels = memory.labels;
            each_group(&labels, |members| {
                let first = usize::from(members[0]);
                let seen = members.iter().any(|piece| memory.has_seen(usize::from(*piece)));
                let label = match (seen, members.len()) {
                    (false, _) => FREE,
                    (true, 1) => KNOWN,
                    (true, _) => FIRST_GROUP + first,
                };
                members.iter().for_each(|piece| memory.set_label(usize::from(*piece), label));
            });
        }
    }

    /// What others than the seat and the owner of the cards have seen of those that the seat does not know is no
    /// business of the seat's.
    pub fn forget_others(&mut self, seat: Seat, owner: Seat) {
        let labels = self.seats[seat.index()].labels;
        let third = |number: usize| number != seat.index() && number != owner.index();
        for (_, memory) in self.seats.iter_mut().enumerate().filter(|(number, _)| third(*number)) {
            for (piece, _) in labels.iter().enumerate().filter(|(_, label)| label.number() != KNOWN) {
                memory.labels[piece] = L::of(FREE);
            }
        }
    }

    /// Rewrites cards so that they say only what `seat` knows: free ones become `unknown`, the cards of a
    /// group stand sorted on its pieces. Two positions that the seat cannot tell apart become equal.
    pub fn blank<C: Copy + Ord>(&mut self, seat: Seat, cards: &mut [C; N], unknown: C) {
        self.conclude(seat);
        let labels = self.seats[seat.index()].labels;
        for (card, _) in cards.iter_mut().zip(labels).filter(|(_, label)| label.number() == FREE) {
            *card = unknown;
        }
        each_group(&labels, |members| self.blank_group(seat, members, cards, unknown));
    }

    fn blank_group<C: Copy + Ord>(&mut self, seat: Seat, members: &[u16], cards: &mut [C; N], unknown: C) {
        // Whether others know the same of every piece: then what they have seen goes along with the cards.
        let first = usize::from(members[0]);
        let alike = self.seats.iter().enumerate().all(|(other, memory)| {
            other == seat.index()
                || members.iter().all(|piece| memory.label(usize::from(*piece)) == memory.label(first))
        });
        // Seen cards first and sorted, then as many unknown ones as there are.
        let mut held = [(true, unknown, 0u8); N];
        let held = &mut held[..members.len()];
        for (slot, piece) in held.iter_mut().zip(members) {
            let piece = usize::from(*piece);
            let others = self.others_seen(seat, piece);
            *slot = match self.seats[seat.index()].has_seen(piece) {
                true => (false, cards[piece], others),
                false => (true, unknown, others),
            };
        }
        if !alike {
            self.sort_others_seen(seat, members);
            held.iter_mut().for_each(|slot| slot.2 = 0);
        }
        crate::sort(held);
        for (piece, (hidden, card, others)) in members.iter().map(|piece| usize::from(*piece)).zip(held) {
            cards[piece] = *card;
            self.seats[seat.index()].set_seen(piece, !*hidden);
            if alike {
                self.set_others_seen(seat, piece, *others);
            }
        }
    }

    fn others_seen(&self, seat: Seat, piece: usize) -> u8 {
        let others = self.seats.iter().enumerate().filter(|(other, _)| *other != seat.index());
        others.fold(0, |bits, (other, memory)| bits | u8::from(memory.has_seen(piece)) << other)
    }

    fn set_others_seen(&mut self, seat: Seat, piece: usize, bits: u8) {
        for (other, memory) in self.seats.iter_mut().enumerate().filter(|(other, _)| *other != seat.index()) {
            memory.set_seen(piece, bits >> other & 1 == 1);
        }
    }

    /// Where others know different things of the pieces, only how many cards they have seen is told.
    fn sort_others_seen(&mut self, seat: Seat, members: &[u16]) {
        for (_, memory) in self.seats.iter_mut().enumerate().filter(|(other, _)| *other != seat.index()) {
            for (at, piece) in members.iter().map(|piece| usize::from(*piece)).enumerate() {
                let later = members[at + 1..].iter().map(|other| usize::from(*other));
                let mut alike = later.filter(|other| memory.label(*other) == memory.label(piece));
                if !memory.has_seen(piece)
                    && let Some(other) = alike.find(|other| memory.has_seen(*other))
                {
                    memory.swap_seen(piece, other);
                }
            }
        }
    }

    /// Calls `each` with the pieces of every group of that seat.
    pub fn each_group(&self, seat: Seat, each: impl FnMut(&[u16])) {
        each_group(&self.seats[seat.index()].labels, each);
    }
}

/// Groups in the order of their first pieces. Nothing is allocated: bots do this for every game they imagine.
fn each_group<L: Label, const N: usize>(labels: &[L; N], mut each: impl FnMut(&[u16])) {
    let mut done = [0u64; MOST / 64];
    for first in 0..N {
        let label = labels[first].number();
        if label < FIRST_GROUP || done[label >> 6] >> (label & 63) & 1 == 1 {
            continue;
        }
        done[label >> 6] |= 1 << (label & 63);
        let mut members = [0u16; N];
        let mut count = 0;
        for (piece, _) in labels.iter().enumerate().skip(first).filter(|(_, other)| other.number() == label) {
            members[count] = piece as u16;
            count += 1;
        }
        each(&members[..count]);
    }
}

#[cfg(test)]
mod tests;
