//! The decks there are: the player's own, and the ways to a new one.

mod all;
mod begin;
mod shelf;

use crate::parts::{Icon, Loading};
use crate::route::Route;
use crate::store::Store;
use crate::words::words;
pub(super) use shelf::named;

use all::Everything;
use begin::NewDeck;
use leptos::prelude::*;
use longbox_protocol::GameName;
use shelf::OwnShelf;

#[component]
pub(crate) fn DecksPage() -> impl IntoView {
    let store = Store::here();
    let words = &words().decks;
    // Whoever comes from the builder sees what can be played with.
    store.tell_own_decks();
    let known = Memo::new(move |_| store.lobby.with(|games| !games.is_empty()));
    view! {
        <main id="main" class="mydecks">
            <div class="pagehead"><h1>{words.title}</h1><OwnCardsLink/></div>
            <p class="mydecks__about">{words.about}</p>
            <OwnShelf/>
            {move || match known.get() {
                true => GameName::ALL.map(|game| view! { <NewDeck game/> }).into_any(),
                false => view! { <Loading/> }.into_any(),
            }}
            <Everything/>
        </main>
    }
}

/// Cards that the player has written can be in decks like any others.
#[component]
fn OwnCardsLink() -> impl IntoView {
    view! { <a class="btn" href=Route::OwnCards.address()><Icon name="pencil"/>{words().own_cards.link}</a> }
}
