//! Cards of the set that is to come, Fantastic Battles, written in the language before the rules can play them: what a
//! set needs is known while the language is still easy to change.

use longbox_vs::language::check;
use longbox_vs::language::{Card, CardKind, Keyword, Team, TeamName};
use longbox_vs::{Vs, text};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeSet;

/// So many cards has the set, numbered from 1.
const CARDS: u8 = 61;

/// A card that the language cannot say yet.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Missing {
    id: String,
    why: String,
}

fn folder() -> std::path::PathBuf {
    crate::root().join("crates/catalog/tests/coming")
}

pub(crate) fn cards() -> Vec<Card> {
    crate::read(&folder().join("fantastic.ron"))
}

/// Keywords that the set brings.
pub(crate) fn keywords() -> Vec<Keyword> {
    crate::read(&folder().join("keywords.ron"))
}

fn missing() -> Vec<Missing> {
    crate::read(&folder().join("missing.ron"))
}

#[test]
fn every_card_is_written_or_missing_for_a_reason() {
    let written = cards();
    assert!(written.is_sorted_by_key(|card| &card.id), "they stand in order");
    let missing = missing();
    assert!(missing.iter().all(|card| card.why.len() > 20), "each of them says why: {missing:?}");
    let mut known: Vec<String> =
        written.into_iter().map(|card| card.id).chain(missing.into_iter().map(|card| card.id)).collect();
    known.sort_unstable();
    let all: Vec<String> = (1..=CARDS).map(|number| format!("FAN-{number:03}")).collect();
    assert_eq!(known, all, "each card is in one of the files, and once");
}

