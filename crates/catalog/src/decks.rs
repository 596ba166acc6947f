//! Deck files.
//!
//! A deck file is a text that players can write by hand: `name: value` lines, then one line a card with its
//! count and its name or id. A comment begins with `#` at the start of a line, or with `#` between spaces: a deck
//! may be called "Public Enemy #1".

use crate::near::nearest_word;
use include_dir::{Dir, include_dir};
use longbox_squad::{CardNo, Format, Handicap, Squad};

static DECKS: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../decks/squad");

/// A deck as its file gives it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deck {
    /// The file name without ending, or the path it was read from.
    pub key: String,
    pub name: String,
    pub format: Format,
    /// What kind of deck it is: printed, starter, quest.
    pub kind: String,
    pub cards: Vec<CardNo>,
    pub quest: Option<Quest>,
}

/// The place of a deck in the solo quests.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Quest {
    pub quest: String,
    pub hero: String,
    pub opponent: String,
    pub stage: u8,
    pub difficulty: u8,
    pub reward: Option<CardNo>,
    pub handicaps: Handicaps,
}

/// What a quest changes at the start of the game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Handicaps {
    pub power: Option<u8>,
    /// For the player who takes on the quest.
    pub player: Handicap,
    /// For the quest's own deck.
    pub enemy: Handicap,
}

/// What is wrong with a deck file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DeckError {
    #[error("{file}:{line}: there is no card '{name}'{}", maybe(.like))]
    UnknownCard { file: String, line: usize, name: String, like: Option<String> },
    #[error("{file}:{line}: '{text}' is not a deck line; write a count and a card, as in '3 Fast Healing'")]
    Line { file: String, line: usize, text: String },
    #[error("{file}:{line}: '{value}' is not a value for '{key}'; {expected}")]
    Value { file: String, line: usize, key: String, value: String, expected: &'static str },
    #[error(
        "{file}:{line}: '{key}' is not a word of deck files; known are name, kind, format, quest, hero, opponent, stage, difficulty, reward, power, player-hand, enemy-hand, player-card, enemy-card, player-keeper, enemy-keeper"
    )]
    Key { file: String, line: usize, key: String },
}

fn maybe(like: &Option<String>) -> String {
    like.as_ref().map_or_else(String::new, |like| format!("; did you mean '{like}'?"))
}

/// All decks that come with Longbox, by file name.
pub fn squad_decks(game: &Squad) -> Result<Vec<Deck>, Vec<DeckError>> {
    let mut decks = Vec::new();
    for file in DECKS.files().chain(DECKS.dirs().flat_map(Dir::files)) {
        let path = file.path();
        if path.extension().is_none_or(|ending| ending != "deck") {
            continue;
        }
        let mut deck = parse_deck(game, &path.display().to_string(), file.contents_utf8().unwrap_or(""))?;
        deck.key = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        decks.push(deck);
    }
    decks.sort_by(|a, b| a.key.cmp(&b.key));
    Ok(decks)
}

/// A deck file read as far as it can be: for a report that names every problem at once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DeckParts {
    /// What the understood lines say.
    pub deck: Deck,
    /// Copies on lines whose card is not known. They were meant to be in the deck, so they count for its size.
    pub unknown: usize,
    pub errors: Vec<DeckError>,
}

/// Reads a deck file. All its problems are reported together.
pub fn parse_deck(game: &Squad, file: &str, text: &str) -> Result<Deck, Vec<DeckError>> {
    let parts = parse_deck_parts(game, file, text);
    if parts.errors.is_empty() { Ok(parts.deck) } else { Err(parts.errors) }
}

/// Reads a deck file and keeps what is right in it beside what is wrong.
pub fn parse_deck_parts(game: &Squad, file: &str, text: &str) -> DeckParts {
    let deck = Deck { key: file.to_owned(), name: file.to_owned(), ..Deck::default() };
    let mut parts = DeckParts { deck, ..DeckParts::default() };
    for (at, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
        let content = without_comment(line);
        if content.is_empty() {
            continue;
        }
        let place = Place { game, file, line: at + 1 };
        let done = match content.split_once(':') {
            Some((key, value)) if !content.starts_with(|c: char| c.is_ascii_digit()) => {
                place.field(&mut parts.deck, key.trim(), value.trim())
            }
            _ => place.cards(&mut parts, content),
        };
        if let Err(error) = done {
            parts.errors.push(error);
        }
    }
    parts
}

