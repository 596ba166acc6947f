//! A card as it is searched.

use super::field::Field;
use crate::{CardInfo, CardNo, CardType, TextLine, Time, When};

/// A card as it is searched: everything on it in the form in which words are compared.
#[derive(Clone, Debug)]
pub struct SearchCard {
    /// The number of the card.
    pub number: CardNo,
    /// Everything that is on it.
    all: String,
    /// Its text alone.
    text: String,
    values: Vec<(Field, String)>,
    numbers: Vec<(Field, i32)>,
}

impl SearchCard {
    /// Makes a card ready to be searched.
    pub fn new(face: &CardInfo) -> SearchCard {
        let text: Vec<String> = face.text.iter().map(line_words).collect();
        let text = spaced(&text.join(" \n "));
        let mut card = SearchCard {
            number: face.number,
            all: String::new(),
            text,
            values: values(face).into_iter().map(|(field, value)| (field, compact(&value))).collect(),
            numbers: numbers(face),
        };
        let mut all: Vec<String> = vec![face.id.clone(), face.set_name.clone(), kind_words(face.kind).join(" ")];
        all.push(face.name.clone());
        for words in [&face.aka, &face.teams, &face.heroes, &face.factors, &face.gives, &face.words, &face.reminders] {
            all.extend(words.iter().cloned());
        }
        all.extend(face.rarity.clone());
        all.extend(face.cost.map(|cost| format!("cost {cost}")));
        all.extend(face.level.map(|level| format!("level {level}")));
        all.extend(face.block.as_ref().map(|block| format!("blocks {block}")));
        let loose: String = all.join("\n").to_lowercase().replace('-', " ");
        card.all = format!("{}\n{loose}\n{}", spaced(&all.join(" \n ")), card.text);
        card
    }

    /// Whether the word occurs anywhere on the card.
    pub(super) fn says(&self, word: &str) -> bool {
        self.all.contains(word)
    }

    /// Whether the word occurs in its name.
    pub(super) fn is_named(&self, word: &str) -> bool {
        self.is(Field::Name, false, &compact(word))
    }

    /// Whether the field has this value, as a whole or as a part of it.
    pub(super) fn is(&self, field: Field, whole: bool, value: &str) -> bool {
        if field == Field::Text {
            return self.text.contains(value);
        }
        let fits = |own: &str| match field {
            _ if whole => own == value,
            Field::Id | Field::Rarity | Field::Kind => own.starts_with(value),
            _ => own.contains(value),
        };
        self.values.iter().any(|(known, own)| *known == field && fits(own))
    }

    /// The number that the card has there; none if it has none.
    pub(super) fn number(&self, field: Field) -> Option<i32> {
        self.numbers.iter().find(|(known, _)| *known == field).map(|(_, number)| *number)
    }
}

fn values(face: &CardInfo) -> Vec<(Field, String)> {
    let mut values = vec![(Field::Name, face.name.clone()), (Field::Id, face.id.clone())];
    let lists = [
        (Field::Name, &face.aka),
        (Field::Team, &face.teams),
        (Field::Hero, &face.heroes),
        (Field::Keyword, &face.words),
        (Field::Gives, &face.gives),
        (Field::Factor, &face.factors),
    ];
    for (field, list) in lists {
        values.extend(list.iter().map(|value| (field, value.clone())));
    }
    let letters = face.id.split_once('-').map(|(letters, _)| letters.to_owned());
    values.extend([face.set.clone(), face.set_name.clone()].into_iter().chain(letters).map(|set| (Field::Set, set)));
    values.extend(kind_words(face.kind).iter().map(|kind| (Field::Kind, (*kind).to_owned())));
    values.extend(face.universe.clone().map(|universe| (Field::Universe, universe)));
    values.extend(face.block.clone().map(|block| (Field::Blocks, block)));
    values.extend(face.rarity.clone().map(|rarity| (Field::Rarity, rarity)));
    values.extend(face.text.iter().flat_map(asked).map(|symbol| (Field::Asks, symbol)));
    values
}

fn numbers(face: &CardInfo) -> Vec<(Field, i32)> {
    let stats = face.stats;
    let all = [
        (Field::Cost, face.cost.map(i32::from)),
        (Field::Level, face.level.map(i32::from)),
        (Field::Rank, face.cost.or(face.level).map(i32::from)),
        (Field::Atk, stats.map(|stats| i32::from(stats.atk)).or(face.attack.map(i32::from))),
        (Field::Def, stats.map(|stats| i32::from(stats.def))),
        (Field::Health, stats.map(|stats| i32::from(stats.health))),
        (Field::Limit, Some(i32::from(face.limit.unwrap_or(USUAL_LIMIT)))),
    ];
    all.into_iter().filter_map(|(field, number)| Some((field, number?))).collect()
}

/// Copies that a deck may hold of a card that says nothing else.
const USUAL_LIMIT: u8 = 4;

/// The words for a kind of card, its own first.
fn kind_words(kind: CardType) -> &'static [&'static str] {
    match kind {
        CardType::Main => &["main", "character"],
        CardType::Supporting => &["supporting", "character"],
        CardType::PlotTwist => &["plot-twist"],
        CardType::Equipment => &["equipment"],
        CardType::Location => &["location"],
        CardType::Token => &["token"],
        CardType::Attack => &["attack"],
        CardType::Keeper => &["keeper"],
    }
}

/// The symbols that a paragraph asks for: those of its cost.
fn asked(line: &TextLine) -> Vec<String> {
    let Some(When::Use { cost, .. }) = &line.when else { return Vec::new() };
    cost.split(['[', ']']).map(str::trim).filter(|symbol| !symbol.is_empty()).map(str::to_lowercase).collect()
}

/// Everything that a paragraph of a card says.
fn line_words(line: &TextLine) -> String {
    let when = match &line.when {
        Some(When::Use { time, any_turn, cost }) => {
            format!("{} {} {cost}", if *any_turn { "any turn" } else { "" }, time_words(*time))
        }
        Some(When::LevelUp { xp }) => format!("level up {xp}"),
        None => String::new(),
    };
    let keeper = if line.keeper { "keeper" } else { "" };
    [&line.title, &when, keeper, &line.body, &line.aside].join(" ")
}

fn time_words(time: Time) -> &'static str {
    match time {
        Time::Turn => "turn",
        Time::Draw => "draw",
        Time::Recovery => "recovery",
        Time::Build => "build",
        Time::StartOfMain => "start of main",
        Time::Main => "main",
        Time::Combat => "combat",
        Time::AnyCombat => "any combat",
        Time::Reaction => "reaction",
    }
}

/// Small letters and digits alone, so that "xmen", "x-men" and "X Men" are the same.
pub(super) fn compact(text: &str) -> String {
    text.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// Small letters in words with one space between: hyphens and apostrophes are no part of a word, other signs but those
/// of numbers part words.
pub(super) fn spaced(text: &str) -> String {
    let mut found = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        match letter {
            '-' | '\'' | '’' => {}
            '\n' => found.push('\n'),
            '+' | '/' | '#' => found.push(letter),
            letter if letter.is_alphanumeric() => found.push(letter),
            _ if found.ends_with([' ', '\n']) || found.is_empty() => {}
            _ => found.push(' '),
        }
    }
    found.trim_end().to_owned()
}
