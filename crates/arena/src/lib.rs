//! Bots against bots: many games, their statistics, and how fast they are.
//!
//! A [`Match`] plays the games of a [`Field`] of decks between two bots and gives a [`Summary`]. Each seed is
//! played twice with the bots in swapped seats, and everything is added up in whole numbers, so a match is the
//! same for any number of threads. [`measure`](fn@measure) times random play on one core.

mod bout;
mod coverage;
mod field;
mod measure;
mod rate;
mod seeds;
mod summary;
mod tally;

pub use bout::{ArenaError, Match};
pub use coverage::{CardCount, Coverage};
pub use field::{Field, Pairing, round_robin};
pub use measure::{Measures, measure};
pub use rate::{Rate, wilson};
pub use summary::{BotResult, DeckResult, Ending, Summary, Timing};
pub use tally::{Mean, Spread};
