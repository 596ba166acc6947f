//! Card names and lists of cards in scenarios of Vs. System.

use crate::fault::Fault;
use crate::limits;
use longbox_vs::language::{CardKind, Team};
use longbox_vs::{CardNo, Vs};

/// The name of the card that fills decks and resource rows.
pub(super) const FILLER: &str = "Filler";

/// One entry of a list: `Thor L1 [Big Gun] (1 wound, +2)`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Item {
    pub(super) name: String,
    pub(super) equipment: Option<String>,
    pub(super) facts: Vec<String>,
}

/// Every card that a name can mean; none if there is no such card.
pub(super) fn meant(game: &Vs, word: &str) -> Option<Vec<CardNo>> {
    let found = game.cards_meant(word.trim().trim_matches('"'));
    (!found.is_empty()).then_some(found)
}

/// As [`meant`], or what was probably meant.
pub(super) fn cards(game: &Vs, word: &str) -> Result<Vec<CardNo>, Fault> {
    meant(game, word).ok_or_else(|| no_card(game, word))
}

pub(super) fn no_card(game: &Vs, word: &str) -> Fault {
    Fault::no_such("card", word, game.cards().iter().map(|card| card.name.as_str()))
}

/// A team of the game, as players write it.
pub(super) fn team<'g>(game: &'g Vs, word: &str) -> Result<&'g Team, Fault> {
    let found = game.teams().iter().find(|team| team.name.eq_ignore_ascii_case(word));
    found.ok_or_else(|| Fault::no_such("team", word, game.teams().iter().map(|team| team.name.as_str())))
}

/// The card of a deck, hand or row: a supporting character rather than a main character of the same name.
pub(super) fn card(game: &Vs, word: &str) -> Result<CardNo, Fault> {
    let all = cards(game, word)?;
    let main = |card: &CardNo| matches!(game.card(*card).map(|card| &card.kind), Some(CardKind::Main { .. }));
    let (mains, others): (Vec<CardNo>, Vec<CardNo>) = all.into_iter().partition(main);
    let found = if others.is_empty() { mains } else { others };
    // A file that makes a card up means that one, so that a new set never changes what a scenario says.
    let own: Vec<CardNo> = found.iter().copied().filter(|card| is_made_up(game, *card)).collect();
    match (found.as_slice(), own.as_slice()) {
        ([only], _) => Ok(*only),
        ([first, ..], _) if main(first) => main_card(game, word),
        (_, [own]) => Ok(*own),
        (several, _) => {
            let ids: Vec<&str> = several.iter().filter_map(|card| Some(game.card(*card)?.id.as_str())).collect();
            Err(Fault::new(format!("'{word}' can be {}; write the id", ids.join(" or "))))
        }
    }
}

/// Whether a scenario made it up: those cards are numbered behind the filler.
fn is_made_up(game: &Vs, card: CardNo) -> bool {
    game.called(FILLER).first().is_some_and(|filler| card > *filler)
}

fn level(game: &Vs, card: CardNo) -> Option<u8> {
    match game.card(card)?.kind {
        CardKind::Main { level } => Some(level),
        _ => None,
    }
}

/// The letters of its id, which are those of its set.
fn set(game: &Vs, card: CardNo) -> &str {
    let id = game.card(card).map_or("", |card| card.id.as_str());
    id.split_once('-').map_or(id, |(set, _)| set)
}

/// A main character: level 1 unless another level is named. Of several versions of a level it is the one from the set
/// of its level 1.
pub(super) fn main_card(game: &Vs, word: &str) -> Result<CardNo, Fault> {
    let mut mains: Vec<CardNo> = cards(game, word)?.into_iter().filter(|card| level(game, *card).is_some()).collect();
    let elsewhere = |card: CardNo| {
        let first = game.levels_of(game.name_of(card)).first().copied();
        first.is_some_and(|first| set(game, first) != set(game, card))
    };
    mains.sort_by_key(|card| (level(game, *card), elsewhere(*card), *card));
    mains.first().copied().ok_or_else(|| Fault::new(format!("'{word}' is not a main character")))
}

/// `Storm, LEG-014`: the main characters of a side deck.
pub(super) fn side_deck(game: &Vs, list: &str) -> Result<Vec<CardNo>, Fault> {
    let words = if is_nothing(list) { Vec::new() } else { split(list) };
    let one = |word: &&str| match game.meant_in_side_deck(word).as_slice() {
        [] => Err(no_card(game, word)),
        [only] => Ok(*only),
        several => {
            let ids: Vec<&str> = several.iter().filter_map(|card| Some(game.card(*card)?.id.as_str())).collect();
            Err(Fault::new(format!("'{word}' can be {}; write the id", ids.join(" or "))))
        }
    };
    words.iter().map(one).collect()
}

