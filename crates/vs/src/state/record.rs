//! What is remembered of each player.

use crate::state::position::{CardNo, Fighter, NO_PIECE, NO_SLOT, Piece, Position, Slot};
use longbox_kernel::Seat;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// What is remembered of each player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Record {
    /// The versions of the main character that the player brought, lowest level first.
    pub levels: ArrayVec<[CardNo; 6]>,
    /// The piece of the main character that the player started with.
    pub main: Piece,
    /// XP that wait for a level to come back: the card of that level and how many.
    pub(crate) aside: ArrayVec<[(CardNo, u8); 2]>,
    /// Recruit points.
    pub points: u8,
    /// Something was recruited this turn: points are no longer counted.
    pub(crate) recruited: bool,
    /// Recruit points beyond those for resources this turn.
    pub(crate) bonus: u8,
    /// The next character costs so much less this turn.
    pub discount: u8,
    /// The next character of these teams costs so much less this turn.
    pub(crate) team_discount: (u16, u8),
    /// The teams of the characters that the player has collected, a bit for each.
    pub(crate) collected: u16,
    /// Attacks made this turn.
    pub attacks: u8,
    /// Plot twists played this turn, on whoever's turn it is.
    pub twists: u8,
    /// Equipment and machines played this turn.
    pub(crate) equipment: u8,
    /// Characters on the player's side that were KO'd this turn.
    pub(crate) kos: u8,
    /// Their health, added up.
    pub(crate) health_of_kos: u8,
    /// The fighter that stands for the player when attacked.
    pub(crate) body: Slot,
    pub(crate) team: u8,
}

impl Record {
    /// Plot twists (true) or equipment played this turn.
    pub(crate) fn played(&self, twists: bool) -> i16 {
        i16::from(if twists { self.twists } else { self.equipment })
    }
}

impl Default for Record {
    fn default() -> Record {
        Record {
            levels: ArrayVec::new(),
            main: NO_PIECE,
            aside: ArrayVec::new(),
            points: 0,
            recruited: false,
            bonus: 0,
            discount: 0,
            team_discount: (0, 0),
            collected: 0,
            attacks: 0,
            twists: 0,
            equipment: 0,
            kos: 0,
            health_of_kos: 0,
            body: NO_SLOT,
            team: 0,
        }
    }
}

impl Position {
    /// The character at hand that stands on this piece.
    pub fn slot_of(&self, piece: Piece) -> Option<Slot> {
        self.in_play.iter().find(|slot| self.fighter(*slot).piece == piece)
    }

    /// The main character of a player, while it is on the player's side and in the universe at hand.
    #[inline]
    pub fn main_of(&self, seat: Seat) -> Option<Slot> {
        let main = self.record(seat).main;
        self.in_play.iter().find(|slot| {
            let fighter = self.fighter(*slot);
            fighter.piece == main && fighter.is(Fighter::MAIN) && self.share_a_side(fighter.side, seat)
        })
    }

    /// Whose main character this is, wherever it stands.
    pub(crate) fn main_for(&self, fighter: &Fighter) -> Option<Seat> {
        if !fighter.is_main() {
            return None;
        }
        self.seats.iter().find(|seat| self.record(*seat).main == fighter.piece)
    }
}
