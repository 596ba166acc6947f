//! What the player has made, in the browser's database: decks and cards. Each kind has a database of its own, so that
//! the one with the games stays as it is.

use super::database::{Trouble, finish, number, open, read, written};
use super::summary::Key;
use crate::clock::within;
use idb::{Query, Transaction, TransactionMode};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A database that takes longer to open counts as refused.
const PATIENCE: std::time::Duration = std::time::Duration::from_secs(5);

/// What is kept under a key of its own.
pub(crate) trait Kept: Serialize + DeserializeOwned {
    /// The name of its database.
    const DATABASE: &'static str;
    /// The one table in it, with all of them by key.
    const TABLE: &'static [&'static str];

    fn key(&self) -> Key;
    /// When it was last changed, in milliseconds of the clock.
    fn changed(&self) -> u64;
}

/// Those of one kind. The one that was changed last stands first.
pub(crate) async fn all_kept<T: Kept>() -> Result<Vec<T>, Trouble> {
    let reading = transaction::<T>(TransactionMode::ReadOnly).await?;
    let rows = reading.object_store(T::TABLE[0])?.get_all(None, None)?.await?;
    let mut all: Vec<T> = rows.iter().filter_map(read).collect();
    last_first(&mut all);
    Ok(all)
}

/// All or none; those with the same keys give way.
pub(crate) async fn put_kept<T: Kept>(all: &[T]) -> Result<(), Trouble> {
    let writing = transaction::<T>(TransactionMode::ReadWrite).await?;
    let table = writing.object_store(T::TABLE[0])?;
    for one in all {
        table.put(&written(one)?, Some(&number(one.key())))?;
    }
    finish(writing).await
}

pub(crate) async fn delete_kept<T: Kept>(key: Key) -> Result<(), Trouble> {
    let writing = transaction::<T>(TransactionMode::ReadWrite).await?;
    writing.object_store(T::TABLE[0])?.delete(Query::Key(number(key)))?;
    finish(writing).await
}

/// Puts what was changed last in front.
pub(crate) fn last_first<T: Kept>(all: &mut [T]) {
    longbox_protocol::sort_by_key(all, |one| std::cmp::Reverse(one.changed()));
}

/// These in place of those with the same keys.
pub(crate) fn take_in<T: Kept + Clone>(known: &mut Vec<T>, new: &[T]) {
    known.retain(|other| new.iter().all(|one| one.key() != other.key()));
    known.extend(new.iter().cloned());
    last_first(known);
}

async fn transaction<T: Kept>(mode: TransactionMode) -> Result<Transaction, Trouble> {
    let database = within(PATIENCE, open(T::DATABASE, 1, T::TABLE)).await.unwrap_or(Err(Trouble::Refused))?;
    Ok(database.transaction(T::TABLE, mode)?)
}
