//! Why a word that only one card uses, or none, is in the language all the same.

pub(crate) mod squad;
pub(crate) mod vs;

/// Enum, word and reason.
pub(crate) type Reasons = &'static [(&'static str, &'static str, &'static str)];
