//! Questions about the rows of a player's characters.

use crate::RowStep;
use longbox_kernel::Seat;
use longbox_vs::{Ask, Choice, Position, Row};

/// What the question to this seat has to do with rows.
pub(super) fn step(position: &Position, seat: Seat, options: &[Choice]) -> RowStep {
    let row = |choice: &Choice| matches!(choice, Choice::Row(_) | Choice::RowOf(..));
    match position.ask() {
        Ask::Place | Ask::RecruitTo if options.iter().any(row) => RowStep::Choose,
        Ask::Formation => {
            let place = |slot| (slot, position.fighter(slot).row == Row::Front);
            let rows = position.side(seat).iter().map(place).collect();
            RowStep::Formation { rows, begun: position.steps_made() > 0 }
        }
        _ => RowStep::None,
    }
}

/// Whether the Formation Step of this seat's turn is still to come and has anybody to move.
pub(super) fn has_formation_ahead(position: &Position, seat: Seat) -> bool {
    let before = matches!(position.ask(), Ask::Resource | Ask::Recruit);
    before && position.turn_players().contains(seat) && !position.side(seat).is_empty()
}
