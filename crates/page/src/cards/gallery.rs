//! The cards that were found, as small pictures.

use crate::parts::{CardThumb, More};
use crate::store::{Inspected, Store};
use leptos::prelude::*;
use longbox_protocol::{CardNo, GameName};

/// So many are shown at once; more come when the end is near.
const BATCH: usize = 60;

#[component]
pub(super) fn Gallery(game: GameName, found: Memo<Vec<CardNo>>) -> impl IntoView {
    let store = Store::here();
    let shown = RwSignal::new(BATCH);
    // Another search begins at its top.
    Effect::new(move |_| {
        found.track();
        shown.set(BATCH);
    });
    let cards = move || found.with(|found| found.iter().take(shown.get()).copied().collect::<Vec<CardNo>>());
    let open = move |card| store.inspected.set(Some(Inspected { game, card, thing: None, pinned: true }));
    view! {
        <ul class="thumbs thumbs--all">
            <For each=cards key=|card| *card children=move |card| view! {
                <li><button type="button" class="thumbs__card" on:click=move |_| open(card)><CardThumb game card/></button></li>
            }/>
        </ul>
        <More when=Signal::derive(move || shown.get() < found.with(Vec::len)) more=Callback::new(move |()| shown.update(|shown| *shown += BATCH))/>
    }
}
