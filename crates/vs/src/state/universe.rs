//! Pocket universes: boards beside the one that is being played.
//!
//! What stands on the board at hand is in `in_play`, `sides` and `machines`; whoever stands elsewhere is in none of
//! them, so nothing that looks for characters finds it. Slots, and with them counters, changes and marks, stay as they
//! are. Hands, decks, KO piles and cards out of the game belong to no board.

use crate::state::position::{Delayed, Fighters, Modifier, Piece, Position, SLOTS, Set, Slot, Term};
use longbox_kernel::Seat;
use serde::{Deserialize, Serialize};
use serde_big_array::BigArray;
use tinyvec::ArrayVec;

/// Pocket universes at once at most.
pub(crate) const UNIVERSES: usize = 8;

/// A board that a character has made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Universe {
    /// Counted from 1 in the order in which they were made.
    pub number: u8,
    /// Who made it: it lasts as long as this character is in play.
    pub maker: Slot,
    /// When its maker entered play.
    pub(crate) since: u16,
}

/// The boards of a game and where everybody stands who is on another one than the one at hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Universes {
    /// Characters and machines that stand elsewhere; nearly always nobody.
    pub(crate) apart: Fighters,
    /// The number of the universe in which each of them stands, 0 being the original one; with `MACHINE`, if it is one.
    #[serde(with = "BigArray")]
    pub(crate) of: [u8; SLOTS],
    /// In the order in which they were made.
    pub(crate) made: ArrayVec<[Universe; UNIVERSES]>,
    /// The number of the universe that this turn is taken in; 0: the original one.
    pub(crate) turn: u8,
    /// The number of the universe whose board is at hand: that of the turn, unless it has ended meanwhile.
    pub(crate) at_hand: u8,
}

impl Universes {
    /// Stands beside the number of its universe for a machine.
    pub(crate) const MACHINE: u8 = 128;
    /// The highest number of a universe.
    pub(crate) const LAST: u8 = 127;

    /// Those who stand in that universe, if it is not at hand: characters and machines.
    pub(crate) fn members(&self, number: u8) -> (Fighters, Fighters) {
        let there = self.apart.filter(|slot| self.of[usize::from(slot)] & Universes::LAST == number);
        let machines = there.filter(|slot| self.of[usize::from(slot)] & Universes::MACHINE != 0);
        (there - machines, machines)
    }
}

impl Default for Universes {
    fn default() -> Universes {
        Universes { apart: Fighters::NONE, of: [0; SLOTS], made: ArrayVec::new(), turn: 0, at_hand: 0 }
    }
}

impl Position {
    /// The pocket universes there are, in the order in which they were made.
    pub fn universes(&self) -> &[Universe] {
        &self.universes.made
    }

    /// The pocket universe that this turn is taken in; 0: a turn in the original universe.
    pub fn universe_of_turn(&self) -> u8 {
        self.universes.turn
    }

    /// Whether this turn is taken in a pocket universe.
    #[inline]
    pub(crate) fn is_pocket_turn(&self) -> bool {
        self.universes.turn != 0
    }

    /// The universe whose board is at hand: that of the turn, unless it has ended meanwhile.
    pub fn universe_at_hand(&self) -> u8 {
        self.universes.at_hand
    }

    /// Whether the universe of this turn has ended, so that nothing is left of the turn.
    pub(crate) fn has_lost_its_universe(&self) -> bool {
        self.universes.turn != self.universes.at_hand
    }

    /// Everybody in play, characters and machines, in whatever universe.
    #[inline]
    pub fn everywhere(&self) -> Fighters {
        self.standing() | self.universes.apart
    }

    /// Those who stand in other universes than the one at hand.
    pub fn apart(&self) -> Fighters {
        self.universes.apart
    }

    /// The universe in which somebody stands; 0: the original one.
    pub fn universe_of(&self, slot: Slot) -> u8 {
        match self.universes.apart.contains(slot) {
            true => self.universes.of[usize::from(slot)] & Universes::LAST,
            false => self.universe_at_hand(),
        }
    }

