//! The browser's database: three tables, and what is written to them in one go.

use super::queue::Job;
use super::summary::{Key, Summary};
use idb::event::VersionChangeEvent;
use idb::{DatabaseEvent, Factory, KeyRange, ObjectStoreParams, Query, Transaction, TransactionMode};
use longbox_protocol::SavedGame;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::future::Future;
use wasm_bindgen::JsValue;
use web_sys::{DomException, IdbTransaction};

const NAME: &str = "longbox";
const VERSION: u32 = 1;
/// The texts of replays, by key.
const GAMES: &str = "games";
/// What lists show of them, by the same key.
const SUMMARIES: &str = "summaries";
/// The unfinished game, by the claim under which it was written. The highest claim is right: what a tab writes that has
/// lost the game without noticing it has a lower one.
const UNFINISHED: &str = "unfinished";

/// Why something is not kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Trouble {
    /// There is no room.
    Full,
    /// The browser keeps nothing for this page, or does not say why.
    Refused,
}

impl From<DomException> for Trouble {
    fn from(error: DomException) -> Trouble {
        if error.name() == "QuotaExceededError" { Trouble::Full } else { Trouble::Refused }
    }
}

impl From<idb::Error> for Trouble {
    fn from(error: idb::Error) -> Trouble {
        match error {
            idb::Error::DomException(error) => error.into(),
            _ => Trouble::Refused,
        }
    }
}

/// The unfinished game as it was last written.
#[derive(Debug, Default, Serialize, Deserialize)]
pub(super) struct Slot {
    pub(super) claim: u64,
    pub(super) game: Option<SavedGame>,
}

#[derive(Debug)]
pub(super) struct Database(idb::Database);

impl Database {
    pub(super) async fn open() -> Result<Database, Trouble> {
        open(NAME, VERSION, &[GAMES, SUMMARIES, UNFINISHED]).await.map(Database)
    }

    /// The newest first.
    pub(super) async fn summaries(&self) -> Result<Vec<Summary>, Trouble> {
        let reading = self.0.transaction(&[SUMMARIES], TransactionMode::ReadOnly)?;
        let rows = reading.object_store(SUMMARIES)?.get_all(None, None)?.await?;
        Ok(rows.iter().rev().filter_map(read).collect())
    }

    /// The text of a game; none if it is gone.
    pub(super) async fn text(&self, key: Key) -> Result<Option<String>, Trouble> {
        let reading = self.0.transaction(&[GAMES], TransactionMode::ReadOnly)?;
        let row = reading.object_store(GAMES)?.get(Query::Key(number(key)))?.await?;
        Ok(row.and_then(|text| text.as_string()))
    }

    pub(super) async fn unfinished(&self) -> Result<Slot, Trouble> {
        let reading = self.0.transaction(&[UNFINISHED], TransactionMode::ReadOnly)?;
        let rows = reading.object_store(UNFINISHED)?.get_all(None, None)?.await?;
        Ok(rows.last().and_then(read).unwrap_or_default())
    }

    /// Hands a job to the browser at once, so that it is done even if the page goes away now. The future tells how it
    /// ended.
    pub(super) fn write(&self, job: &Job) -> Result<impl Future<Output = Result<(), Trouble>> + use<>, Trouble> {
        let writing = self.0.transaction(&[GAMES, SUMMARIES, UNFINISHED], TransactionMode::ReadWrite)?;
        match job {
            Job::Shelve { summary, text, claim } => {
                shelve(&writing, summary, text)?;
                if let Some(claim) = claim {
                    fill(&writing, &Slot { claim: *claim, game: None })?;
                }
            }
            Job::Unfinished { claim, game } => {
                fill(&writing, &Slot { claim: *claim, game: Some(game.clone()) })?;
            }
            Job::Delete(key) => {
                writing.object_store(GAMES)?.delete(Query::Key(number(*key)))?;
                writing.object_store(SUMMARIES)?.delete(Query::Key(number(*key)))?;
            }
        }
        Ok(finish(writing))
    }

