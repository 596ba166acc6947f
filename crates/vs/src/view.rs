//! What one viewer may know, ready to be shown. Built from a standpoint, which holds nothing else.

mod combat;
mod fighter;
mod side;

pub use combat::{CombatView, Strike, StrikeBack};
pub use fighter::{Facing, FighterView, PowerView, Role, StanceView};
pub use side::{HandView, MainView, ResourcesView, SeatView};

use crate::Vs;
use crate::state::position::{Ask, CardNo, Mode, Piece, Position, Step, UNKNOWN, local, owner};
use longbox_kernel::{Outcome, Seat, Standpoint, Viewer};
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    pub viewer: Viewer,
    pub turn: u16,
    pub mode: Mode,
    pub step: Step,
    /// The phase of the turn in words.
    pub phase: &'static str,
    /// Who goes on with the turn.
    pub active: Seat,
    /// All whose turn it is: two where a team shares it.
    pub turn_players: Vec<Seat>,
    /// In the order of the seats, also those who are out of the game.
    pub seats: Vec<SeatView>,
    /// The innermost combat.
    pub combat: Option<CombatView>,
    /// Work in progress, outermost first, in words.
    pub waiting: Vec<String>,
    /// Triggers that wait, in words.
    pub triggers: Vec<String>,
    pub ask: Ask,
    pub asked: Seat,
    pub outcome: Option<Outcome>,
}

pub(crate) fn view(game: &Vs, standpoint: &Standpoint<Position>) -> View {
    let p = standpoint.position();
    View {
        viewer: standpoint.viewer(),
        turn: p.turn,
        mode: p.mode,
        step: p.step,
        phase: p.step.phase(),
        active: p.active,
        turn_players: p.turn_players().iter().collect(),
        seats: p.seats.iter().map(|seat| side::seat_view(game, standpoint, seat)).collect(),
        combat: p.combat().map(|combat| combat::combat_view(game, p, combat)),
        waiting: p.frames.iter().map(|frame| game.frame_words(p, frame)).collect(),
        triggers: p.dues.iter().map(|due| game.due_words(due)).collect(),
        ask: p.ask,
        asked: p.asked,
        outcome: p.outcome,
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

    /// Every character in play, whoever's.
    pub fn fighters(&self) -> impl Iterator<Item = &FighterView> {
        self.seats.iter().flat_map(|seat| seat.front.iter().chain(&seat.back))
    }
}

impl Step {
    /// The phase that this step belongs to, as players call it.
    pub fn phase(self) -> &'static str {
        match self {
            Step::GoFirst | Step::Place | Step::Mulligan => "set-up",
            Step::Start | Step::StartTriggers => "start of turn",
            Step::Draw => "draw phase",
            Step::Recover | Step::Ready | Step::RecoveryPowers => "recovery phase",
            Step::BuildStart => "build phase",
            Step::Resource => "build phase, resource step",
            Step::Recruit => "build phase, recruit step",
            Step::Formation => "build phase, formation step",
            Step::BuildClose => "end of the build phase",
            Step::MainStart | Step::StartOfMain => "start of the main phase",
            Step::Main => "main phase",
            Step::End | Step::Cleanup => "end of turn",
        }
    }
}
