//! A set of characters in play.

use crate::state::position::{Position, Slot};
use serde::{Deserialize, Serialize};
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

/// Some of the characters in play, a bit for each slot. `NO_SLOT` is in no set, and nothing happens when it is
/// put into one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Fighters(u64);

impl Fighters {
    /// Nobody.
    pub const NONE: Fighters = Fighters(0);
    /// Every slot, whether anybody stands there or not.
    pub const ALL: Fighters = Fighters(u64::MAX);

    /// Only this one.
    #[inline]
    pub fn one(slot: Slot) -> Fighters {
        Fighters(1u64.checked_shl(u32::from(slot)).unwrap_or(0))
    }

    /// Whether this one is among them.
    #[inline]
    pub fn contains(self, slot: Slot) -> bool {
        !(self & Fighters::one(slot)).is_empty()
    }

    #[inline]
    pub(crate) fn with(self, slot: Slot) -> Fighters {
        self | Fighters::one(slot)
    }

    #[inline]
    pub(crate) fn without(self, slot: Slot) -> Fighters {
        self - Fighters::one(slot)
    }

    /// This one as well; no matter if it was there already.
    #[inline]
    pub fn add(&mut self, slot: Slot) {
        *self = self.with(slot);
    }

    /// All but this one; no matter if it was not there.
    #[inline]
    pub fn remove(&mut self, slot: Slot) {
        *self = self.without(slot);
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

    /// The lowest slot.
    #[inline]
    pub fn first(self) -> Option<Slot> {
        self.iter().next()
    }

    /// Whether they have anybody in common.
    #[inline]
    pub(crate) fn meets(self, other: Fighters) -> bool {
        !(self & other).is_empty()
    }

    /// Those in higher slots than this one.
    #[inline]
    pub fn after(self, slot: Slot) -> Fighters {
        let one = Fighters::one(slot).0;
        self - Fighters(one | one.wrapping_sub(1))
    }

    /// Whether all are in lower slots than this one. What is picked in the order of slots is picked once this way.
    #[inline]
    pub(crate) fn all_before(self, slot: Slot) -> bool {
        self.0 >> slot == 0
    }

    /// Those of whom this is true.
    #[inline]
    pub fn filter(self, mut keeps: impl FnMut(Slot) -> bool) -> Fighters {
        self.iter().filter(|slot| keeps(*slot)).collect()
    }

    /// Lowest slot first.
    #[inline]
    pub fn iter(self) -> Slots {
        Slots(self)
    }
}

/// The characters of a set, lowest slot first.
#[derive(Clone, Debug)]
pub struct Slots(Fighters);

impl Iterator for Slots {
    type Item = Slot;

    #[inline]
    fn next(&mut self) -> Option<Slot> {
        let Slots(Fighters(left)) = self;
        if *left == 0 {
            return None;
        }
        let slot = left.trailing_zeros() as Slot;
        *left &= *left - 1;
        Some(slot)
    }
}

impl IntoIterator for Fighters {
    type Item = Slot;
    type IntoIter = Slots;

    #[inline]
    fn into_iter(self) -> Slots {
        self.iter()
    }
}

impl FromIterator<Slot> for Fighters {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Slot>>(slots: I) -> Fighters {
        slots.into_iter().fold(Fighters::NONE, Fighters::with)
    }
}

/// Several sets become one.
impl FromIterator<Fighters> for Fighters {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Fighters>>(sets: I) -> Fighters {
        sets.into_iter().fold(Fighters::NONE, Fighters::bitor)
    }
}

/// Those in both.
impl BitAnd for Fighters {
    type Output = Fighters;

    #[inline]
    fn bitand(self, other: Fighters) -> Fighters {
        Fighters(self.0 & other.0)
    }
}

/// Those in either.
impl BitOr for Fighters {
    type Output = Fighters;

    #[inline]
    fn bitor(self, other: Fighters) -> Fighters {
        Fighters(self.0 | other.0)
    }
}

/// Those of the first that are not in the second.
impl Sub for Fighters {
    type Output = Fighters;

    #[inline]
    fn sub(self, other: Fighters) -> Fighters {
        Fighters(self.0 & !other.0)
    }
}

impl BitAndAssign for Fighters {
    #[inline]
    fn bitand_assign(&mut self, other: Fighters) {
        *self = *self & other;
    }
}

impl BitOrAssign for Fighters {
    #[inline]
    fn bitor_assign(&mut self, other: Fighters) {
        *self = *self | other;
    }
}

impl SubAssign for Fighters {
    #[inline]
    fn sub_assign(&mut self, other: Fighters) {
        *self = *self - other;
    }
}

impl Position {
    /// Machines in play, whoever's.
    pub fn machines(&self) -> Fighters {
        self.machines
    }

    /// Everything that stands in rows: characters and machines.
    #[inline]
    pub(crate) fn standing(&self) -> Fighters {
        self.in_play | self.machines
    }
}

#[cfg(test)]
mod tests {
    use super::Fighters;
    use crate::state::position::{NO_SLOT, Slot};

    fn set(slots: &[Slot]) -> Fighters {
        slots.iter().copied().collect()
    }

    #[test]
    fn sets_are_put_together_and_taken_away() {
        let (front, tall) = (set(&[0, 3, 39]), set(&[3, 7]));
        assert_eq!(front & tall, set(&[3]));
        assert_eq!(front | tall, set(&[0, 3, 7, 39]));
        assert_eq!(front - tall, set(&[0, 39]));
        assert_eq!([front, tall].into_iter().collect::<Fighters>(), front | tall);
        assert!(front.meets(tall) && !front.meets(tall.without(3)));
        let mut some = front;
        some |= tall;
        some -= set(&[39]);
        some &= set(&[0, 7, 39]);
        assert_eq!(some, set(&[0, 7]));
    }

    #[test]
    fn slots_come_in_their_order() {
        let some = set(&[39, 0, 3]);
        assert_eq!((some.len(), some.first()), (3, Some(0)));
        assert_eq!(some.iter().collect::<Vec<Slot>>(), [0, 3, 39]);
        assert_eq!(some.filter(|slot| slot > 0), some.after(0));
        assert_eq!(some.after(39), Fighters::NONE);
        assert!(some.all_before(40) && !some.all_before(39));
        assert_eq!((Fighters::NONE.len(), Fighters::NONE.first()), (0, None));
    }

    #[test]
    fn nobody_stands_in_no_slot() {
        assert!(Fighters::one(NO_SLOT).is_empty() && !Fighters::ALL.contains(NO_SLOT));
        assert_eq!(Fighters::ALL.without(NO_SLOT), Fighters::ALL);
        assert_eq!(set(&[5]).with(NO_SLOT), set(&[5]));
    }
}
