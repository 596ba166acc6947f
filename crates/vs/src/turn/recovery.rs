//! The end of the Draw Phase and the Recovery Phase.

use crate::event::Event;
use crate::program::DRAW;
use crate::run::Run;
use crate::state::position::{Ask, NO_SLOT, TurnStep};
use longbox_kernel::{Seat, SeatSet, Witness};

/// Cards that a character who plays along draws in a turn.
const PART_DRAWS: u8 = 2;

impl<W: Witness<Event>> Run<'_, W> {
    /// Whoever can use a power of the Draw Phase is asked first. No card of most games has one.
    pub(super) fn recover_step(&mut self) {
        let open = self.g.in_draw_phases && !self.p.is_pocket_turn() && self.p.part_at_work().is_none();
        let could = |seat: &Seat| !self.p.done.contains(*seat) && self.g.has_power_for(self.p, *seat, DRAW);
        match self.p.turn_players().iter().filter(|_| open).find(could) {
            Some(seat) => self.ask(seat, Ask::Draw),
            None if !self.p.is_pocket_turn() && self.next_part_draws() => {}
            None => self.recover_all(),
        }
    }

    /// At the end of the Draw Phase those who play along draw, one after the other. False: none is left.
    fn next_part_draws(&mut self) -> bool {
        let next = self.p.next_part(self.p.turn_players());
        self.p.parts.at_work = next.unwrap_or(NO_SLOT);
        if let Some(holder) = next {
            self.new_batch();
            let seat = self.p.fighter(holder).side;
            self.draw_for(holder, seat, PART_DRAWS);
        }
        next.is_some()
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
