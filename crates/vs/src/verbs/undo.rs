//! What was done by name, taken back.

use crate::event::{Event, Happened};
use crate::plain::{Gained, Who};
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::{Fighter, Fighters, ModOp, Modifier, Script, Slot};
use crate::verbs::Verb;
use longbox_kernel::Witness;

/// Effects of these names on them end: a freeze, and keywords that they gained for a time. What is printed on them
/// stays.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Undo {
    pub(crate) freeze: bool,
    pub(crate) keywords: Vec<Gained>,
    pub(crate) who: Who,
}

impl Verb for Undo {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        run.for_each(&self.who, s, |run, slot| {
            let thawed = self.freeze && run.thaw(slot);
            let lost = run.lose_gained(slot, &self.keywords);
            thawed || lost
        })
    }

    fn whom(&self) -> Option<&Who> {
        Some(&self.who)
    }
}

impl<W: Witness<Event>> Run<'_, W> {
    /// A frozen character can become ready again.
    fn thaw(&mut self, slot: Slot) -> bool {
        let fighter = &mut self.p.fighters[usize::from(slot)];
        let frozen = fighter.is_frozen();
        fighter.set(Fighter::FROZEN | Fighter::FROZEN_NOW, false);
        if frozen {
            self.tell_fighter(Happened::Thawed, slot);
        }
        frozen
    }

    /// A character no longer has what it gained of these keywords.
    fn lose_gained(&mut self, slot: Slot, keywords: &[Gained]) -> bool {
        let one = Fighters::one(slot);
        let meant = |modifier: &Modifier| match modifier.op {
            ModOp::Gains(keyword) => modifier.who.contains(slot) && keywords.contains(&keyword),
            _ => false,
        };
        let mut any = false;
        for modifier in self.p.modifiers.iter_mut().filter(|modifier| meant(modifier)) {
            modifier.who -= one;
            any = true;
        }
        if any {
            self.p.modifiers.retain(|modifier| !modifier.who.is_empty() || !modifier.seats.is_empty());
            self.count_changes();
            self.renew(slot);
            self.p.crowded = true;
            self.p.unsettled = true;
            self.tell_fighter(Happened::PowersLost, slot);
        }
        any
    }
}
