//! The host of games: it seats players and bots, deals, lets bots think, and tells everybody what they may know.
//! The page talks to it in calls and reports ([`longbox_protocol`]); it runs in a worker of the browser or on a
//! server. A game joins with a [`HostGame`].

mod answers;
mod bot_seats;
mod clock;
mod decks;
mod ending;
mod error;
mod event_log;
mod game;
mod game_files;
mod hint;
mod host;
mod library;
mod measure;
mod memory;
mod mistakes;
mod names;
mod next;
mod observe;
mod party;
mod rematch;
mod replay_viewer;
mod ruling;
mod save;
mod screen;
mod seen;
mod session;
pub mod squad;
mod summary;
mod takeback;
mod unasked;
pub mod vs;
mod words;

pub use decks::{Opening, Studied};
pub use error::HostError;
pub use game::{HostGame, LogEntry};
pub use host::Host;
pub use library::{Agreement, Library};
pub use measure::{Asked, Work, answer_at_random, count_questions, play_at_random};
pub use names::Names;
pub use party::{Moves, Party};
pub use seen::Seen;
pub use unasked::RowStep;
