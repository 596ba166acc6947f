//! The cards and decks that come with Longbox, and those that players bring.
//!
//! Files are read at compile time and built in, so that the program needs nothing beside itself. Every file
//! is checked when it is read; an error names file, line and what to do.

mod cards;
mod decks;
mod hints;
mod near;

pub use cards::{CatalogError, Origin, SquadCatalog, squad, squad_cards, squad_with};
pub use decks::{Deck, DeckError, DeckParts, Handicaps, Quest, parse_deck, parse_deck_parts, squad_decks};
pub use near::{near_names, nearest_word};
