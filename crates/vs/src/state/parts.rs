//! Parts of hands and resource rows that belong to characters who play along.
//!
//! Cards of a part lie in the hand or the resource row of their player like all others; a part only says which. What
//! is in no part is the main part. Everybody sees which card lies in which part, so cards of different parts are never
//! mixed with each other.

use crate::state::position::{NO_SLOT, Piece, Position, Slot, owner};
use crate::state::zones::Set;
use longbox_kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Parts in a game at most.
pub(crate) const PARTS: usize = 6;

/// Who plays along, with which cards. Nearly always nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Parts {
    cards: [Set; PARTS],
    holders: [Slot; PARTS],
    seats: [Seat; PARTS],
    /// A bit for each part that there is.
    used: u8,
    /// Whose part is at work at the end of a phase or step; `NO_SLOT`: the main part is.
    pub(crate) at_work: Slot,
}

impl Default for Parts {
    fn default() -> Parts {
        let (cards, holders, seats) = ([Set(0); PARTS], [NO_SLOT; PARTS], [Seat::A; PARTS]);
        Parts { cards, holders, seats, used: 0, at_work: NO_SLOT }
    }
}

impl Parts {
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.used == 0
    }

    #[inline]
    fn numbers(&self) -> impl Iterator<Item = usize> + use<> {
        let mut left = self.used;
        std::iter::from_fn(move || {
            let number = (left != 0).then(|| left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(number)
        })
    }

    /// The part of this character.
    fn of(&self, holder: Slot) -> Option<usize> {
        self.numbers().find(|number| self.holders[*number] == holder && holder != NO_SLOT)
    }

    /// Whether this character plays along.
    pub(crate) fn has(&self, holder: Slot) -> bool {
        self.of(holder).is_some()
    }

    /// A character plays along from now on; false if there is no room.
    pub(crate) fn open(&mut self, holder: Slot, seat: Seat) -> bool {
        let Some(number) = (0..PARTS).find(|number| self.used >> number & 1 == 0) else { return false };
        self.used |= 1 << number;
        self.cards[number] = Set(0);
        self.holders[number] = holder;
        self.seats[number] = seat;
        true
    }

    /// Its holder has left: nobody has this part any more. False if there was none.
    pub(crate) fn abandon(&mut self, holder: Slot) -> bool {
        let Some(number) = self.of(holder) else { return false };
        self.holders[number] = NO_SLOT;
        true
    }

    /// A part that nobody has any more: its number and its player.
    pub(crate) fn abandoned(&self) -> Option<(u8, Seat)> {
        let number = self.numbers().find(|number| self.holders[*number] == NO_SLOT)?;
        Some((number as u8 + 1, self.seats[number]))
    }

    /// An abandoned part is no more.
    pub(crate) fn close(&mut self, heap: u8) {
        let number = usize::from(heap) - 1;
        self.used &= !(1 << number);
        self.cards[number] = Set(0);
        self.seats[number] = Seat::A;
    }

    /// A card that lies in its owner's hand or row comes to the part of this character.
    pub(crate) fn put(&mut self, piece: Piece, holder: Slot) {
        if let Some(number) = self.of(holder) {
            self.cards[number].add(piece);
        }
    }

    /// A card leaves hand or row.
    #[inline]
    pub(crate) fn take(&mut self, piece: Piece) {
        for number in self.numbers() {
            if self.seats[number] == owner(piece) {
                self.cards[number].remove(piece);
            }
        }
    }

    /// All cards of a player are gone.
    pub(crate) fn clear(&mut self, seat: Seat) {
        for number in self.numbers() {
            if self.seats[number] == seat {
                self.cards[number] = Set(0);
            }
        }
    }
}

impl Position {
    /// The number of the part that a card lies in: 0 is the main part.
    #[inline]
    pub(crate) fn heap_of(&self, piece: Piece) -> u8 {
        let parts = &self.parts;
        let seat = owner(piece);
        let lies = |number: &usize| parts.seats[*number] == seat && parts.cards[*number].contains(piece);
        parts.numbers().find(lies).map_or(0, |number| number as u8 + 1)
    }

    /// The pieces of a player that lie in the part with this number; in the main part, whatever is in no other.
    #[inline]
    pub(crate) fn heap(&self, seat: Seat, number: u8) -> Set {
        let parts = &self.parts;
        match number.checked_sub(1) {
            Some(number) => parts.cards[usize::from(number)],
            None => {
                let own = parts.numbers().filter(|number| parts.seats[*number] == seat);
                own.fold(Set(u128::MAX), |main, number| main.minus(parts.cards[number]))
            }
        }
    }