    /// Puts games to the kept ones, the oldest first, all or none; those that are there already stay as they are.
    /// `key` chooses a key above the highest one.
    pub(super) async fn shelve_missing(&self, games: &[SavedGame], key: impl Fn(Key) -> Key) -> Result<(), Trouble> {
        let writing = self.0.transaction(&[GAMES, SUMMARIES], TransactionMode::ReadWrite)?;
        let rows = writing.object_store(SUMMARIES)?.get_all(None, None)?.await?;
        let mut known: Vec<Summary> = rows.iter().filter_map(read).collect();
        for game in games {
            let highest = known.last().map_or(0, |summary| summary.key);
            let summary = Summary::of(game, key(highest));
            if known.iter().all(|other| other.mark != summary.mark) {
                shelve(&writing, &summary, &game.replay)?;
                known.push(summary);
            }
        }
        finish(writing).await
    }
}

/// Opens a database of the browser; it is made with these tables.
pub(super) async fn open(name: &str, version: u32, tables: &'static [&'static str]) -> Result<idb::Database, Trouble> {
    let mut request = Factory::new()?.open(name, Some(version))?;
    request.on_upgrade_needed(|event| drop(make_tables(&event, tables)));
    let mut database = request.await?;
    // A later version that wants to lay things out anew must not wait for this tab.
    database.on_version_change(|event| {
        if let Some(Ok(database)) = web_sys::Event::target(&event).map(idb::Database::try_from) {
            database.close();
        }
    });
    Ok(database)
}

fn make_tables(event: &VersionChangeEvent, tables: &[&str]) -> Result<(), idb::Error> {
    let database = event.database()?;
    for table in tables {
        database.create_object_store(table, ObjectStoreParams::new())?;
    }
    Ok(())
}

fn shelve(writing: &Transaction, summary: &Summary, text: &str) -> Result<(), Trouble> {
    let key = number(summary.key);
    writing.object_store(GAMES)?.put(&text.into(), Some(&key))?;
    writing.object_store(SUMMARIES)?.put(&written(summary)?, Some(&key))?;
    Ok(())
}

/// What stood there under older claims is gone.
fn fill(writing: &Transaction, slot: &Slot) -> Result<(), Trouble> {
    let table = writing.object_store(UNFINISHED)?;
    table.put(&written(slot)?, Some(&number(slot.claim)))?;
    table.delete(Query::KeyRange(KeyRange::upper_bound(&number(slot.claim), Some(true))?))?;
    Ok(())
}

/// Nothing more comes: the browser need not wait for the page.
pub(super) fn finish(writing: Transaction) -> impl Future<Output = Result<(), Trouble>> + use<> {
    let writing = IdbTransaction::from(writing);
    // Where a browser does not know it, it finds out by itself.
    #[allow(deprecated, reason = "it was taken out of the standard's second edition and is back in the third")]
    let _ = writing.commit();
    let watched = writing.clone();
    let end = Transaction::from(writing).into_future();
    async move {
        match end.await {
            Ok(end) if end.is_committed() => Ok(()),
            Ok(_) => Err(watched.error().map_or(Trouble::Refused, Trouble::from)),
            Err(error) => Err(error.into()),
        }
    }
}

/// A key or a claim; both are far below what a number of the browser holds exactly.
pub(super) fn number(value: u64) -> JsValue {
    JsValue::from_f64(value as f64)
}

pub(super) fn written<T: Serialize>(value: &T) -> Result<JsValue, Trouble> {
    serde_json::to_string(value).map(JsValue::from).map_err(|_| Trouble::Refused)
}

/// None: nothing that this version understands.
pub(super) fn read<T: DeserializeOwned>(row: &JsValue) -> Option<T> {
    serde_json::from_str(&row.as_string()?).ok()
}
