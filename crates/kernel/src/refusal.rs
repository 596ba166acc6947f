//! Why an answer was not taken. The game is unchanged after every refusal.

use crate::{Seat, SeatSet};

/// Why an answer or an undo was not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Nobody is asked any more.
    #[error("the game is over")]
    GameOver,
    /// Somebody else must answer first.
    #[error("seat {seat} is not asked now")]
    NotAsked {
        /// Who wanted to answer.
        seat: Seat,
        /// Those that the game waits for.
        asked: SeatSet,
    },
    /// The menu is shorter than that.
    #[error("there is no option {index}: the menu has {options}")]
    NoSuchOption {
        /// The number that was answered, counted from 0.
        index: u16,
        /// How many there are.
        options: u16,
    },
    /// The game has not come that far.
    #[error("there is no decision {wanted} to go back to: {made} were made")]
    NoSuchDecision {
        /// Where somebody wanted to go back to.
        wanted: usize,
        /// How many inputs there are.
        made: usize,
    },
    /// Only an undo for practice goes back further.
    #[error("going back there would undo chance, new knowledge or another player's answer")]
    UnfairUndo,
}

impl Refusal {
    /// The id of the rule of the table that refuses.
    pub fn rule(&self) -> &'static str {
        match self {
            Refusal::GameOver => "table.over",
            Refusal::NotAsked { .. } => "table.asked",
            Refusal::NoSuchOption { .. } => "table.options",
            Refusal::NoSuchDecision { .. } => "table.undo",
            Refusal::UnfairUndo => "table.fair-undo",
        }
    }
}