    /// The pieces that lie in the same part as this one.
    #[inline]
    pub(crate) fn heap_with(&self, piece: Piece) -> Set {
        self.heap(owner(piece), self.heap_of(piece))
    }

    /// The main part of a player, then each other.
    #[inline]
    pub(crate) fn heaps(&self, seat: Seat) -> impl Iterator<Item = Set> {
        let parts = &self.parts;
        let own = parts.numbers().filter(move |number| parts.seats[*number] == seat);
        std::iter::once(self.heap(seat, 0)).chain(own.map(|number| parts.cards[number]))
    }

    /// Calls `visit` with what of a set lies in each part of a player. Nearly always there is only the main part.
    #[inline]
    pub(crate) fn in_each_part(&self, seat: Seat, set: Set, mut visit: impl FnMut(Set)) {
        if self.parts.is_empty() {
            return visit(set);
        }
        self.heaps(seat).for_each(|part| visit(set.within(part)));
    }

    /// The parts of a player with whose they are; the main part is nobody's and comes first.
    pub(crate) fn parts_of(&self, seat: Seat) -> impl Iterator<Item = (Option<Slot>, Set)> {
        let parts = &self.parts;
        let own = parts.numbers().filter(move |number| parts.seats[*number] == seat);
        let held = own.map(|number| (parts.holders[number], parts.cards[number]));
        let held = held.map(|(holder, cards)| (Some(holder).filter(|holder| *holder != NO_SLOT), cards));
        std::iter::once((None, self.heap(seat, 0))).chain(held)
    }

    /// The cards of the character's part of a hand and a resource row; none: it does not play along.
    pub fn part(&self, holder: Slot) -> Option<Set> {
        self.parts.of(holder).map(|number| self.parts.cards[number])
    }

    /// Whose part of a hand or resource row this card lies in; none: the main part.
    pub fn part_holder(&self, piece: Piece) -> Option<Slot> {
        let number = self.heap_of(piece).checked_sub(1)?;
        Some(self.parts.holders[usize::from(number)]).filter(|holder| *holder != NO_SLOT)
    }

    /// Whose part is at work, if it is not the main part's turn.
    pub fn part_at_work(&self) -> Option<Slot> {
        (self.parts.at_work != NO_SLOT).then_some(self.parts.at_work)
    }

    /// The part whose turn it is at the end of a phase or step, of those of these players: the next by its
    /// slot. Whoever is in another universe does not play along.
    pub(crate) fn next_part(&self, seats: SeatSet) -> Option<Slot> {
        let parts = &self.parts;
        let later = |slot: &Slot| parts.at_work == NO_SLOT || *slot > parts.at_work;
        let own = parts.numbers().filter(|number| seats.contains(parts.seats[*number]));
        let here = |slot: &Slot| *slot != NO_SLOT && self.in_play.contains(*slot);
        own.map(|number| parts.holders[number]).filter(here).filter(later).min()
    }

    /// The cards of a hand that lie in the part at work.
    pub(crate) fn hand_at_work(&self, seat: Seat) -> Set {
        let hand = self.zones(seat).hand;
        match self.part_at_work() {
            None => hand,
            Some(holder) => hand.within(self.part(holder).unwrap_or_default()),
        }
    }

    /// The resources that give recruit points now: those of the part at work.
    pub(crate) fn resources_at_work(&self, seat: Seat) -> Set {
        let resources = self.zones(seat).resources;
        match self.part_at_work() {
            None => resources.within(self.heap(seat, 0)),
            Some(holder) => resources.within(self.part(holder).unwrap_or_default()),
        }
    }

    /// Recruit points that may be spent on anything.
    pub(crate) fn free_points(&self, seat: Seat) -> u8 {
        if self.part_at_work().is_none() { self.record(seat).points } else { 0 }
    }

    /// What is wrong with the parts, for tests.
    pub(crate) fn wrong_parts(&self) -> Option<&'static str> {
        let parts = &self.parts;
        for number in parts.numbers() {
            let (cards, holder, seat) = (parts.cards[number], parts.holders[number], parts.seats[number]);
            let zones = self.zones(seat);
            if !cards.minus(zones.hand).minus(zones.resources).is_empty() {
                return Some("a part has cards that lie elsewhere");
            }
            if holder != NO_SLOT && (!self.everywhere().contains(holder) || self.fighter(holder).side != seat) {
                return Some("a part belongs to somebody who has left");
            }
            if parts
                .numbers()
                .any(|other| other < number && parts.seats[other] == seat && parts.cards[other].0 & cards.0 != 0)
            {
                return Some("a card lies in two parts");
            }
        }
        None
    }
}
