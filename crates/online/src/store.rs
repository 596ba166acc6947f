//! Where rooms are kept. A room is a list of entries that only grows: who appends says how long it takes the list to be,
//! so that two writers cannot both have their way.

mod memory;
mod sqlite;

pub use memory::MemoryStore;
pub use sqlite::SqliteStore;

use std::future::Future;
use std::pin::Pin;
use std::time::Duration;
use tokio::sync::broadcast;

/// What comes of something that the store does when it gets to it.
pub type Reply<T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send>>;

/// A process that runs rooms. Another one after every start.
pub type Holder = [u8; 32];

/// A person without an account, known by a secret.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Guest {
    /// Its number in the store.
    pub id: i64,
    /// What others see.
    pub name: String,
}

/// A room as the store has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredRoom {
    /// Its number in the store.
    pub id: i64,
    /// Everything that has happened in it.
    pub entries: Vec<String>,
}

/// A room has grown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Notice {
    /// Which.
    pub room: i64,
    /// So many entries it has now.
    pub len: u64,
}

/// What a store cannot do. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// Somebody else has appended: the list is longer than was thought.
    #[error("the room has moved on")]
    MovedOn,
    /// Another process runs the room.
    #[error("another server runs the room")]
    Leased,
    /// The name is taken already.
    #[error("the name is taken")]
    Taken,
    /// A newer version of the program has written the store.
    #[error("the data is of version {found}, this program reads up to version {known}; use a newer one")]
    Newer {
        /// The version of the data.
        found: u32,
        /// The newest that is known here.
        known: u32,
    },
    /// Another server uses the folder.
    #[error("another server uses the data in this folder")]
    InUse,
    /// The disk is full, the file is damaged or gone, or the like.
    #[error("the data cannot be read or written: {0}")]
    Failed(String),
}

/// Keeps guests and rooms. What it has said yes to is there after a crash of the program or the machine.
pub trait Store: Send + Sync + 'static {
    /// A new guest, known by the hash of a secret.
    fn add_guest(&self, name: String, secret: [u8; 32]) -> Reply<Guest>;
    /// The guest with this secret.
    fn guest(&self, secret: [u8; 32]) -> Reply<Option<Guest>>;

    /// A new room with its first entry, leased by whoever opens it.
    fn open_room(&self, code: String, holder: Holder, first: String) -> Reply<i64>;
    /// The number of the room with this code.
    fn find_room(&self, code: String) -> Reply<Option<i64>>;
    /// Leases a room for as long as the holder is alive, and reads it.
    fn lease(&self, room: i64, holder: Holder) -> Reply<StoredRoom>;
    /// Gives a room back that is not run any more.
    fn release(&self, room: i64, holder: Holder) -> Reply<()>;
    /// The holder is alive and will be for so long: until then nobody else gets its rooms.
    fn stay(&self, holder: Holder, time: Duration) -> Reply<()>;

    /// Adds entries to a room that has exactly `len` of them, all or none.
    fn append(&self, room: i64, holder: Holder, len: u64, entries: Vec<String>) -> Reply<()>;
    /// Told whenever a room has grown.
    fn notices(&self) -> broadcast::Receiver<Notice>;
    /// Whether the store works, for whoever watches over the server.
    fn check(&self) -> Reply<()>;
}

/// Notices that nobody has taken yet are forgotten from here on: whoever listens reads the room anyway.
const NOTICES: usize = 256;

fn notices() -> broadcast::Sender<Notice> {
    broadcast::channel(NOTICES).0
}
