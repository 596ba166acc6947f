//! Test games of the deck on the builder: chosen, played by labs in workers, told while they go on and at their end.

mod button;
mod choice;
mod control;
mod deal;
mod figures;
mod labs;
mod page;
mod report;
mod setup;

pub(super) use button::TestButton;
pub(crate) use page::TestPage;

use super::bench::Bench;
use choice::Choice;
use labs::Labs;
use leptos::prelude::*;
use longbox_protocol::{DeckDraft, DeckStudy, PlayableDeck, TestSummary};
use std::sync::Arc;
use wasm_bindgen::JsValue;

/// How far a test is.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Stage {
    Choosing,
    /// The labs are on their way.
    Starting,
    Playing,
    /// No more games are played; the report is still to come.
    Writing,
    /// The report is here.
    Done,
    /// It was stopped before a game was over.
    Stopped,
    Failed(String),
}

impl Stage {
    /// Whether there is something to be stopped.
    fn goes_on(&self) -> bool {
        matches!(self, Stage::Starting | Stage::Playing | Stage::Writing)
    }
}

/// The report, as a page and for programs.
#[derive(Debug, PartialEq, Eq)]
struct Told {
    page: String,
    json: String,
}

/// The test of the deck on the builder. It lasts as long as the deck lies there.
#[derive(Clone, Copy)]
pub(super) struct Trial {
    stage: RwSignal<Stage>,
    choice: RwSignal<Choice>,
    /// The figures so far.
    summary: RwSignal<Option<Arc<TestSummary>>>,
    /// So many seconds it takes to its end, as far as can be told.
    left: RwSignal<Option<u32>>,
    report: RwSignal<Option<Arc<Told>>>,
    /// The list that was tested.
    tested: RwSignal<Option<DeckDraft>>,
    labs: StoredValue<Option<Labs>, LocalStorage>,
    /// The compiled program of the labs, once it is here.
    program: StoredValue<Option<JsValue>, LocalStorage>,
    /// Grows with every test, so that what belongs to an older one is known.
    round: StoredValue<u64>,
}

impl Trial {
    pub(super) fn new() -> Trial {
        Trial {
            stage: RwSignal::new(Stage::Choosing),
            choice: RwSignal::default(),
            summary: RwSignal::new(None),
            left: RwSignal::new(None),
            report: RwSignal::new(None),
            tested: RwSignal::new(None),
            labs: StoredValue::new_local(None),
            program: StoredValue::new_local(None),
            round: StoredValue::new(0),
        }
    }
}

impl Bench {
    /// What was tested is another list than the one on the builder.
    fn is_older(self) -> bool {
        let same = |a: &DeckDraft, b: &DeckDraft| {
            a.cards == b.cards && a.lead == b.lead && a.side == b.side && a.format == b.format
        };
        self.trial
            .tested
            .with(|tested| tested.as_ref().is_some_and(|tested| self.draft.with(|draft| !same(tested, draft))))
    }
}

/// What a test of this deck plays: the deck itself or the nearest one that is legal. None: first the player must do
/// something about it.
fn playable(draft: DeckDraft, study: &DeckStudy) -> Option<DeckDraft> {
    match (&study.playable, study.problems.is_empty()) {
        (_, true) => Some(draft),
        (Some(PlayableDeck { draft, .. }), false) => Some(draft.clone()),
        (None, false) => None,
    }
}

/// What a test does first, in the middle of a sentence: "takes one Gambit out".
fn done_first(playable: &PlayableDeck) -> String {
    let text = playable.text.trim_end_matches('.');
    let mut letters = text.chars();
    letters.next().map(|first| first.to_lowercase().chain(letters).collect()).unwrap_or_default()
}

/// "57.4".
fn percent(share: f64) -> String {
    format!("{:.1}", share * 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_done_first_stands_in_a_sentence() {
        let playable =
            |text: &str| PlayableDeck { text: text.to_owned(), draft: DeckDraft::new(longbox_protocol::GameName::Vs) };
        assert_eq!(done_first(&playable("Takes one Gambit out.")), "takes one Gambit out");
        assert_eq!(done_first(&playable("")), "");
    }

    #[test]
    fn only_what_plays_can_be_stopped() {
        let going = [Stage::Starting, Stage::Playing, Stage::Writing];
        assert!(going.iter().all(Stage::goes_on));
        let over = [Stage::Choosing, Stage::Done, Stage::Stopped, Stage::Failed(String::new())];
        assert!(!over.iter().any(Stage::goes_on));
    }
}
