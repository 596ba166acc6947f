//! Main and supporting characters that change places.

use crate::event::{Event, Happened};
use crate::plain::Who;
use crate::program::Need;
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::{Fighter, NO_PIECE, Piece, Script, Slot};
use crate::verbs::Verb;
use longbox_kernel::{Seat, Witness};

/// It becomes my main character, and the one I had becomes a supporting character.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Promote(pub(crate) Who);

impl Verb for Promote {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        run.for_each(&self.0, s, |run, slot| run.promote(slot, s.me))
    }

    fn whom(&self) -> Option<&Who> {
        Some(&self.0)
    }

    fn need(&self, _said: Vec<crate::language::Is>) -> Option<Need> {
        None
    }
}

impl<W: Witness<Event>> Run<'_, W> {
    /// A character becomes the main character of a player; the one there was is a supporting character from then on.
    fn promote(&mut self, slot: Slot, seat: Seat) -> bool {
        let fighter = self.p.fighter(slot);
        let piece = fighter.piece;
        if piece == NO_PIECE || fighter.is_main() {
            return false;
        }
        self.name_main(seat, piece);
        self.p.fighters[usize::from(slot)].set(Fighter::MAIN, true);
        self.tell_fighter(Happened::Promoted, slot);
        self.renew(slot);
        self.p.crowded = true;
        self.p.unsettled = true;
        true
    }

    /// The main character of a player is on this piece from now on. The one there was is a supporting character; if
    /// it was KO'd by the same effect, the player stays in the game.
    pub(crate) fn name_main(&mut self, seat: Seat, piece: Piece) {
        if let Some(old) = self.p.anywhere(self.p.record(seat).main) {
            self.p.fighters[usize::from(old)].set(Fighter::MAIN, false);
            self.tell_fighter(Happened::Demoted, old);
            self.renew(old);
        }
        self.p.records[seat.index()].main = piece;
        self.p.fallen = self.p.fallen.without(seat);
    }
}
