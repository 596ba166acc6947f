//! The cards: their number, their facts, their text.

use crate::language::families;
use crate::words::squad::SOURCES;
use longbox_squad::language::{Card, Factor, Power, Rarity};
use longbox_squad::text::power_lines;
use serde_json::{Value, json};
use std::collections::BTreeSet;

#[test]
fn there_are_610_cards_and_452_have_powers() {
    let catalog = longbox_catalog::squad().expect("the card files are in order");
    let cards = catalog.game.cards();
    let ids: BTreeSet<String> = cards.iter().map(|card| card.id.to_lowercase()).collect();
    assert_eq!((cards.len(), ids.len(), catalog.origins.len()), (610, 610, 610));
    assert_eq!(cards.iter().filter(|card| !card.powers.is_empty()).count(), 452);
    let sets: BTreeSet<&str> = catalog.origins.iter().map(|origin| origin.set.as_str()).collect();
    assert_eq!(sets.into_iter().collect::<Vec<_>>(), ["base-set", "heros-destiny", "promo", "set-3", "set-4"]);
}

#[test]
fn every_power_prints_a_sentence() {
    for card in crate::game().cards() {
        let lines = power_lines(card);
        assert_eq!(lines.len(), card.powers.len(), "{}: one line a power", card.id);
        for line in lines {
            assert!(line.trim() == line && line.ends_with('.'), "{}: '{line}' is not a sentence", card.id);
        }
    }
}

#[test]
fn no_text_shows_how_cards_are_written() {
    // Words of one hump ("Draw", "Keeper") are English too; "Me" and "Foe" are not used on cards.
    let humps = |word: &str| word.chars().skip(1).any(char::is_uppercase);
    let mut words: BTreeSet<String> = SOURCES
        .iter()
        .flat_map(|source| families(source))
        .flat_map(|family| family.words)
        .map(|word| word.name)
        .collect();
    words.retain(|word| humps(word) || word == "Me" || word == "Foe");
    for card in crate::game().cards() {
        for line in power_lines(card) {
            let found = line.split(|letter: char| !letter.is_alphanumeric()).find(|word| words.contains(*word));
            assert_eq!(found, None, "{}: '{line}'", card.id);
            let signs = ["::", "N(", "[", "]", "{", "}", "_", "\"", "  ", " .", " ,"];
            assert!(!signs.iter().any(|sign| line.contains(sign)), "{}: '{line}'", card.id);
        }
    }
}

#[test]
fn notes_name_cards_and_not_their_ids() {
    let game = crate::game();
    for card in game.cards() {
        let note = card.note.as_deref().unwrap_or_default();
        let id = game.cards().iter().find(|other| note.contains(&other.id));
        assert_eq!(id.map(|other| &other.name), None, "{}: '{note}'", card.id);
    }
}

/// What the list says about a card, told of our card.
fn facts(card: &Card) -> Value {
    let keeper = card.powers.iter().any(|power| matches!(power, Power::Keeper(..)));
    let ability = (!card.powers.is_empty()).then(|| json!({ "threshold": threshold(card), "keeper": keeper }));
    json!({
        "id": card.id,
        "name": card.name,
        "heroes": card.heroes,
        "team": card.team.iter().collect::<Vec<_>>(),
        "level": card.level,
        "factors": card.factors.iter().map(|factor| factor.name()).collect::<Vec<_>>(),
        "attack": card.attack.map_or_else(|| json!("*"), |attack| json!(attack)),
        "blocks": [Factor::name(card.block)],
        "ability": ability,
        "rarity": rarity(card.rarity),
    })
}

/// The printed number, if there is one.
fn threshold(card: &Card) -> Option<u8> {
    let numbers: BTreeSet<u8> = card.powers.iter().filter_map(number).collect();
    assert!(numbers.len() <= 1, "{}: more than one number is printed: {numbers:?}", card.id);
    numbers.first().copied()
}

fn number(power: &Power) -> Option<u8> {
    match power {
        Power::At(number, _) | Power::Keeper(number, _) => Some(*number).filter(|number| *number > 0),
        Power::Declared(_) | Power::BlockedFromHand(_) | Power::Counterstrike(_) => None,
    }
}

fn rarity(rarity: Rarity) -> &'static str {
    match rarity {
        Rarity::Common => "Common",
        Rarity::Uncommon => "Uncommon",
        Rarity::Rare => "Rare",
        Rarity::SuperRare => "Super-Rare",
        Rarity::Promo => "Promo",
    }
}

#[test]
fn the_facts_are_those_of_the_card_list() {
    let Some(list) = crate::shared("squad-cards.json") else { return };
    let game = crate::game();
    assert_eq!(list.len(), game.cards().len());
    let mut problems = Vec::new();
    for (card, listed) in game.cards().iter().zip(&list) {
        let ours = facts(card);
        for (key, value) in ours.as_object().expect("an object") {
            let same = match key.as_str() {
                "ability" if !value.is_null() => ["threshold", "keeper"].iter().all(|k| value[k] == listed[key][k]),
                _ => *value == listed[key],
            };
            if !same {
                problems.push(format!("{}: {key} is {value}, the list has {}", card.id, listed[key]));
            }
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}
