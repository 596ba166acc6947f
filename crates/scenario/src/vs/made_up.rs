//! Cards made up for a scenario.

use super::cards::{FILLER, counted, inline, split, stats};
use crate::fault::{Fault, blame, did_you_mean};
use crate::file::SourceLine;
use longbox_catalog::in_card_language;
use longbox_vs::Vs;
use longbox_vs::language::check::{self, Misuse};
use longbox_vs::language::{Card, CardKind, Pronoun, Stats, Symbol, Universe};

/// What a fact of a made-up card may be.
const FACTS: &str = "main, supporting, equipment, plot twist, location or token; 3/4, health 3, cost 2, level 2, \
                     team Avengers, words Flight Ranged, aka NAME, gives Might, symbols 3, limit 1, \
                     universe photographic, loyal, omega, pile NAME, no stats, powers [..], modes [..]";

/// The game with the cards that these lines make up, the plain main characters and the filler.
pub(super) fn with_cards(base: &Vs, lines: &[&SourceLine]) -> Result<Vs, Fault> {
    with_these(base, lines).map_err(|fault| blame(fault, lines, |first| with_these(base, first).err()))
}

fn with_these(base: &Vs, lines: &[&SourceLine]) -> Result<Vs, Fault> {
    let mut all = base.cards().to_vec();
    if base.called(FILLER).is_empty() {
        all.push(plain(FILLER.to_owned(), CardKind::Supporting { cost: 1 }, (1, 1, 1)));
        let mains = ["Main A", "Main B", "Main C", "Main D"];
        all.extend(mains.map(|name| plain(name.to_owned(), CardKind::Main { level: 1 }, (2, 5, 5))));
    }
    for line in lines {
        for mut card in cards_of(base, line).map_err(|fault| fault.at(line.number))? {
            if card.id.is_empty() {
                card.id = format!("MADE-{}", all.len());
            }
            let namesake = all.iter().find(|other| other.name == card.name);
            match namesake.filter(|_| !is_definition(&line.text)) {
                None => all.push(card),
                Some(other) if *other == (Card { id: other.id.clone(), ..card.clone() }) => {}
                Some(_) => {
                    let what = format!("there is another card '{}'; give this one a name of its own", card.name);
                    return Err(Fault::new(what).at(line.number));
                }
            }
        }
    }
    Vs::new(base.teams().to_vec(), base.keywords().to_vec(), all).map_err(|error| Fault::new(error.to_string()))
}

fn plain(name: String, kind: CardKind, (atk, def, health): (i16, i16, u8)) -> Card {
    Card {
        id: format!("PLAIN-{}", name.replace(' ', "-")),
        name,
        aka: Vec::new(),
        kind,
        teams: Vec::new(),
        pronoun: Pronoun::It,
        stats: Some(Stats { atk, def, health }),
        cost: None,
        words: Vec::new(),
        powers: Vec::new(),
        modes: Vec::new(),
        pile: None,
        loyal: false,
        omega: false,
        universe: Universe::Illustrated,
        limit: 60,
        note: None,
    }
}

/// Whether a line defines a card.
pub(super) fn is_definition(text: &str) -> bool {
    text.starts_with("card ") || text.starts_with("card:")
}

/// The cards that a line makes up: `card NAME: FACTS`, or characters in a set-up line, as in `A front: Brick 3/3`.
fn cards_of(game: &Vs, line: &SourceLine) -> Result<Vec<Card>, Fault> {
    let text = &line.text;
    if is_definition(text) {
        let rest = text[5..].trim();
        let (name, facts) = rest.split_once(':').ok_or_else(|| Fault::new("write 'card NAME: 3/3 Flight, cost 2'"))?;
        let (name, id) = match name.trim().strip_suffix(')').and_then(|name| name.split_once("(id ")) {
            Some((name, id)) => (name, id.trim()),
            None => (name, ""),
        };
        return Ok(vec![Card { id: id.to_owned(), ..made_up(game, name.trim(), facts)? }]);
    }
    let Some((place, list)) = place_of(text) else { return Ok(Vec::new()) };
    let mut found: Vec<Card> = Vec::new();
    for part in split(list) {
        let (_, part) = counted(part);
        let bare = part.split(['(', '[']).next().unwrap_or(part);
        let Some((name, facts)) = inline(bare) else { continue };
        let kind = if place == "main" { format!("main {facts}") } else { facts.to_owned() };
        let card = made_up(game, name, &kind)?;
        if !found.iter().any(|other| other.name == card.name) {
            found.push(card);
        }
    }
    Ok(found)
}

