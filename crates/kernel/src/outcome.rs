//! How a game ended.

use crate::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Outcome {
    pub verdict: Verdict,
    pub reason: Reason,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Verdict {
    Win(SeatSet),
    Tie,
    /// A bound far above real play was reached; counted apart from ties.
    Cap,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Reason {
    /// The rule with this number in the game's own list decided.
    Rule(u16),
    Conceded(Seat),
    OutOfTime(Seat),
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
