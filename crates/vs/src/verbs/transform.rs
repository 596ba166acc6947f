//! Characters that become a card of a hand.

use crate::event::{Event, Happened};
use crate::plain::Who;
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::{Fighter, NO_PIECE, Piece, Script, Slot, owner};
use crate::verbs::Verb;
use longbox_kernel::{SeatSet, Witness};

/// One of them becomes the card of my hand whose power it is, with everything on it; the card it was leaves the game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct BecomeThis(pub(crate) Who);

impl Verb for BecomeThis {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let slot = run.targets(&self.0, s)?.first();
        let in_hand = s.kod != NO_PIECE && run.p.zones(owner(s.kod)).hand.contains(s.kod);
        let Some(slot) = slot.filter(|_| in_hand) else { return Ok(run.counted(0)) };
        let piece = run.out_of_hand(s.kod);
        run.script().kod = piece;
        run.become_piece(slot, piece);
        run.notice_hand(s.me);
        Ok(run.counted(1))
    }

    fn whom(&self) -> Option<&Who> {
        Some(&self.0)
    }
}

impl<W: Witness<Event>> Run<'_, W> {
    /// A character is this card from now on, which is nowhere else. It neither leaves play nor appears.
    fn become_piece(&mut self, slot: Slot, piece: Piece) {
        self.see(SeatSet::ALL, piece);
        let Fighter { piece: old, card: before, .. } = *self.p.fighter(slot);
        let now = self.p.moment;
        let fighter = &mut self.p.fighters[usize::from(slot)];
        // Of two with one name, the one that was there goes.
        (fighter.piece, fighter.owner, fighter.joined) = (piece, owner(piece), now);
        self.replace_card(slot, self.p.card(piece));
        self.tell_fighter(Happened::Became { before }, slot);
        if old != NO_PIECE {
            self.remove_from_game(old);
        }
    }
}