/// The place and the list of a line that sets cards up: `A front: ...`.
fn place_of(text: &str) -> Option<(&str, &str)> {
    let (head, list) = text.split_once(':')?;
    let (seat, place) = head.split_once(' ')?;
    let known = ["main", "front", "back", "hand", "deck", "ko", "pile", "removed", "resources", "brings"];
    let place = place.split_once(" of ").map_or(place, |(place, _)| place);
    (super::seat(seat).is_some() && known.contains(&place)).then_some((place, list))
}

fn made_up(game: &Vs, name: &str, text: &str) -> Result<Card, Fault> {
    let mut card = plain(name.to_owned(), CardKind::Supporting { cost: 2 }, (2, 2, 2));
    let mut facts = text;
    for (word, modes) in [("powers", false), ("modes", true)] {
        let Some(at) = facts.find(&format!("{word}:")).or_else(|| facts.find(&format!("{word} ["))) else { continue };
        let list = facts[at + word.len()..].trim_start_matches(':').trim();
        match modes {
            true => card.modes = read(list, word, check::mode)?,
            false => card.powers = read(list, word, check::power)?,
        }
        facts = &facts[..at];
    }
    let main = facts.split([' ', ',']).any(|word| word == "main");
    if main {
        (card.kind, card.stats) = (CardKind::Main { level: 1 }, Some(Stats { atk: 2, def: 5, health: 5 }));
    }
    for fact in split(facts) {
        take_fact(game, &mut card, fact)?;
    }
    finish(&mut card);
    card.id.clear();
    Ok(card)
}

/// Powers or modes as they stand in a card file.
fn read<T: serde::de::DeserializeOwned>(
    text: &str,
    what: &str,
    check: fn(&T) -> Result<(), Misuse>,
) -> Result<Vec<T>, Fault> {
    let read = in_card_language::<Vs, Vec<T>>(text);
    let written = read.map_err(|error| Fault::new(format!("the {what} cannot be read: {error}")))?;
    let misused = |misuse: Misuse| Fault::new(format!("{misuse}\n    hint: {}", misuse.hint()));
    written.iter().try_for_each(check).map_err(misused)?;
    Ok(written)
}

/// What follows from the kind of a card.
fn finish(card: &mut Card) {
    if !card.is_character() {
        card.stats = None;
    }
    if let CardKind::PlotTwist { symbols } = &mut card.kind {
        *symbols = if card.teams.is_empty() { 0 } else { (*symbols).max(1) };
    }
}

/// Takes the words of a fact one after another.
fn take_fact(game: &Vs, card: &mut Card, fact: &str) -> Result<(), Fault> {
    let mut rest = fact.trim();
    if let Some(name) = rest.strip_prefix("aka ") {
        card.aka.push(name.trim().to_owned());
        return Ok(());
    }
    if let Some(pile) = rest.strip_prefix("pile ") {
        card.pile = Some(pile.trim().to_owned());
        return Ok(());
    }
    if rest == "no stats" {
        card.stats = None;
        return Ok(());
    }
    while !rest.is_empty() {
        // A keyword or team without a name would be found for ever.
        rest = take_word(game, card, rest)
            .filter(|left| left.len() < rest.len())
            .ok_or_else(|| not_a_fact(game, rest))?
            .trim_start();
    }
    Ok(())
}

fn not_a_fact(game: &Vs, rest: &str) -> Fault {
    let keywords = game.keywords().iter().map(|keyword| keyword.word.as_str());
    let near = did_you_mean(rest, keywords.chain(game.teams().iter().map(|team| team.name.as_str())));
    Fault::new(format!("'{rest}' is not a fact of a card; facts are {FACTS}{near}"))
}

