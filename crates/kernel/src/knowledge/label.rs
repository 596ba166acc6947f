//! What a seat thinks of a piece, as it is stored.

use std::hash::Hash;

/// How a label is stored, with a bit to spare: `u8` serves 126 pieces, `u16` all that a game can have.
pub trait Label: Copy + Eq + std::fmt::Debug + Hash {
    /// The label with this number, which must fit.
    fn of(number: usize) -> Self;
    /// The number that it was made of.
    fn number(self) -> usize;
    /// The same label with that bit set or not.
    fn marked(self, on: bool) -> Self;
    /// Whether the bit is set.
    fn is_marked(self) -> bool;
}

impl Label for u8 {
    #[inline]
    fn of(number: usize) -> u8 {
        number as u8
    }
    #[inline]
    fn number(self) -> usize {
        usize::from(self & 0x7f)
    }
    #[inline]
    fn marked(self, on: bool) -> u8 {
        self & 0x7f | u8::from(on) << 7
    }
    #[inline]
    fn is_marked(self) -> bool {
        self & 0x80 != 0
    }
}

impl Label for u16 {
    #[inline]
    fn of(number: usize) -> u16 {
        number as u16
    }
    #[inline]
    fn number(self) -> usize {
        usize::from(self & 0x7fff)
    }
    #[inline]
    fn marked(self, on: bool) -> u16 {
        self & 0x7fff | u16::from(on) << 15
    }
    #[inline]
    fn is_marked(self) -> bool {
        self & 0x8000 != 0
    }
}