/// The versions that a main character brings to a scenario: those of its set, those that the scenario makes up, and
/// of lower levels that its set lacks those of other sets.
pub(super) fn versions(game: &Vs, card: CardNo) -> Vec<CardNo> {
    let all = game.levels_of(game.name_of(card));
    let own = |other: &CardNo| set(game, *other) == set(game, card) || is_made_up(game, *other);
    let lacks = |lower: &CardNo| !all.iter().any(|other| level(game, *other) == level(game, *lower) && own(other));
    let lower = |other: &CardNo| level(game, *other) < level(game, card) && lacks(other);
    all.iter().copied().filter(|other| own(other) || lower(other)).collect()
}

/// Splits at commas that stand outside brackets.
pub(super) fn split(text: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let (mut depth, mut from) = (0i32, 0);
    for (at, letter) in text.char_indices() {
        match letter {
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(text[from..at].trim());
                from = at + 1;
            }
            _ => {}
        }
    }
    parts.push(text[from..].trim());
    parts.retain(|part| !part.is_empty());
    parts
}

/// `nothing` is an empty list.
pub(super) fn is_nothing(text: &str) -> bool {
    matches!(text.trim(), "" | "nothing" | "none" | "-")
}

/// `3 x Name` is three of them.
pub(super) fn counted(text: &str) -> (usize, &str) {
    let text = text.trim();
    let counted = text.split_once(" x ").and_then(|(count, name)| Some((count.trim().parse().ok()?, name.trim())));
    counted.unwrap_or((1, text))
}

/// The entries of a list. Names may hold commas: the longest run of parts that is a name is taken.
pub(super) fn items(game: &Vs, text: &str) -> Result<Vec<Item>, Fault> {
    if is_nothing(text) {
        return Ok(Vec::new());
    }
    let parts = split(text);
    let mut found = Vec::new();
    let mut at = 0;
    while at < parts.len() {
        let run = |end: usize| {
            let joined = parts[at..end].join(", ");
            let (count, rest) = counted(&joined);
            let item = item(rest);
            let whole = end == at + 1 || item.name.contains(',');
            meant(game, &item.name).filter(|_| whole).map(|_| (end, count, item))
        };
        let longest = (at + 1..=parts.len().min(at + 3)).rev().find_map(run);
        let (end, count, item) = longest.unwrap_or_else(|| {
            let (count, rest) = counted(parts[at]);
            (at + 1, count, item(rest))
        });
        limits::check(found.len().saturating_add(count), limits::LIST, "cards in one list")?;
        found.extend(std::iter::repeat_n(item, count));
        at = end;
    }
    Ok(found)
}

/// `Thor L1 [Big Gun] (1 wound, +2)`, also `Brick 3/3 Flight (exhausted)`.
pub(super) fn item(text: &str) -> Item {
    let mut rest = text.trim();
    let (mut facts, mut equipment) = (Vec::new(), None);
    loop {
        if let Some(open) = rest.rfind('(').filter(|_| rest.ends_with(')')) {
            facts = split(&rest[open + 1..rest.len() - 1]).into_iter().map(str::to_owned).collect();
            rest = rest[..open].trim();
        } else if let Some(open) = rest.rfind('[').filter(|_| rest.ends_with(']')) {
            equipment = Some(rest[open + 1..rest.len() - 1].trim().to_owned());
            rest = rest[..open].trim();
        } else {
            break;
        }
    }
    let name = inline(rest).map_or(rest, |(name, _)| name);
    Item { name: name.trim().to_owned(), equipment, facts }
}

/// A character made up where it stands: `Brick 3/3 Flight` is the name and its facts.
pub(super) fn inline(text: &str) -> Option<(&str, &str)> {
    let mut from = 0;
    for word in text.split(' ') {
        if from > 0 && stats(word).is_some() {
            return Some((text[..from].trim(), &text[from..]));
        }
        from += word.len() + 1;
    }
    None
}

/// `3/4`
pub(super) fn stats(word: &str) -> Option<(i16, i16)> {
    let (atk, def) = word.split_once('/')?;
    Some((atk.parse().ok()?, def.parse().ok()?))
}

/// A list of cards of a hand, deck or pile.
pub(super) fn list(game: &Vs, text: &str) -> Result<Vec<CardNo>, Fault> {
    items(game, text)?.iter().map(|item| card(game, &item.name)).collect()
}

/// Cards as they are shown in differences: one a line, equal neighbours counted.
pub(super) fn show(names: &[String]) -> String {
    if names.is_empty() {
        return "nothing".to_owned();
    }
    let mut lines: Vec<String> = Vec::new();
    let mut at = 0;
    while at < names.len() {
        let run = names[at..].iter().take_while(|name| **name == names[at]).count();
        lines.push(if run > 1 { format!("{run} x {}", names[at]) } else { names[at].clone() });
        at += run;
    }
    lines.join("\n")
}
