//! Cards of which next to nothing is true.

use crate::program::{CardFacts, FaceKind};
use tinyvec::ArrayVec;

impl CardFacts {
    /// A card of this kind of which nothing else is true.
    pub(crate) fn blank(kind: FaceKind) -> CardFacts {
        CardFacts {
            kind,
            level: 0,
            cost: 0,
            atk: 0,
            def: 0,
            health: 0,
            teams: 0,
            gives: 0,
            symbols: 0,
            names: ArrayVec::new(),
            powers: Vec::new(),
            modes: Vec::new(),
            worn: None,
            words: 0,
            listens: 0,
            lasts: false,
            rules: false,
            plain: true,
            timings: 0,
            free: 0,
            pile: 0,
            piles: 0,
        }
    }
}

/// A player who is attacked counts as a supporting character, 0/1 with 1 health.
pub(crate) fn player_face() -> CardFacts {
    CardFacts { def: 1, health: 1, ..CardFacts::blank(FaceKind::Player) }
}
