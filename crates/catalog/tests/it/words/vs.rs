//! docs/vs-cards.md.

use super::{Book, Uses, tests_of};
use crate::visit::words;

/// The enums in the order of the page.
const SHOWN: &[&str] = &[
    "Kind",
    "Symbol",
    "Universe",
    "Power",
    "Timing",
    "Limit",
    "Works",
    "Part",
    "Word",
    "Rule",
    "On",
    "Subject",
    "Side",
    "Who",
    "Filter",
    "Counter",
    "Num",
    "Cond",
    "Player",
    "Effect",
    "Change",
    "Lost",
    "PlayerChange",
    "Until",
    "CardIs",
    "Dest",
];

fn book() -> Book {
    let game = longbox_catalog::vs().expect("the card files are in order").game;
    let (mut cards, mut keywords) = (Uses::default(), Uses::default());
    for card in game.cards() {
        let own = game.keywords().iter().filter(|keyword| card.words.contains(&keyword.word));
        let mut found = words(card);
        found.extend(own.flat_map(words));
        cards.note(&card.id, found);
    }
    game.keywords().iter().for_each(|keyword| keywords.note(&keyword.word, words(keyword)));
    Book {
        page: "docs/vs-cards.md",
        sources: &[
            include_str!("../../../../vs/src/language.rs"),
            include_str!("../../../../vs/src/language/power.rs"),
            include_str!("../../../../vs/src/language/card.rs"),
            include_str!("../../../../vs/src/language/effect.rs"),
        ],
        shown: SHOWN,
        judged: SHOWN,
        reasons: crate::reasons::vs::REASONS,
        reasons_at: "crates/catalog/tests/it/reasons/vs.rs",
        columns: vec![("cards", cards), ("keywords", keywords)],
    }
}

#[test]
fn every_enum_of_the_language_is_shown() {
    let book = book();
    let all = book.sources.iter().flat_map(|source| crate::language::families(source));
    let missing: Vec<String> = all.map(|family| family.name).filter(|name| !SHOWN.contains(&name.as_str())).collect();
    assert!(missing.is_empty(), "docs/vs-cards.md does not show {}", missing.join(", "));
}

tests_of!(book());
