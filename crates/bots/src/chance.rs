//! What a score says about winning.

use crate::game::BotGame;

/// A certain win; a certain loss is as far below zero.
pub(crate) const CERTAIN: i64 = 10_000;

/// One won game in ten must not outweigh nine that are going badly, so a score is squeezed between loss and win.
pub(crate) fn chance_of<G: BotGame>(score: i32) -> i64 {
    let score = i64::from(score);
    CERTAIN * score / (score.abs() + i64::from(G::EVEN))
}
