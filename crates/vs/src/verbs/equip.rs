//! Equipment that an effect has found.

use crate::event::Event;
use crate::plain::{From, Who};
use crate::program::FaceKind;
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::{NO_PIECE, Script};
use crate::verbs::Verb;
use longbox_kernel::Witness;

/// The equipment that was found and shown is put on one of those who can carry it. If nobody can, it stays where it is.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Equip(pub(crate) Who);

impl Verb for Equip {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let here = s.kod != NO_PIECE && run.p.window(s.window).contains(&s.kod);
        if !here || run.g.face(run.p.card(s.kod)).kind != FaceKind::Equipment {
            return Ok(false);
        }
        let able = run.targets(&self.0, s)?;
        let Some(slot) = run.choosable(able).first() else { return Ok(false) };
        let piece = run.take_out(s.kod, From::Card);
        run.script().kod = NO_PIECE;
        run.equip(piece, slot);
        Ok(true)
    }

    fn whom(&self) -> Option<&Who> {
        Some(&self.0)
    }
}
