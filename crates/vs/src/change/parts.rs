//! Characters that play along: their parts of a hand and a resource row begin and end.

use crate::event::{Event, Happened};
use crate::rulebook::Bound;
use crate::run::Run;
use crate::state::position::{CardNo, OWN, Slot};
use longbox_kernel::Witness;
use tinyvec::ArrayVec;

impl<W: Witness<Event>> Run<'_, W> {
    /// A character gets its own part of its player's hand and resource row, unless it has one.
    pub(crate) fn deal_in(&mut self, slot: Slot) -> bool {
        if self.p.parts.has(slot) || !self.p.in_play.contains(slot) {
            return false;
        }
        self.open_part(slot);
        self.tell_fighter(Happened::DealtIn, slot);
        true
    }

    pub(crate) fn open_part(&mut self, slot: Slot) {
        let seat = self.p.fighter(slot).side;
        if !self.p.parts.open(slot, seat) {
            self.bound(Bound::Parts);
        }
    }

    /// A character leaves its side: what was in its part goes as soon as things are settled. False: it had none.
    pub(crate) fn leave_part(&mut self, slot: Slot) -> bool {
        let had = !self.p.parts.is_empty() && self.p.parts.abandon(slot);
        self.p.unsettled |= had;
        had
    }

    /// The cards of a part that nobody has any more leave the game. True if there was one.
    pub(crate) fn end_part(&mut self) -> bool {
        if self.p.parts.is_empty() {
            return false;
        }
        let Some((heap, seat)) = self.p.parts.abandoned() else { return false };
        let cards = self.p.heap(seat, heap);
        let hand = self.p.zones(seat).hand.within(cards);
        // In the order of the cards: that of the hand is the player's secret.
        let mut in_hand: ArrayVec<[CardNo; OWN]> = hand.pieces(seat).map(|piece| self.p.card(piece)).collect();
        longbox_kernel::sort(&mut in_hand);
        for card in &in_hand {
            if let Some(piece) = self.find_in_heap(seat, *card, heap) {
                let piece = self.out_of_hand(piece);
                self.remove_from_game(piece);
            }
        }
        while let Some(piece) = self.p.zones(seat).resources.within(self.p.heap(seat, heap)).last(seat) {
            let piece = self.out_of_row(piece);
            self.remove_from_game(piece);
        }
        self.p.parts.close(heap);
        self.count_points(seat);
        if !in_hand.is_empty() {
            self.notice_hand(seat);
        }
        true
    }
}
