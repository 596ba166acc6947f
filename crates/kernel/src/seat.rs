//! Places at the table.

use serde::{Deserialize, Serialize};
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

/// The most places at a table.
const MOST: u8 = 4;

/// A place at the table, 0 to 3. Whoever decides for it is a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct Seat(pub u8);

/// A file that names a seat which no table has.
impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(number: u8) -> Result<Seat, String> {
        if number < MOST { Ok(Seat(number)) } else { Err(format!("there is no seat {number}; seats are 0 to 3")) }
    }
}

impl Seat {
    /// The first of the seats.
    pub const A: Seat = Seat(0);
    /// The second of them, and the last in a game of two.
    pub const B: Seat = Seat(1);

    /// The number as an index into lists that have an entry for each seat.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The other seat of a two-player game; senseless in any other.
    #[inline]
    pub fn other(self) -> Seat {
        debug_assert!(self.0 < 2, "only two seats have an other one");
        Seat(1 - (self.0 & 1))
    }

    /// A letter: A, B, C or D.
    pub fn letter(self) -> char {
        char::from(b'A' + self.0)
    }
}

impl std::fmt::Display for Seat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// Some of the seats: those who may answer, a team, those who see an event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct SeatSet(pub u8);

impl SeatSet {
    /// Nobody.
    pub const NONE: SeatSet = SeatSet(0);
    /// All four, whether or not somebody sits there: what everybody sees is seen by these.
    pub const ALL: SeatSet = SeatSet(0b1111);

    /// Only this one.
    #[inline]
    pub const fn one(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// These and that one; no matter if it was there already.
    #[inline]
    pub fn with(self, seat: Seat) -> SeatSet {
        self | SeatSet::one(seat)
    }

    /// These but for that one; no matter if it was not there.
    #[inline]
    pub fn without(self, seat: Seat) -> SeatSet {
        self - SeatSet::one(seat)
    }

    /// Whether this one is among them.
    #[inline]
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Whether there is nobody.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest one.
    #[inline]
    pub fn first(self) -> Option<Seat> {
        self.iter().next()
    }

    /// The next of these seats to the left of `seat`, which may be `seat` itself after a full round.
    pub fn next_after(self, seat: Seat) -> Option<Seat> {
        (1..=4).map(|step| Seat((seat.0 + step) % 4)).find(|next| self.contains(*next))
    }

    /// From A to D.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..4).map(Seat).filter(move |seat| self.contains(*seat))
    }
}

impl From<Seat> for SeatSet {
    fn from(seat: Seat) -> SeatSet {
        SeatSet::one(seat)
    }
}

impl FromIterator<Seat> for SeatSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::NONE, SeatSet::with)
    }
}

/// Those in both.
impl BitAnd for SeatSet {
    type Output = SeatSet;

    #[inline]
    fn bitand(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & other.0)
    }
}

/// Those in either.
impl BitOr for SeatSet {
    type Output = SeatSet;

    #[inline]
    fn bitor(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }
}

/// Those of the first that are not in the second.
impl Sub for SeatSet {
    type Output = SeatSet;

    #[inline]
    fn sub(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }
}

impl BitAndAssign for SeatSet {
    #[inline]
    fn bitand_assign(&mut self, other: SeatSet) {
        *self = *self & other;
    }
}

impl BitOrAssign for SeatSet {
    #[inline]
    fn bitor_assign(&mut self, other: SeatSet) {
        *self = *self | other;
    }
}

impl SubAssign for SeatSet {
    #[inline]
    fn sub_assign(&mut self, other: SeatSet) {
        *self = *self - other;
    }
}

/// Who looks: a seat, a spectator who sees what is public, or a reader of a finished game who sees all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Viewer {
    /// Sees what is public and what this seat has learnt.
    Seat(Seat),
    /// Sees what is public.
    Spectator,
    /// Sees everything.
    Open,
}

impl Viewer {
    /// Whether something shown to `seats` is shown to this viewer.
    pub fn among(self, seats: SeatSet) -> bool {
        match self {
            Viewer::Seat(seat) => seats.contains(seat),
            Viewer::Spectator => seats == SeatSet::ALL,
            Viewer::Open => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Seat, SeatSet};

    #[test]
    fn seats_are_put_together_and_taken_away() {
        let (a, b, c) = (SeatSet::one(Seat::A), SeatSet::one(Seat::B), SeatSet::one(Seat(2)));
        assert_eq!(a.with(Seat::B).without(Seat::A), b);
        assert_eq!((a | b) & (b | c), b);
        assert_eq!((a | b) - (b | c), a);
        assert_eq!(a.without(Seat::B), a, "who is not there need not leave");
        assert_eq!((a | b | c).iter().filter(|seat| *seat != Seat::B).collect::<SeatSet>(), a | c);
        let mut set = SeatSet::ALL;
        set -= b;
        set &= a | b;
        set |= c;
        assert_eq!(set, a | c);
    }
}
