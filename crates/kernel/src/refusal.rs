//! Why an answer was not taken. The game is unchanged after every refusal.

use crate::{Seat, SeatSet};

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    #[error("the game is over")]
    GameOver,
    #[error("seat {seat} is not asked now")]
    NotAsked { seat: Seat, asked: SeatSet },
    #[error("there is no option {index}: the menu has {options}")]
    NoSuchOption { index: u16, options: u16 },
    #[error("there is no decision {wanted} to go back to: {made} were made")]
    NoSuchDecision { wanted: usize, made: usize },
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
