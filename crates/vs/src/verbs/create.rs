//! Tokens.

use crate::event::Event;
use crate::plain::Num;
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::{Row, Script};
use crate::verbs::Verb;
use longbox_kernel::Witness;

/// Tokens of this card are created on my side, in the front row.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Create(pub(crate) String, pub(crate) Num);

impl Verb for Create {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let count = run.number(&self.1);
        let Some(card) = run.g.token(&self.0) else { return Ok(false) };
        let created = (0..count).take_while(|_| run.create_token(card, s.me, Row::Front).is_some()).count() as i16;
        Ok(run.counted(created))
    }
}
