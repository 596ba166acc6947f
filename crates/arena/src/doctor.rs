//! The deck doctor: what a deck wins against a gauntlet of others, and which of its cards do the work.
//!
//! A [`DeckTest`] plays rounds of two games, one deal with the decks changing seats, and adds up whole numbers only, so
//! that any number of threads and any parts of a run ([`Shard`](crate::Shard)) give the same sums. [`DeckReport`] turns the sums into
//! rates with intervals. [`Race`] looks for cards to change, over the same deals for both lists.

mod condition;
mod deck_list;
mod deck_tally;
mod deck_test;
mod estimate;
mod game_log;
mod part;
mod race;
mod report;
mod report_parts;
mod row;
mod runner;
mod sums;
mod swap;
mod watch;

pub use condition::Condition;
pub(crate) use deck_list::different;
pub use deck_list::{DeckList, ListedCard};
pub use deck_tally::DeckTally;
pub use deck_test::DeckTest;
pub use estimate::Estimate;
pub use game_log::{CardTracker, GameLog, MOST_LACKS};
pub use part::{Named, Part, PartError, Plan, Words, merge};
pub use race::{Found, Race, RaceError, RaceResult, Stage};
pub use report::{DeckReport, Meeting, Report, Verdict};
pub use report_parts::{CardReport, Effect, KindReport, Length, ShortageReport, TurnCount};
pub use row::GameRow;
pub use sums::Total;
pub use swap::{ListedSwap, Swap};
pub use watch::{DoctorGame, Kind, Watch};
