//! Machines: equipment that stands in a row. It has a slot, so that its powers work and it can be attacked, but it is no
//! character: nothing that speaks of characters finds it.

use crate::event::{Event, Happened};
use crate::plain::{Dest, TriggerKind};
use crate::run::Run;
use crate::state::position::{Fighter, Fighters, Piece, Row, Slot, owner};
use crate::triggers::Happening;
use longbox_kernel::{Seat, SeatSet, Witness};

impl<W: Witness<Event>> Run<'_, W> {
    /// A machine comes into play in that row. Everybody sees it; only its own powers and whoever waits for equipment do
    /// something about it.
    pub(crate) fn set_up_machine(&mut self, piece: Piece, side: Seat, row: Row) -> Option<Slot> {
        self.see(SeatSet::ALL, piece);
        let slot = self.free_slot()?;
        let stamp = self.tick();
        let fighter = Fighter::new(self.p.card(piece), piece, owner(piece), stamp);
        self.p.fighters[usize::from(slot)] = Fighter { side, row, at: side, joined: self.p.moment, ..fighter };
        self.p.machines.add(slot);
        self.p.unsettled = true;
        self.renew(slot);
        let appeared = Happened::Appeared(row);
        self.tell_fighter(appeared, slot);
        self.look_alone(Happening::to(self.p, appeared, slot), TriggerKind::Appears);
        self.look(Happening::of(Happened::Equipped, side));
        Some(slot)
    }

    /// A machine is KO'd.
    pub(crate) fn ko_machine(&mut self, slot: Slot, by: Fighters) {
        self.tell_fighter(Happened::Kod { by }, slot);
        self.leave_play(slot, Dest::Ko);
    }

    /// The machines of a player who is out leave the game, and so do those that others own on that side.
    pub(crate) fn clear_machines(&mut self, seat: Seat) {
        for slot in self.p.machines {
            let fighter = self.p.fighter(slot);
            if fighter.owner() == seat {
                self.leave_play(slot, Dest::Removed);
            } else if fighter.side == seat {
                self.leave_play(slot, Dest::Ko);
            }
        }
    }
}
