//! All words of the host, in one place: other files work out what is to be said and call these functions, so that a
//! translation is another folder like this one. What the rules of a game say (questions, options, events, reasons, the
//! text of cards) stands with the rules.

pub(crate) mod calls;
pub(crate) mod decks;
pub(crate) mod ending;
pub(crate) mod person;
pub(crate) mod squad;
pub(crate) mod vs;
