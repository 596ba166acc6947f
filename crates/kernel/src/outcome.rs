//! How a game ended.

use crate::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Outcome {
    /// Who won, if anybody did.
    pub verdict: Verdict,
    /// What decided it.
    pub reason: Reason,
}

/// Who won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Verdict {
    /// One seat, or a team.
    Win(SeatSet),
    /// The rules call it a draw, or all agreed on one.
    Tie,
    /// A bound far above real play was reached; counted apart from ties.
    Cap,
}

/// What decided a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Reason {
    /// The rule with this number in the game's own list decided.
    Rule(u16),
    /// This seat gave up.
    Conceded(Seat),
    /// This seat was too slow.
    OutOfTime(Seat),
    /// All agreed on a draw.
    AgreedDraw,
    /// The bound with this number in the game's own list was reached.
    Bound(u16),
}

impl Outcome {
    /// Whether that seat won alone or with its team.
    pub fn won_by(&self, seat: Seat) -> bool {
        matches!(self.verdict, Verdict::Win(seats) if seats.contains(seat))
    }
}
