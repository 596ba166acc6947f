//! The player's own decks, the one that was changed last first.

use crate::archive::Key;
use crate::decks::{KeptDeck, lobby_key};
use crate::lobby::DeckArt;
use crate::parts::{GameMark, Icon};
use crate::route::Route;
use crate::store::Store;
use crate::words::{fill, words};
use leptos::prelude::*;
use longbox_protocol::DeckInfo;

#[component]
pub(super) fn OwnShelf() -> impl IntoView {
    let store = Store::here();
    let words = &words().decks;
    let decks = move || store.own_decks.get();
    view! {
        <section class="panel" aria-label=words.own>
            <h2 class="panel__title"><Icon name="deck"/>{words.own}<span class="panel__hint">{move || store.own_decks.with(Vec::len)}</span></h2>
            <ul class="shelf mydecks__own">
                <For each=decks key=|deck| (deck.key, deck.changed) children=move |deck| view! { <OwnDeck deck/> }/>
            </ul>
            <Show when=move || store.has_looked.get() && store.own_decks.with(Vec::is_empty)><p class="nothing">{words.none}</p></Show>
            <Show when=move || store.deck_trouble.get().is_some()><p class="notkept" role="alert"><Icon name="why"/>{words.not_kept}</p></Show>
        </section>
    }
}

/// What a deck without a name is called.
pub(in crate::decks) fn named(name: &str) -> String {
    if name.trim().is_empty() { words().decks.no_name.to_owned() } else { name.to_owned() }
}

#[component]
fn OwnDeck(deck: KeptDeck) -> impl IntoView {
    let store = Store::here();
    let words = &words().decks;
    let (key, game) = (deck.key, deck.game);
    let name = named(&deck.name);
    let route = Route::Build(game, key);
    // What the host makes of it; none while it cannot be played.
    let info = Memo::new(move |_| {
        let wanted = lobby_key(key);
        store.lobby.with(|games| {
            let info = games.iter().find(|info| info.game == game)?;
            info.decks.iter().find(|deck| deck.key == wanted).cloned()
        })
    });
    let is_known = move || store.lobby.with(|games| !games.is_empty()) && store.all_faces(game).is_some();
    let lost = Memo::new(move |_| is_known() && info.with(Option::is_none));
    let art = move || info.get().map(|deck: DeckInfo| view! { <DeckArt game deck/> });
    let size = move || {
        info.with(|info| {
            info.as_ref().map(|info| {
                let size: usize = info.cards.iter().map(|(count, _)| usize::from(*count)).sum();
                words.cards.of(size)
            })
        })
    };
    let when = fill(
        words.changed,
        &[&String::from(
            js_sys::Date::new(&(deck.changed as f64).into())
                .to_locale_date_string("en", &wasm_bindgen::JsValue::UNDEFINED),
        )],
    );
    view! {
        <li class="shelf__row mydeck">
            <a class="mydeck__front" href=route.address()>
                {art}
                <span class="mydeck__words">
                    <b>{name.clone()}</b>
                    <Show when=move || lost.get()><small class="bad mydeck__lost"><Icon name="cross"/>{words.not_whole}</small></Show>
                    <small class="muted"><GameMark game/>{move || size().map(|size| format!("{size} · "))}{when.clone()}</small>
                </span>
            </a>
            <span class="mydeck__tools">
                <a class="btn" href=route.address()><Icon name="pencil"/>{words.build}</a>
                <button type="button" class="btn btn--own" on:click=move |_| store.play_deck(game, &lobby_key(key))>{words.play}</button>
                <button type="button" class="btn btn--quiet" on:click=move |_| store.duplicate_deck(key)>{words.duplicate}</button>
                <Delete deck_key=key name/>
            </span>
        </li>
    }
}

/// Asks once before a deck is gone.
#[component]
fn Delete(deck_key: Key, name: String) -> impl IntoView {
    let store = Store::here();
    let words = &words().decks;
    let asking = RwSignal::new(false);
    let label = fill(words.delete_named, &[&name]);
    move || {
        match asking.get() {
        false => view! {
            <button type="button" class="btn btn--quiet mydeck__delete" aria-label=label.clone() on:click=move |_| asking.set(true)>{words.delete}</button>
        }
        .into_any(),
        true => view! {
            <span class="mydeck__sure" role="alert">{words.really}
                <button type="button" class="btn btn--danger" on:click=move |_| store.drop_deck(deck_key)>{words.delete}</button>
                <button type="button" class="btn" on:click=move |_| asking.set(false)>{words.cancel}</button>
            </span>
        }
        .into_any(),
    }
    }
}

impl Store {
    /// The same deck once more, under another name.
    fn duplicate_deck(self, key: Key) {
        self.find_deck(key, move |found| {
            if let Some((mut draft, _)) = found {
                draft.name = fill(words().decks.copy_of, &[&named(&draft.name)]);
                self.begin_deck(draft, Vec::new(), true);
            }
        });
    }
}
