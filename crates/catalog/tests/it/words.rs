//! The list of words in the page of a card language: every word with the number of cards that use it.

pub(crate) mod squad;
mod vs;

use crate::language::{Family, families, in_order};
use crate::reasons::Reasons;
use crate::visit::Words;
use std::collections::BTreeMap;
use std::fmt::Write;

const BEGIN: &str = "<!-- words begin -->";
const END: &str = "<!-- words end -->";

/// A card language and the page that explains it.
struct Book {
    /// As in "docs/squad-cards.md".
    page: &'static str,
    /// The source of the language.
    sources: &'static [&'static str],
    /// The enums in the order in which the page explains them.
    shown: &'static [&'static str],
    /// The enums whose words must earn their place: one that serves a single card needs a reason.
    judged: &'static [&'static str],
    /// Words that are judged as words of another enum.
    counted_elsewhere: fn(&str, &str) -> bool,
    reasons: Reasons,
    /// The file with the reasons.
    reasons_at: &'static str,
    /// What is counted, with its heading; cards come first.
    columns: Vec<(&'static str, Uses)>,
}

/// For each word of each enum who uses it: the ids of cards, the names of keywords.
#[derive(Default)]
struct Uses(BTreeMap<(String, String), Vec<String>>);

impl Uses {
    fn note(&mut self, who: &str, words: Words) {
        for (family, word) in words {
            self.0.entry((family.to_owned(), word.to_owned())).or_default().push(who.to_owned());
        }
    }

    fn of(&self, family: &str, word: &str) -> &[String] {
        self.0.get(&(family.to_owned(), word.to_owned())).map_or(&[], Vec::as_slice)
    }
}

impl Book {
    fn families(&self) -> Vec<Family> {
        in_order(self.sources.iter().flat_map(|source| families(source)), self.shown)
    }

    fn cards(&self, family: &str, word: &str) -> &[String] {
        self.columns[0].1.of(family, word)
    }

    fn reason(&self, family: &str, word: &str) -> Option<&'static str> {
        self.reasons.iter().find(|(a, b, _)| (*a, *b) == (family, word)).map(|(_, _, reason)| *reason)
    }

    /// Whose word it is: "ST030", "no card", "no card; keywords Leap".
    fn users(&self, family: &str, word: &str) -> String {
        let cards = self.cards(family, word);
        if !cards.is_empty() {
            return cards.join(", ");
        }
        let others = self.columns[1..].iter().map(|(title, uses)| (title, uses.of(family, word)));
        let others = others.filter(|(_, users)| !users.is_empty());
        others.fold("no card".to_owned(), |told, (title, users)| format!("{told}; {title} {}", users.join(", ")))
    }

    fn text(&self) -> String {
        let path = crate::root().join(self.page);
        std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{} can be read: {error}", self.page))
    }

    /// The section between the markers.
    fn section(&self) -> String {
        let mut out = String::new();
        let families = self.families();
        let titles: String = self.columns.iter().map(|(title, _)| format!(" {title} |")).collect();
        let lines = "---:|".repeat(self.columns.len());
        for family in &families {
            writeln!(out, "\n### {}\n\n{}\n", family.name, family.meaning).expect("text");
            writeln!(out, "| word |{titles} meaning |\n|---|{lines}---|").expect("text");
            for word in &family.words {
                let counts = self.columns.iter().map(|(_, uses)| uses.of(&family.name, &word.name).len());
                let counts: String = counts.map(|count| format!(" {count} |")).collect();
                writeln!(out, "| `{}` |{counts} {} |", word.shape, word.meaning).expect("text");
            }
        }
        writeln!(out, "\n### Words that serve a single card\n").expect("text");
        for family in &families {
            for word in &family.words {
                if let Some(reason) = self.reason(&family.name, &word.name) {
                    let cards = self.users(&family.name, &word.name);
                    writeln!(out, "- `{}` of {} ({cards}): {reason}", word.name, family.name).expect("text");
                }
            }
        }
        out.push('\n');
        out
    }

    /// The page lists every word with its cards. With `UPDATE_DOCS` set it is made to.
    fn check_list(&self) {
        let page = self.text();
        let (before, rest) = page.split_once(BEGIN).expect("the page has the marker 'words begin'");
        let (old, after) = rest.split_once(END).expect("the page has the marker 'words end'");
        let new = format!("\n{}", self.section());
        if old == new {
            return;
        }
        if std::env::var_os("UPDATE_DOCS").is_some() {
            let text = format!("{before}{BEGIN}{new}{END}{after}");
            std::fs::write(crate::root().join(self.page), text).expect("the page can be written");
            return;
        }
        let first = new.lines().find(|line| !old.lines().any(|known| known == *line));
        panic!(
            "the list of words in {} is out of date; run UPDATE_DOCS=1 cargo test -p longbox-catalog words\n\
             first line that is missing there: {}",
            self.page,
            first.unwrap_or("none; a line there is too many or out of order")
        );
    }

    /// The scanner finds every enum that is shown and every word of them that is used.
    fn check_scanner(&self) {
        let families = self.families();
        let names: Vec<&str> = families.iter().map(|family| family.name.as_str()).collect();
        assert_eq!(names, self.shown, "{}: the language no longer has these enums", self.page);
        let used = self.columns.iter().flat_map(|(_, uses)| uses.0.keys());
        for (name, word) in used.filter(|(name, _)| self.shown.contains(&name.as_str())) {
            let fits = |family: &Family| family.name == *name && family.words.iter().any(|w| w.name == *word);
            assert!(families.iter().any(fits), "cards use {word} of {name}, which the scanner did not find");
        }
    }

    /// Every word for a single card or none has a reason, and no other.
    fn check_reasons(&self) {
        let mut problems = Vec::new();
        let mut left: Vec<(&str, &str)> = self.reasons.iter().map(|(family, word, _)| (*family, *word)).collect();
        let all = self.families();
        let judged = all.iter().filter(|family| self.judged.contains(&family.name.as_str()));
        let words = judged.flat_map(|family| family.words.iter().map(|word| (&family.name, &word.name)));
        let words = words.filter(|(name, word)| !(self.counted_elsewhere)(name, word));
        for (name, word) in words {
            left.retain(|known| *known != (name.as_str(), word.as_str()));
            let cards = self.cards(name, word);
            match (cards, self.reason(name, word)) {
                ([], None) => problems.push(format!("{word} of {name} is used by no card: remove it or say why")),
                ([one], None) => problems.push(format!("{word} of {name} serves only {one}: widen a word or say why")),
                ([_, _, ..], Some(_)) => {
                    problems.push(format!("{word} of {name} serves {} cards: its reason can go", cards.len()));
                }
                _ => {}
            }
        }
        let odd = left.into_iter();
        problems
            .extend(odd.map(|(name, word)| format!("{word} of {name} has a reason, but is no word that needs one")));
        assert!(problems.is_empty(), "see {}:\n{}", self.reasons_at, problems.join("\n"));
    }
}

/// The tests of a book.
macro_rules! tests_of {
    ($book:expr) => {
        #[test]
        fn the_page_lists_every_word_with_its_cards() {
            $book.check_list();
        }

        #[test]
        fn the_scanner_knows_every_enum_and_every_word_that_cards_use() {
            $book.check_scanner();
        }

        #[test]
        fn every_word_for_a_single_card_has_a_reason() {
            $book.check_reasons();
        }
    };
}
use tests_of;
