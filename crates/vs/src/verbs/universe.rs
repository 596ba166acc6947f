//! Characters that go to a pocket universe.

use crate::derive::evaluate::Context;
use crate::event::Event;
use crate::plain::Who;
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::{NO_SLOT, Script};
use crate::verbs::Verb;
use longbox_kernel::Witness;

/// They go to a new pocket universe, which lasts until the character whose power it is leaves play.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ToUniverse(pub(crate) Who);

impl Verb for ToUniverse {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let maker = Context::script(run.p, &s).this;
        let set = run.targets(&self.0, s)? & run.p.in_play;
        if maker == NO_SLOT || set.is_empty() {
            return Ok(run.counted(0));
        }
        run.make_universe(set, maker);
        Ok(run.counted(set.len() as i16))
    }

    fn whom(&self) -> Option<&Who> {
        Some(&self.0)
    }
}
