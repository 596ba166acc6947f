//! A store in a folder: one file of SQLite, one thread that writes it. All that waits for the disk at the same time goes
//! to it together, so a busy server pays for one write where it would pay for many.

use super::{Guest, Holder, Notice, Reply, Store, StoreError, StoredRoom, notices};
use rusqlite::{Connection, OptionalExtension, params};
use std::fs::{self, File, TryLockError};
use std::path::Path;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::{broadcast, oneshot};

/// How the tables came to be what they are, one file for each version.
const MIGRATIONS: [&str; 1] = [include_str!("../../migrations/1.sql")];
/// The name of the file in the folder.
const FILE: &str = "longbox.sqlite";
/// Whoever holds it is the only server at the folder.
const LOCK: &str = "lock";
/// The most that is written together.
const GROUP: usize = 512;
/// How long a write waits while somebody else, such as a backup, reads the file.
const PATIENCE: Duration = Duration::from_secs(5);

/// Rooms and guests in a file.
#[derive(Debug)]
pub struct SqliteStore {
    jobs: Mutex<Option<Sender<Job>>>,
    writer: Option<JoinHandle<()>>,
    notices: broadcast::Sender<Notice>,
    _lock: File,
}

/// Does its work on the open transaction; what it gives back is told whether the transaction was kept.
type Job = Box<dyn FnOnce(&Connection) -> Told + Send>;
type Told = Box<dyn FnOnce(Result<(), StoreError>) + Send>;

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        StoreError::Failed(error.to_string())
    }
}

impl From<std::io::Error> for StoreError {
    fn from(error: std::io::Error) -> StoreError {
        StoreError::Failed(error.to_string())
    }
}

impl SqliteStore {
    /// Opens the store in a folder and makes both where they are not there. Data of an older version is brought up to
    /// this one.
    ///
    /// # Errors
    /// When another server uses the folder, when a newer program has written it, and when it cannot be used.
    pub fn open(folder: &Path) -> Result<SqliteStore, StoreError> {
        fs::create_dir_all(folder)?;
        let lock = File::create(folder.join(LOCK))?;
        lock.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => StoreError::InUse,
            TryLockError::Error(error) => error.into(),
        })?;
        let mut connection = Connection::open(folder.join(FILE))?;
        connection.busy_timeout(PATIENCE)?;
        connection.pragma_update(None, "journal_mode", "WAL")?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        connection.pragma_update(None, "foreign_keys", true)?;
        migrate(&mut connection)?;
        // Whoever held rooms here is gone: the lock is ours.
        connection.execute("DELETE FROM holders", [])?;
        let (jobs, waiting) = channel();
        let writer = thread::Builder::new().name("store".to_owned()).spawn(move || write(&connection, &waiting))?;
        Ok(SqliteStore { jobs: Mutex::new(Some(jobs)), writer: Some(writer), notices: notices(), _lock: lock })
    }

    fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Reply<T> {
        let (tell, told) = oneshot::channel();
        let job: Job = Box::new(move |connection| {
            let done = apart(connection, work);
            Box::new(move |kept| {
                // Whoever asked may be gone.
                let _ = tell.send(kept.and(done));
            })
        });
        let gone = || StoreError::Failed("the store is closed".to_owned());
        let sent = match &*self.jobs.lock().unwrap_or_else(PoisonError::into_inner) {
            Some(jobs) => jobs.send(job).map_err(|_| gone()),
            None => Err(gone()),
        };
        Box::pin(async move {
            sent?;
            told.await.unwrap_or_else(|_| Err(gone()))
        })
    }
}

impl Drop for SqliteStore {
    /// Waits until all that was asked for is written.
    fn drop(&mut self) {
        *self.jobs.lock().unwrap_or_else(PoisonError::into_inner) = None;
        if let Some(writer) = self.writer.take() {
            let _ = writer.join();
        }
    }
}

/// Brings the tables to the newest version.
fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let known = MIGRATIONS.len() as u32;
    let found: u32 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    for (migration, version) in MIGRATIONS.iter().zip(1..).skip(found as usize) {
        let step = connection.transaction()?;
        step.execute_batch(migration)?;
        step.pragma_update(None, "user_version", version)?;
        step.commit()?;
    }
    Ok(())
}

/// Does what is asked for until nobody can ask any more; what waits at the same time is written together.
fn write(connection: &Connection, waiting: &Receiver<Job>) {
    while let Ok(first) = waiting.recv() {
        if let Err(error) = connection.execute_batch("BEGIN IMMEDIATE") {
            let failed: StoreError = error.into();
            // The work is done on nothing and comes to nothing.
            first(connection)(Err(failed));
            continue;
        }
        let mut told = vec![first(connection)];
        told.extend(waiting.try_iter().take(GROUP).map(|job| job(connection)));
        let kept = connection.execute_batch("COMMIT").map_err(StoreError::from);
        if kept.is_err() && !connection.is_autocommit() {
            let _ = connection.execute_batch("ROLLBACK");
        }
        for tell in told {
            tell(kept.clone());
        }
    }
}

/// Does work that, where it fails, leaves nothing behind of itself and everything of others.
fn apart<T>(connection: &Connection, work: impl FnOnce(&Connection) -> Result<T, StoreError>) -> Result<T, StoreError> {
    if connection.is_autocommit() {
        return Err(StoreError::Failed("there is no transaction".to_owned()));
    }
    connection.execute_batch("SAVEPOINT one")?;
    let done = work(connection);
    connection.execute_batch(if done.is_ok() { "RELEASE one" } else { "ROLLBACK TO one; RELEASE one" })?;
    done
}

fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() as i64)
}

impl Store for SqliteStore {
    fn add_guest(&self, name: String, secret: [u8; 32]) -> Reply<Guest> {
        self.run(move |connection| {
            let mut add = connection.prepare("INSERT INTO guests (secret, name, came) VALUES (?, ?, ?)")?;
            let id = add.insert(params![secret, name, now()])?;
            Ok(Guest { id, name })
        })
    }

    fn guest(&self, secret: [u8; 32]) -> Reply<Option<Guest>> {
        self.run(move |connection| {
            let mut find = connection.prepare("SELECT id, name FROM guests WHERE secret = ?")?;
            let found = find.query_row(params![secret], |row| Ok(Guest { id: row.get(0)?, name: row.get(1)? }));
            Ok(found.optional()?)
        })
    }

    fn open_room(&self, code: String, holder: Holder, first: String) -> Reply<i64> {
        self.run(move |connection| {
            let mut add = connection.prepare(
                "INSERT INTO rooms (code, opened, holder, len) VALUES (?, ?, ?, 1) ON CONFLICT (code) DO NOTHING",
            )?;
            if add.execute(params![code, now(), holder])? == 0 {
                return Err(StoreError::Taken);
            }
            let room = connection.last_insert_rowid();
            add_entry(connection, room, 0, &first)?;
            Ok(room)
        })
    }

    fn find_room(&self, code: String) -> Reply<Option<i64>> {
        self.run(move |connection| {
            let mut find = connection.prepare("SELECT id FROM rooms WHERE code = ?")?;
            Ok(find.query_row(params![code], |row| row.get(0)).optional()?)
        })
    }

    fn lease(&self, room: i64, holder: Holder) -> Reply<StoredRoom> {
        self.run(move |connection| {
            let mut held = connection.prepare("SELECT holder IS ?2 FROM rooms WHERE id = ?1")?;
            // Whoever holds it already only reads: that works on a full disk as well.
            if !held.query_row(params![room, holder], |row| row.get(0))? {
                let mut lease = connection.prepare(
                    "UPDATE rooms SET holder = ?2 WHERE id = ?1 AND (holder IS NULL \
                     OR holder NOT IN (SELECT holder FROM holders WHERE until > ?3))",
                )?;
                if lease.execute(params![room, holder, now()])? == 0 {
                    return Err(StoreError::Leased);
                }
            }
            let mut read = connection.prepare("SELECT body FROM entries WHERE room = ? ORDER BY number")?;
            let entries = read.query_map(params![room], |row| row.get(0))?.collect::<Result<_, _>>()?;
            Ok(StoredRoom { id: room, entries })
        })
    }

    fn release(&self, room: i64, holder: Holder) -> Reply<()> {
        self.run(move |connection| {
            let mut free = connection.prepare("UPDATE rooms SET holder = NULL WHERE id = ? AND holder = ?")?;
            free.execute(params![room, holder])?;
            Ok(())
        })
    }

    fn stay(&self, holder: Holder, time: Duration) -> Reply<()> {
        self.run(move |connection| {
            let until = now() + time.as_secs() as i64;
            connection.prepare("DELETE FROM holders WHERE until <= ?")?.execute(params![now()])?;
            let mut stay = connection.prepare("INSERT OR REPLACE INTO holders (holder, until) VALUES (?, ?)")?;
            stay.execute(params![holder, until])?;
            Ok(())
        })
    }

    fn append(&self, room: i64, holder: Holder, len: u64, entries: Vec<String>) -> Reply<()> {
        let (notices, grown) = (self.notices.clone(), len + entries.len() as u64);
        let done = self.run(move |connection| {
            let mut grow =
                connection.prepare("UPDATE rooms SET len = ?4 WHERE id = ?1 AND holder = ?2 AND len = ?3")?;
            if grow.execute(params![room, holder, len as i64, grown as i64])? == 0 {
                let mut held = connection.prepare("SELECT holder = ?2 FROM rooms WHERE id = ?1")?;
                let held: Option<bool> = held.query_row(params![room, holder], |row| row.get(0)).optional()?.flatten();
                return Err(if held == Some(true) { StoreError::MovedOn } else { StoreError::Leased });
            }
            entries.iter().zip(len..).try_for_each(|(entry, number)| add_entry(connection, room, number, entry))
        });
        Box::pin(async move {
            done.await?;
            // Nobody need listen.
            let _ = notices.send(Notice { room, len: grown });
            Ok(())
        })
    }

    fn notices(&self) -> broadcast::Receiver<Notice> {
        self.notices.subscribe()
    }

    fn check(&self) -> Reply<()> {
        self.run(|connection| {
            connection.prepare("SELECT count(*) FROM holders")?.query_row([], |row| row.get::<_, i64>(0))?;
            Ok(())
        })
    }
}

fn add_entry(connection: &Connection, room: i64, number: u64, body: &str) -> Result<(), StoreError> {
    let mut add = connection.prepare("INSERT INTO entries (room, number, body) VALUES (?, ?, ?)")?;
    add.execute(params![room, number as i64, body])?;
    Ok(())
}
