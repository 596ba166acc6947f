//! One game that is kept.

use super::export::download;
use super::unplayable::Verdict;
use crate::archive::{Key, Summary};
use crate::parts::{GameMark, Icon};
use crate::store::Store;
use crate::words::{fill, words};
use leptos::html::Button;
use leptos::prelude::*;

#[component]
pub(super) fn ReplayRow(summary: Summary) -> impl IntoView {
    let store = Store::here();
    let words = words();
    let Summary { key, game, title, turn, made, result, .. } = summary.clone();
    let open = !result.is_empty();
    let choices = words.replays.choices.of(made);
    let turn = match turn {
        0 => fill(words.replays.before_turn, &[&choices]),
        turn => fill(words.replays.turn, &[&turn.to_string(), &choices]),
    };
    let result = if open { result } else { words.replays.unfinished.to_owned() };
    let name = StoredValue::new(title.clone());
    let export = move |_| store.with_text(key, move |text| name.with_value(|name| download(name, &text)));
    let share = move |_| store.with_text(key, move |text| store.share_game(&text));
    let can_go_on = !open && !summary.players.is_empty();
    let summary = StoredValue::new(summary);
    store.check_replay(key);
    let verdict = Memo::new(move |_| store.verdicts.with(|known| known.get(&key).cloned()));
    let reason = move || match verdict.get() {
        Some(Verdict::Unplayable { reason, .. }) => Some(fill(words.replays.unplayable, &[&reason])),
        Some(Verdict::Playable) | None => None,
    };
    let tools = move || {
        let watch = |word| {
            view! {
                <button type="button" class="btn" class:btn--own=open on:click=move |_| store.watch(key)>{word}</button>
            }
        };
        match verdict.get() {
            Some(Verdict::Unplayable { has_log, .. }) => has_log.then(|| watch(words.replays.read_log)).into_any(),
            Some(Verdict::Playable) | None => {
                let resume = can_go_on.then(|| view! {
                    <button type="button" class="btn btn--main" on:click=move |_| store.take_up(summary.get_value())>{words.replays.resume}</button>
                });
                (resume, watch(words.replays.watch)).into_any()
            }
        }
    };
    // It changes when there is room again.
    let only_here = move || store.replays.with(|games| games.iter().any(|game| game.key == key && !game.kept));
    view! {
        <li class="shelf__game">
            <GameMark game/>
            <div class="shelf__words">
                <b>{title}</b><span>{result}</span><small class="muted">{turn}</small>
                {move || reason().map(|reason| view! { <span class="shelf__reason">{reason}</span> })}
                <Show when=only_here><span class="chip chip--only-here">{words.keeping.only_here}</span></Show>
            </div>
            <div class="shelf__tools">
                {tools}
                <button type="button" class="btn btn--quiet" on:click=share>{words.links.copy}</button>
                <button type="button" class="btn btn--quiet" on:click=export>{words.replays.export}</button>
                <DeleteButton key/>
            </div>
        </li>
    }
}

/// Deletes a game after asking.
#[component]
fn DeleteButton(key: Key) -> impl IntoView {
    let store = Store::here();
    let words = words();
    let asking = RwSignal::new(false);
    let delete = move |_| store.delete(key);
    // The button that asked is gone: whoever uses the keyboard goes on from the harmless answer.
    let no = NodeRef::<Button>::new();
    Effect::new(move |_| no.get().map(|no| no.focus()));
    view! {
        {move || match asking.get() {
            false => view! {
                <button type="button" class="btn btn--quiet" on:click=move |_| asking.set(true)>{words.replays.delete}</button>
            }.into_any(),
            true => view! {
                <span class="shelf__sure" role="alert">
                    {words.replays.delete_sure}
                    <button type="button" class="btn btn--danger" on:click=delete><Icon name="skull"/>{words.replays.delete_yes}</button>
                    <button type="button" class="btn" node_ref=no on:click=move |_| asking.set(false)>{words.replays.delete_no}</button>
                </span>
            }.into_any(),
        }}
    }
}
