//! How far the operation is that an effect has come to.

use crate::state::fighter::Row;
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
    /// One of so many top cards of a deck may be taken.
    Taking {
        cards: u8,
    },
    /// So many top cards of a deck go to the bottom, one after another.
    Sinking {
        cards: u8,
    },
    /// Of so many top cards of a deck, so many have still to go to the bottom and so many lie in their place.
    Arranging {
        cards: u8,
        to_bottom: u8,
        placed: u8,
    },
    /// Counters are divided.
    Sharing(Shares),
    /// The character whose power it is attacks in a foreign row.
    Raiding,
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

    /// How many top cards of a deck are being looked at.
    pub(crate) fn looked_at(self) -> u8 {
        match self {
            Progress::Taking { cards } | Progress::Sinking { cards } | Progress::Arranging { cards, .. } => cards,
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
