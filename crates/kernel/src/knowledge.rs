//! What each seat has learnt about cards that lie face down.
//!
//! A *piece* is a slot that holds one card. Pieces in hidden places carry no identity of their own: shuffling
//! permutes the cards over the pieces, so a piece number tells nobody anything. For every seat each piece is
//! *known*, *free* (its card was never seen by that seat) or a member of a *group*: the cards of a group are
//! known to lie on the pieces of the group, in an unknown order (two healed cards at the bottom of a deck).
//! An imagined game permutes cards inside groups and re-draws free ones; nothing else.

use crate::Seat;
use serde::{Deserialize, Serialize};
use serde_big_array::BigArray;

const KNOWN: u8 = 0;
const FREE: u8 = 1;
const FIRST_GROUP: u8 = 2;

/// An opaque name for a hidden card in a view. It means nothing once its place was shuffled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Handle(pub u32);

/// What one seat knows of `N` pieces (at most 254).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Memory<const N: usize, const W: usize> {
    #[serde(with = "BigArray")]
    labels: [u8; N],
    /// Pieces whose card this seat has seen (or knows from its own deck list), wherever it may lie now.
    #[serde(with = "BigArray")]
    seen: [u64; W],
}

/// What every seat knows. `W` is `N` in units of 64, rounded up.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Knowledge<const SEATS: usize, const N: usize, const W: usize> {
    #[serde(with = "BigArray")]
    seats: [Memory<N, W>; SEATS],
}

impl<const N: usize, const W: usize> Memory<N, W> {
    fn set_seen(&mut self, piece: usize, seen: bool) {
        let bit = 1u64 << (piece & 63);
        if seen {
            self.seen[piece >> 6] |= bit;
        } else {
            self.seen[piece >> 6] &= !bit;
        }
    }

    fn has_seen(&self, piece: usize) -> bool {
        self.seen[piece >> 6] >> (piece & 63) & 1 == 1
    }
}

impl<const SEATS: usize, const N: usize, const W: usize> Default for Knowledge<SEATS, N, W> {
    /// Nobody has seen anything.
    fn default() -> Self {
        let nothing = Memory { labels: [FREE; N], seen: [0; W] };
        Knowledge { seats: std::array::from_fn(|_| nothing.clone()) }
    }
}

impl<const SEATS: usize, const N: usize, const W: usize> Knowledge<SEATS, N, W> {
    /// That seat sees the card on this piece.
    #[inline]
    pub fn see(&mut self, seat: Seat, piece: u8) {
        let memory = &mut self.seats[seat.index()];
        memory.labels[usize::from(piece)] = KNOWN;
        memory.set_seen(usize::from(piece), true);
    }

    /// Everybody sees the card on this piece.
    #[inline]
    pub fn see_all(&mut self, piece: u8) {
        for seat in 0..SEATS {
            self.see(Seat(seat as u8), piece);
        }
    }

    pub fn knows(&self, seat: Seat, piece: u8) -> bool {
        self.seats[seat.index()].labels[usize::from(piece)] == KNOWN
    }

    /// Whether that seat has never seen the card on this piece.
    pub fn is_free(&self, seat: Seat, piece: u8) -> bool {
        self.seats[seat.index()].labels[usize::from(piece)] == FREE
    }

    /// The group of this piece for that seat, if it is in one.
    pub fn group(&self, seat: Seat, piece: u8) -> Option<u8> {
        let label = self.seats[seat.index()].labels[usize::from(piece)];
        (label >= FIRST_GROUP).then_some(label)
    }

    /// Whether that seat knows the card that lies on this piece or in its group as one it has seen.
    pub fn has_seen(&self, seat: Seat, piece: u8) -> bool {
        self.seats[seat.index()].has_seen(usize::from(piece))
    }

    /// That seat knows which cards these are, but not which is where (its own deck after the shuffle).
    pub fn know_as_group(&mut self, seat: Seat, pieces: &[u8]) {
        let Some(first) = pieces.first() else { return };
        let memory = &mut self.seats[seat.index()];
        for piece in pieces {
            memory.labels[usize::from(*piece)] = FIRST_GROUP + first;
            memory.set_seen(usize::from(*piece), true);
        }
    }

    /// The cards on these pieces were mixed and that seat lost track of the order.
    pub fn mix(&mut self, seat: Seat, pieces: &[u8]) {
        let memory = &mut self.seats[seat.index()];
        let Some(first) = pieces.first() else { return };
        if pieces.len() < 2 || pieces.iter().all(|piece| memory.labels[usize::from(*piece)] == FREE) {
            return;
        }
        let label = FIRST_GROUP + first;
        for piece in pieces {
            let old = memory.labels[usize::from(*piece)];
            if old >= FIRST_GROUP && old != label {
                // The whole old group joins, wherever its pieces lie: less is known, nothing false.
                memory.labels.iter_mut().filter(|member| **member == old).for_each(|member| *member = label);
            }
            memory.labels[usize::from(*piece)] = label;
        }
    }

