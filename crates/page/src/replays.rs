//! Games that were played: kept in the browser, brought from files, watched again.

mod export;
mod import;
mod play_on;
mod projector;
mod prompt;
mod shelf;
mod transport;

pub(crate) use export::ExportGame;
pub(crate) use projector::{Opening, Replaying};
pub(crate) use prompt::ReplayPrompt;
pub(crate) use transport::Transport;

use crate::parts::Icon;
use crate::store::Store;
use crate::words::words;
use import::ImportPanel;
use leptos::prelude::*;
use shelf::ReplayRow;

#[component]
pub(crate) fn ReplaysPage() -> impl IntoView {
    let store = Store::here();
    let words = words();
    // A game is known by its file; the newest stands first.
    let games = move || store.replays.get();
    view! {
        <main id="main" class="replays">
            <div class="pagehead"><h1>{words.replays.title}</h1></div>
            <p class="replays__about">{words.replays.about}</p>
            <ImportPanel/>
            <section class="panel" aria-label=words.replays.kept>
                <h2 class="panel__title"><Icon name="deck"/>{words.replays.kept}<span class="panel__hint">{move || store.replays.with(Vec::len)}</span></h2>
                <ul class="shelf">
                    <For each=games key=|saved| saved.replay.clone() children=move |saved| view! { <ReplayRow saved/> }/>
                </ul>
                <Show when=move || store.replays.with(Vec::is_empty)><p class="nothing">{words.replays.none}</p></Show>
            </section>
        </main>
    }
}
