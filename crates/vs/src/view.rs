//! What of a standpoint must be worked out before it can be shown: which cards of each player the viewer is sure of,
//! how the combat stands, what waits. Everything else is read in the standpoint's position.

mod combat;
mod side;

pub use combat::{CombatView, Strike, StrikeBack};
pub use side::{HandView, MainView, PartView, ResourcesView, SeatView};

use crate::Vs;
use crate::state::position::{CardNo, Piece, Position, UNKNOWN, local, owner};
use longbox_kernel::{Seat, Standpoint, Viewer};
use serde::Serialize;

/// The whole table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// In the order of the seats, also those who are out of the game.
    pub seats: Vec<SeatView>,
    /// The numbers of the innermost combat.
    pub combat: Option<CombatView>,
    /// Work in progress, outermost first, in words.
    pub waiting: Vec<String>,
    /// Triggers that wait, in words.
    pub triggers: Vec<String>,
}

pub(crate) fn view(game: &Vs, standpoint: &Standpoint<Position>) -> View {
    let p = standpoint.position();
    View {
        seats: p.seats.iter().map(|seat| side::seat_view(game, standpoint, seat)).collect(),
        combat: p.combat().map(|combat| combat::combat_view(game, p, combat)),
        waiting: p.frames.iter().map(|frame| game.frame_words(p, frame)).collect(),
        triggers: p.pending_triggers.iter().map(|pending| game.pending_words(pending)).collect(),
    }
}

/// The card on this piece, if the viewer is sure of it. In a standpoint the cards of a group stand on its pieces
/// in sorted order, which is no knowledge of where they are.
pub fn sure_card(standpoint: &Standpoint<Position>, piece: Piece) -> Option<CardNo> {
    let p = standpoint.position();
    let sure = match standpoint.viewer() {
        Viewer::Seat(seat) => p.knowledge(owner(piece)).knows(seat, local(piece)),
        Viewer::Spectator | Viewer::Open => true,
    };
    Some(p.card(piece)).filter(|card| sure && *card != UNKNOWN)
}

impl View {
    /// What this viewer sees of a player.
    pub fn seat(&self, seat: Seat) -> Option<&SeatView> {
        self.seats.iter().find(|view| view.seat == seat)
    }
}
