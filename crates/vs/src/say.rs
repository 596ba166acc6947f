//! What is said: card text, questions, the log, reasons.

pub(crate) mod explain;
pub mod text;
pub(crate) mod words;
