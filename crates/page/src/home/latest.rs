//! The game that was interrupted, and those that were played last.

use super::wish::{Wish, Wishes};
use crate::parts::{GameMark, Icon};
use crate::route::Route;
use crate::store::Store;
use crate::words::{fill, words};
use leptos::prelude::*;
use longbox_protocol::GameName;

/// So many games are shown.
const SHOWN: usize = 4;
/// What the page offers to whoever has played nothing yet.
const BOTS: Wish = Wish::Watch(GameName::Vs);

/// A game that waits to be gone on with.
#[component]
pub(super) fn Unfinished() -> impl IntoView {
    let store = Store::here();
    let words = words();
    let wishes = Wishes::here();
    view! {
        {move || store.saved.get().map(|saved| view! {
            <section class="panel unfinished" aria-label=words.home.unfinished>
                <GameMark game=saved.game/>
                <div class="shelf__words"><b>{saved.title.clone()}</b><span class="muted">{interrupted(saved.turn)}</span></div>
                <button type="button" class="btn btn--main" on:click=move |_| { wishes.forget(); store.resume(); }>{words.home.resume}</button>
            </section>
        })}
    }
}

/// When it was left.
fn interrupted(turn: u16) -> String {
    let words = &words().home;
    match turn {
        0 => words.unfinished_before.to_owned(),
        turn => fill(words.unfinished_turn, &[&turn.to_string()]),
    }
}

#[component]
pub(super) fn Latest() -> impl IntoView {
    let store = Store::here();
    let words = words();
    let wishes = Wishes::here();
    let watch = move || if wishes.is(BOTS) { words.shell.loading } else { words.home.watch_bots };
    let games = move || store.replays.with(|games| games.iter().take(SHOWN).cloned().collect::<Vec<_>>());
    view! {
        <section class="panel latest" aria-label=words.home.latest>
            <h2 class="panel__title"><Icon name="ranged"/>{words.home.latest}<a class="panel__hint" href=Route::Replays.address()>{words.home.all}</a></h2>
            <ul>
                <For each=games key=|summary| summary.key children=move |saved| {
                    let result = if saved.result.is_empty() { words.replays.unfinished.to_owned() } else { saved.result.clone() };
                    view! {
                        <li>
                            <GameMark game=saved.game/>
                            <div class="shelf__words"><b>{saved.title.clone()}</b><span class="muted">{result}</span></div>
                            <button type="button" class="btn btn--quiet" on:click=move |_| { wishes.forget(); store.watch(saved.key); }>{words.replays.watch}</button>
                        </li>
                    }
                }/>
            </ul>
            <Show when=move || store.replays.with(Vec::is_empty)>
                <div class="latest__none">
                    <p>{words.home.none_yet}</p>
                    <button type="button" class="btn" on:click=move |_| wishes.set(BOTS)>{watch}</button>
                </div>
            </Show>
        </section>
    }
}
