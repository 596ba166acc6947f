//! Drawing cards.

use crate::event::Event;
use crate::plain::{Num, Player};
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::Script;
use crate::verbs::Verb;
use longbox_kernel::Witness;

/// The player draws so many cards; `Amount` is how many.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Draw(pub(crate) Player, pub(crate) Num);

impl Verb for Draw {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let count = run.number(&self.1).clamp(0, 80) as u8;
        let drawn = run.seat(&self.0, s).map_or(0, |seat| run.draw(seat, count));
        Ok(run.counted(i16::from(drawn)))
    }

    fn amount(&self) -> Option<&Num> {
        Some(&self.1)
    }
}
