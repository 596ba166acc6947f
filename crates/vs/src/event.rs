//! What happened, in the past tense, with its cause.

mod happened;
mod heard;
mod parts;

use crate::inventions::Inventions;
use crate::program::Place;
use crate::state::position::{CardNo, NO_SLOT, Slot};
pub use happened::Happened;
use longbox_kernel::{Seat, SeatSet, Viewer};
use serde::Serialize;

/// A card in an event and who may see which card it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Secret {
    /// Which card it is.
    pub card: CardNo,
    /// Those who may know.
    pub seen_by: SeatSet,
}

/// One thing that happened. The public part is everything but the card; the card goes to those who may see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Event {
    /// What kind of thing it was, with its numbers.
    pub what: Happened,
    /// The player it happened to or who did it.
    pub seat: Seat,
    /// The card it is about, if it is about one.
    pub card: Option<Secret>,
    /// The character it is about.
    pub who: Slot,
    /// The card whose power, effect or attack brought it about.
    pub cause: Option<CardNo>,
    /// Where in the program of that effect; 0 if it was no effect.
    pub(crate) at: Place,
    /// What happened at the same time has the same number.
    pub batch: u8,
}

/// An event as a viewer saw it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Sight {
    /// What kind of thing it was; nothing in it is secret.
    pub what: Happened,
    /// The player it happened to or who did it.
    pub seat: Seat,
    /// None: there is no card or this viewer may not see it.
    pub card: Option<CardNo>,
    /// There is a card, but this viewer may not see it.
    pub hidden: bool,
    /// The character it is about.
    pub who: Option<Slot>,
    /// The card whose power, effect or attack brought it about; none for what the turn itself brings.
    pub cause: Option<CardNo>,
    #[serde(skip)]
    pub(crate) at: Place,
    /// What happened at the same time has the same number.
    pub batch: u8,
}

impl Event {
    /// The event without the card where this viewer may not see it.
    pub fn seen_by(&self, viewer: Viewer) -> Sight {
        let card = self.card.filter(|secret| viewer.among(secret.seen_by)).map(|secret| secret.card);
        let what = match self.what {
            Happened::LookedIntoPile { of, .. } if !viewer.among(SeatSet::one(self.seat)) => {
                Happened::LookedIntoPile { of, pile: Inventions::UNSEEN }
            }
            what => what,
        };
        Sight {
            what,
            seat: self.seat,
            card,
            hidden: self.card.is_some() && card.is_none(),
            who: (self.who != NO_SLOT).then_some(self.who),
            cause: self.cause,
            at: self.at,
            batch: self.batch,
        }
    }
}
