//! The player's own cards: the files there are, and the ways to a new one.

use super::begin::NewFile;
use super::shelf::FileShelf;
use crate::parts::Loading;
use crate::store::Store;
use crate::words::words;
use leptos::prelude::*;
use longbox_protocol::GameName;

#[component]
pub(crate) fn OwnCardsPage() -> impl IntoView {
    let store = Store::here();
    let words = &words().own_cards;
    store.tell_own_cards();
    let known = Memo::new(move |_| store.has_looked.get() && store.lobby.with(|games| !games.is_empty()));
    view! {
        <main id="main" class="owncards">
            <div class="pagehead"><h1>{words.title}</h1></div>
            <p class="owncards__about">{words.about}</p>
            <FileShelf/>
            {move || match known.get() {
                true => GameName::ALL.map(|game| view! { <NewFile game/> }).into_any(),
                false => view! { <Loading/> }.into_any(),
            }}
        </main>
    }
}
