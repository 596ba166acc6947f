//! Games as files.

use crate::parts::Icon;
use crate::store::Store;
use crate::words::words;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

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
    let options = BlobPropertyBag::new();
    options.set_type("application/octet-stream");
    let parts = js_sys::Array::of1(&text.into());
    let Ok(blob) = Blob::new_with_str_sequence_and_options(&parts, &options) else { return };
    let Ok(address) = Url::create_object_url_with_blob(&blob) else { return };
    let link = document().create_element("a").ok().and_then(|link| link.dyn_into::<HtmlAnchorElement>().ok());
    if let Some(link) = link {
        link.set_href(&address);
        link.set_download(&file_name(title));
        link.click();
    }
    // The browser has taken the address by then.
    set_timeout(move || drop(Url::revoke_object_url(&address)), std::time::Duration::from_secs(20));
}

/// A name that every system takes: "X-Men against Super Villains.replay".
fn file_name(title: &str) -> String {
    let kept = |letter: char| letter.is_alphanumeric() || " -_.'&,()+!".contains(letter);
    let name: String = title.chars().map(|letter| if kept(letter) { letter } else { ' ' }).collect();
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let name: String = name.trim_matches(['.', ' ']).chars().take(80).collect();
    let name = if name.is_empty() { "game".to_owned() } else { name };
    format!("{}.replay", name.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_files_are_taken_everywhere() {
        assert_eq!(file_name("X-Men against Super Villains"), "X-Men against Super Villains.replay");
        assert_eq!(file_name("A/B\\C: \"what?\" <now>|*"), "A B C what now.replay");
        assert_eq!(file_name("  .. "), "game.replay");
        assert_eq!(file_name("Let's Get Nuts!"), "Let's Get Nuts!.replay");
        assert!(file_name(&"long ".repeat(60)).len() <= 87);
    }
}
