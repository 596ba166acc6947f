//! docs/vs-cards.md.

use super::{Book, Uses, tests_of};
use crate::language::books::VS;
use crate::language::{families, optional_parts};
use crate::read;
use crate::visit::{Words, words};
use longbox_vs::language::{Card, Keyword};
use std::collections::BTreeSet;
use std::path::Path;

/// An event is a verb with its roles, a pronoun a fact of a card: neither has words of its own.
const NO_WORDS: [&str; 2] = ["Event", "Pronoun"];
/// So many words at most: a language that grows with every set is no language.
const MOST: usize = 300;

const SHOWN: &[&str] = VS.shown;
const SOURCES: &[&str] = VS.sources;

fn files_below(folder: &Path) -> Vec<std::path::PathBuf> {
    let entries = std::fs::read_dir(folder).expect("the folder can be read");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    paths
}

/// All cards of the game as they are written.
fn cards() -> Vec<Card> {
    let sets = files_below(&crate::root().join("cards/vs")).into_iter().filter(|path| path.is_dir());
    let mut cards: Vec<Card> = sets.flat_map(|set| files_below(&set)).flat_map(|file| read::<Card>(&file)).collect();
    cards.sort_by(|a, b| a.id.cmp(&b.id));
    cards
}

/// A verb counts once, whether it is done or waited for.
fn with_verbs(mut found: Words, verbs: &BTreeSet<String>) -> Words {
    let done = found.iter().filter(|(family, word)| *family == "Effect" && verbs.contains(*word));
    let done: Words = done.map(|(_, word)| ("Verb", *word)).collect();
    found.extend(done);
    found
}

fn book() -> Book {
    let keywords: Vec<Keyword> = read(&crate::root().join("cards/vs/keywords.ron"));
    let known = verbs();
    let (mut by_cards, mut by_keywords) = (Uses::default(), Uses::default());
    cards().iter().for_each(|card| by_cards.note(&card.id, with_verbs(words_of(card, &keywords), &known)));
    keywords.iter().for_each(|keyword| by_keywords.note(&keyword.word, with_verbs(words(keyword), &known)));
    Book {
        page: "docs/vs-cards.md",
        sources: SOURCES,
        shown: SHOWN,
        judged: SHOWN,
        counted_elsewhere: |family, word| family == "Effect" && verbs().contains(word),
        reasons: crate::reasons::vs::REASONS,
        reasons_at: "crates/catalog/tests/it/reasons/vs.rs",
        columns: vec![("cards", by_cards), ("keywords", by_keywords)],
    }
}

/// The words of a card and of the keywords that it has.
fn words_of(card: &Card, keywords: &[Keyword]) -> Words {
    let own = keywords.iter().filter(|keyword| card.words.contains(&keyword.word));
    let mut found = words(card);
    found.extend(own.flat_map(words));
    found
}

fn verbs() -> BTreeSet<String> {
    let all = SOURCES.iter().flat_map(|source| families(source)).filter(|family| family.name == "Verb");
    all.flat_map(|family| family.words).map(|word| word.name).collect()
}

#[test]
fn every_enum_of_the_language_is_shown() {
    let all = SOURCES.iter().flat_map(|source| families(source)).map(|family| family.name);
    let missing: Vec<String> =
        all.filter(|name| !SHOWN.contains(&name.as_str()) && !NO_WORDS.contains(&name.as_str())).collect();
    assert!(missing.is_empty(), "docs/vs-cards.md does not show {}", missing.join(", "));
}

/// Every word, role and part that may be left out counts; a verb counts once in all its moods.
#[test]
fn the_language_stays_small() {
    let book = book();
    let shown = book.families();
    let own = |family: &str, word: &str| !(book.counted_elsewhere)(family, word);
    let words: usize =
        shown.iter().map(|family| family.words.iter().filter(|word| own(&family.name, &word.name)).count()).sum();
    // The facts of a card are no words of the language, but how a plot twist is played is.
    let parts = SOURCES.iter().flat_map(|source| optional_parts(source));
    let facts = [
        "machine", "omega", "aka", "teams", "stats", "cost", "words", "powers", "modes", "pile", "pronoun", "loyal",
        "universe", "note",
    ];
    let parts: BTreeSet<&str> = parts.filter(|part| !facts.contains(part)).collect();
    let all = words + parts.len();
    let said = format!(
        "{all} words: {words} in the tables below, a verb once, and {} parts that may be left out",
        parts.len()
    );
    assert!(all <= MOST, "the language has {said}; it may have {MOST}");
    assert!(book.text().contains(&said), "docs/vs-cards.md should say: {said}");
}

tests_of!(book());
