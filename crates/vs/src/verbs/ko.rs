//! KO'ing characters.

use crate::event::Event;
use crate::plain::Who;
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::Script;
use crate::verbs::Verb;
use longbox_kernel::Witness;

/// They are KO'd; `Amount` is how many.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Ko(pub(crate) Who);

impl Verb for Ko {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let set = run.targets(&self.0, s)?;
        let credit = run.source();
        run.ko(set, credit);
        Ok(run.counted(set.len() as i16))
    }

    fn whom(&self) -> Option<&Who> {
        Some(&self.0)
    }
}
