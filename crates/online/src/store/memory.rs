//! A store that forgets everything when the program ends: for tests, and for servers that need no more.

use super::{Guest, Holder, Notice, Reply, Store, StoreError, StoredRoom, notices};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::broadcast;

/// Everything in memory. A clone is the same store.
#[derive(Clone, Debug)]
pub struct MemoryStore {
    kept: Arc<Mutex<Kept>>,
    notices: broadcast::Sender<Notice>,
}

#[derive(Debug, Default)]
struct Kept {
    guests: Vec<([u8; 32], String)>,
    rooms: Vec<Room>,
    alive: HashMap<Holder, Instant>,
    /// Nothing can be written, as on a full disk.
    broken: bool,
}

#[derive(Debug)]
struct Room {
    code: String,
    entries: Vec<String>,
    holder: Option<Holder>,
}

impl Default for MemoryStore {
    fn default() -> MemoryStore {
        MemoryStore { kept: Arc::default(), notices: notices() }
    }
}

impl MemoryStore {
    /// Lets every attempt to write fail, or no longer: a full disk for tests.
    pub fn set_broken(&self, broken: bool) {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).broken = broken;
    }

    fn reads<T: Send + 'static>(&self, work: impl FnOnce(&mut Kept) -> Result<T, StoreError>) -> Reply<T> {
        let done = work(&mut self.kept.lock().unwrap_or_else(PoisonError::into_inner));
        Box::pin(std::future::ready(done))
    }

    fn writes<T: Send + 'static>(&self, work: impl FnOnce(&mut Kept) -> Result<T, StoreError>) -> Reply<T> {
        self.reads(|kept| match kept.broken {
            true => Err(StoreError::Failed("it was told to fail".to_owned())),
            false => work(kept),
        })
    }
}

impl Kept {
    fn room(&mut self, room: i64) -> Result<&mut Room, StoreError> {
        let found = usize::try_from(room).ok().and_then(|room| self.rooms.get_mut(room));
        found.ok_or_else(|| StoreError::Failed(format!("there is no room {room}")))
    }

    /// Whether somebody else holds the room and is alive.
    fn is_held_from(&mut self, room: i64, holder: Holder) -> Result<bool, StoreError> {
        let other = self.room(room)?.holder.filter(|other| *other != holder);
        Ok(other.is_some_and(|other| self.alive.get(&other).is_some_and(|until| *until > Instant::now())))
    }
}

impl Store for MemoryStore {
    fn add_guest(&self, name: String, secret: [u8; 32]) -> Reply<Guest> {
        self.writes(|kept| {
            kept.guests.push((secret, name.clone()));
            Ok(Guest { id: kept.guests.len() as i64, name })
        })
    }

    fn guest(&self, secret: [u8; 32]) -> Reply<Option<Guest>> {
        self.reads(|kept| {
            let found = kept.guests.iter().zip(1..).find(|((known, _), _)| crate::secret::is_same(known, &secret));
            Ok(found.map(|((_, name), id)| Guest { id, name: name.clone() }))
        })
    }

    fn open_room(&self, code: String, holder: Holder, first: String) -> Reply<i64> {
        self.writes(|kept| {
            if kept.rooms.iter().any(|room| room.code == code) {
                return Err(StoreError::Taken);
            }
            kept.rooms.push(Room { code, entries: vec![first], holder: Some(holder) });
            Ok(kept.rooms.len() as i64 - 1)
        })
    }

    fn find_room(&self, code: String) -> Reply<Option<i64>> {
        self.reads(|kept| Ok(kept.rooms.iter().position(|room| room.code == code).map(|room| room as i64)))
    }

    fn lease(&self, room: i64, holder: Holder) -> Reply<StoredRoom> {
        self.reads(|kept| {
            if kept.is_held_from(room, holder)? {
                return Err(StoreError::Leased);
            }
            let found = kept.room(room)?;
            found.holder = Some(holder);
            Ok(StoredRoom { id: room, entries: found.entries.clone() })
        })
    }

    fn release(&self, room: i64, holder: Holder) -> Reply<()> {
        self.writes(|kept| {
            let found = kept.room(room)?;
            found.holder = found.holder.filter(|known| *known != holder);
            Ok(())
        })
    }

    fn stay(&self, holder: Holder, time: Duration) -> Reply<()> {
        self.writes(|kept| {
            kept.alive.retain(|_, until| *until > Instant::now());
            kept.alive.insert(holder, Instant::now() + time);
            Ok(())
        })
    }

    fn append(&self, room: i64, holder: Holder, len: u64, entries: Vec<String>) -> Reply<()> {
        let notices = self.notices.clone();
        self.writes(|kept| {
            let found = kept.room(room)?;
            if found.holder != Some(holder) {
                return Err(StoreError::Leased);
            }
            if found.entries.len() as u64 != len {
                return Err(StoreError::MovedOn);
            }
            found.entries.extend(entries);
            // Nobody need listen.
            let _ = notices.send(Notice { room, len: found.entries.len() as u64 });
            Ok(())
        })
    }

    fn notices(&self) -> broadcast::Receiver<Notice> {
        self.notices.subscribe()
    }

    fn check(&self) -> Reply<()> {
        self.writes(|_| Ok(()))
    }
}
