//! Deck files.
//!
//! A deck file is a text that players can write by hand: `name: value` lines, then one line a card with its
//! count and its name or id; `#` begins a comment.

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

/// Reads a deck file. All its problems are reported together.
pub fn parse_deck(game: &Squad, file: &str, text: &str) -> Result<Deck, Vec<DeckError>> {
    let mut deck = Deck { key: file.to_owned(), name: file.to_owned(), ..Deck::default() };
    let mut errors = Vec::new();
    for (at, line) in text.lines().enumerate() {
        let line_number = at + 1;
        let content = line.split(" #").next().unwrap_or("").trim();
        if content.is_empty() || content.starts_with('#') {
            continue;
        }
        let place = Place { game, file, line: line_number };
        let done = match content.split_once(':') {
            Some((key, value)) if !content.starts_with(|c: char| c.is_ascii_digit()) => {
                place.field(&mut deck, key.trim(), value.trim())
            }
            _ => place.cards(&mut deck, content),
        };
        if let Err(error) = done {
            errors.push(error);
        }
    }
    if errors.is_empty() { Ok(deck) } else { Err(errors) }
}

struct Place<'a> {
    game: &'a Squad,
    file: &'a str,
    line: usize,
}

impl Place<'_> {
    fn cards(&self, deck: &mut Deck, content: &str) -> Result<(), DeckError> {
        let odd = || DeckError::Line { file: self.file.to_owned(), line: self.line, text: content.to_owned() };
        let (count, name) = content.split_once(char::is_whitespace).ok_or_else(odd)?;
        let count: usize = count.trim_end_matches(['x', 'X']).parse().map_err(|_| odd())?;
        if count == 0 || count > 99 {
            return Err(odd());
        }
        let card = self.card(name)?;
        deck.cards.extend(std::iter::repeat_n(card, count));
        Ok(())
    }

    fn card(&self, name: &str) -> Result<CardNo, DeckError> {
        self.game.find(name).ok_or_else(|| DeckError::UnknownCard {
            file: self.file.to_owned(),
            line: self.line,
            name: name.trim().to_owned(),
            like: nearest(self.game, name),
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

/// The card whose name is most like this word, if one is like it at all.
pub(crate) fn nearest(game: &Squad, word: &str) -> Option<String> {
    let word = word.trim().to_lowercase();
    let distance = |card: &&longbox_squad::language::Card| edits(&word, &card.name.to_lowercase());
    let best = game.cards().iter().min_by_key(distance)?;
    (distance(&best) <= word.chars().count() / 3 + 1).then(|| best.name.clone())
}

/// How many letters must be added, taken away or changed to turn one word into the other.
fn edits(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, from) in a.chars().enumerate() {
        let mut corner = row[0];
        row[0] = i + 1;
        for (j, to) in b.iter().enumerate() {
            let change = corner + usize::from(from != *to);
            corner = row[j + 1];
            row[j + 1] = change.min(row[j] + 1).min(corner + 1);
        }
    }
    row[b.len()]
}
