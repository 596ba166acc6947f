//! Bots at the table, and what is counted of their games. One program: the engine is compiled for each program of tests
//! anew, and that takes far longer than the tests.

#![allow(clippy::unwrap_used, clippy::disallowed_macros, reason = "tests")]

mod budgets;
mod deals;
mod doctor;
mod endings;
mod honest;
mod ladder;
mod learned;
mod matches;
mod random_decks;
mod steered;
mod vs;
