//! Deck files.
//!
//! A deck file is a text that players can write by hand: `name: value` lines, then one line a card with its
//! count and its name or id. A comment begins with `#` at the start of a line, or with `#` between spaces: a deck
//! may be called "Public Enemy #1".

use crate::game::{CardNo, CatalogGame, DeckOf};
use crate::limits::{COPIES, DECK_FILE_BYTES, DECK_LINES, bytes, excerpt};
use include_dir::{Dir, File};
use longbox_kernel::nearest_word;

/// A deck as its file gives it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deck<E> {
    /// The file name without ending, or the path it was read from.
    pub key: String,
    /// What players call it; where the file does not say it, the path.
    pub name: String,
    /// What kind of deck it is: printed, starter, quest, tuned.
    pub kind: String,
    /// As many times as there are copies, in the order of the file.
    pub cards: Vec<CardNo>,
    /// What decks of this game say besides.
    pub extra: E,
}

/// What is wrong with a deck file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DeckError {
    /// A line names a card that there is not.
    #[error("{file}:{line}: there is no card '{name}'{}", maybe(.like))]
    UnknownCard {
        /// Its path.
        file: String,
        /// Counted from 1.
        line: usize,
        /// What stands there.
        name: String,
        /// The card that was probably meant.
        like: Option<String>,
    },
    /// A line names several cards at once.
    #[error("{file}:{line}: '{name}' can be {}; write the id", ids.join(" or "))]
    SeveralCards {
        /// Its path.
        file: String,
        /// Counted from 1.
        line: usize,
        /// What stands there.
        name: String,
        /// Any of these would do.
        ids: Vec<String>,
    },
    /// A value names something else that there is not.
    #[error("{file}:{line}: there is no {what} '{name}'{}", maybe(.like))]
    Unknown {
        /// Its path.
        file: String,
        /// Counted from 1.
        line: usize,
        /// What kind of thing: "hero".
        what: &'static str,
        /// What stands there.
        name: String,
        /// What was probably meant.
        like: Option<String>,
    },
    /// A line that is neither `word: value` nor a count and a card.
    #[error("{file}:{line}: '{text}' is not a deck line; write a count and a card, as in '{example}'")]
    Line {
        /// Its path.
        file: String,
        /// Counted from 1.
        line: usize,
        /// What stands there.
        text: String,
        /// What it could look like.
        example: &'static str,
    },
    /// No copies, or too many on one line.
    #[error("{file}:{line}: a line brings 1 to {COPIES} copies of a card, not {count}; write '{example}'")]
    Copies {
        /// Its path.
        file: String,
        /// Counted from 1.
        line: usize,
        /// The number that stands there; it may be too large for any type.
        count: String,
        /// What it could look like.
        example: &'static str,
    },
    /// Reading stops there.
    #[error("{file}:{line}: the file has more than {DECK_LINES} lines; a deck needs far fewer")]
    TooLong {
        /// Its path.
        file: String,
        /// The first line too many.
        line: usize,
    },
    /// Nothing of it is read.
    #[error("{file}: the file has {}; a deck file has at most {}; is it the right file?", bytes(*.found), bytes(DECK_FILE_BYTES))]
    TooLarge {
        /// Its path.
        file: String,
        /// Bytes in it.
        found: usize,
    },
    /// A word of deck files with a value that it cannot have.
    #[error("{file}:{line}: '{value}' is not a value for '{key}'; {expected}")]
    Value {
        /// Its path.
        file: String,
        /// Counted from 1.
        line: usize,
        /// The word before the colon.
        key: String,
        /// What stands behind it.
        value: String,
        /// What could stand there, as a clause.
        expected: &'static str,
    },
    /// A word that deck files of this game do not have.
    #[error("{file}:{line}: '{key}' is not a word of deck files; known are name, kind, {}", known.join(", "))]
    Key {
        /// Its path.
        file: String,
        /// Counted from 1.
        line: usize,
        /// The word before the colon.
        key: String,
        /// Those of the game, besides `name` and `kind`.
        known: &'static [&'static str],
    },
}

impl DeckError {
    /// The line that it is about, counted from 1; 0: the whole file.
    pub fn line(&self) -> usize {
        match self {
            DeckError::UnknownCard { line, .. }
            | DeckError::SeveralCards { line, .. }
            | DeckError::Unknown { line, .. }
            | DeckError::Line { line, .. }
            | DeckError::Copies { line, .. }
            | DeckError::TooLong { line, .. }
            | DeckError::Value { line, .. }
            | DeckError::Key { line, .. } => *line,
            DeckError::TooLarge { .. } => 0,
        }
    }

