//! A player's own decks: kept in the browser, built on a page of their own, played like any other deck.

mod asked;
mod bench;
mod builder;
mod compare;
mod export;
mod facts;
mod hand;
mod head;
mod import;
mod keys;
mod leader;
mod list;
mod own;
mod page;
mod picture;
mod pool;
mod sets;
mod testing;
mod unread;

pub(crate) use asked::Asked;
pub(crate) use builder::{BuilderPage, SentDeck};
use own::own_key;
pub(crate) use own::{KeptDeck, OwnDecks, lobby_key};
pub(crate) use page::DecksPage;
pub(crate) use testing::TestPage;
