//! Recovering.

use crate::event::Event;
use crate::plain::Who;
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::Script;
use crate::verbs::{Done, Verb};
use longbox_kernel::Witness;

/// They recover.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Recover(pub(crate) Who);

impl Done for Recover {
    const VERB: &'static str = "recover";

    fn to(who: Who) -> Recover {
        Recover(who)
    }
}

impl Verb for Recover {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        run.for_each(&self.0, s, Run::recover)
    }

    fn whom(&self) -> Option<&Who> {
        Some(&self.0)
    }
}