    /// The cards on two pieces change places and what is known about them goes along.
    #[inline]
    pub fn swap(&mut self, a: u8, b: u8) {
        let (a, b) = (usize::from(a), usize::from(b));
        for memory in &mut self.seats {
            memory.labels.swap(a, b);
            let (seen_a, seen_b) = (memory.has_seen(a), memory.has_seen(b));
            if seen_a != seen_b {
                memory.set_seen(a, seen_b);
                memory.set_seen(b, seen_a);
            }
        }
    }

    /// In an imagined game two cards of a group of `seat` change places; what others know of the places stays.
    pub fn exchange(&mut self, seat: Seat, a: u8, b: u8) {
        let memory = &mut self.seats[seat.index()];
        let (a, b) = (usize::from(a), usize::from(b));
        let (seen_a, seen_b) = (memory.has_seen(a), memory.has_seen(b));
        memory.set_seen(a, seen_b);
        memory.set_seen(b, seen_a);
    }

    /// Rewrites cards so that they say only what `seat` knows: free ones become `unknown`, the cards of a
    /// group stand sorted on its pieces. Two positions that the seat cannot tell apart become equal.
    pub fn blank<C: Copy + Ord>(&mut self, seat: Seat, cards: &mut [C; N], unknown: C) {
        let memory = &mut self.seats[seat.index()];
        for (card, _) in cards.iter_mut().zip(memory.labels).filter(|(_, label)| *label == FREE) {
            *card = unknown;
        }
        let labels = memory.labels;
        each_group(&labels, |members| {
            // Seen cards first and sorted, then as many unknown ones as there are.
            let mut held = [(true, unknown); N];
            let held = &mut held[..members.len()];
            for (slot, piece) in held.iter_mut().zip(members) {
                if memory.has_seen(usize::from(*piece)) {
                    *slot = (false, cards[usize::from(*piece)]);
                }
            }
            held.sort_unstable();
            for (piece, (hidden, card)) in members.iter().map(|piece| usize::from(*piece)).zip(held) {
                cards[piece] = *card;
                memory.set_seen(piece, !*hidden);
                if members.len() == 1 && !*hidden {
                    memory.labels[piece] = KNOWN;
                }
            }
        });
    }

    /// Calls `each` with the pieces of every group of that seat.
    pub fn each_group(&self, seat: Seat, each: impl FnMut(&[u8])) {
        each_group(&self.seats[seat.index()].labels, each);
    }
}

/// Groups in the order of their labels. Nothing is allocated: bots do this for every game they imagine.
fn each_group<const N: usize>(labels: &[u8; N], mut each: impl FnMut(&[u8])) {
    let mut sizes = [0u8; 256];
    for label in labels {
        sizes[usize::from(*label)] += 1;
    }
    for label in FIRST_GROUP..=u8::MAX {
        if sizes[usize::from(label)] == 0 {
            continue;
        }
        let mut members = [0u8; N];
        let mut count = 0;
        for (piece, _) in labels.iter().enumerate().filter(|(_, other)| **other == label) {
            members[count] = piece as u8;
            count += 1;
        }
        each(&members[..count]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_healed_cards_stay_a_group_until_one_is_seen() {
        let mut knowledge = Knowledge::<2, 4, 1>::default();
        let mut cards = [30, 10, 20, 40];
        knowledge.see_all(0);
        knowledge.see_all(1);
        knowledge.mix(Seat::A, &[0, 1]);
        let mut blanked = knowledge.clone();
        blanked.blank(Seat::A, &mut cards, 99);
        assert_eq!(cards, [10, 30, 99, 99], "sorted inside the group, the rest unknown");
        knowledge.see(Seat::A, 0);
        let mut cards = [30, 10, 20, 40];
        knowledge.blank(Seat::A, &mut cards, 99);
        assert!(knowledge.knows(Seat::A, 1), "the last of a group is known");
        assert_eq!(cards, [30, 10, 99, 99]);
    }

    #[test]
    fn a_secret_pick_from_a_seen_hand_leaves_the_hand_and_the_card_one_group() {
        let mut knowledge = Knowledge::<2, 3, 1>::default();
        knowledge.see(Seat::B, 0);
        knowledge.see(Seat::B, 1);
        knowledge.mix(Seat::B, &[0, 1, 2]);
        let mut groups = Vec::new();
        knowledge.each_group(Seat::B, |pieces| groups.push(pieces.to_vec()));
        assert_eq!(groups, [[0, 1, 2]]);
        let mut cards = [7, 5, 6];
        knowledge.blank(Seat::B, &mut cards, 99);
        assert_eq!(cards, [5, 7, 99], "two seen cards and one never seen");
    }

    #[test]
    fn mixing_free_pieces_teaches_nothing() {
        let mut knowledge = Knowledge::<2, 3, 1>::default();
        knowledge.mix(Seat::A, &[0, 1, 2]);
        assert!(knowledge.is_free(Seat::A, 1));
    }
}
