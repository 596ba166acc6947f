//! A player's own cards: written in files, kept in the browser, played with like any other cards.

mod begin;
mod choices;
mod complete;
mod desk;
mod editor;
mod field;
mod file;
mod head;
mod kept;
mod page;
mod preview;
mod shelf;

pub(crate) use editor::CardFilePage;
pub(crate) use kept::{KeptFile, OwnCardFiles};
pub(crate) use page::OwnCardsPage;
