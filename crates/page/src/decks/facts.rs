//! What is to be said of the deck: may it be played, what can it do.

mod charts;
mod legality;
mod odds;

use super::bench::Bench;
use crate::words::words;
use charts::{Curve, Factors, Symbols, Teams};
use legality::Legality;
use leptos::prelude::*;
use longbox_protocol::DeckStudy;
use odds::Odds;

#[component]
pub(super) fn Facts() -> impl IntoView {
    view! {
        <div class="deckfacts">
            <Legality/>
            <Curve/>
            <Symbols/>
            <Factors/>
            <Teams/>
            <Odds/>
            <Notes/>
        </div>
    }
}

impl Bench {
    /// A part of what the host says of the deck; nothing before it has said anything.
    fn fact<T: Default>(self, look: impl FnOnce(&DeckStudy) -> T) -> T {
        self.study.with(|study| study.as_ref().map(|study| look(study)).unwrap_or_default())
    }
}

/// What the player wants to remember about the deck.
#[component]
fn Notes() -> impl IntoView {
    let bench = Bench::here();
    let words = &words().decks;
    let text = move || bench.draft.with(|draft| draft.notes.clone());
    let write = move |event| {
        let text = event_target_value(&event);
        bench.change(|draft| draft.notes = text);
    };
    view! {
        <section class="panel fact notes" aria-label=words.notes>
            <h2 class="panel__title">{words.notes}</h2>
            <textarea rows="3" maxlength="4000" aria-label=words.notes placeholder=words.notes_hint prop:value=text on:change=write></textarea>
        </section>
    }
}
