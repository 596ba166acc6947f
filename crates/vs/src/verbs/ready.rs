//! Ready, exhausted, frozen.

use crate::event::Event;
use crate::plain::Who;
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::Script;
use crate::verbs::{Done, Verb};
use longbox_kernel::Witness;

/// They become ready.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Ready(pub(crate) Who);

impl Done for Ready {
    const VERB: &'static str = "ready";

    fn to(who: Who) -> Ready {
        Ready(who)
    }
}

impl Verb for Ready {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        run.for_each(&self.0, s, Run::ready)
    }

    fn whom(&self) -> Option<&Who> {
        Some(&self.0)
    }
}

/// They become exhausted.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Exhaust(pub(crate) Who);

impl Done for Exhaust {
    const VERB: &'static str = "exhaust";

    fn to(who: Who) -> Exhaust {
        Exhaust(who)
    }
}

impl Verb for Exhaust {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        run.for_each(&self.0, s, Run::exhaust)
    }

    fn whom(&self) -> Option<&Who> {
        Some(&self.0)
    }
}

/// They become exhausted and cannot ready in their next turn.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Freeze(pub(crate) Who);

impl Verb for Freeze {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        run.for_each(&self.0, s, |run, slot| {
            run.freeze(slot);
            true
        })
    }

    fn whom(&self) -> Option<&Who> {
        Some(&self.0)
    }
}
