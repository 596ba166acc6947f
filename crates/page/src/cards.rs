//! All cards of a game, to be searched and read.

mod filters;
mod gallery;
mod search;

use crate::parts::{GameTabs, Icon, Loading};
use crate::route::Route;
use crate::store::{Inspected, Store};
use crate::words::{fill, words};
use filters::Filters;
use gallery::Gallery;
use leptos::ev;
use leptos::prelude::*;
use longbox_protocol::{CardNo, GameName};
use search::{Haystack, Search};
use std::sync::Arc;
use web_sys::KeyboardEvent;

#[component]
pub(crate) fn CardsPage(game: GameName) -> impl IntoView {
    let store = Store::here();
    let edition = store.edition(game);
    let title = move || {
        let name = words().cards.games[usize::from(game == GameName::Squad)];
        fill(words().cards.title, &[name])
    };
    view! {
        <main id="main" class="cards">
            <div class="pagehead">
                <h1>{title}</h1>
                <a class="btn cards__own" href=Route::OwnCards.address()><Icon name="pencil"/>{words().own_cards.link}</a>
                <GameTabs game route=|game| Route::Cards(game, String::new())/>
            </div>
            {move || match edition.get() {
                Some(_) => view! { <Ready game/> }.into_any(),
                None => view! { <Loading/> }.into_any(),
            }}
        </main>
    }
}

/// The page once the cards are known.
#[component]
fn Ready(game: GameName) -> impl IntoView {
    let store = Store::here();
    let words = words();
    let faces = store.faces.with_untracked(|all| all.get(&game).cloned()).unwrap_or_default();
    let haystacks: Arc<Vec<Haystack>> = Arc::new(faces.iter().map(Haystack::of).collect());
    let search = Memo::new(move |_| store.route.with(|route| Search::parse(route.query())));
    let found: Memo<Vec<CardNo>> = Memo::new(move |_| search.with(|search| search.find(&haystacks)));
    listen(store, game, found);
    tell_address(store, game);
    let count = move || words.cards.count.of(found.with(Vec::len));
    view! {
        <Filters game search faces/>
        <p class="cards__count" role="status">{count}</p>
        <Show when=move || found.with(Vec::is_empty)><p class="nothing">{words.cards.nothing}</p></Show>
        <Gallery game found/>
    }
}

impl Search {
    /// Shows what is found for this search; the address tells it, too.
    fn go(&self, store: Store, game: GameName) {
        let route = Route::Cards(game, self.text());
        route.write();
        store.route.set(route);
    }
}

/// The address says which card is open.
fn tell_address(store: Store, game: GameName) {
    let open =
        Memo::new(move |_| store.inspected.with(|open| open.as_ref().filter(|open| open.pinned).map(|open| open.card)));
    Effect::new(move |before: Option<bool>| {
        let card = open.get();
        match card.and_then(|card| store.face(game, card)) {
            Some(face) => Route::Card(game, face.id).write(),
            None if before == Some(true) => {
                let route = match store.route.get_untracked() {
                    Route::Card(game, _) => Route::Cards(game, String::new()),
                    route => route,
                };
                route.write();
                store.route.set(route);
            }
            None => {}
        }
        card.is_some()
    });
}

/// The arrows turn from one big card to the next.
fn listen(store: Store, game: GameName, found: Memo<Vec<CardNo>>) {
    let press = move |event: KeyboardEvent| {
        let step: isize = match event.key().as_str() {
            "ArrowLeft" => -1,
            "ArrowRight" => 1,
            _ => return,
        };
        let Some(inspected) = store.inspected.get_untracked() else { return };
        let next = found.with_untracked(|found| {
            let at = found.iter().position(|card| *card == inspected.card)?;
            found.get(at.checked_add_signed(step)?).copied()
        });
        if let Some(card) = next {
            event.prevent_default();
            store.inspected.set(Some(Inspected { game, card, thing: None, pinned: true }));
        }
    };
    let handle = window_event_listener(ev::keydown, press);
    on_cleanup(move || handle.remove());
}
