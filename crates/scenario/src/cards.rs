//! Card names and lists in scenarios.

use crate::fault::Fault;
use crate::file::SourceLine;
use crate::limits;
use longbox_catalog::in_card_language;
use longbox_squad::language::{Card, Factor, Power, Rarity};
use longbox_squad::{CardNo, Squad};

/// A card by id or name.
pub(crate) fn card(game: &Squad, word: &str) -> Result<CardNo, Fault> {
    let word = word.trim().trim_matches('"');
    game.find(word).ok_or_else(|| no_card(game, word))
}

fn no_card(game: &Squad, word: &str) -> Fault {
    Fault::no_such("card", word, game.cards().iter().map(|card| card.name.as_str()))
}

/// A list of cards: `3 x Pushover, Yoink!, Hulk Hurt, Hulk MAD!`. Names may hold commas: the longest run of
/// parts that names a card is taken. `nothing` is an empty list.
pub(crate) fn list(game: &Squad, text: &str) -> Result<Vec<CardNo>, Fault> {
    let text = text.trim();
    if text.is_empty() || text == "nothing" || text == "-" {
        return Ok(Vec::new());
    }
    let parts: Vec<&str> = text.split(',').collect();
    let mut cards = Vec::new();
    let mut at = 0;
    while at < parts.len() {
        let longest = (at + 1..=parts.len().min(at + 4)).rev().find_map(|end| {
            let joined = parts[at..end].join(",");
            let (count, name) = counted(&joined);
            game.find(name).map(|card| (end, count, card))
        });
        let Some((end, count, card)) = longest else {
            let (_, name) = counted(parts[at]);
            return Err(no_card(game, name));
        };
        limits::check(cards.len().saturating_add(count), limits::LIST, "cards in one list")?;
        cards.extend(std::iter::repeat_n(card, count));
        at = end;
    }
    Ok(cards)
}

/// `3 x Name` is three of them.
fn counted(text: &str) -> (usize, &str) {
    let text = text.trim();
    let counted = text.split_once(" x ").and_then(|(count, name)| Some((count.trim().parse().ok()?, name)));
    counted.unwrap_or((1, text))
}

/// Cards as they are shown in differences: one a line, equal neighbours counted.
pub(crate) fn show(game: &Squad, cards: &[CardNo]) -> String {
    if cards.is_empty() {
        return "nothing".to_owned();
    }
    let mut lines: Vec<String> = Vec::new();
    let mut at = 0;
    while at < cards.len() {
        let run = cards[at..].iter().take_while(|card| **card == cards[at]).count();
        let name = game.name_of(cards[at]);
        lines.push(if run > 1 { format!("{run} x {name}") } else { name.to_owned() });
        at += run;
    }
    lines.join("\n")
}

/// `card NAME: level 7, Energy, attack 5, icon Tech, team Avengers, hero Iron Man, powers [At(2, [...])]`
pub(crate) fn made_up(game: &Squad, line: &SourceLine, number: usize) -> Result<Card, Fault> {
    let text = line.text.strip_prefix("card ").unwrap_or(&line.text);
    let (name, rest) =
        text.split_once(':').ok_or_else(|| Fault::new("write 'card NAME: level 1, Tech, attack 3, icon Animal'"))?;
    let (facts, powers) = match rest.split_once("powers") {
        Some((facts, powers)) => (facts, powers.trim()),
        None => (rest, ""),
    };
    let mut card = Card {
        id: format!("GENERIC{number}"),
        name: name.trim().to_owned(),
        heroes: Vec::new(),
        team: None,
        level: 1,
        factors: Vec::new(),
        attack: None,
        block: Factor::Animal,
        rarity: Rarity::Promo,
        powers: self::powers(powers)?,
        note: None,
    };
    for fact in facts.split(',').map(str::trim).filter(|fact| !fact.is_empty()) {
        take_fact(game, &mut card, fact)?;
    }
    if card.heroes.is_empty() {
        card.heroes.push("Nobody".to_owned());
    }
    Ok(card)
}

fn powers(text: &str) -> Result<Vec<Power>, Fault> {
    if text.is_empty() {
        return Ok(Vec::new());
    }
    in_card_language::<Squad, _>(text).map_err(|error| Fault::new(format!("the powers cannot be read: {error}")))
}

fn take_fact(game: &Squad, card: &mut Card, fact: &str) -> Result<(), Fault> {
    let odd =
        || Fault::new(format!("'{fact}' is not a fact of a card; write level, a Factor, attack, icon, team or hero"));
    let number = |word: &str| word.trim().parse::<u8>().map_err(|_| odd());
    match fact.split_once(' ') {
        Some(("level", level)) => card.level = number(level)?,
        Some(("attack", attack)) => card.attack = if attack.trim() == "*" { None } else { Some(number(attack)?) },
        Some(("icon", icon)) => card.block = factor(icon).ok_or_else(odd)?,
        Some(("team", team)) => card.team = Some(self::team(game, team.trim())?.to_owned()),
        Some(("hero", hero)) => card.heroes.push(hero.trim().to_owned()),
        _ => {
            let found: Option<Vec<Factor>> = fact.split('+').map(factor).collect();
            card.factors = found.ok_or_else(odd)?;
        }
    }
    Ok(())
}

pub(crate) fn factor(word: &str) -> Option<Factor> {
    Factor::ALL.into_iter().find(|factor| factor.name().eq_ignore_ascii_case(word.trim()))
}

/// A team of the game, as players write it.
fn team<'g>(game: &'g Squad, word: &str) -> Result<&'g str, Fault> {
    let known = || game.cards().iter().filter_map(|card| card.team.as_deref());
    known().find(|team| team.eq_ignore_ascii_case(word)).ok_or_else(|| Fault::no_such("team", word, known()))
}