    /// The characters in that universe.
    pub fn characters_in(&self, number: u8) -> Fighters {
        if self.universe_at_hand() == number { self.in_play } else { self.universes.members(number).0 }
    }

    /// Whoever stands on this piece, in whatever universe.
    pub fn anywhere(&self, piece: Piece) -> Option<Slot> {
        self.everywhere().iter().find(|slot| self.fighter(*slot).piece == piece)
    }

    /// Whether a player takes turns in that pocket universe: whoever has characters there does.
    pub(crate) fn has_turns_in(&self, seat: Seat, number: u8) -> bool {
        self.characters_in(number).iter().any(|slot| self.share_a_side(self.fighter(slot).side, seat))
    }

    /// Turns that a round of the table has, those in pocket universes included.
    pub(crate) fn turns_of_a_round(&self, players: usize) -> usize {
        let in_pockets = |universe: &Universe| {
            let heads = self.alive.iter().filter(|seat| !self.follows_a_teammate(*seat));
            heads.filter(|seat| self.has_turns_in(*seat, universe.number)).count()
        };
        players + self.universes.made.iter().map(in_pockets).sum::<usize>()
    }

    /// Whether this player shares the turns of somebody who sits before.
    fn follows_a_teammate(&self, seat: Seat) -> bool {
        self.alive.iter().any(|other| other < seat && self.share_a_side(other, seat))
    }

    /// The resource row of a player as far as it is at hand: a pocket universe has none.
    #[inline]
    pub(crate) fn row_at_hand(&self, seat: Seat) -> Set {
        if self.is_pocket_turn() { Set(0) } else { self.zones(seat).resources }
    }

    /// The face-up locations in it.
    #[inline]
    pub(crate) fn locations_at_hand(&self, seat: Seat) -> Set {
        if self.is_pocket_turn() { Set(0) } else { self.zones(seat).face_up }
    }

    /// Its face-down cards.
    #[inline]
    pub(crate) fn face_down_at_hand(&self, seat: Seat) -> Set {
        self.row_at_hand(seat).minus(self.locations_at_hand(seat))
    }
}

impl Term {
    /// Whether it ends with a turn of a player: with one in the universe of those it is about.
    pub(crate) fn ends_with_a_turn_of(self) -> bool {
        match self {
            Term::TurnsOf(..) | Term::StartOf(_) | Term::RecoveryOf(_) | Term::EnemyTurn => true,
            Term::Combat(_) | Term::Turn | Term::NextAttack | Term::Falls(_) | Term::Recovers(_) => false,
            Term::InPlay | Term::Leaves(_) | Term::Carries(_) | Term::PaidOff(_) => false,
        }
    }
}

impl Universes {
    /// Whether a turn of a player means nothing to a change: those it is about stand elsewhere. What is about players
    /// goes by their turns in the original universe, and by the turn in which it was made.
    pub(crate) fn ignores_turn(&self, modifier: &Modifier, turn_began: u16) -> bool {
        match modifier.who.is_empty() {
            true => self.turn != 0 && !(matches!(modifier.term, Term::TurnsOf(..)) && modifier.stamp > turn_began),
            false => (modifier.who - self.apart).is_empty(),
        }
    }
}

impl Position {
    /// Whether a trigger that an effect has made is about somebody in another universe, or about nobody and was made by
    /// the power of somebody there: it waits until it is their turn.
    #[inline]
    pub(crate) fn is_made_elsewhere(&self, delayed: &Delayed) -> bool {
        let apart = self.universes.apart;
        !apart.is_empty()
            && match delayed.who.is_empty() {
                true => apart.contains(delayed.this) && self.fighter(delayed.this).stamp == delayed.this_stamp,
                false => (delayed.who - apart).is_empty(),
            }
    }
}
