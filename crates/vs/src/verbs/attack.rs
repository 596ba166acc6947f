//! Attacks that effects make.

use crate::derive::evaluate::Context;
use crate::derive::laws::Attempt;
use crate::derive::powers::face_up;
use crate::event::Event;
use crate::plain::{Filter, Side};
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::{AttackPlan, Fighters, Frame, NO_SLOT, Script};
use crate::verbs::Verb;
use longbox_kernel::Witness;

/// This character attacks one of those at once, whatever protects them and though exhausted.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct AttackNow(pub(crate) Side, pub(crate) Filter);

impl Verb for AttackNow {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let context = Context::script(run.p, &s);
        let targets = face_up(run.p, run.g.matching(run.p, self.0, &self.1, &context));
        if context.this == NO_SLOT || run.p.fighter(context.this).is_face_down() {
            return Ok(false);
        }
        let attempt = Attempt::attack(run.p, context.this, Fighters::one(context.this));
        let targets = targets - run.g.barred(run.p, attempt, targets);
        if targets.is_empty() {
            return Ok(false);
        }
        run.done(true);
        run.push(Frame::AttackPlan(AttackPlan {
            attackers: Fighters::one(context.this),
            targets,
            by: s.me,
            at_once: true,
            forced: Fighters::NONE,
        }));
        Err(Asked)
    }
}
