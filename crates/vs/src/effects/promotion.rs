//! Main and supporting characters that change places.

use crate::event::{Event, Kind};
use crate::run::Run;
use crate::state::position::{Fighter, NO_PIECE, Slot};
use longbox_kernel::{Seat, Witness};

impl<W: Witness<Event>> Run<'_, W> {
    /// A character becomes the main character of a player; the one there was is a supporting character from then on.
    pub(crate) fn promote(&mut self, slot: Slot, seat: Seat) -> bool {
        let fighter = self.p.fighter(slot);
        let piece = fighter.piece;
        if piece == NO_PIECE || fighter.is_main() {
            return false;
        }
        let before = self.p.slot_of(self.p.record(seat).main);
        if let Some(old) = before {
            self.p.fighters[usize::from(old)].set(Fighter::MAIN, false);
            self.tell_fighter(Kind::Demoted, old, 0, 0);
        }
        self.p.records[seat.index()].main = piece;
        self.p.fighters[usize::from(slot)].set(Fighter::MAIN, true);
        self.tell_fighter(Kind::Promoted, slot, 0, 0);
        for slot in before.into_iter().chain([slot]) {
            self.renew(slot);
        }
        self.p.crowded = true;
        self.p.unsettled = true;
        true
    }
}
