//! What a card has from the moment that its player has chosen it.

use crate::derive::evaluate::Context;
use crate::event::Event;
use crate::plain::Gained;
use crate::program::PowerId;
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::{Fighters, ModOp, NO_PIECE, Script, Term};
use crate::verbs::Verb;
use longbox_kernel::Witness;

/// The card whose power it is has this power as long as it is in play; `carried`: its bearer does.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Have {
    pub(crate) power: PowerId,
    pub(crate) carried: bool,
}

impl Verb for Have {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let this = Context::script(run.p, &s).this;
        let stands = run.p.standing().contains(this);
        let term = if self.carried { Term::Carries(this) } else { Term::InPlay };
        if !stands || self.carried && run.p.fighter(this).equipment == NO_PIECE {
            return Ok(false);
        }
        run.modify(Fighters::one(this), ModOp::Gains(Gained::Power(self.power)), term, &s);
        Ok(true)
    }
}
