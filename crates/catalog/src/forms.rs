//! The forms that decks are written in, to be kept, shared and brought along from other programs.
//!
//! Every reader keeps what it understands and tells of every line that it does not, with the nearest cards: nothing is
//! left out in silence. [`limits`](crate::limits) bound what is read, so that any text at all is safe.

mod cod;
mod link;
mod list;
mod octgn;
mod text;
mod unread;
mod xml;

pub use link::link_game;
pub use list::DeckList;
pub use unread::Unread;

use crate::game::{CatalogGame, DeckOf};
use crate::limits::{DECK_FILE_BYTES, bytes};
use crate::parse_deck_parts;

/// A form that decks are written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// A deck file of ours: a line a card.
    Text,
    /// The whole deck in one word, for an address.
    Link,
    /// A file of Cockatrice.
    Cod,
    /// A file of OCTGN. Its cards have numbers that only OCTGN knows, so it is read by names and not written.
    O8d,
}

impl Form {
    /// Every form, that of our own files first.
    pub const ALL: [Form; 4] = [Form::Text, Form::Link, Form::Cod, Form::O8d];

    /// The word for it in commands.
    pub fn word(self) -> &'static str {
        match self {
            Form::Text => "text",
            Form::Link => "link",
            Form::Cod => "cod",
            Form::O8d => "o8d",
        }
    }

    /// How the name of such a file ends.
    pub fn ending(self) -> &'static str {
        match self {
            Form::Text => "deck",
            Form::Link => "txt",
            Form::Cod => "cod",
            Form::O8d => "o8d",
        }
    }
}

/// A deck as it was read, with all that was not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckReading {
    /// What the text was taken for.
    pub form: Form,
    /// All that was understood.
    pub list: DeckList,
    /// All that was not, in the order of the lines.
    pub unread: Vec<Unread>,
}

impl DeckReading {
    fn new(form: Form) -> DeckReading {
        DeckReading { form, list: DeckList::default(), unread: Vec::new() }
    }
}

/// Reads a deck in whatever form it is written.
///
/// ```
/// use longbox_catalog::{Form, read_deck};
///
/// let game = longbox_catalog::vs()?.game;
/// let file = r#"<cockatrice_deck version="1"><deckname>Mine</deckname><zone name="main">
///   <card number="4" name="Gambit"/>
///   <card number="2" name="Gambitt"/>
/// </zone></cockatrice_deck>"#;
/// let found = read_deck(&game, file);
/// assert_eq!((found.form, found.list.name.as_str(), found.list.size()), (Form::Cod, "Mine", 4));
/// assert_eq!((found.unread[0].line, found.unread[0].copies), (3, 2));
/// assert_eq!(found.unread[0].problem, "there is no card 'Gambitt'; did you mean 'Gambit'?");
/// # Ok::<(), longbox_catalog::CatalogError>(())
/// ```
pub fn read_deck<G: CatalogGame>(game: &G, text: &str) -> DeckReading {
    let text = text.trim_start_matches('\u{feff}');
    if text.len() > DECK_FILE_BYTES {
        let mut reading = DeckReading::new(Form::Text);
        let (found, most) = (bytes(text.len()), bytes(DECK_FILE_BYTES));
        let problem = format!("the text has {found}; a deck has at most {most}; is it the right file?");
        reading.unread.push(Unread::whole(problem));
        return reading;
    }
    if let Some(code) = link::code_in(text) {
        return link::read(game, code);
    }
    if text.trim_start().starts_with('<') { xml::read(game, text) } else { text::read(game, text) }
}

/// Writes a deck. None: decks are not written in this form.
pub fn write_deck<G: CatalogGame>(game: &G, list: &DeckList, form: Form) -> Option<String> {
    match form {
        Form::Text => Some(text::write(game, list)),
        Form::Link => Some(link::write(game, list)),
        Form::Cod => Some(cod::write(game, list)),
        Form::O8d => None,
    }
}

/// The deck of a list, as its file would give it: for the rules, which say what is wrong with it.
pub fn deck_of<G: CatalogGame>(game: &G, list: &DeckList) -> DeckOf<G> {
    parse_deck_parts(game, &list.name, &text::write(game, list)).deck
}

/// A link is an address that holds the deck behind this.
pub const LINK_MARK: &str = "#/deck/";
