//! What a location in a resource row can do by itself: the main character pays for it.

use crate::Vs;
use crate::plain::Works;
use crate::state::position::{NO_PIECE, NO_SLOT, PayFor, Position, Slot, owner};

impl Vs {
    /// Whether a power is that of a location in a resource row.
    pub(crate) fn is_of_location(&self, what: &PayFor) -> bool {
        what.slot == NO_SLOT && what.piece != NO_PIECE && self.program.power(what.power).works == Works::Row
    }

    /// Who pays for it: the main character of its player, of whatever team, face up on the player's side.
    pub(crate) fn payer_for_location(&self, p: &Position, what: &PayFor) -> Option<Slot> {
        p.main_of(owner(what.piece)).filter(|main| !p.fighter(*main).is_face_down())
    }
}
