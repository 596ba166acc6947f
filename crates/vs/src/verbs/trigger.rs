//! Powers that an effect lets work by their name.

use crate::Vs;
use crate::derive::evaluate::Context;
use crate::event::{Event, Happened};
use crate::plain::Who;
use crate::program::{NO_COND, Place};
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::{Frame, Position, Script, Slot};
use crate::verbs::{Look, Verb};
use longbox_kernel::Witness;

/// What the power with this name does is done, as if it had triggered.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Trigger(pub(crate) String, pub(crate) Who);

impl Verb for Trigger {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let slot = run.targets(&self.1, s)?.first();
        let Some((slot, place)) = slot.and_then(|slot| Some((slot, run.g.triggered(run.p, slot, &self.0)?))) else {
            return Ok(run.counted(0));
        };
        let fighter = *run.p.fighter(slot);
        run.counted(1);
        run.done(true);
        let mut script = Script::new(place, fighter.card, fighter.side);
        (script.this, script.this_stamp) = (slot, fighter.stamp);
        run.push(Frame::Script(script));
        run.tell_open(Happened::TriggerBegan, fighter.side, fighter.card);
        Err(Asked)
    }

    fn whom(&self) -> Option<&Who> {
        Some(&self.1)
    }

    fn is_idle(&self, at: &Look<'_>) -> bool {
        at.open(&self.1).iter().all(|slot| at.g.triggered(at.p, slot, &self.0).is_none())
    }
}

impl Vs {
    /// Where the effect of a power in force with this name begins, if what it needs holds.
    fn triggered(&self, p: &Position, slot: Slot, name: &str) -> Option<Place> {
        let context = Context::of(p, slot);
        let mut found = None;
        self.each_power(p, slot, |instance| {
            let def = self.program.power(instance.power);
            let holds =
                |given: u16| given == NO_COND || self.holds(p, &self.program.conds[usize::from(given)], &context);
            if def.name == name && found.is_none() {
                found = def.triggers.iter().find(|trigger| holds(trigger.given)).map(|trigger| trigger.place);
            }
        });
        found
    }
}
