//! What is true now: it is worked out and never stored.

pub(crate) mod cards;
pub(crate) mod copying;
pub(crate) mod discounts;
pub(crate) mod entry;
pub(crate) mod evaluate;
mod gifts;
pub(crate) mod kinds;
pub(crate) mod laws;
pub(crate) mod names;
pub(crate) mod powers;
mod protection;
pub(crate) mod rising_atk;
pub(crate) mod sources;
pub(crate) mod stats;
mod versions;
