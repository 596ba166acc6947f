//! docs/squad-cards.md.

use super::{Book, Uses, tests_of};
use crate::visit::words;

pub(crate) const SOURCES: &[&str] = &[
    include_str!("../../../../squad/src/language/power.rs"),
    include_str!("../../../../squad/src/language/trigger.rs"),
    include_str!("../../../../squad/src/language/player.rs"),
    include_str!("../../../../squad/src/language/filter.rs"),
    include_str!("../../../../squad/src/language/number.rs"),
    include_str!("../../../../squad/src/language/effect.rs"),
];

fn book() -> Book {
    let mut cards = Uses::default();
    crate::game().cards().iter().for_each(|card| cards.note(&card.id, words(card)));
    Book {
        page: "docs/squad-cards.md",
        sources: SOURCES,
        shown: &[
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
        ],
        judged: &["Effect", "Trigger", "Static", "Num", "Filter", "Pick", "Take", "Rest", "Block", "Source", "Cond"],
        counted_elsewhere: |_, _| false,
        reasons: crate::reasons::squad::REASONS,
        reasons_at: "crates/catalog/tests/it/reasons/squad.rs",
        columns: vec![("cards", cards)],
    }
}

tests_of!(book());
