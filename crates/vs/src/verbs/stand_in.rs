//! Taking the place of somebody who would be wounded.

use crate::event::Event;
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::{Fighters, Script};
use crate::verbs::Verb;
use longbox_kernel::Witness;

/// The character whose power it is will switch positions with `Those` and be wounded instead.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct StandIn;

impl Verb for StandIn {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let Some(slot) = s.those.first() else { return Ok(false) };
        let stand_ins = &mut run.p.stand_ins;
        stand_ins.tried = Fighters::NONE;
        stand_ins.decided.add(slot);
        Ok(stand_ins.pairs.try_push((slot, s.this)).is_none())
    }
}
