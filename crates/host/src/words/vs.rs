//! Words at the table of Vs. System.

pub(crate) mod cards;
pub(crate) mod combat;
pub(crate) mod decks;
pub(crate) mod ending;
pub(crate) mod lobby;
pub(crate) mod narration;
pub(crate) mod table;
pub(crate) mod universes;
