//! Attacks that effects make.

use crate::derive::evaluate::Eye;
use crate::derive::laws::Attempt;
use crate::derive::powers::face_up;
use crate::event::Event;
use crate::plain::{Filter, Side};
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::{Fighters, Frame, NO_SLOT, Script, Stage};
use crate::verbs::Verb;
use longbox_kernel::Witness;

/// This character attacks one of those at once, whatever protects them and though exhausted.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct AttackNow(pub(crate) Side, pub(crate) Filter);

impl Verb for AttackNow {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let eye = Eye::script(run.p, &s);
        let targets = face_up(run.p, run.g.matching(run.p, self.0, &self.1, &eye));
        if eye.this == NO_SLOT || run.p.fighter(eye.this).is_face_down() {
            return Ok(false);
        }
        let attempt = Attempt::attack(run.p, eye.this, Fighters::one(eye.this));
        let targets = targets - run.g.barred(run.p, attempt, targets);
        if targets.is_empty() {
            return Ok(false);
        }
        run.done(true);
        run.push(Frame::Stage(Stage {
            attackers: Fighters::one(eye.this),
            targets,
            by: s.me,
            at_once: true,
            forced: Fighters::NONE,
        }));
        Err(Asked)
    }
}