    /// What is wrong, without the place.
    pub fn what(&self) -> String {
        let (text, line) = (self.to_string(), self.line());
        let file = match self {
            DeckError::UnknownCard { file, .. }
            | DeckError::SeveralCards { file, .. }
            | DeckError::Unknown { file, .. }
            | DeckError::Line { file, .. }
            | DeckError::Copies { file, .. }
            | DeckError::TooLong { file, .. }
            | DeckError::Value { file, .. }
            | DeckError::Key { file, .. }
            | DeckError::TooLarge { file, .. } => file,
        };
        let place = if line == 0 { format!("{file}: ") } else { format!("{file}:{line}: ") };
        text.strip_prefix(&place).unwrap_or(&text).to_owned()
    }
}

fn maybe(like: &Option<String>) -> String {
    like.as_ref().map_or_else(String::new, |like| format!("; did you mean '{like}'?"))
}

/// The deck files that come with Longbox, each with the key of its deck.
fn files<G: CatalogGame>() -> impl Iterator<Item = (String, &'static File<'static>)> {
    let folder = G::deck_files();
    let all = folder.files().chain(folder.dirs().flat_map(Dir::files));
    let decks = all.filter(|file| file.path().extension().is_some_and(|ending| ending == "deck"));
    decks.map(|file| {
        let stem = file.path().file_stem();
        (stem.map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default(), file)
    })
}

/// All decks that come with Longbox, by file name.
pub fn decks<G: CatalogGame>(game: &G) -> Result<Vec<DeckOf<G>>, Vec<DeckError>> {
    let mut decks = Vec::new();
    for (key, file) in files::<G>() {
        let deck = parse_deck(game, &file.path().display().to_string(), file.contents_utf8().unwrap_or(""))?;
        decks.push(Deck { key, ..deck });
    }
    longbox_kernel::sort_by_key(&mut decks, |deck| deck.key.clone());
    Ok(decks)
}

/// The file of a deck that comes with Longbox.
pub fn deck_text<G: CatalogGame>(key: &str) -> Option<&'static str> {
    files::<G>().find(|(known, _)| known == key).and_then(|(_, file)| file.contents_utf8())
}

/// A deck file read as far as it can be: for a report that names every problem at once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DeckParts<E> {
    /// What the understood lines say.
    pub deck: Deck<E>,
    /// Copies on lines whose card is not known. They were meant to be in the deck, so they count for its size.
    pub unknown: usize,
    /// In the order of the lines; empty for a file without problems.
    pub errors: Vec<DeckError>,
}

/// Reads a deck file. All its problems are reported together.
///
/// ```
/// let game = longbox_catalog::squad()?.game;
/// let deck = longbox_catalog::parse_deck(&game, "mine.deck", "name: Mine\n4 Shockbot\n").expect("a deck");
/// assert_eq!((deck.name.as_str(), deck.cards.len()), ("Mine", 4));
///
/// let errors = longbox_catalog::parse_deck(&game, "mine.deck", "4 Shokbot\n").expect_err("no such card");
/// assert_eq!(errors[0].to_string(), "mine.deck:1: there is no card 'Shokbot'; did you mean 'Shockbot'?");
/// # Ok::<(), longbox_catalog::CatalogError>(())
/// ```
pub fn parse_deck<G: CatalogGame>(game: &G, file: &str, text: &str) -> Result<DeckOf<G>, Vec<DeckError>> {
    let parts = parse_deck_parts(game, file, text);
    if parts.errors.is_empty() { Ok(parts.deck) } else { Err(parts.errors) }
}

/// Reads a deck file and keeps what is right in it beside what is wrong.
pub fn parse_deck_parts<G: CatalogGame>(game: &G, file: &str, text: &str) -> DeckParts<G::Extra> {
    let deck = Deck { key: file.to_owned(), name: file.to_owned(), ..Deck::default() };
    let mut parts = DeckParts { deck, ..DeckParts::default() };
    if text.len() > DECK_FILE_BYTES {
        parts.errors.push(DeckError::TooLarge { file: file.to_owned(), found: text.len() });
        return parts;
    }
    for (at, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
        if at == DECK_LINES {
            parts.errors.push(DeckError::TooLong { file: file.to_owned(), line: at + 1 });
            break;
        }
        let (key, value) = split_line(line);
        if key.is_empty() && value.is_empty() {
            continue;
        }
        let entry = DeckEntry { game, file, line: at + 1, key, value };
        let done = if key.is_empty() { entry.cards(&mut parts) } else { entry.field(&mut parts.deck) };
        if let Err(error) = done {
            parts.errors.push(error);
        }
    }
    parts
}

/// A line without its comment: a word and its value, or no word and the whole line.
pub(crate) fn split_line(line: &str) -> (&str, &str) {
    let content = line[..comment_start(line)].trim();
    match content.split_once(':') {
        Some((key, value)) if !content.starts_with(|c: char| c == ':' || c.is_ascii_digit()) => {
            (key.trim(), value.trim())
        }
        _ => ("", content),
    }
}

