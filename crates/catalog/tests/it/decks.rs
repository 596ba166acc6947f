//! The decks: their number, their cards, their handicaps.

use longbox_catalog::{Handicaps, Quest, SquadDeck, squad_decks};
use longbox_squad::{CardNo, Squad};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

fn decks(game: &Squad) -> Vec<SquadDeck> {
    squad_decks(game).expect("the deck files are in order")
}

#[test]
fn there_are_158_decks_and_all_are_legal() {
    let game = crate::game();
    let decks = decks(&game);
    let keys: BTreeSet<&str> = decks.iter().map(|deck| deck.key.as_str()).collect();
    assert_eq!((decks.len(), keys.len()), (158, 158));
    assert_eq!(decks.iter().filter(|deck| deck.extra.quest.is_some()).count(), 156);
    for deck in &decks {
        let problems = game.deck_problems(&deck.cards, deck.extra.format);
        assert!(problems.is_empty(), "{}: {problems:?}", deck.key);
    }
}

/// The deck that stands for an entry of the list: the same kind, and the same place in the quests.
fn find<'a>(decks: &'a [SquadDeck], listed: &Value) -> &'a SquadDeck {
    let name = text(listed, "deck");
    let place = (text(listed, "quest"), text(listed, "opponent").replace('_', " "), listed["stage"].as_u64());
    let fits = |deck: &&SquadDeck| match (&deck.extra.quest, listed["kind"].as_str()) {
        (None, Some("printed theme deck")) => deck.kind == "printed",
        (None, Some("client/server default deck")) => deck.kind == "starter",
        (Some(quest), Some("online card-quest opponent deck")) => {
            (quest.quest.clone(), quest.opponent.clone(), Some(u64::from(quest.stage))) == place
        }
        _ => false,
    };
    let mut found = decks.iter().filter(fits);
    let first = found.next().unwrap_or_else(|| panic!("no deck file for {name} {place:?}"));
    assert!(found.next().is_none(), "two deck files for {name} {place:?}");
    first
}

/// A word of the list, written as in our files.
fn text(listed: &Value, key: &str) -> String {
    listed[key].as_str().unwrap_or_default().trim().replace('’', "'").replace(['“', '”'], "\"").replace('…', "...")
}

fn counted(game: &Squad, cards: &[CardNo]) -> BTreeMap<String, u64> {
    let mut counts = BTreeMap::new();
    for card in cards {
        *counts.entry(game.card(*card).id.clone()).or_default() += 1;
    }
    counts
}

#[test]
fn sizes_and_cards_are_those_of_the_deck_list() {
    let Some(list) = crate::shared("squad-decks.json") else { return };
    let game = crate::game();
    let decks = decks(&game);
    assert_eq!(list.len(), decks.len());
    for listed in &list {
        let deck = find(&decks, listed);
        assert_eq!(Some(deck.cards.len() as u64), listed["size"].as_u64(), "{}: size", deck.key);
        let cards = listed["cards"].as_object().expect("cards with counts");
        let expected = cards.iter().map(|(id, count)| (id.clone(), count.as_u64().expect("a count"))).collect();
        assert_eq!(counted(&game, &deck.cards), expected, "{}", deck.key);
    }
}

#[test]
fn quests_are_those_of_the_deck_list() {
    let Some(list) = crate::shared("squad-decks.json") else { return };
    let game = crate::game();
    let decks = decks(&game);
    for listed in list.iter().filter(|listed| !listed["quest"].is_null()) {
        let deck = find(&decks, listed);
        let number = |key: &str| listed[key].as_u64().and_then(|number| u8::try_from(number).ok()).unwrap_or_default();
        let reward = text(listed, "reward");
        let expected = Quest {
            quest: text(listed, "quest"),
            hero: text(listed, "quest_hero").replace('_', " "),
            opponent: text(listed, "opponent").replace('_', " "),
            stage: number("stage"),
            difficulty: number("difficulty"),
            reward: reward.split(':').next().and_then(|id| game.find(id)),
            handicaps: handicaps(&game, &text(listed, "handicaps")),
        };
        assert_eq!(deck.extra.quest.as_ref(), Some(&expected), "{}", deck.key);
    }
}

#[test]
fn quest_decks_have_the_names_of_the_deck_list() {
    let Some(list) = crate::shared("squad-decks.json") else { return };
    let decks = decks(&crate::game());
    for listed in list.iter().filter(|listed| !listed["quest"].is_null()) {
        let deck = find(&decks, listed);
        assert_eq!(deck.name, text(listed, "deck"), "{}", deck.key);
    }
}

/// Handicaps as the list writes them: `InitialPower:5;PlayerKeeperInPlay:ST550:1`.
fn handicaps(game: &Squad, text: &str) -> Handicaps {
    let mut handicaps = Handicaps::default();
    for entry in text.split(';').map(str::trim).filter(|entry| !entry.is_empty()) {
        let parts: Vec<&str> = entry.split(':').collect();
        let number = || parts[1].parse::<u8>().expect("a number");
        let cards = || {
            let copies = parts[2].parse().expect("a count");
            std::iter::repeat_n(game.find(parts[1]).expect("a card"), copies)
        };
        match parts[0] {
            "InitialPower" => handicaps.power = Some(number()),
            "PlayerHandSize" => handicaps.player.hand = number(),
            "EnemyHandSize" => handicaps.enemy.hand = number(),
            "PlayerCardsInHand" => handicaps.player.cards.extend(cards()),
            "PlayerKeeperInPlay" => handicaps.player.keepers.extend(cards()),
            "EnemyKeeperInPlay" => handicaps.enemy.keepers.extend(cards()),
            other => panic!("the list has an unknown handicap {other}"),
        }
    }
    handicaps
}
