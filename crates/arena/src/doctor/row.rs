//! One game as a row of a table.

use serde::Serialize;

/// A game, for tables that other programs read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GameRow {
    /// The deck that is tested, by key.
    pub deck: String,
    /// Whom it met.
    pub opponent: String,
    /// Counted from 0; the two games of a round share their deal.
    pub round: u64,
    /// "A" or "B".
    pub seat: String,
    /// The deck's player went first.
    pub first: bool,
    /// 2 won, 1 without a winner, 0 lost.
    pub points: u8,
    /// Over both players.
    pub turns: u32,
    /// Questions answered by both.
    pub decisions: u64,
    /// Turns of the deck's player.
    pub own_turns: u32,
    /// Those of them on which something was missing.
    pub short_turns: u32,
    /// Different cards in hand at the end.
    pub left_in_hand: u32,
}
