//! An attacker that is added to a combat.

use crate::Vs;
use crate::derive::laws::Attempt;
use crate::event::{Event, Happened};
use crate::language::Verb;
use crate::run::Run;
use crate::state::position::{CombatStep, Frame, Position, Slot};
use longbox_kernel::Witness;

impl Vs {
    /// Whether a character can be added to the attackers of the combat: it need not be ready, and no matter where it
    /// stands, of which team it is and whom it could reach. But what can't attack at all is not added.
    fn may_come_late(&self, p: &Position, slot: Slot) -> bool {
        let Some(combat) = p.combat().filter(|combat| combat.step < CombatStep::Close) else { return false };
        let fighter = p.fighter(slot);
        let attempt = Attempt::attack(p, slot, combat.attackers.with(slot));
        !combat.all().contains(slot)
            && !fighter.is_face_down()
            && p.share_a_side(fighter.side, combat.by)
            && self.why_never(p, Verb::Attack, slot).is_none()
            && !self.is_barred(p, attempt, combat.defender)
    }
}

impl<W: Witness<Event>> Run<'_, W> {
    /// A character attacks as well from now on, from the row of the others. It has not attacked, so nothing that waits
    /// for an attack sees it.
    pub(crate) fn join_combat(&mut self, slot: Slot) -> bool {
        if !self.g.may_come_late(self.p, slot) {
            return false;
        }
        let first = self.p.combat().and_then(|combat| combat.attackers.first());
        if let Some(row) = first.map(|first| self.p.fighter(first)).filter(|first| !first.is_away()).map(|it| it.row) {
            self.move_row(slot, row);
        }
        let combat = self.p.frames.iter_mut().rev().find_map(|frame| match frame {
            Frame::Combat(combat) => Some(combat),
            _ => None,
        });
        let Some(combat) = combat else { return false };
        combat.attackers.add(slot);
        self.p.unsettled = true;
        self.tell_fighter(Happened::JoinedCombat, slot);
        true
    }
}
