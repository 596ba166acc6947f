//! What stands in the place of the question while a stored game is shown.

use super::ruling::ReportedWords;
use crate::store::Store;
use crate::words::{fill, words};
use leptos::prelude::*;
use longbox_protocol::Viewer;

#[component]
pub(crate) fn ReplayPrompt() -> impl IntoView {
    let store = Store::here();
    let words = words();
    let title =
        move || store.replay.with(|replay| replay.as_ref().map(|replay| replay.info.title.clone())).unwrap_or_default();
    let now = move || {
        store.table.with(|table| {
            let table = table.as_ref()?;
            let ending = table.ending.as_ref().map(|ending| format!("{} {}", ending.title, ending.text));
            // Nobody else is waited for where the one whose eyes are used must choose.
            let mine = if let Viewer::Seat(seat) = table.viewer { Some(seat) } else { None };
            let asked = || table.players.get(table.waiting_for.or(mine)?.index());
            ending.or_else(|| asked().map(|player| fill(words.replays.to_choose, &[&player.name])))
        })
    };
    view! {
        <div class="prompt prompt--wait" role="status">
            <strong>{move || now().unwrap_or_default()}</strong>
            <p>{words.shell.replay}": "{title}</p>
        </div>
        <ReportedWords/>
    }
}
