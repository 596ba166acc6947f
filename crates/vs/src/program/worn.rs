//! Characters that are played as equipment or as plot twists.

use super::{CardFacts, PowerId};
use crate::language::Time;

/// A card that is no equipment, played as one.
#[derive(Clone, Debug)]
pub(crate) struct Worn {
    pub(crate) cost: u8,
    pub(crate) powers: Vec<PowerId>,
}

impl CardFacts {
    /// Whether it is a plot twist for combats of any turn, once it is played as one.
    pub(crate) fn is_for_any_combat(&self) -> bool {
        self.modes.iter().any(|mode| mode.when == Time::Combat && mode.any_turn)
    }

    /// What it gives to whoever carries it.
    pub(crate) fn carried(&self) -> &[PowerId] {
        self.worn.as_ref().map_or(&self.powers, |worn| &worn.powers)
    }
}
