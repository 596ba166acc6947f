//! The decks of the player in the browser's database. They have a database of their own, so that the one with the games
//! stays as it is.

use super::database::{Trouble, finish, number, open, read, written};
use super::summary::Key;
use crate::clock::within;
use crate::decks::KeptDeck;
use idb::{Query, Transaction, TransactionMode};

const NAME: &str = "longbox-decks";
/// Decks by key.
const DECKS: &str = "decks";
/// A database that takes longer to open counts as refused.
const PATIENCE: std::time::Duration = std::time::Duration::from_secs(5);

pub(crate) struct DeckTable;

impl DeckTable {
    /// The one that was changed last stands first.
    pub(crate) async fn all() -> Result<Vec<KeptDeck>, Trouble> {
        let reading = transaction(TransactionMode::ReadOnly).await?;
        let rows = reading.object_store(DECKS)?.get_all(None, None)?.await?;
        let mut decks: Vec<KeptDeck> = rows.iter().filter_map(read).collect();
        longbox_protocol::sort_by_key(&mut decks, |deck| std::cmp::Reverse(deck.changed));
        Ok(decks)
    }

    /// All or none; those with the same keys give way.
    pub(crate) async fn put(decks: &[KeptDeck]) -> Result<(), Trouble> {
        let writing = transaction(TransactionMode::ReadWrite).await?;
        let table = writing.object_store(DECKS)?;
        for deck in decks {
            table.put(&written(deck)?, Some(&number(deck.key)))?;
        }
        finish(writing).await
    }

    pub(crate) async fn delete(key: Key) -> Result<(), Trouble> {
        let writing = transaction(TransactionMode::ReadWrite).await?;
        writing.object_store(DECKS)?.delete(Query::Key(number(key)))?;
        finish(writing).await
    }
}

async fn transaction(mode: TransactionMode) -> Result<Transaction, Trouble> {
    let database = within(PATIENCE, open(NAME, 1, &[DECKS])).await.unwrap_or(Err(Trouble::Refused))?;
    Ok(database.transaction(&[DECKS], mode)?)
}
