//! What continuous powers give to characters: words, names and teams.

use crate::state::position::{Fighters, SLOTS, Slot};

/// What continuous powers give to a character and take from it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Gift {
    pub(super) words: u64,
    /// Words that it cannot have.
    pub(super) forbidden: u64,
    /// Names, as bits beside the words.
    pub(super) names: u64,
    pub(super) teams: u16,
}

/// What they give to each.
#[derive(Clone, Copy, Debug)]
pub(super) struct Gifts([Gift; SLOTS]);

impl Gifts {
    pub(super) fn to(&self, slot: Slot) -> Gift {
        self.0[usize::from(slot)]
    }

    pub(super) fn give(&mut self, who: Fighters, gift: Gift) {
        for slot in who {
            let given = &mut self.0[usize::from(slot)];
            given.words |= gift.words;
            given.forbidden |= gift.forbidden;
            given.names |= gift.names;
            given.teams |= gift.teams;
        }
    }
}

impl Default for Gifts {
    fn default() -> Gifts {
        Gifts([Gift::default(); SLOTS])
    }
}
