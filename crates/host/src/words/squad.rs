//! Words at the table of Super Hero Squad.

pub(crate) mod attack;
pub(crate) mod cards;
pub(crate) mod decks;
pub(crate) mod ending;
pub(crate) mod lobby;
pub(crate) mod narration;
pub(crate) mod offers;
pub(crate) mod table;
