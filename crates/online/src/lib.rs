//! Games between people who each have a connection of their own. A [`Hall`] has all rooms of a server; a [`Visit`] is
//! somebody's connection; a [`Store`] keeps every answer before anybody hears of it. How messages travel is not known
//! here: `longbox-server` carries them over WebSocket. docs/online.md tells how it all goes together.

mod clocks;
mod hall;
mod journal;
mod limits;
mod rate;
mod room;
mod secret;
mod store;
mod text;
mod visit;
mod words;

pub use hall::{Hall, HallError};
pub use limits::Limits;
pub use store::{Guest, Holder, MemoryStore, Notice, Reply, SqliteStore, Store, StoreError, StoredRoom};
pub use visit::{Told, Visit};
