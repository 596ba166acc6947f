//! Attacks and super powers that are cancelled.

use crate::event::{Event, Happened};
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::{Frame, Script};
use crate::verbs::Verb;
use longbox_kernel::Witness;

/// The attack is cancelled, so that its combat ends.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct CancelCombat;

impl Verb for CancelCombat {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, _s: Script) -> Result<bool, Asked> {
        Ok(run.cancel_combat())
    }
}

/// The super power that is reacted to is cancelled, before any of it is done.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct CancelPower;

impl Verb for CancelPower {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let found = run.p.frames.iter().rposition(|frame| {
            matches!(frame, Frame::Script(script)
                if script.is(Script::SUPER) && !script.is(Script::BEGUN) && script.stamp == s.answers)
        });
        let Some(number) = found else { return Ok(false) };
        if let Frame::Script(script) = run.p.frames.remove(number) {
            run.tell_open(Happened::PowerCancelled, script.me, script.card);
        }
        Ok(true)
    }
}
