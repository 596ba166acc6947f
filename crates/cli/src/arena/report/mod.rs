//! Reports on decks: for the terminal, and as tables for other programs. The page for the browser is made elsewhere, so
//! that a browser can make it as well.

mod columns;
mod parquet;
pub(super) mod tables;
pub(super) mod terminal;
