//! docs/squad-cards.md.

use super::{Book, Uses, tests_of};
use crate::language::books::SQUAD;
use crate::visit::words;

pub(crate) const SOURCES: &[&str] = SQUAD.sources;

fn book() -> Book {
    let mut cards = Uses::default();
    crate::game().cards().iter().for_each(|card| cards.note(&card.id, words(card)));
    Book {
        page: "docs/squad-cards.md",
        sources: SOURCES,
        shown: SQUAD.shown,
        judged: &["Effect", "Trigger", "Static", "Num", "Filter", "Pick", "Take", "Rest", "Block", "Source", "Cond"],
        counted_elsewhere: |_, _| false,
        reasons: crate::reasons::squad::REASONS,
        reasons_at: "crates/catalog/tests/it/reasons/squad.rs",
        columns: vec![("cards", cards)],
    }
}

tests_of!(book());
