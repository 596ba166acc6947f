//! Deck files of our own.

use super::unread::{Unread, near_cards};
use super::{DeckList, DeckReading, Form};
use crate::decks::{DeckError, DeckParts, comment_of, parse_deck_parts, split_line};
use crate::game::{CardNo, CatalogGame};
use std::fmt::Write;

/// Words of deck files that a list has a field for.
const NAME: &str = "name";
const KIND: &str = "kind";
const FORMAT: &str = "format";
const MAIN: &str = "main";
const SIDE: &str = "side";

pub(super) fn read<G: CatalogGame>(game: &G, text: &str) -> DeckReading {
    // No file: what is wrong is told with the line that it is about.
    let parts = parse_deck_parts(game, "", text);
    let mut reading = DeckReading::new(Form::Text);
    let bad: Vec<usize> = parts.errors.iter().map(DeckError::line).collect();
    let lines: Vec<&str> = text.lines().collect();
    reading.unread = parts.errors.iter().map(|error| unread(game, error, &lines)).collect();
    let list = &mut reading.list;
    list.lead = G::lead(&parts.deck.extra);
    list.side = G::side_deck(&parts.deck.extra).to_vec();
    let mut notes: Vec<&str> = Vec::new();
    let read = lines.iter().take(crate::limits::DECK_LINES).enumerate();
    for (at, line) in read {
        notes.extend(comment_of(line));
        let (word, value) = split_line(line);
        match word {
            _ if bad.contains(&(at + 1)) => {}
            "" | MAIN | SIDE if word.is_empty() || G::DECK_WORDS.contains(&word) => {}
            NAME => list.name = value.to_owned(),
            FORMAT => list.format = value.to_owned(),
            word => list.lines.push((word.to_owned(), value.to_owned())),
        }
    }
    list.notes = notes.join("\n").trim_matches('\n').to_owned();
    add_cards(game, &parts, &mut reading);
    reading
}

fn add_cards<G: CatalogGame>(game: &G, parts: &DeckParts<G::Extra>, reading: &mut DeckReading) {
    for card in &parts.deck.cards {
        let beyond = reading.list.add(*card, 1);
        if beyond == 0 {
            continue;
        }
        let name = G::name_of(&game.cards()[usize::from(*card)]);
        match reading.unread.iter_mut().find(|unread| unread.line == 0 && unread.text == name) {
            Some(known) => known.copies += beyond,
            None => {
                let problem = format!("there are more copies of {name} than a deck can name");
                reading.unread.push(Unread::line(0, name, problem).about(beyond, vec![*card]));
            }
        }
    }
}

fn unread<G: CatalogGame>(game: &G, error: &DeckError, lines: &[&str]) -> Unread {
    let text = error.line().checked_sub(1).and_then(|at| lines.get(at)).copied().unwrap_or_default();
    let unread = Unread::line(error.line(), text, error.what());
    let copies = || leading_number(text).unwrap_or(1);
    match error {
        DeckError::UnknownCard { name, .. } => unread.about(copies(), near_cards(game, name)),
        DeckError::SeveralCards { ids, .. } => {
            unread.about(copies(), ids.iter().filter_map(|id| game.find(id)).collect())
        }
        // A card without a count before it.
        DeckError::Line { text, .. } => {
            let near: Vec<CardNo> = near_cards(game, text);
            unread.about(usize::from(!near.is_empty()), near)
        }
        _ => unread,
    }
}

fn leading_number(line: &str) -> Option<usize> {
    let digits: String = line.trim_start().chars().take_while(char::is_ascii_digit).collect();
    digits.parse().ok()
}

pub(super) fn write<G: CatalogGame>(game: &G, list: &DeckList) -> String {
    let list = list.tidied();
    let mut text = String::new();
    for line in list.notes.lines() {
        text.push_str(if line.is_empty() { "#" } else { "# " });
        text.push_str(line);
        text.push('\n');
    }
    let mut say = |word: &str, value: &str| {
        if !value.is_empty() {
            let _ = writeln!(text, "{word}: {value}");
        }
    };
    let is_kind = |(word, _): &&(String, String)| word == KIND;
    say(NAME, &list.name);
    list.lines.iter().filter(is_kind).for_each(|(word, value)| say(word, value));
    say(FORMAT, &list.format);
    if let Some(lead) = list.lead {
        say(MAIN, name_or_id(game, lead, |name| game.lead_called(name) == Some(lead)));
    }
    list.lines.iter().filter(|line| !is_kind(line)).for_each(|(word, value)| say(word, value));
    // A comma parts the names of a side deck.
    let means = |name: &str, card: CardNo| !name.contains(',') && game.side_called(name) == [card];
    let side = list.side.iter().map(|card| name_or_id(game, *card, |name| means(name, *card)));
    say(SIDE, &side.collect::<Vec<_>>().join(", "));
    text.push('\n');
    for (count, card) in &list.cards {
        let means_it = |name: &str| game.several(name).is_empty() && game.find(name) == Some(*card);
        let _ = writeln!(text, "{count} {}", name_or_id(game, *card, means_it));
    }
    text
}

/// The name of a card where it means no other one, else its id.
fn name_or_id<G: CatalogGame>(game: &G, card: CardNo, means_it: impl Fn(&str) -> bool) -> &str {
    let Some(definition) = game.cards().get(usize::from(card)) else { return "" };
    let name = G::name_of(definition);
    // A `#` between spaces begins a comment.
    let plain = !name.split(' ').any(|word| word == "#") && name.trim() == name;
    if plain && means_it(name) { name } else { G::id_of(definition) }
}
