//! ATK that rises: powers may wait for it, so the ATK of their characters is remembered.

use crate::event::{Event, Happened};
use crate::plain::TriggerKind;
use crate::run::Run;
use crate::state::position::Slot;
use crate::triggers::Happening;
use longbox_kernel::Witness;

impl<W: Witness<Event>> Run<'_, W> {
    /// Looks whether the ATK of anybody whose power waits for that has risen. The end of a change and another level
    /// are no gain: whoever brings them about calls this before and clears the gauges.
    #[inline(always)]
    pub(crate) fn watch_atk(&mut self) {
        if self.p.listened & TriggerKind::RisesInAtk.bit() != 0 {
            self.compare_atk();
        }
    }

    fn compare_atk(&mut self) {
        let waits = |slot: &Slot| self.p.fighter(*slot).listens & TriggerKind::RisesInAtk.bit() != 0;
        let watched = self.p.in_play.iter().filter(waits).take(crate::state::position::GAUGES);
        let now: tinyvec::ArrayVec<[(Slot, i16); crate::state::position::GAUGES]> =
            watched.map(|slot| (slot, self.g.stats(self.p, slot).atk)).collect();
        let before = std::mem::replace(&mut self.p.gauges, now);
        for (slot, atk) in now {
            let Some((_, then)) = before.iter().find(|(other, _)| *other == slot) else { continue };
            if atk > *then {
                self.look(Happening::to(self.p, Happened::RisesInAtk { atk: atk - then }, slot));
            }
        }
    }
}
