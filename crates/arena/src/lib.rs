//! Bots against bots: many games, their statistics, and how fast they are.
//!
//! A [`Match`] plays the games of a [`Field`] of decks, or of [`Fresh`] random ones, between bots and gives a
//! [`Summary`]. Each seed is
//! played once for each seat with the bots moving on by one seat, and everything is added up in whole numbers, so a match is the
//! same for any number of threads. A [`Ladder`] lets every bot meet every other; its [`LadderRecord`] is kept in a file, and its
//! [`LadderReport`] says who is stronger. [`measure`](fn@measure) times random play on one core, a [`PaceTest`] how fast a bot thinks.
//! A game joins with [`ArenaGame`], in a module of its own such as `squad` or `vs`.

mod answer;
mod bout;
mod coverage;
pub mod doctor;
mod elo;
mod field;
mod fresh;
mod game;
mod ladder;
mod ladder_record;
mod ladder_report;
mod learn;
mod lengths;
mod measure;
mod pace;
mod pace_clock;
mod rate;
mod rounds;
mod score;
mod seeds;
mod sequential;
mod shard;
mod slips;
mod squad;
mod standings;
mod summary;
mod tally;
mod vs;

pub use bout::{ArenaError, Match, Progress};
pub use coverage::{CardCount, Counts, Coverage, Deed, Never, NeverList, Total};
pub use elo::{Elo, elo_of, share_of};
pub use field::{Field, Pairing, round_robin};
pub use fresh::{Decks, Fresh, Wishes};
pub use game::ArenaGame;
pub use ladder::{Keep, Ladder};
pub use ladder_record::{LadderRecord, LadderSettings, MOST_ROUNDS, OddGame, OddKind, RecordError, TableRecord};
pub use ladder_report::{LadderReport, PairResult, Standing};
pub use learn::{Learning, Lesson, Mark, Quality};
pub use lengths::LongGame;
pub use longbox_catalog::VsTerms;
pub use measure::{Measures, measure};
pub use pace::{Pace, PaceTest, SearchPace, Shares};
pub use rate::Rate;
pub use rounds::{GAME_POINTS, RoundResult, Rounds};
pub use score::{Score, ScoreSums};
pub use sequential::{BadDifference, SequentialTest, TestResult};
pub use shard::{BadShard, Shard};
pub use slips::{Slip, SlipSearch};
pub use squad::SquadTerms;
pub use standings::{Meeting, standings};
pub use summary::{BotResult, CapResult, DeckResult, Ending, RandomDecks, Summary, Timing};
pub use tally::Mean;
