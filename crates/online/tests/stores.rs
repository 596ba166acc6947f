//! Both stores keep the same promises; the one in a file also keeps them after a restart.

use longbox_online::{Holder, MemoryStore, Notice, SqliteStore, Store, StoreError};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

const OURS: Holder = [1; 32];
const THEIRS: Holder = [2; 32];
/// Longer than any test.
const LONG: Duration = Duration::from_secs(600);

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("stores-{name}"));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

fn entry(number: u64) -> String {
    format!("entry {number}")
}

fn both(name: &str) -> [Arc<dyn Store>; 2] {
    let sqlite = SqliteStore::open(&folder(name)).expect("a store in a new folder");
    [Arc::new(MemoryStore::default()), Arc::new(sqlite)]
}

fn run<F: Future>(work: F) -> F::Output {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    runtime.expect("a runtime").block_on(work)
}

#[test]
fn only_who_knows_how_long_a_room_is_appends_to_it() {
    run(async {
        for store in both("append") {
            let room = store.open_room("CODE".to_owned(), OURS, entry(0)).await.expect("a new room");
            let mut notices = store.notices();
            store.append(room, OURS, 1, vec![entry(1), entry(2)]).await.expect("the length is right");
            assert_eq!(notices.recv().await, Ok(Notice { room, len: 3 }));
            for len in [0, 1, 2, 4] {
                assert_eq!(store.append(room, OURS, len, vec![entry(9)]).await, Err(StoreError::MovedOn), "{len}");
            }
            assert_eq!(store.append(room, THEIRS, 3, vec![entry(9)]).await, Err(StoreError::Leased));
            assert_eq!(store.lease(room, OURS).await.expect("ours").entries, [entry(0), entry(1), entry(2)]);
            assert_eq!(store.open_room("CODE".to_owned(), OURS, entry(0)).await, Err(StoreError::Taken));
            let found = [store.find_room("CODE".to_owned()).await, store.find_room("EDOC".to_owned()).await];
            assert_eq!(found, [Ok(Some(room)), Ok(None)]);
        }
    });
}

#[test]
fn of_two_that_write_at_the_same_time_one_has_its_way() {
    run(async {
        for store in both("race") {
            let room = store.open_room("RACE".to_owned(), OURS, entry(0)).await.expect("a new room");
            for len in 1..40 {
                let write = |text: &str| {
                    let (store, text) = (store.clone(), text.to_owned());
                    tokio::spawn(async move { store.append(room, OURS, len, vec![text]).await })
                };
                let (one, other) = (write("one"), write("other"));
                let done = [one.await.expect("it ends"), other.await.expect("it ends")];
                assert_eq!(done.iter().filter(|done| done.is_ok()).count(), 1, "{done:?}");
                assert!(done.contains(&Err(StoreError::MovedOn)));
            }
            assert_eq!(store.lease(room, OURS).await.expect("ours").entries.len(), 40);
        }
    });
}

#[test]
fn a_room_is_run_by_one_server_that_is_alive() {
    run(async {
        for store in both("lease") {
            store.stay(OURS, LONG).await.expect("we are alive");
            let room = store.open_room("ROOM".to_owned(), OURS, entry(0)).await.expect("a new room");
            assert_eq!(store.lease(room, THEIRS).await, Err(StoreError::Leased));
            // Whoever says nothing any more has lost its rooms.
            store.stay(OURS, Duration::ZERO).await.expect("we are alive");
            store.lease(room, THEIRS).await.expect("nobody holds it");
            store.stay(THEIRS, LONG).await.expect("they are alive");
            assert_eq!(store.append(room, OURS, 1, vec![entry(1)]).await, Err(StoreError::Leased));
            assert_eq!(store.lease(room, OURS).await, Err(StoreError::Leased));
            store.release(room, OURS).await.expect("it is not ours, so nothing happens");
            assert_eq!(store.lease(room, OURS).await, Err(StoreError::Leased));
            store.release(room, THEIRS).await.expect("it is theirs");
            store.lease(room, OURS).await.expect("it was given back");
        }
    });
}

#[test]
fn guests_are_known_by_their_secret_alone() {
    run(async {
        for store in both("guests") {
            let ann = store.add_guest("Ann".to_owned(), [7; 32]).await.expect("a new guest");
            let other = store.add_guest("Ann".to_owned(), [8; 32]).await.expect("another one of that name");
            assert_ne!(ann.id, other.id);
            assert_eq!(store.guest([7; 32]).await, Ok(Some(ann)));
            assert_eq!(store.guest([9; 32]).await, Ok(None));
        }
    });
}

#[test]
fn a_file_keeps_everything_and_serves_one_at_a_time() {
    let folder = folder("again");
    let room = run(async {
        let store = SqliteStore::open(&folder).expect("a store in a new folder");
        assert_eq!(SqliteStore::open(&folder).err(), Some(StoreError::InUse));
        store.stay(OURS, LONG).await.expect("we are alive");
        store.add_guest("Ann".to_owned(), [7; 32]).await.expect("a new guest");
        let room = store.open_room("ROOM".to_owned(), OURS, entry(0)).await.expect("a new room");
        let appended: Vec<_> = (1..100).map(|len| store.append(room, OURS, len, vec![entry(len)])).collect();
        for done in appended {
            done.await.expect("they are written in order, many together");
        }
        room
    });
    run(async {
        let store = SqliteStore::open(&folder).expect("the store is closed");
        // Whoever held the room is gone: nobody waits for the end of the lease.
        let stored = store.lease(room, THEIRS).await.expect("nobody holds it");
        assert_eq!(stored.entries, (0..100).map(entry).collect::<Vec<_>>());
        assert_eq!(store.guest([7; 32]).await.map(|guest| guest.map(|guest| guest.name)), Ok(Some("Ann".to_owned())));
        assert_eq!(store.find_room("ROOM".to_owned()).await, Ok(Some(room)));
    });
}

#[test]
fn data_of_a_newer_version_and_damaged_data_are_left_alone() {
    let folder = folder("newer");
    drop(SqliteStore::open(&folder).expect("a store in a new folder"));
    let file = folder.join("longbox.sqlite");
    let connection = rusqlite::Connection::open(&file).expect("a file of SQLite");
    connection.pragma_update(None, "user_version", 99).expect("it can be written");
    drop(connection);
    assert_eq!(SqliteStore::open(&folder).err(), Some(StoreError::Newer { found: 99, known: 1 }));
    std::fs::write(&file, "this is no database, and long enough to be taken for one".repeat(100)).expect("written");
    let _ = std::fs::remove_file(folder.join("longbox.sqlite-wal"));
    assert!(matches!(SqliteStore::open(&folder).err(), Some(StoreError::Failed(_))));
}
