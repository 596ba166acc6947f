//! What a card is, close together for quick questions.

use super::{CardFacts, FaceKind};

// Bits of `sort_of`.
pub(crate) const CHARACTER: u8 = 1;
pub(crate) const TWIST: u8 = 2;
pub(crate) const LOCATION: u8 = 4;
/// Has a power that works where it does not stand face up.
pub(crate) const ODD: u8 = 8;

/// What a card is, in bits.
pub(crate) fn sort_of(face: &CardFacts) -> u8 {
    let bit = |is: bool, bit: u8| if is { bit } else { 0 };
    bit(face.is_character(), CHARACTER)
        | bit(!face.modes.is_empty() || face.kind == FaceKind::PlotTwist, TWIST)
        | bit(face.is_location(), LOCATION)
        | bit(!face.plain, ODD)
}
