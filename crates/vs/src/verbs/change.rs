//! Rules that hold for characters or players for a time.

use crate::derive::evaluate::Context;
use crate::event::Event;
use crate::plain::{Change, Side, Until, Who};
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::{ModOp, Script};
use crate::verbs::Verb;
use longbox_kernel::Witness;

/// They are changed for that time.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ChangeCharacters(pub(crate) Who, pub(crate) Change, pub(crate) Until);

impl Verb for ChangeCharacters {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let set = run.targets(&self.0, s)?;
        let s = *run.script();
        let set =
            if matches!(self.1, Change::Switch | Change::Reset) { set } else { set & (run.here() | run.p.coming()) };
        Ok(run.change(set, &self.1, self.2, &s))
    }

    fn whom(&self) -> Option<&Who> {
        Some(&self.0)
    }
}

/// The players of that side are changed for that time.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ChangePlayers(pub(crate) Side, pub(crate) ModOp, pub(crate) Until);

impl Verb for ChangePlayers {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let seats = run.g.seats_of(run.p, self.0, &Context::script(run.p, &s));
        Ok(run.change_players(seats, self.1, self.2, &s))
    }
}
