//! One game that is kept.

use super::export::download;
use crate::parts::{GameMark, Icon};
use crate::store::Store;
use crate::words::{fill, words};
use leptos::prelude::*;
use longbox_protocol::{Call, SavedGame};

#[component]
pub(super) fn ReplayRow(saved: SavedGame) -> impl IntoView {
    let store = Store::here();
    let words = words();
    let open = !saved.result.is_empty();
    let choices = words.replays.choices.of(saved.made);
    let turn = match saved.turn {
        0 => fill(words.replays.before_turn, &[&choices]),
        turn => fill(words.replays.turn, &[&turn.to_string(), &choices]),
    };
    let result = if open { saved.result.clone() } else { words.replays.unfinished.to_owned() };
    let kept = StoredValue::new(saved.clone());
    let watch = move |_| store.open_replay(kept.with_value(|saved| saved.replay.clone()), false);
    let export = move |_| kept.with_value(|saved| download(&saved.title, &saved.replay));
    let resume = (!open && !saved.players.is_empty()).then(|| view! {
        <button type="button" class="btn btn--main" on:click=move |_| store.take_up(&kept.get_value())>{words.replays.resume}</button>
    });
    view! {
        <li class="shelf__game">
            <GameMark game=saved.game/>
            <div class="shelf__words"><b>{saved.title.clone()}</b><span>{result}</span><small class="muted">{turn}</small></div>
            <div class="shelf__tools">
                {resume}
                <button type="button" class="btn" class:btn--own=open on:click=watch>{words.replays.watch}</button>
                <button type="button" class="btn btn--quiet" on:click=export>{words.replays.export}</button>
                <DeleteButton kept/>
            </div>
        </li>
    }
}

/// Deletes a game after asking.
#[component]
fn DeleteButton(kept: StoredValue<SavedGame>) -> impl IntoView {
    let store = Store::here();
    let words = words();
    let asking = RwSignal::new(false);
    let delete = move |_| {
        let text = kept.with_value(|saved| saved.replay.clone());
        store.replays.update(|games| games.retain(|game| game.replay != text));
        store.keep_replays();
    };
    view! {
        {move || match asking.get() {
            false => view! {
                <button type="button" class="btn btn--quiet" on:click=move |_| asking.set(true)>{words.replays.delete}</button>
            }.into_any(),
            true => view! {
                <span class="shelf__sure" role="alert">
                    {words.replays.delete_sure}
                    <button type="button" class="btn btn--danger" on:click=delete><Icon name="skull"/>{words.replays.delete_yes}</button>
                    <button type="button" class="btn" on:click=move |_| asking.set(false)>{words.replays.delete_no}</button>
                </span>
            }.into_any(),
        }}
    }
}

impl Store {
    /// Goes on with an unfinished game of the list; the one that was going on takes its place there.
    fn take_up(self, saved: &SavedGame) {
        self.replays.update(|games| games.retain(|game| game.replay != saved.replay));
        self.set_aside();
        self.keep_replays();
        self.replay.set(None);
        self.saved.set(Some(saved.clone()));
        crate::storage::keep(crate::storage::Drawer::Game, saved);
        self.call(Call::Resume(Box::new(saved.clone())));
    }
}
