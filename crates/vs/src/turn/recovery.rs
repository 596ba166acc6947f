//! The end of the Draw Phase and the Recovery Phase.

use crate::event::Event;
use crate::program::DRAW;
use crate::run::Run;
use crate::state::position::{Ask, TurnStep};
use longbox_kernel::{Seat, SeatSet, Witness};

impl<W: Witness<Event>> Run<'_, W> {
    /// Whoever can use a power of the Draw Phase is asked first. No card of most games has one.
    pub(super) fn recover_step(&mut self) {
        let could = |seat: &Seat| !self.p.done.contains(*seat) && self.g.has_power_for(self.p, *seat, DRAW);
        let asked = self.g.in_draw_phases && !self.p.is_pocket_turn();
        match self.p.turn_players().iter().filter(|_| asked).find(could) {
            Some(seat) => self.ask(seat, Ask::Draw),
            None => self.recover_all(),
        }
    }

    fn recover_all(&mut self) {
        self.new_batch();
        for slot in self.p.side(self.p.active) {
            if self.p.fighter(slot).is_hidden() {
                self.come_out(slot);
            } else {
                self.recover(slot);
            }
        }
        self.p.step = TurnStep::Ready;
    }

    pub(super) fn ready_all(&mut self) {
        for slot in self.p.side(self.p.active) {
            self.ready(slot);
        }
        self.p.done = SeatSet::NONE;
        self.p.step = TurnStep::RecoveryPowers;
    }
}
