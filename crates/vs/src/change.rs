//! The one place for each kind of change.

pub(crate) mod characters;
pub(crate) mod counters;
pub(crate) mod levels;
mod machines;
pub(crate) mod modifiers;
mod parts;
pub(crate) mod piles;
mod places;
mod removed;
mod resources;
mod universes;
