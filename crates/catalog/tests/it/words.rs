//! The list of words in docs/squad-cards.md: every word of the card language with the number of cards that use it.

use crate::language::{Family, families};
use crate::reasons::REASONS;
use crate::visit::words;
use std::collections::BTreeMap;
use std::fmt::Write;

const LANGUAGE: &str = include_str!("../../../squad/src/language.rs");
const BEGIN: &str = "<!-- words begin -->";
const END: &str = "<!-- words end -->";

/// The enums in the order in which the page explains them.
const SHOWN: [&str; 20] = [
    "Power",
    "KeeperPower",
    "Static",
    "Trigger",
    "Effect",
    "Target",
    "Pick",
    "Take",
    "Rest",
    "Block",
    "Source",
    "To",
    "Cards",
    "Filter",
    "Num",
    "Cond",
    "Who",
    "Side",
    "Whose",
    "Flip",
];

/// The enums whose words must earn their place: one that serves a single card needs a reason.
const JUDGED: [&str; 11] =
    ["Effect", "Trigger", "Static", "Num", "Filter", "Pick", "Take", "Rest", "Block", "Source", "Cond"];

/// For each word of each enum the ids of the cards that use it.
type Uses = BTreeMap<(String, String), Vec<String>>;

fn uses() -> Uses {
    let mut uses = Uses::new();
    for card in crate::game().cards() {
        for (family, word) in words(card) {
            uses.entry((family.to_owned(), word)).or_default().push(card.id.clone());
        }
    }
    uses
}

fn users<'a>(uses: &'a Uses, family: &str, word: &str) -> &'a [String] {
    uses.get(&(family.to_owned(), word.to_owned())).map_or(&[], Vec::as_slice)
}

fn shown() -> Vec<Family> {
    let mut found = families(LANGUAGE);
    let place = |family: &Family| SHOWN.iter().position(|name| *name == family.name);
    found.retain(|family| place(family).is_some());
    found.sort_by_key(place);
    found
}

fn reason(family: &str, word: &str) -> Option<&'static str> {
    REASONS.iter().find(|(a, b, _)| (*a, *b) == (family, word)).map(|(_, _, reason)| *reason)
}

/// The section between the markers.
fn section(families: &[Family], uses: &Uses) -> String {
    let mut out = String::new();
    for family in families {
        let Family { name, meaning, words } = family;
        let lead = if meaning.is_empty() { String::new() } else { format!("{meaning}\n\n") };
        writeln!(out, "\n### {name}\n\n{lead}| word | cards | meaning |\n|---|---:|---|").expect("text");
        for word in words {
            let count = users(uses, name, &word.name).len();
            writeln!(out, "| `{}` | {count} | {} |", word.shape, word.meaning).expect("text");
        }
    }
    writeln!(out, "\n### Words that serve a single card\n").expect("text");
    for family in families {
        for word in &family.words {
            if let Some(reason) = reason(&family.name, &word.name) {
                let cards = users(uses, &family.name, &word.name);
                let cards = if cards.is_empty() { "no card".to_owned() } else { cards.join(", ") };
                writeln!(out, "- `{}` of {} ({cards}): {reason}", word.name, family.name).expect("text");
            }
        }
    }
    out.push('\n');
    out
}

#[test]
fn the_page_lists_every_word_with_its_cards() {
    let path = crate::root().join("docs/squad-cards.md");
    let page = std::fs::read_to_string(&path).expect("docs/squad-cards.md can be read");
    let (before, rest) = page.split_once(BEGIN).expect("the page has the marker 'words begin'");
    let (old, after) = rest.split_once(END).expect("the page has the marker 'words end'");
    let new = format!("\n{}", section(&shown(), &uses()));
    if old == new {
        return;
    }
    if std::env::var_os("UPDATE_DOCS").is_some() {
        std::fs::write(&path, format!("{before}{BEGIN}{new}{END}{after}")).expect("the page can be written");
        return;
    }
    let first = new.lines().find(|line| !old.lines().any(|known| known == *line));
    panic!(
        "the list of words in docs/squad-cards.md is out of date; run UPDATE_DOCS=1 cargo test -p longbox-catalog words\n\
         first line that is missing there: {}",
        first.unwrap_or("none; a line there is too many or out of order")
    );
}

#[test]
fn the_scanner_knows_every_enum_and_every_word_that_cards_use() {
    let families = shown();
    let names: Vec<&str> = families.iter().map(|family| family.name.as_str()).collect();
    assert_eq!(names, SHOWN, "crates/squad/src/language.rs no longer has these enums");
    for (name, word) in uses().keys() {
        let known = families.iter().any(|family| family.name == *name && family.words.iter().any(|w| w.name == *word));
        assert!(known, "cards use {word} of {name}, which the scanner of language.rs did not find");
    }
}

#[test]
fn every_word_for_a_single_card_has_a_reason() {
    let (families, uses) = (shown(), uses());
    let mut problems = Vec::new();
    for family in families.iter().filter(|family| JUDGED.contains(&family.name.as_str())) {
        for word in &family.words {
            let (name, word) = (&family.name, &word.name);
            let cards = users(&uses, name, word);
            match (cards, reason(name, word)) {
                ([], None) => problems.push(format!("{word} of {name} is used by no card: remove it or say why")),
                ([one], None) => problems.push(format!("{word} of {name} serves only {one}: widen a word or say why")),
                ([_, _, ..], Some(_)) => {
                    problems.push(format!("{word} of {name} serves {} cards: its reason can go", cards.len()));
                }
                _ => {}
            }
        }
    }
    for (family, word, _) in REASONS {
        let judged = families.iter().filter(|known| JUDGED.contains(&known.name.as_str()));
        if !judged
            .flat_map(|known| known.words.iter().map(move |w| (&known.name, &w.name)))
            .any(|k| k == (&(*family).to_owned(), &(*word).to_owned()))
        {
            problems.push(format!("there is a reason for {word} of {family}, which is not a word that needs one"));
        }
    }
    assert!(problems.is_empty(), "see crates/catalog/tests/it/reasons.rs:\n{}", problems.join("\n"));
}

#[test]
fn every_word_has_a_meaning() {
    let without = |family: &Family| {
        let words = family.words.iter().filter(|word| word.meaning.is_empty());
        words.map(|word| format!("{} of {}", word.name, family.name)).collect::<Vec<_>>()
    };
    let missing: Vec<String> = shown().iter().flat_map(without).collect();
    assert!(missing.is_empty(), "crates/squad/src/language.rs says nothing about {}", missing.join(", "));
}
