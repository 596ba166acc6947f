//! When powers of cards that are not in play can be used, for quick questions.

use super::{CardFacts, PowerDef, Program, timing_bit};
use crate::plain::Works;

fn moments<'a>(powers: impl Iterator<Item = &'a PowerDef>, early: bool) -> u8 {
    let used = powers.filter_map(|power| power.used.as_ref()).filter(|used| used.early == early);
    used.fold(0, |moments, used| moments | timing_bit(&used.when))
}

/// The moments at which powers that work there are used.
pub(crate) fn moments_of(program: &Program, works: Works, early: bool) -> u8 {
    moments(program.powers.iter().filter(|power| power.works == works), early)
}

/// When powers of locations in a resource row are used, of those from secret piles or of all others.
pub(crate) fn row_moments(program: &Program, faces: &[CardFacts], invented: bool) -> u8 {
    let powers = faces.iter().filter(|face| face.is_invention() == invented).flat_map(|face| &face.powers);
    moments(powers.map(|power| program.power(*power)).filter(|power| power.works == Works::Row), false)
}
