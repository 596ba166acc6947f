//! Who stands where: rows, and who protects whom.

use crate::Vs;
use crate::derive::evaluate::Context;
use crate::plain::{Filter, Word};
use crate::state::position::{NO_SLOT, Position, Row, Slot};

/// Whether two characters stand in one row.
pub(super) fn is_beside(p: &Position, slot: Slot, this: Slot) -> bool {
    this != NO_SLOT && {
        let (fighter, this) = (p.fighter(slot), p.fighter(this));
        fighter.row == this.row && p.share_a_side(fighter.at, this.at)
    }
}

/// Whether a character protects whoever stands behind it.
fn guards(p: &Position, slot: Slot) -> bool {
    let fighter = p.fighter(slot);
    fighter.row == Row::Front && !fighter.is_face_down() && !fighter.has(Word::Invisible)
}

impl Vs {
    /// Whether somebody stands behind this character whom it protects.
    pub(super) fn protects(&self, p: &Position, slot: Slot) -> bool {
        let fighter = p.fighter(slot);
        let stands = fighter.row == Row::Front && !fighter.is_face_down() && !fighter.is_away();
        stands && !fighter.has(Word::Invisible) && {
            let behind = |other: Slot| {
                let other = p.fighter(other);
                other.row == Row::Back && !other.is_face_down() && !other.is_away()
            };
            p.side(fighter.side).iter().any(behind)
        }
    }

    /// Who protects this character: a face-up one in front of it that is not Invisible.
    pub(crate) fn protector(&self, p: &Position, slot: Slot) -> Option<Slot> {
        let fighter = p.fighter(slot);
        if fighter.row != Row::Back || fighter.is_face_down() || fighter.is_away() {
            return None;
        }
        (p.side(fighter.side) - p.away).iter().find(|other| guards(p, *other))
    }

    /// Whether one of those who protect this character is so.
    pub(super) fn is_protected_by(&self, p: &Position, slot: Slot, whom: &Filter, context: &Context) -> bool {
        let side = p.side(p.fighter(slot).side) - p.away;
        self.protector(p, slot).is_some()
            && side.iter().any(|other| guards(p, other) && self.fits(p, whom, other, context))
    }
}
