//! Levels and experience.

use crate::derive::evaluate::Eye;
use crate::event::Event;
use crate::language::Is;
use crate::plain::{Num, Who};
use crate::program::Need;
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::{NO_SLOT, Script, Slot};
use crate::verbs::Verb;
use longbox_kernel::Witness;

/// They become that level.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct BecomeLevel(pub(crate) Who, pub(crate) u8);

impl Verb for BecomeLevel {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        run.for_each(&self.0, s, |run, slot| run.become_level(slot, self.1))
    }

    fn whom(&self) -> Option<&Who> {
        Some(&self.0)
    }

    /// Whose level changes is not yet asked about before paying.
    fn need(&self, _said: Vec<Is>) -> Option<Need> {
        None
    }
}

/// This character gains experience.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct GainXp(pub(crate) Num);

impl Verb for GainXp {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let this = Eye::script(run.p, &s).this;
        let amount = run.number(&self.0);
        if this != NO_SLOT {
            run.gain_xp(this, amount);
        }
        Ok(this != NO_SLOT && amount > 0)
    }

    fn amount(&self) -> Option<&Num> {
        Some(&self.0)
    }
}

impl<W: Witness<Event>> Run<'_, W> {
    /// A main character becomes a version of that level.
    fn become_level(&mut self, slot: Slot, level: u8) -> bool {
        let fighter = self.p.fighter(slot);
        let now = self.g.face(fighter.card).level;
        let levels = self.p.record(fighter.owner()).levels;
        let version = levels.iter().find(|card| self.g.face(**card).level == level).copied();
        match version.filter(|_| now != level && now > 0) {
            Some(version) => {
                self.become_version(slot, version);
                true
            }
            None => false,
        }
    }
}
