//! Attackers who come to a combat late, or leave it.

use crate::event::Event;
use crate::plain::Who;
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::Script;
use crate::verbs::Verb;
use longbox_kernel::Witness;

/// They attack as well in the combat that is going on.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Join(pub(crate) Who);

impl Verb for Join {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        run.for_each(&self.0, s, |run, slot| run.join_combat(slot))
    }

    fn whom(&self) -> Option<&Who> {
        Some(&self.0)
    }
}

/// They leave the combat.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Withdraw(pub(crate) Who);

impl Verb for Withdraw {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        run.for_each(&self.0, s, |run, slot| {
            let fights = run.p.combat().is_some_and(|combat| combat.all().contains(slot));
            run.leave_combat(slot);
            fights
        })
    }

    fn whom(&self) -> Option<&Who> {
        Some(&self.0)
    }
}