fn take_word<'t>(game: &Vs, card: &mut Card, text: &'t str) -> Option<&'t str> {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    if let Some((atk, def)) = stats(word) {
        let health = card.stats.map_or(2, |stats| stats.health);
        card.stats = Some(Stats { atk, def, health });
        return Some(rest);
    }
    if let Some(level) = word.strip_prefix('L').and_then(|level| level.parse().ok()) {
        card.kind = CardKind::Main { level };
        return Some(rest);
    }
    match word {
        "main" | "supporting" | "words" | "team" | "teams" | "and" | "plot" => return kind_word(card, word, rest),
        "equipment" | "machine" | "location" | "twist" | "token" => return kind_word(card, word, rest),
        "health" | "cost" | "level" | "symbols" | "limit" => return number_word(card, word, rest),
        "gives" => return Some(gives(card, rest)),
        "universe" => return universe(card, rest),
        "loyal" => {
            card.loyal = true;
            return Some(rest);
        }
        "omega" => {
            card.omega = true;
            return Some(rest);
        }
        _ => {}
    }
    let keyword = game.keywords().iter().map(|keyword| keyword.word.as_str());
    let keyword = keyword.filter(|keyword| text.starts_with(keyword)).max_by_key(|keyword| keyword.len());
    if let Some(keyword) = keyword {
        card.words.push(keyword.to_owned());
        return Some(&text[keyword.len()..]);
    }
    let begins = |name: &str| text.get(..name.len()).is_some_and(|start| start.eq_ignore_ascii_case(name));
    let team = game.teams().iter().filter(|team| begins(&team.name));
    let team = team.max_by_key(|team| team.name.len())?;
    card.teams.push(team.into());
    Some(&text[team.name.len()..])
}

fn kind_word<'t>(card: &mut Card, word: &str, rest: &'t str) -> Option<&'t str> {
    match word {
        "equipment" | "machine" => {
            card.kind = CardKind::Equipment { cost: card.cost().unwrap_or(2), machine: word == "machine" };
        }
        "location" => card.kind = CardKind::Location { gives: Vec::new() },
        "twist" => card.kind = CardKind::PlotTwist { symbols: 0 },
        "token" => card.kind = CardKind::Token,
        "supporting" => card.kind = CardKind::Supporting { cost: card.cost().unwrap_or(2) },
        _ => {}
    }
    Some(rest)
}

fn number_word<'t>(card: &mut Card, word: &str, rest: &'t str) -> Option<&'t str> {
    let (number, rest) = rest.split_once(' ').unwrap_or((rest, ""));
    let number: u8 = number.parse().ok()?;
    match (word, &mut card.kind) {
        ("health", _) => {
            let (atk, def) = card.stats.map_or((2, 2), |stats| (stats.atk, stats.def));
            card.stats = Some(Stats { atk, def, health: number });
        }
        ("cost", CardKind::Supporting { cost } | CardKind::Equipment { cost, .. }) => *cost = number,
        ("cost", CardKind::Token) => card.cost = Some(number),
        ("level", CardKind::Main { level }) => *level = number,
        ("symbols", CardKind::PlotTwist { symbols }) => *symbols = number,
        ("limit", _) => card.limit = number,
        _ => return None,
    }
    Some(rest)
}

/// `gives Might Energy`
fn gives<'t>(card: &mut Card, text: &'t str) -> &'t str {
    let mut rest = text.trim_start();
    while let Some(symbol) = Symbol::ALL.into_iter().find(|symbol| rest.starts_with(symbol.name())) {
        if let CardKind::Location { gives } = &mut card.kind {
            gives.push(symbol);
        }
        rest = rest[symbol.name().len()..].trim_start();
    }
    rest
}

/// `universe photographic`
fn universe<'t>(card: &mut Card, text: &'t str) -> Option<&'t str> {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    card.universe = match word {
        "illustrated" => Universe::Illustrated,
        "photographic" => Universe::Photographic,
        _ => return None,
    };
    Some(rest)
}
