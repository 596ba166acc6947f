//! Levels and experience.

use crate::Vs;
use crate::derive::evaluate::Context;
use crate::event::Event;
use crate::language::Is;
use crate::menu::Choice;
use crate::plain::{Num, Until, Who};
use crate::program::Need;
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::{CardNo, Fighters, NO_SLOT, Position, Script, Slot, Term};
use crate::state::progress::Progress;
use crate::verbs::{Look, Verb};
use longbox_kernel::Witness;

/// They become that level, for good or for a time.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct BecomeLevel(pub(crate) Who, pub(crate) u8, pub(crate) Option<Until>);

impl Verb for BecomeLevel {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let set = match s.progress {
            Progress::AsksVersion | Progress::Version(_) => s.picked,
            _ => run.targets(&self.0, s)?,
        };
        let term = self.2.map(|until| run.term(until, &s));
        match term {
            Some(None) => Ok(false),
            term => run.become_level(set, self.1, term.flatten(), s),
        }
    }

    fn whom(&self) -> Option<&Who> {
        Some(&self.0)
    }

    fn options(&self, at: &Look<'_>, menu: &mut Vec<Choice>) {
        match (at.s.progress, at.s.picked.first()) {
            (Progress::AsksVersion, Some(slot)) => {
                menu.extend(versions(at.g, at.p, slot, self.1).map(Choice::Version));
            }
            _ => at.list_whom(&self.0, menu),
        }
    }

    fn asks(&self, at: &Look<'_>) -> String {
        match at.s.progress {
            Progress::AsksVersion => "Which version?".to_owned(),
            _ => "Whom?".to_owned(),
        }
    }

    /// Whose level changes is not yet asked about before paying.
    fn need(&self, _said: Vec<Is>) -> Option<Need> {
        None
    }
}

/// This character gains experience; `Amount` is how much of it the next level can use.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct GainXp(pub(crate) Num);

impl Verb for GainXp {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let this = Context::script(run.p, &s).this;
        let amount = run.number(&self.0);
        let gained = if this == NO_SLOT { 0 } else { run.gain_xp(this, amount) };
        run.counted(gained);
        Ok(this != NO_SLOT && amount > 0)
    }

    fn amount(&self) -> Option<&Num> {
        Some(&self.0)
    }
}

impl<W: Witness<Event>> Run<'_, W> {
    /// Main characters become versions of that level; of several their player chooses one.
    fn become_level(&mut self, mut set: Fighters, level: u8, term: Option<Term>, s: Script) -> Result<bool, Asked> {
        let mut did = matches!(s.progress, Progress::Version(_));
        let mut chosen = match s.progress {
            Progress::Version(card) => Some(card),
            _ => None,
        };
        while let Some(slot) = set.first() {
            let open = {
                let mut versions = versions(self.g, self.p, slot, level);
                (versions.next(), versions.next())
            };
            let version = match (chosen.take(), open) {
                (Some(card), _) => Some(card),
                (None, (_, Some(_))) => {
                    let script = self.script();
                    script.picked = set;
                    script.progress = Progress::AsksVersion;
                    return self.ask_effect(self.p.fighter(slot).owner());
                }
                (None, (only, None)) => only,
            };
            did |= version.is_some();
            match (term, version) {
                (Some(term), version) => self.become_version_for(slot, version, level, term, &s),
                (None, Some(version)) => self.become_version(slot, version),
                (None, None) => {}
            }
            set.remove(slot);
        }
        Ok(did)
    }
}

/// The versions of that level that a main character of another level can become.
fn versions<'a>(g: &'a Vs, p: &'a Position, slot: Slot, level: u8) -> impl Iterator<Item = CardNo> + 'a {
    let fighter = p.fighter(slot);
    let now = g.face(fighter.card).level;
    g.versions(p, fighter, level).filter(move |_| now != level && now > 0)
}
