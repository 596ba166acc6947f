//! Bots among themselves: play, pause, one choice at a time.

use crate::parts::Icon;
use crate::route::Route;
use crate::store::Store;
use crate::words::words;
use leptos::prelude::*;
use longbox_protocol::{Call, Who};
use std::time::Duration;

/// Whether nobody at this device plays in the game on the table.
pub(crate) fn is_watching(store: Store) -> bool {
    store.replay.with(Option::is_none)
        && store.table.with(|table| {
            table.as_ref().is_some_and(|table| {
                table.ending.is_none() && table.players.iter().all(|player| matches!(player.who, Who::Bot(_)))
            })
        })
}

#[component]
pub(super) fn WatchControls() -> impl IntoView {
    let store = Store::here();
    let words = words();
    let running = RwSignal::new(true);
    // The next choice is asked for when the last one has been shown.
    let tick = move || {
        let here =
            running.get_untracked() && untrack(|| is_watching(store)) && store.route.get_untracked() == Route::Table;
        if here && !store.is_playing() {
            store.call(Call::Step(1));
        }
    };
    let handle = set_interval_with_handle(tick, Duration::from_millis(350)).ok();
    on_cleanup(move || handle.iter().for_each(leptos::leptos_dom::helpers::IntervalHandle::clear));
    view! {
        <Show when=move || is_watching(store)>
            <button type="button" class="btn btn--main" on:click=move |_| running.update(|on| *on = !*on)>
                {move || if running.get() { words.table.watch_pause } else { words.table.watch_play }}
            </button>
            <button type="button" class="btn" on:click=move |_| { running.set(false); store.call(Call::Step(1)); }>
                <Icon name="bolt"/>{words.table.watch_step}
            </button>
        </Show>
    }
}
