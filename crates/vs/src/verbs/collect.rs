//! Characters that a player collects.

use crate::event::Event;
use crate::plain::{Dest, Who};
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::{Fighters, Script};
use crate::verbs::Verb;
use longbox_kernel::Witness;

/// They leave the game for my collection, which remembers the teams on their cards for good.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Collect(pub(crate) Who);

impl Verb for Collect {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        run.for_each(&self.0, s, |run, slot| {
            let teams = run.g.face(run.p.fighter(slot).card).teams;
            run.look_at_leaving(slot, Fighters::NONE);
            run.leave_play(slot, Dest::Removed);
            run.p.records[s.me.index()].collected |= teams;
            true
        })
    }

    fn whom(&self) -> Option<&Who> {
        Some(&self.0)
    }
}
