//! Games from files: chosen or dropped.

use crate::files::{self, Unread};
use crate::parts::Icon;
use crate::store::Store;
use crate::words::words;
use leptos::prelude::*;
use web_sys::{DragEvent, File};

#[component]
pub(super) fn ImportPanel() -> impl IntoView {
    let store = Store::here();
    let words = words();
    let over = RwSignal::new(false);
    let chosen = move |event| {
        if let Some(file) = files::chosen(&event) {
            read(store, &file);
        }
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
                <input type="file" class="vh" accept=".replay,.json,application/json,application/octet-stream,text/plain" on:change=chosen/>
            </label>
            <p>{words.replays.drop}</p>
        </div>
    }
}

/// Reads a file and asks the host what it is.
fn read(store: Store, file: &File) {
    files::read(file, move |read| match read {
        Ok(text) => {
            store.notice.set(None);
            store.open_replay(text, true);
        }
        Err(Unread::TooBig) => store.tell(words().replays.too_big),
        Err(Unread::Refused) => store.tell(words().replays.unreadable),
    });
}
