//! A deal between two players: its parts, and what was chosen for them.

use serde::{Deserialize, Serialize};

/// Parts of a deal at most.
pub(crate) const PARTS: usize = 4;
/// Choices for one part at most: two cards, or a card and its row.
const PICKS: usize = 2;
const NOTHING: u8 = u8::MAX;

/// One line of what a card lets players deal in, and which of the two does it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Part {
    pub(crate) line: u8,
    /// The player to whom the deal is offered.
    pub(crate) other: bool,
}

impl Part {
    /// As an option: lines come in the order of the card, each for the one who offers and then for the other.
    pub(crate) fn number(self) -> u8 {
        self.line * 2 + u8::from(self.other)
    }

    pub(crate) fn numbered(number: u8) -> Part {
        Part { line: number / 2, other: number % 2 == 1 }
    }
}

/// What a deal is made of, in the order in which it was put together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Terms([u8; PARTS]);

impl Terms {
    pub(crate) const NONE: Terms = Terms([NOTHING; PARTS]);

    pub(crate) fn len(self) -> usize {
        self.parts().count()
    }

    pub(crate) fn parts(self) -> impl Iterator<Item = Part> {
        self.0.into_iter().take_while(|number| *number != NOTHING).map(Part::numbered)
    }

    pub(crate) fn contains(self, part: Part) -> bool {
        self.parts().any(|other| other == part)
    }

    pub(crate) fn add(&mut self, part: Part) {
        let free = self.len();
        if let Some(free) = self.0.get_mut(free) {
            *free = part.number();
        }
    }

    pub(crate) fn remove_last(&mut self) {
        if let Some(last) = self.len().checked_sub(1) {
            self.0[last] = NOTHING;
        }
    }
}

/// What was chosen for a part: a slot, the number of a card, or a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Pick(u8);

impl Pick {
    /// Not chosen yet.
    pub(crate) const OPEN: Pick = Pick(u8::MAX);
    /// Nothing was chosen, or there was nothing to choose.
    pub(crate) const NONE: Pick = Pick(u8::MAX - 1);

    pub(crate) fn of(number: u8) -> Pick {
        Pick(number)
    }

    pub(crate) fn number(self) -> Option<u8> {
        (self.0 < Pick::NONE.0).then_some(self.0)
    }
}

/// The deal that an effect in progress is about. There is never more than one, since nothing else is done before it is
/// over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Deal {
    pub(crate) terms: Terms,
    pub(crate) picks: [[Pick; PICKS]; PARTS],
}

impl Deal {
    pub(crate) const NONE: Deal = Deal { terms: Terms::NONE, picks: [[Pick::OPEN; PICKS]; PARTS] };
}
