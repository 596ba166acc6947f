//! Losing the game.

use crate::event::Event;
use crate::plain::Player;
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::Script;
use crate::verbs::Verb;
use longbox_kernel::{SeatSet, Witness};

/// The player loses the game, and whoever shares a side with that player.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Lose(pub(crate) Player);

impl Verb for Lose {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let Some(seat) = run.seat(&self.0, s) else { return Ok(false) };
        let out: SeatSet = run.p.alive.iter().filter(|other| run.p.share_a_side(*other, seat)).collect();
        // They are out as soon as nothing is half done, together with whoever else falls meanwhile.
        run.p.fallen |= out;
        Ok(true)
    }
}
