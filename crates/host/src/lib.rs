//! The host of games: it seats players and bots, deals, lets bots think, and tells everybody what they may know.
//! The page talks to it in calls and reports ([`longbox_protocol`]); it runs in a worker of the browser or on a
//! server. A game joins with a [`Room`].

mod answers;
mod diary;
mod ending;
mod error;
mod host;
mod measure;
mod names;
mod observe;
mod reel;
mod rematch;
mod room;
mod save;
mod seen;
mod session;
mod shelves;
pub mod squad;
mod summary;
mod takeback;
pub mod vs;
mod words;

pub use error::HostError;
pub use host::Host;
pub use measure::{Work, answer_at_random, play_at_random};
pub use names::Names;
pub use room::{Line, Room};
pub use seen::Seen;
