//! Bots against bots: many games, their statistics, and how fast they are.
//!
//! A [`Match`] plays the games of a [`Field`] of decks, or of [`Fresh`] random ones, between bots and gives a
//! [`Summary`]. Each seed is
//! played once for each seat with the bots moving on by one seat, and everything is added up in whole numbers, so a match is the
//! same for any number of threads. [`measure`](fn@measure) times random play on one core.
//! A game joins with [`ArenaGame`], in a module of its own such as `squad` or `vs`.

mod bout;
mod coverage;
pub mod doctor;
mod field;
mod fresh;
mod game;
mod lengths;
mod measure;
mod rate;
mod seeds;
mod shard;
mod squad;
mod summary;
mod tally;
mod vs;

pub use bout::{ArenaError, Match, Progress};
pub use coverage::{CardCount, Counts, Coverage, Deed, Never, NeverList, Total};
pub use field::{Field, Pairing, round_robin};
pub use fresh::{Decks, Fresh, Wishes};
pub use game::ArenaGame;
pub use lengths::LongGame;
pub use longbox_catalog::VsTerms;
pub use measure::{Measures, measure};
pub use rate::Rate;
pub use shard::{BadShard, Shard};
pub use squad::SquadTerms;
pub use summary::{BotResult, CapResult, DeckResult, Ending, RandomDecks, Summary, Timing};
pub use tally::Mean;
