//! What a card is, close together for quick questions.

use super::{CardFacts, FaceKind, Program, timing_bit};
use crate::language::Time;
use crate::plain::Rule;
use crate::program::COMBAT;

// Bits of `Sort::bits`.
pub(crate) const CHARACTER: u8 = 1;
pub(crate) const TWIST: u8 = 2;
pub(crate) const LOCATION: u8 = 4;
/// Has a power that works where it does not stand face up.
pub(crate) const ODD: u8 = 8;

/// Has a power by which it may not appear; see `Vs::keeps_out`.
pub(crate) const KEPT_OUT: u8 = 16;
/// Is a card that can be recruited, as what it is or as something else.
pub(crate) const RECRUIT: u8 = 32;

/// What a card is, so far as menus ask it of every card of a hand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sort {
    pub(crate) bits: u8,
    /// The moments at which it may be played as a plot twist, as bits of `timing_bit`.
    pub(crate) twists: u8,
    /// The moments at which a power that is printed on it may be used.
    pub(crate) powers: u8,
    /// A bit for each of its names, which other names may have, too: cards without a common bit have no common name.
    pub(crate) names: u64,
}

impl Sort {
    pub(crate) fn of(face: &CardFacts, program: &Program) -> Sort {
        Sort {
            bits: bits_of(face, program),
            twists: face.modes.iter().fold(0, |moments, mode| moments | twist_bit(&mode.when)),
            powers: face.timings,
            names: face.names.iter().fold(0, |names, name| names | 1 << (name % 64)),
        }
    }

    /// Whether it is one of these sorts.
    #[inline]
    pub(crate) fn is(&self, sort: u8) -> bool {
        self.bits & sort != 0
    }
}

/// The moment for which a plot twist is, as a bit.
#[inline]
pub(crate) fn twist_bit(when: &Time) -> u8 {
    match when {
        // A plot twist has no character of its own: any combat will do.
        Time::AnyCombat => COMBAT,
        when => timing_bit(when),
    }
}

fn bits_of(face: &CardFacts, program: &Program) -> u8 {
    let rules = || face.powers.iter().flat_map(|power| &program.power(*power).rules);
    let recruited = matches!(face.kind, FaceKind::Supporting | FaceKind::Machine | FaceKind::Equipment);
    let bit = |is: bool, bit: u8| if is { bit } else { 0 };
    bit(face.is_character(), CHARACTER)
        | bit(!face.modes.is_empty() || face.kind == FaceKind::PlotTwist, TWIST)
        | bit(face.is_location(), LOCATION)
        | bit(!face.plain, ODD)
        | bit(rules().any(|rule| rule.rule == Rule::KeptOut), KEPT_OUT)
        | bit(recruited || face.worn.is_some(), RECRUIT)
}
