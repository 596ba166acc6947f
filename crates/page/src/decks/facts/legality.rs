//! May it be played: the verdict, each reason with its fix, and what is hardly meant.

use crate::decks::bench::Bench;
use crate::parts::{Icon, RuleLink};
use crate::words::{fill, words};
use leptos::prelude::*;
use longbox_protocol::{DeckDraft, DeckNote};

#[component]
pub(super) fn Legality() -> impl IntoView {
    let bench = Bench::here();
    let words = &words().decks;
    let problems = Memo::new(move |_| bench.fact(|study| study.problems.clone()));
    let hints = Memo::new(move |_| bench.fact(|study| study.hints.clone()));
    let looked = Memo::new(move |_| bench.study.with(Option::is_some));
    let legal = Memo::new(move |_| problems.with(Vec::is_empty));
    // Spoken when the verdict changes, not with every card.
    let verdict = move || match (looked.get(), legal.get()) {
        (false, _) => String::new(),
        (true, true) => fill(words.legal, &[&bench.format_title()]),
        (true, false) => words.not_legal.to_owned(),
    };
    let told = move || match legal.get() {
        true => words.cards.of(bench.draft.with(DeckDraft::size)),
        false => words.reasons.of(problems.with(Vec::len)),
    };
    view! {
        <section class="panel legal" aria-label=words.legality>
            <h2 class="panel__title" class:bad=move || !legal.get() class:good=move || legal.get()>
                {move || view! { <Icon name=if legal.get() { "check" } else { "cross" }/> }}
                <span role="status">{verdict}</span>
                <span class="panel__hint">{told}</span>
            </h2>
            <ul>
                {move || problems.get().into_iter().map(|note| view! { <Note note problem=true/> }).collect_view()}
                {move || hints.get().into_iter().map(|note| view! { <Note note problem=false/> }).collect_view()}
            </ul>
        </section>
    }
}

#[component]
fn Note(note: DeckNote, problem: bool) -> impl IntoView {
    let bench = Bench::here();
    let game = bench.game;
    let rule = (!note.rule.is_empty()).then(|| view! { <RuleLink game rule=note.rule.clone()/> });
    let fix = note.fix.map(|fix| {
        let word = fix.text.clone();
        let mended = move |_| {
            let draft = fix.draft.clone();
            bench.change(|now| *now = draft);
            bench.store.announcement.set(fix.text.clone());
        };
        view! { <button type="button" class="btn legal__fix" on:click=mended>{word}</button> }
    });
    view! {
        <li class:is-hint=!problem>
            <Icon name=if problem { "cross" } else { "bulb" }/>
            <span>{note.text}" "{rule}</span>
            {fix}
        </li>
    }
}

impl Bench {
    /// What players call the format of the deck.
    pub(in crate::decks) fn format_title(self) -> String {
        let word = self.fact(|study| study.format.clone());
        self.store.lobby.with(|games| {
            let formats = games.iter().find(|info| info.game == self.game).map(|info| info.formats.clone());
            let known = formats.unwrap_or_default().into_iter().find(|info| info.word == word);
            known.map_or(word.clone(), |format| format.title)
        })
    }
}
