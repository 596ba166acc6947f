//! Cards that leave the game and come back into it.

use crate::event::{Event, Happened};
use crate::run::Run;
use crate::state::position::{Piece, owner};
use longbox_kernel::{SeatSet, Witness};

impl<W: Witness<Event>> Run<'_, W> {
    pub(crate) fn remove_from_game(&mut self, piece: Piece) {
        self.see(SeatSet::ALL, piece);
        self.p.zones[owner(piece).index()].removed.add(piece);
        self.tell_card(Happened::Removed, owner(piece), piece, SeatSet::ALL);
    }

    /// A card comes back into the game, a captive among them.
    pub(crate) fn out_of_removed(&mut self, piece: Piece) -> Piece {
        self.p.zones[owner(piece).index()].removed.remove(piece);
        self.p.exiles.retain(|exile| exile.piece != piece);
        piece
    }

    /// A card that has left play goes to the pile that it began in.
    pub(crate) fn return_to_pile(&mut self, piece: Piece) {
        self.p.zones[owner(piece).index()].removed.add(piece);
        self.tell_card(Happened::ToPile, owner(piece), piece, SeatSet::ALL);
    }
}
