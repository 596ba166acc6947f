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
    /// The attacker of a prediction was named.
    Attacker(CardNo),
    /// Both names of a prediction.
    Foreseen {
        attacker: CardNo,
        defender: CardNo,
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

/// Counters for those picked, in their order: the bit of each number at which somebody's share ends. So they take as
/// little room for many as for few.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Shares([u8; 5]);

impl Shares {
    /// The most that can be divided.
    pub(crate) const MOST: i16 = 39;

    fn ends(self) -> u64 {
        let [a, b, c, d, e] = self.0;
        u64::from_le_bytes([a, b, c, d, e, 0, 0, 0])
    }

    /// The next one gets so many.
    pub(crate) fn with(self, share: u8) -> Shares {
        let ends = self.ends() | 1 << (self.total() + share).min(Shares::MOST as u8);
        let [a, b, c, d, e, ..] = ends.to_le_bytes();
        Shares([a, b, c, d, e])
    }

    /// How many of those picked have got theirs.
    pub(crate) fn given(self) -> u8 {
        self.ends().count_ones() as u8
    }

    pub(crate) fn total(self) -> u8 {
        (63 - (self.ends() | 1).leading_zeros()) as u8
    }

    /// Each share, in their order.
    pub(crate) fn each(self) -> impl Iterator<Item = u8> {
        let mut before = 0;
        (1..=Shares::MOST as u8).filter(move |end| self.ends() >> end & 1 == 1).map(move |end| {
            let share = end - before;
            before = end;
            share
        })
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
