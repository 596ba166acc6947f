//! What players see and are told.
#![allow(clippy::disallowed_methods, clippy::disallowed_macros, reason = "tests read files and print")]

mod circles;
mod common;
mod explain;
mod later;
mod stage;
mod words;
