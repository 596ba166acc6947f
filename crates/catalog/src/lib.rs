//! The cards and decks that come with Longbox, and those that players bring.
//!
//! Files are read at compile time and built in, so that the program needs nothing beside itself. Every file
//! is checked when it is read; an error names file, line and what to do, and [`limits`] says how much may stand in one. `cards`, `decks`, `hints` and `near` know
//! no game; a game joins with a [`CatalogGame`], in a module of its own such as `squad`
//! or `vs`.

mod cards;
mod decks;
mod files;
mod forms;
mod game;
mod hints;
pub mod limits;
mod near;
mod squad;
mod vs;
mod words;

pub use cards::{Catalog, CatalogError, Origin, card_language, card_text, in_card_language, open};
pub use decks::{Deck, DeckEntry, DeckError, DeckParts, deck_text, decks, parse_deck, parse_deck_parts};
pub use files::{FileError, text_of};
pub use forms::{DeckList, DeckReading, Form, LINK_MARK, Unread, deck_of, link_game, read_deck, write_deck};
pub use game::{Blame, CardNo, CatalogGame, DeckOf, Language, Stock};
pub use include_dir::Dir;
pub use longbox_kernel::nearest_word;
pub use near::near_names;
pub use squad::{Handicaps, Quest, SquadCatalog, SquadDeck, SquadExtra, squad, squad_decks, squad_with};
pub use vs::{Difficulty, VsCatalog, VsDeck, VsExtra, VsTerms, vs, vs_decks, vs_setup, vs_side, vs_with};
pub use words::{LanguageWord, WordFamily};
