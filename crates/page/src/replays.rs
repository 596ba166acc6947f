//! Games that were played: kept in the browser, brought from files, watched again.

mod export;
mod import;
mod list;
mod mistakes;
mod play_on;
mod prompt;
mod ruling;
mod transport;
mod unplayable;
mod viewer;

pub(crate) use export::ExportGame;
pub(crate) use prompt::ReplayPrompt;
pub(crate) use ruling::{ReportRuling, RulingBox, RulingDialog, RulingDraft};
pub(crate) use transport::{Transport, TransportBar};
pub(crate) use unplayable::{OldGame, Verdict};
pub(crate) use viewer::{Opening, Replaying};

use crate::parts::{Icon, More};
use crate::store::Store;
use crate::warnings::TroublePanel;
use crate::words::words;
use import::ImportPanel;
use leptos::prelude::*;
use list::ReplayRow;
use unplayable::OldLog;

/// So many games are listed at once.
const PORTION: usize = 40;

#[component]
pub(crate) fn ReplaysPage() -> impl IntoView {
    let store = Store::here();
    let words = words();
    // The newest stands first; a long list is built as it is read.
    let shown = RwSignal::new(PORTION);
    let games = move || store.replays.with(|games| games.iter().take(shown.get()).cloned().collect::<Vec<_>>());
    let more = Signal::derive(move || store.replays.with(Vec::len) > shown.get());
    view! {
        <main id="main" class="replays">
            <div class="pagehead"><h1>{words.replays.title}</h1></div>
            <p class="replays__about">{words.replays.about}</p>
            <TroublePanel/>
            <ImportPanel/>
            <section class="panel" aria-label=words.replays.kept>
                <h2 class="panel__title"><Icon name="deck"/>{words.replays.kept}<span class="panel__hint">{move || store.replays.with(Vec::len)}</span></h2>
                <ul class="shelf">
                    <For each=games key=|summary| summary.key children=move |summary| view! { <ReplayRow summary/> }/>
                </ul>
                <More when=more more=Callback::new(move |()| shown.update(|shown| *shown += PORTION))/>
                <Show when=move || store.has_looked.get() && store.replays.with(Vec::is_empty)><p class="nothing">{words.replays.none}</p></Show>
            </section>
            {move || store.old_game.get().map(|game| view! { <OldLog game/> })}
        </main>
    }
}
