//! How far the operation is that an effect has come to.

use crate::state::fighter::Row;
use crate::state::position::CardNo;
use serde::{Deserialize, Serialize};

/// What an operation has got so far. Each begins anew; one that stops for an answer reads only what it has kept itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Progress {
    /// Nothing yet, or some of several characters.
    #[default]
    Begun,
    /// Whoever or whatever it asked for first.
    Chosen,
    /// It asks in which row somebody will stand.
    AsksRow,
    Row(Row),
    /// It asks which version of its level the first of those picked becomes.
    AsksVersion,
    Version(CardNo),
    /// A question was answered with yes or no.
    Answered {
        yes: bool,
    },
    /// Players are asked in turn whether they pay.
    Offering,
    /// So many cards were discarded; `over`: no more will be.
    Discarding {
        cards: u8,
        over: bool,
    },
    /// Cards go elsewhere one after another: so many so far, and how far the next one is.
    Moving {
        moved: u8,
        next: Next,
    },
    /// Of the top cards of a deck that go back there, so many lie in their place.
    Placing {
        placed: u8,
    },
    /// The number that was chosen.
    Number(u8),
    /// Counters are divided.
    Sharing(Shares),
    /// The character whose power it is attacks in a foreign row.
    Raiding,
    Dealing(Bargain),
}

/// How far a deal is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Bargain {
    /// It is being put together.
    Composed,
    /// The other player is asked.
    Offered,
    /// It was accepted; what has to be chosen for it is chosen.
    Agreed,
    /// It was not made, or it is done.
    Off,
}

/// How far the next card is that is moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Next {
    Asked,
    /// Chosen, or none.
    Chosen,
    AsksRow,
    Row(Row),
    /// It asks whether the card lies face up.
    AsksFace,
    Face {
        up: bool,
    },
}

/// Counters for those picked, in their order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Shares {
    pub(crate) each: [u8; 4],
    /// How many of those picked have got theirs.
    pub(crate) given: u8,
}

impl Shares {
    /// The next one gets so many.
    pub(crate) fn with(mut self, share: u8) -> Shares {
        self.each[usize::from(self.given & 3)] = share;
        self.given += 1;
        self
    }

    pub(crate) fn total(&self) -> u8 {
        self.each.iter().sum()
    }
}

impl Progress {
    pub(crate) fn is_begun(self) -> bool {
        self == Progress::Begun
    }

    pub(crate) fn asks_row(self) -> bool {
        matches!(self, Progress::AsksRow | Progress::Moving { next: Next::AsksRow, .. })
    }

    pub(crate) fn asks_face(self) -> bool {
        matches!(self, Progress::Moving { next: Next::AsksFace, .. })
    }

    /// Yes or no was said.
    pub(crate) fn with_answer(self, yes: bool) -> Progress {
        match self {
            Progress::Moving { moved, next: Next::AsksFace } => {
                Progress::Moving { moved, next: Next::Face { up: yes } }
            }
            _ => Progress::Answered { yes },
        }
    }

    /// A row was chosen.
    pub(crate) fn with_row(self, row: Row) -> Progress {
        match self {
            Progress::Moving { moved, .. } => Progress::Moving { moved, next: Next::Row(row) },
            _ => Progress::Row(row),
        }
    }

    /// How many cards were moved.
    pub(crate) fn moved(self) -> u8 {
        match self {
            Progress::Moving { moved, .. } => moved,
            _ => 0,
        }
    }

    /// How many cards lie in their place on top.
    pub(crate) fn placed(self) -> u8 {
        match self {
            Progress::Placing { placed } => placed,
            _ => 0,
        }
    }

    /// The shares so far.
    pub(crate) fn shares(self) -> Shares {
        match self {
            Progress::Sharing(shares) => shares,
            _ => Shares::default(),
        }
    }
}
