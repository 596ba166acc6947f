//! The way to the test: a button that says what it does, or how far it is.

use super::figures::progress;
use super::{Stage, done_first, percent};
use crate::decks::bench::Bench;
use crate::parts::Icon;
use crate::route::Route;
use crate::words::{fill, words};
use leptos::prelude::*;

#[component]
pub(in crate::decks) fn TestButton() -> impl IntoView {
    let bench = Bench::here();
    let words = &words().testing;
    let address = Route::Test(bench.game, bench.key).address();
    view! {
        <a class="btn btn--main test" href=address>
            <Icon name="scope"/>
            <span>{words.test}<small>{move || bench.second_line()}</small></span>
            <kbd aria-hidden="true">"T"</kbd>
        </a>
    }
}

impl Bench {
    /// What the test does first, how far it is, or what it found.
    fn second_line(self) -> String {
        let words = &words().testing;
        let summary = self.trial.summary.get();
        match (self.trial.stage.get(), summary) {
            (Stage::Starting, _) | (Stage::Playing | Stage::Writing, None) => words.starting.to_owned(),
            (Stage::Playing | Stage::Writing, Some(summary)) => progress(&summary, self.trial.left.get()),
            (Stage::Failed(_), _) => words.failed.to_owned(),
            (Stage::Done, _) if self.is_older() => words.older.to_owned(),
            (Stage::Done, Some(summary)) => fill(words.wins, &[&percent(summary.wins.value)]),
            _ => self.first_line(),
        }
    }

    /// What a test of the list would begin with.
    fn first_line(self) -> String {
        let words = &words().testing;
        let first = self.study.with(|study| {
            let study = study.as_ref().filter(|study| !study.problems.is_empty())?;
            let first = study.playable.as_ref().map(done_first);
            Some(first.map_or_else(|| words.not_playable.to_owned(), |first| fill(words.first, &[&first])))
        });
        first.unwrap_or_else(|| words.games.of_many(self.trial.choice.with(|choice| choice.games)))
    }
}
