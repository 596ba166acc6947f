//! The table that every game of Longbox is played at.
//!
//! The kernel knows seats, decisions, answers, events, chance, knowledge and replays. It knows no card and no
//! rule of any game: a game implements [`Game`], and everybody who plays (people, bots, tests, replays) goes
//! through [`Table`] and the [`Chair`] it hands out.
#![deny(clippy::float_arithmetic)]

mod capital;
mod chair;
mod decision;
mod dice;
mod excerpt;
mod game;
mod hash;
mod knowledge;
mod likeness;
mod limit;
mod lists;
mod outcome;
mod pin;
mod refusal;
mod replay;
mod replay_error;
mod rulebook;
mod seat;
mod seed;
mod shared_seed;
mod sorting;
mod stream;
mod table;
mod witness;

pub use capital::capital;
pub use chair::{Chair, Player};
pub use decision::{Decision, Shape};
pub use dice::Dice;
pub use excerpt::excerpt;
pub use game::{Game, Leaving, Standpoint};
pub use hash::{StableHasher, checksum, hash_of};
pub use knowledge::{Handle, Knowledge, Label};
pub use likeness::{likeness, nearest_word};
pub use limit::Limit;
pub use lists::{KnownLists, Likely, LikelyLists};
pub use outcome::{Outcome, Reason, Verdict};
pub use pin::{Pin, ReplayHead};
pub use refusal::Refusal;
pub use replay::{REPLAY_BYTES, REPLAY_STEPS, Replay, ReplayStep, RulingReport, seal, unseal};
pub use replay_error::ReplayError;
pub use rulebook::RuleText;
pub use seat::{Seat, SeatSet, Viewer};
pub use seed::{Seed, SeedError};
pub use shared_seed::{SeedShare, SharedSeed};
pub use sorting::{sort, sort_by_key};
pub use stream::Stream;
pub use table::{Input, Table, Undo};
pub use witness::{Deaf, Witness};
