//! A character in play.

use crate::plain::Word;
use crate::state::position::{CardNo, NO_PIECE, NO_SEAT, Piece, UNKNOWN};
use longbox_kernel::Seat;
use serde::{Deserialize, Serialize};

/// Where on its side a character stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Row {
    /// Attacks in melee, and protects the back row while face up.
    #[default]
    Front,
    /// Attacks at range only, which takes Ranged.
    Back,
    /// A player who is attacked stands in no row.
    None,
}

impl Row {
    /// As players say it: "front row".
    pub fn name(self) -> &'static str {
        match self {
            Row::Front => "front row",
            Row::Back => "back row",
            Row::None => "no row",
        }
    }
}

/// A character in play, or a player while attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fighter {
    /// Rule words in force. Kept, and renewed by whatever changes powers.
    pub(crate) words: u64,
    /// The kinds of trigger that its powers in force have. Kept likewise.
    pub(crate) listens: u64,
    /// Teams in force. Kept likewise.
    pub teams: u16,
    /// The card it is; for a main character the version of its level.
    pub card: CardNo,
    /// The piece it stands on; tokens have none.
    pub piece: Piece,
    /// When it entered play.
    pub(crate) stamp: u16,
    /// When it came to the side it is on.
    pub(crate) joined: u16,
    /// `NO_PIECE` without one.
    pub equipment: Piece,
    /// Above 0 so many +1/+1 counters, below 0 so many -1/-1 counters: they cancel out.
    pub counters: i16,
    pub(crate) flags: u16,
    /// Above 0 so many wounds, below 0 so many vitality counters: they cancel out.
    pub wounds: i8,
    /// Experience towards the next level.
    pub xp: u8,
    pub(crate) owner: Seat,
    /// The player it is controlled by.
    pub side: Seat,
    /// Whose side it was on before this one, if any.
    pub(crate) former: u8,
    /// Where it stands in the rows of `stands_at`.
    pub row: Row,
    /// How often it was attacked this turn.
    pub(crate) attacked: u8,
    /// In whose rows it stands; another's only while it raids them.
    pub(crate) at: Seat,
}

impl Default for Fighter {
    fn default() -> Fighter {
        Fighter::new(UNKNOWN, NO_PIECE, Seat::A, 0)
    }
}

impl Fighter {
    pub(crate) const STUNNED: u16 = 1;
    pub(crate) const EXHAUSTED: u16 = 2;
    pub(crate) const MAIN: u16 = 4;
    /// Frozen: will not ready during its next turn.
    pub(crate) const FROZEN: u16 = 8;
    /// That turn has come.
    pub(crate) const FROZEN_NOW: u16 = 16;
    /// Stunned an enemy character this turn.
    pub(crate) const STUNNED_AN_ENEMY: u16 = 32;
    /// Stands for a player.
    pub(crate) const PLAYER: u16 = 64;
    /// Face down without being stunned.
    pub(crate) const HIDDEN: u16 = 128;
    /// Attacked since the last turn of the first player ended; the next bits are those of the other players.
    pub(crate) const ATTACKED_SINCE: u16 = 256;
    /// Recovered this turn.
    pub(crate) const RECOVERED: u16 = 4096;
    /// Recruited from a hand this turn.
    pub(crate) const RECRUITED_FROM_HAND: u16 = 8192;
    /// Its universe and another one came together this turn.
    pub(crate) const REUNITED: u16 = 16384;

    pub(crate) fn new(card: CardNo, piece: Piece, owner: Seat, stamp: u16) -> Fighter {
        Fighter {
            words: 0,
            listens: 0,
            teams: 0,
            card,
            piece,
            stamp,
            joined: stamp,
            equipment: NO_PIECE,
            counters: 0,
            flags: 0,
            wounds: 0,
            xp: 0,
            owner,
            side: owner,
            former: NO_SEAT,
            row: Row::Front,
            attacked: 0,
            at: owner,
        }
    }

    /// Whose card it is; `side` is who controls it.
    pub fn owner(&self) -> Seat {
        self.owner
    }

    #[inline]
    pub(crate) fn is(&self, flag: u16) -> bool {
        self.flags & flag != 0
    }

    #[inline]
    pub(crate) fn set(&mut self, flag: u16, on: bool) {
        if on { self.flags |= flag } else { self.flags &= !flag }
    }

    /// Face down and exhausted until it recovers.
    #[inline]
    pub fn is_stunned(&self) -> bool {
        self.is(Fighter::STUNNED)
    }

    /// Face down without being stunned.
    pub fn is_hidden(&self) -> bool {
        self.is(Fighter::HIDDEN)
    }

    /// Stunned or hidden: without powers, and out of all attacks.
    #[inline]
    pub fn is_face_down(&self) -> bool {
        self.is(Fighter::STUNNED | Fighter::HIDDEN)
    }

    /// Has acted, and cannot attack before it is ready again.
    pub fn is_exhausted(&self) -> bool {
        self.is(Fighter::EXHAUSTED)
    }

    /// As many as its health KO it.
    pub fn wounds(&self) -> u8 {
        self.wounds.max(0).unsigned_abs()
    }

    /// Vitality counters, each of which is a point of health.
    pub fn vitality(&self) -> u8 {
        self.wounds.min(0).unsigned_abs()
    }

    /// Whether its player would lose the game with it.
    pub fn is_main(&self) -> bool {
        self.is(Fighter::MAIN)
    }

    /// Whether it stands in a row of another side.
    pub fn is_away(&self) -> bool {
        self.at != self.side
    }

    /// In whose rows it stands.
    pub fn stands_at(&self) -> Seat {
        self.at
    }

    /// Won't become ready on its player's next turn.
    pub fn is_frozen(&self) -> bool {
        self.is(Fighter::FROZEN)
    }

    /// Whether it stands for a player who is attacked.
    pub fn is_player(&self) -> bool {
        self.is(Fighter::PLAYER)
    }

    /// Whether this word holds for it now, printed or gained.
    #[inline]
    pub fn has(&self, word: Word) -> bool {
        self.words >> word as u8 & 1 == 1
    }
}
