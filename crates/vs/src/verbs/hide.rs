//! Hiding.

use crate::event::Event;
use crate::plain::Who;
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::Script;
use crate::verbs::{Done, Verb};
use longbox_kernel::Witness;

/// They turn face down and ready, without counters, equipment and powers, until their player's Recovery Phase.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Hide(pub(crate) Who);

impl Done for Hide {
    const VERB: &'static str = "hide";
    const REMINDER: &'static str = "A hidden character loses its counters and equipment and turns face down but stays ready. \
                    Until its recovery phase, it has no powers and can't attack or defend.";

    fn to(who: Who) -> Hide {
        Hide(who)
    }
}

impl Verb for Hide {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        run.for_each(&self.0, s, Run::hide)
    }

    fn whom(&self) -> Option<&Who> {
        Some(&self.0)
    }
}
