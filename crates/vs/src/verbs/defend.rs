//! A defence that another character takes over.

use crate::event::Event;
use crate::plain::Who;
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::Script;
use crate::verbs::Verb;
use longbox_kernel::Witness;

/// The defender leaves the combat, the other takes over; the two switch positions.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ReplaceDefender(pub(crate) Who);

impl Verb for ReplaceDefender {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let set = run.targets(&self.0, s)?;
        Ok(set.first().is_some_and(|slot| run.replace_defender(slot)))
    }

    fn whom(&self) -> Option<&Who> {
        Some(&self.0)
    }
}