/// The line up to its comment.
fn without_comment(line: &str) -> &str {
    let begins = |at: usize| {
        let (before, after) = (&line[..at], &line[at + 1..]);
        let alone =
            before.ends_with(char::is_whitespace) && (after.is_empty() || after.starts_with(char::is_whitespace));
        before.trim().is_empty() || alone
    };
    let end = line.match_indices('#').map(|(at, _)| at).find(|at| begins(*at));
    line[..end.unwrap_or(line.len())].trim()
}

struct Place<'a> {
    game: &'a Squad,
    file: &'a str,
    line: usize,
}

impl Place<'_> {
    fn cards(&self, parts: &mut DeckParts, content: &str) -> Result<(), DeckError> {
        let odd = || DeckError::Line { file: self.file.to_owned(), line: self.line, text: content.to_owned() };
        let (count, name) = content.split_once(char::is_whitespace).ok_or_else(odd)?;
        let count: usize = count.trim_end_matches(['x', 'X']).parse().map_err(|_| odd())?;
        if count == 0 || count > 99 {
            return Err(odd());
        }
        let card = self.card(name).inspect_err(|_| parts.unknown += count)?;
        parts.deck.cards.extend(std::iter::repeat_n(card, count));
        Ok(())
    }

    fn card(&self, name: &str) -> Result<CardNo, DeckError> {
        self.game.find(name).ok_or_else(|| DeckError::UnknownCard {
            file: self.file.to_owned(),
            line: self.line,
            name: name.trim().to_owned(),
            like: nearest_word(name, self.game.cards().iter().map(|card| card.name.as_str())).map(str::to_owned),
        })
    }

    fn field(&self, deck: &mut Deck, key: &str, value: &str) -> Result<(), DeckError> {
        match key {
            "name" => deck.name = value.to_owned(),
            "kind" => deck.kind = value.to_owned(),
            "format" => {
                let found = Format::ALL.into_iter().find(|format| format.name() == value);
                deck.format = found.ok_or_else(|| self.value(key, value, "it is strict, casual or quest"))?;
            }
            _ => {
                let quest = deck.quest.get_or_insert_default();
                self.quest_field(quest, key, value)?;
            }
        }
        Ok(())
    }

    fn quest_field(&self, quest: &mut Quest, key: &str, value: &str) -> Result<(), DeckError> {
        let number = || value.parse::<u8>().map_err(|_| self.value(key, value, "it is a small number"));
        let hands = &mut quest.handicaps;
        match key {
            "quest" => quest.quest = value.to_owned(),
            "hero" => quest.hero = value.to_owned(),
            "opponent" => quest.opponent = value.to_owned(),
            "stage" => quest.stage = number()?,
            "difficulty" => quest.difficulty = number()?,
            "reward" => quest.reward = Some(self.card(value)?),
            "power" => hands.power = Some(number()?),
            "player-hand" => hands.player.hand = number()?,
            "enemy-hand" => hands.enemy.hand = number()?,
            "player-card" => hands.player.cards.push(self.card(value)?),
            "enemy-card" => hands.enemy.cards.push(self.card(value)?),
            "player-keeper" => hands.player.keepers.push(self.card(value)?),
            "enemy-keeper" => hands.enemy.keepers.push(self.card(value)?),
            _ => {
                return Err(DeckError::Key { file: self.file.to_owned(), line: self.line, key: key.to_owned() });
            }
        }
        Ok(())
    }

    fn value(&self, key: &str, value: &str, expected: &'static str) -> DeckError {
        DeckError::Value {
            file: self.file.to_owned(),
            line: self.line,
            key: key.to_owned(),
            value: value.to_owned(),
            expected,
        }
    }
}
