//! Games from files: chosen or dropped.

use crate::parts::Icon;
use crate::store::Store;
use crate::words::words;
use leptos::html::Input;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{DragEvent, File, FileReader};

/// A file of a long game has a few hundred kilobytes; anything far above is no game.
const MOST_BYTES: f64 = 16.0 * 1024.0 * 1024.0;

#[component]
pub(super) fn ImportPanel() -> impl IntoView {
    let store = Store::here();
    let words = words();
    let node = NodeRef::<Input>::new();
    let over = RwSignal::new(false);
    let chosen = move |_| {
        let Some(input) = node.get_untracked() else { return };
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            read(store, &file);
        }
        // So that the same file can be chosen again.
        input.set_value("");
    };
    let dropped = move |event: DragEvent| {
        event.prevent_default();
        over.set(false);
        if let Some(file) = event.data_transfer().and_then(|data| data.files()).and_then(|files| files.get(0)) {
            read(store, &file);
        }
    };
    view! {
        <div
            class="panel import" class:is-over=move || over.get()
            on:dragover=move |event: DragEvent| { event.prevent_default(); over.set(true); }
            on:dragleave=move |_| over.set(false) on:drop=dropped
        >
            <label class="btn"><Icon name="book"/>{words.replays.import}
                <input type="file" class="vh" accept=".replay,.json,application/json,application/octet-stream,text/plain" node_ref=node on:change=chosen/>
            </label>
            <p>{words.replays.drop}</p>
        </div>
    }
}

/// Reads a file and asks the host what it is.
fn read(store: Store, file: &File) {
    if file.size() > MOST_BYTES {
        store.tell(words().replays.too_big);
        return;
    }
    let Ok(reader) = FileReader::new() else { return };
    let source = reader.clone();
    let done = Closure::once_into_js(move || match source.result().ok().and_then(|result| result.as_string()) {
        Some(text) => {
            store.notice.set(None);
            store.open_replay(text, true);
        }
        None => store.tell(words().replays.unreadable),
    });
    // It also ends when the file cannot be read; then there is no result.
    reader.set_onloadend(Some(done.unchecked_ref()));
    let _ = reader.read_as_text(file);
}
