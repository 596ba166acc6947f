//! Games as files.

use crate::files;
use crate::parts::Icon;
use crate::store::Store;
use crate::words::words;
use leptos::prelude::*;

/// The game on the table as a file: all that is needed to see what went wrong in it.
#[component]
pub(crate) fn ExportGame() -> impl IntoView {
    let store = Store::here();
    let words = words();
    let shown = move || {
        store.replay.with(Option::is_some)
            || store.saved.with(Option::is_some)
            || store.replays.with(|games| !games.is_empty())
    };
    let export = move |_| store.export_game();
    view! {
        <Show when=shown>
            <div class="settings__group">
                <button type="button" class="btn" on:click=export><Icon name="book"/>{words.replays.export_this}</button>
                <small class="muted">{words.replays.export_about}</small>
            </div>
        </Show>
    }
}

impl Store {
    /// Exports the game on the table: a stored one, the one that is going on, or the one that was finished last.
    pub(crate) fn export_game(self) {
        let replay = self
            .replay
            .with_untracked(|replay| replay.as_ref().map(|replay| (replay.info.title.clone(), replay.text.clone())));
        let saved = || {
            self.saved.with_untracked(|saved| saved.as_ref().map(|saved| (saved.title.clone(), saved.replay.clone())))
        };
        if let Some((title, text)) = replay.or_else(saved) {
            return download(&title, &text);
        }
        if let Some(last) = self.replays.with_untracked(|games| games.first().cloned()) {
            self.with_text(last.key, move |text| download(&last.title, &text));
        }
    }
}

/// Lets the browser save a game under the name of its title.
pub(super) fn download(title: &str, text: &str) {
    files::save(&format!("{}.replay", files::plain_name(title, "game")), text, "application/octet-stream");
}