#[test]
fn every_card_and_keyword_means_something() {
    let cards = cards();
    let wrong = cards.iter().filter_map(|card| Some(format!("{}: {}", card.id, check::card(card).err()?)));
    let mut wrong: Vec<String> = wrong.collect();
    let keywords = keywords();
    wrong.extend(keywords.iter().filter_map(|word| Some(format!("{}: {}", word.word, check::keyword(word).err()?))));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn teams_and_keywords_are_known() {
    let teams: Vec<TeamName> = teams().iter().map(TeamName::from).collect();
    let known = known();
    let new = keywords();
    let old = known.iter().find(|word| new.iter().any(|new| new.word == word.word));
    assert!(old.is_none(), "the game has it already: {old:?}");
    let words: BTreeSet<&str> = known.iter().chain(&new).map(|keyword| keyword.word.as_str()).collect();
    for card in cards() {
        assert!(card.teams.iter().all(|team| teams.contains(team)), "{}: {:?}", card.id, card.teams);
        assert!(card.words.iter().all(|word| words.contains(word.as_str())), "{}: {:?}", card.id, card.words);
        let text = format!("{:?} {:?}", card.powers, card.modes);
        let named = ["Gain([", "Ban([", "Has("].into_iter().flat_map(|word| quoted(&text, word));
        let unknown: Vec<&str> = named.filter(|name| !words.contains(name)).collect();
        assert!(unknown.is_empty(), "{}: {unknown:?}", card.id);
        let named = quoted(&text, "Team(");
        let unknown: Vec<&str> = named.filter(|name| !teams.iter().any(|team| team.name() == *name)).collect();
        assert!(unknown.is_empty(), "{}: {unknown:?}", card.id);
    }
}

/// The names in quotes behind this word, wherever it stands.
fn quoted<'a>(text: &'a str, word: &'a str) -> impl Iterator<Item = &'a str> {
    let inside = text.split(word).skip(1).filter_map(|rest| rest.split([')', ']']).next());
    inside.flat_map(|names| names.split('"').skip(1).step_by(2))
}

#[test]
fn names_in_quotes_are_found_behind_their_word() {
    let text = r#"[Gain(["Flight", "Leap"]), Stats(N(1), N(0)), Gain(["Dodge"])], Team("X-Men")"#;
    assert_eq!(quoted(text, "Gain([").collect::<Vec<_>>(), ["Flight", "Leap", "Dodge"]);
    assert_eq!(quoted(text, "Team(").collect::<Vec<_>>(), ["X-Men"]);
}

fn teams() -> Vec<Team> {
    crate::read(&crate::root().join("cards/vs/teams.ron"))
}

/// The keywords of the game.
fn known() -> Vec<Keyword> {
    crate::read(&crate::root().join("cards/vs/keywords.ron"))
}

/// The keywords of the game and those of the coming ones that the rules can play.
fn playable_keywords() -> Vec<Keyword> {
    let can = |keyword: &Keyword| Vs::new(teams(), vec![keyword.clone()], Vec::new()).is_ok();
    known().into_iter().chain(keywords().into_iter().filter(can)).collect()
}

/// Most need words that the engine runs already. Whatever it refuses, it says why.
#[test]
fn the_rules_can_play_some_of_them_already() {
    let keywords = playable_keywords();
    let tried = |cards: Vec<Card>| Vs::new(teams(), keywords.clone(), cards);
    let (tokens, others): (Vec<Card>, Vec<Card>) = cards().into_iter().partition(|card| card.kind == CardKind::Token);
    let (can, cannot): (Vec<Card>, Vec<Card>) = tokens.into_iter().partition(|card| tried(vec![card.clone()]).is_ok());
    let alone = |card: &&Card| tried(can.iter().chain([*card]).cloned().collect()).is_ok();
    let played: Vec<Card> = can.iter().chain(others.iter().filter(alone)).cloned().collect();
    // Some speak of what others do.
    let refused = |card: &Card| {
        let rest = played.iter().filter(|other| other.id != card.id);
        tried(rest.chain([card]).cloned().collect()).err()
    };
    let mut refusals: Vec<String> =
        cannot.iter().filter_map(|card| Some(tried(vec![card.clone()]).err()?.to_string())).collect();
    let playable = can.len() + others.iter().filter(|card| refused(card).is_none()).count();
    refusals.extend(others.iter().filter_map(|card| Some(refused(card)?.to_string())));
    refusals.iter().for_each(|why| println!("{why}"));
    assert_eq!(playable + refusals.len(), cards().len());
    assert!(playable >= PLAYABLE, "only {playable} are playable");
}

/// So many at least.
const PLAYABLE: usize = 2;

/// The facts of a card as the lists have them.
#[derive(Debug, PartialEq)]
struct Facts {
    name: String,
    kind: String,
    team: Option<String>,
    stats: Option<[String; 3]>,
    flies: bool,
    shoots: bool,
}

fn facts(card: &Card) -> Facts {
    let kind = match &card.kind {
        CardKind::Main { level } => format!("main {level}"),
        CardKind::Supporting { cost } => format!("supporting {cost}"),
        CardKind::PlotTwist { .. } => "plot twist".to_owned(),
        CardKind::Equipment { cost, .. } => format!("equipment {cost}"),
        CardKind::Location { .. } => "location".to_owned(),
        CardKind::Token => "token".to_owned(),
    };
    let has = |word: &str| card.words.iter().any(|own| own == word);
    Facts {
        name: card.name.clone(),
        kind,
        team: card.teams.first().map(|team| team.name().to_owned()),
        stats: card.stats.map(|stats| [stats.atk.to_string(), stats.def.to_string(), stats.health.to_string()]),
        flies: has("Flight"),
        shoots: has("Ranged"),
    }
}

/// The facts of a card in a list.
fn listed(card: &Value) -> Facts {
    let text = |field: &str| match &card[field] {
        Value::Null => None,
        // A number that depends on something else.
        Value::String(text) => Some(text.replace('*', "0")),
        other => Some(other.to_string()),
    };
    let is = |field: &str| card[field].as_bool() == Some(true);
    let kind = card["type"].as_str().or(card["kind"].as_str()).unwrap_or_default().to_lowercase();
    let level = kind.chars().find(char::is_ascii_digit);
    let cost = text("cost").unwrap_or_default();
    let kinds = ["main", "token", "supporting", "plot twist", "equipment", "location"];
    let kind = kinds.into_iter().find(|name| kind.contains(name)).unwrap_or_default();
    Facts {
        name: card["name"].as_str().unwrap_or_default().to_owned(),
        kind: match (kind, level) {
            ("main", Some(level)) => format!("main {level}"),
            ("supporting" | "equipment", _) => format!("{kind} {cost}"),
            _ => kind.to_owned(),
        },
        team: text("team").filter(|team| team != "none"),
        stats: text("atk").zip(text("def")).zip(text("health")).map(|((atk, def), health)| [atk, def, health]),
        flies: is("flight"),
        shoots: is("ranged"),
    }
}

#[test]
fn the_facts_are_those_of_the_lists() {
    let lists = [crate::shared("vs-printed.json"), crate::shared("vs-fantastic.json")];
    let [Some(printed), Some(fantastic)] = lists else { return };
    for card in cards() {
        let found = printed.iter().chain(&fantastic).find(|listed| listed["id"] == card.id.as_str());
        assert_eq!(facts(&card), listed(found.expect(&card.id)), "{}", card.id);
    }
}

/// What no printed text has.
const ODD: [&str; 11] = ["  ", " ,", " .", "..", "Some(", "{", "}", "::", "Of(", "a a ", "the the "];

/// Whether it is whole sentences in plain English.
fn is_clean(text: &str) -> bool {
    let starts = text.chars().next().is_some_and(|first| !first.is_lowercase());
    let ends = text.ends_with('.') || text.ends_with(".)");
    starts && ends && !ODD.into_iter().any(|odd| text.contains(odd))
}

#[test]
fn every_card_and_keyword_prints_whole_sentences() {
    let new = keywords();
    let all: Vec<Keyword> = known().into_iter().chain(new.iter().cloned()).collect();
    let mut texts: Vec<(String, String)> =
        new.iter().map(|keyword| (keyword.word.clone(), text::keyword_text(keyword, "it", &all))).collect();
    for card in cards() {
        let lines = text::card_lines(&card, &all);
        assert!(!lines.is_empty(), "{} says nothing", card.id);
        texts.extend(lines.into_iter().map(|line| (card.id.clone(), line.said.to_string())));
    }
    let dirty: Vec<String> =
        texts.iter().filter(|(_, text)| !is_clean(text)).map(|(id, text)| format!("{id}: {text}")).collect();
    assert!(dirty.is_empty(), "{}", dirty.join("\n"));
}
