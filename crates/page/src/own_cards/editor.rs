//! The editor: the text of a file beside the cards that come of it.

use super::desk::Desk;
use super::field::CodeField;
use super::head::FileHead;
use super::kept::KeptFile;
use super::preview::{Preview, Verdict};
use crate::archive::Key;
use crate::parts::Loading;
use crate::store::Store;
use crate::words::words;
use leptos::prelude::*;
use longbox_protocol::GameName;

#[component]
pub(crate) fn CardFilePage(game: GameName, file_key: Key) -> impl IntoView {
    let store = Store::here();
    // The host and the kept files may come later than the page.
    let ready = Memo::new(move |_| store.lobby.with(|games| !games.is_empty()) && store.all_faces(game).is_some());
    // A host that was started anew is asked again, and what is written meanwhile stays.
    let found = Memo::new(move |before: Option<&Option<Option<KeptFile>>>| match before {
        Some(Some(found)) => Some(found.clone()),
        _ => ready.get().then(|| store.card_file(file_key)),
    });
    move || match found.get() {
        Some(Some(file)) => view! { <Editor file/> }.into_any(),
        Some(None) => view! {
            <main id="main" class="empty">
                <p>{words().own_cards.missing}</p>
                <a class="btn btn--main" href="#/own-cards">{words().own_cards.to_files}</a>
            </main>
        }
        .into_any(),
        None => view! { <main id="main" class="editor"><Loading/></main> }.into_any(),
    }
}

#[component]
fn Editor(file: KeptFile) -> impl IntoView {
    provide_context(Desk::lay(Store::here(), file));
    view! {
        <main id="main" class="editor">
            <FileHead/>
            <section class="editor__left" aria-label=words().own_cards.text><CodeField/><Verdict/></section>
            <Preview/>
        </main>
    }
}
