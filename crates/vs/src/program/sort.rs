//! What a card is, close together for quick questions.

use super::{CardFacts, FaceKind, Program};
use crate::plain::Rule;

// Bits of `sort_of`.
pub(crate) const CHARACTER: u8 = 1;
pub(crate) const TWIST: u8 = 2;
pub(crate) const LOCATION: u8 = 4;
/// Has a power that works where it does not stand face up.
pub(crate) const ODD: u8 = 8;

/// Has a power by which it may not appear; see `Vs::keeps_out`.
pub(crate) const KEPT_OUT: u8 = 16;

/// What a card is, in bits.
pub(crate) fn sort_of(face: &CardFacts, program: &Program) -> u8 {
    let rules = || face.powers.iter().flat_map(|power| &program.power(*power).rules);
    let bit = |is: bool, bit: u8| if is { bit } else { 0 };
    bit(face.is_character(), CHARACTER)
        | bit(!face.modes.is_empty() || face.kind == FaceKind::PlotTwist, TWIST)
        | bit(face.is_location(), LOCATION)
        | bit(!face.plain, ODD)
        | bit(rules().any(|rule| rule.rule == Rule::KeptOut), KEPT_OUT)
}