/// What the comment of a line says; none if it has none.
pub(crate) fn comment_of(line: &str) -> Option<&str> {
    let comment = line[comment_start(line)..].strip_prefix('#')?;
    Some(comment.strip_prefix(' ').unwrap_or(comment).trim_end())
}

/// Where the comment of a line begins, or its end.
fn comment_start(line: &str) -> usize {
    let begins = |at: usize| {
        let (before, after) = (&line[..at], &line[at + 1..]);
        let alone =
            before.ends_with(char::is_whitespace) && (after.is_empty() || after.starts_with(char::is_whitespace));
        before.trim().is_empty() || alone
    };
    line.match_indices('#').map(|(at, _)| at).find(|at| begins(*at)).unwrap_or(line.len())
}

/// A line of a deck file: a word with its value, or a count and a card.
#[derive(Debug)]
pub struct DeckEntry<'a, G> {
    game: &'a G,
    file: &'a str,
    line: usize,
    /// The word before the colon; empty in a line that names cards.
    pub key: &'a str,
    /// What stands behind the colon, or the whole line.
    pub value: &'a str,
}

impl<G: CatalogGame> DeckEntry<'_, G> {
    fn cards(&self, parts: &mut DeckParts<G::Extra>) -> Result<(), DeckError> {
        let odd = || DeckError::Line {
            file: self.file.to_owned(),
            line: self.line,
            text: excerpt(self.value),
            example: G::DECK_LINE,
        };
        let (count, name) = self.value.split_once(char::is_whitespace).ok_or_else(odd)?;
        let count = self.copies(count.trim_end_matches(['x', 'X'])).ok_or_else(odd)??;
        let card = self.named(name).inspect_err(|_| parts.unknown += count)?;
        parts.deck.cards.extend(std::iter::repeat_n(card, count));
        Ok(())
    }

    /// How many copies a word says; none if it is no number.
    fn copies(&self, count: &str) -> Option<Result<usize, DeckError>> {
        if count.is_empty() || !count.bytes().all(|letter| letter.is_ascii_digit()) {
            return None;
        }
        let found = count.parse().ok().filter(|count| (1..=COPIES).contains(count));
        Some(found.ok_or_else(|| DeckError::Copies {
            file: self.file.to_owned(),
            line: self.line,
            count: excerpt(count),
            example: G::DECK_LINE,
        }))
    }

    fn named(&self, name: &str) -> Result<CardNo, DeckError> {
        let several = self.game.several(name);
        if !several.is_empty() {
            return Err(self.part(name).several(&several));
        }
        self.game.find(name).ok_or_else(|| DeckError::UnknownCard {
            file: self.file.to_owned(),
            line: self.line,
            name: excerpt(name),
            like: nearest_word(name, self.game.cards().iter().map(G::name_of)).map(str::to_owned),
        })
    }

    fn field(&self, deck: &mut DeckOf<G>) -> Result<(), DeckError> {
        match self.key {
            "name" => deck.name = self.value.to_owned(),
            "kind" => deck.kind = self.value.to_owned(),
            key if G::DECK_WORDS.contains(&key) => G::extra(&mut deck.extra, self)?,
            key => {
                let (file, key) = (self.file.to_owned(), excerpt(key));
                return Err(DeckError::Key { file, line: self.line, key, known: G::DECK_WORDS });
            }
        }
        Ok(())
    }

    /// The game that the deck is for.
    pub fn game(&self) -> &G {
        self.game
    }

    /// The same entry with a part of its value.
    pub fn part<'b>(&'b self, value: &'b str) -> DeckEntry<'b, G> {
        DeckEntry { value, ..*self }
    }

    /// The value could mean any of these cards.
    pub fn several(&self, cards: &[CardNo]) -> DeckError {
        let ids = cards.iter().filter_map(|card| self.game.cards().get(usize::from(*card)));
        let ids = ids.map(|card| G::id_of(card).to_owned()).collect();
        DeckError::SeveralCards { file: self.file.to_owned(), line: self.line, name: excerpt(self.value), ids }
    }

    /// The card that the value names.
    pub fn card(&self) -> Result<CardNo, DeckError> {
        self.named(self.value)
    }

    /// The number that the value is.
    pub fn number(&self) -> Result<u8, DeckError> {
        self.value.parse().map_err(|_| self.wrong("it is a small number"))
    }

    /// The value is none of the things of this kind, which are called so.
    pub fn unknown<'a>(&self, what: &'static str, known: impl IntoIterator<Item = &'a str>) -> DeckError {
        let like = nearest_word(self.value, known).map(str::to_owned);
        DeckError::Unknown { file: self.file.to_owned(), line: self.line, what, name: excerpt(self.value), like }
    }

    /// The value is none; `expected` says what it could be.
    pub fn wrong(&self, expected: &'static str) -> DeckError {
        DeckError::Value {
            file: self.file.to_owned(),
            line: self.line,
            key: self.key.to_owned(),
            value: excerpt(self.value),
            expected,
        }
    }
}
