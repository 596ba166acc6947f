//! The files that are kept, the one that was changed last first.

use super::kept::KeptFile;
use crate::archive::Key;
use crate::decks::lobby_key;
use crate::files;
use crate::parts::{GameMark, Icon};
use crate::route::Route;
use crate::store::Store;
use crate::words::{fill, words};
use leptos::prelude::*;
use longbox_protocol::{CardInfo, DeckInfo, OwnCards};

#[component]
pub(super) fn FileShelf() -> impl IntoView {
    let store = Store::here();
    let (words, kept) = (&words().own_cards, store.card_files);
    let key = |file: &KeptFile| (file.key, file.changed, file.is_broken());
    let none = move || store.has_looked.get() && kept.all.with(Vec::is_empty);
    view! {
        <section class="panel" aria-label=words.files>
            <h2 class="panel__title"><Icon name="book"/>{words.files}<span class="panel__hint">{move || kept.all.with(Vec::len)}</span></h2>
            <ul class="shelf ownfiles">
                <For each=move || kept.all.get() key=key children=move |file| view! { <FileRow file/> }/>
            </ul>
            <Show when=none><p class="nothing">{words.none}</p></Show>
            <NotKept/>
        </section>
    }
}

/// The browser keeps nothing more.
#[component]
pub(super) fn NotKept() -> impl IntoView {
    let store = Store::here();
    let failed = move || store.card_files.trouble.get().is_some();
    view! { <Show when=failed><p class="notkept" role="alert"><Icon name="why"/>{words().own_cards.not_kept}</p></Show> }
}

#[component]
fn FileRow(file: KeptFile) -> impl IntoView {
    let words = &words().own_cards;
    let (key, game) = (file.key, file.game);
    let address = Route::CardFile(game, key).address();
    let broken = file.is_broken().then(|| view! { <span class="bad"><Icon name="cross"/>{words.broken}</span> });
    let (name, text) = (file.name.clone(), StoredValue::new(file.text.clone()));
    let own = name.clone();
    let save = move |_| text.with_value(|text| files::save(&own, text, "text/plain"));
    view! {
        <li class="ownfile">
            <a class="ownfile__front" href=address.clone()><b>{name.clone()}</b><small class="muted"><GameMark game/>{broken}</small></a>
            <span class="ownfile__tools">
                <a class="btn" href=address><Icon name="pencil"/>{words.edit}</a>
                <button type="button" class="btn btn--quiet" on:click=save>{words.save}</button>
                <DeleteFile file_key=key name/>
            </span>
        </li>
    }
}

/// What goes with a file.
#[derive(Clone, Default)]
struct Lost {
    /// The names of decks that use its cards.
    decks: Vec<String>,
    /// What would be wrong with the other files.
    fault: String,
}

/// Asks once before a file is gone, and says what needs it.
#[component]
pub(super) fn DeleteFile(file_key: Key, name: String) -> impl IntoView {
    let store = Store::here();
    let words = &words().own_cards;
    let asking = RwSignal::new(None::<Lost>);
    let label = fill(words.delete_named, &[&name]);
    let ask = move |_| store.find_lost(file_key, move |lost| drop(asking.try_set(Some(lost))));
    let gone = move |_| {
        store.drop_card_file(file_key);
        Route::OwnCards.go();
    };
    move || {
        match asking.get() {
        None => view! { <button type="button" class="btn btn--quiet ownfile__delete" aria-label=label.clone() on:click=ask>{words.delete}</button> }.into_any(),
        Some(Lost { decks, fault }) => {
            let used = (!decks.is_empty()).then(|| view! { <span>{fill(words.used_by, &[&decks.join(", ")])}</span> });
            let fault = (!fault.is_empty()).then(|| view! { <span>{fill(words.others_break, &[&fault])}</span> });
            view! {
                <span class="ownfile__sure" role="alert"><span>{words.really}</span>{used}{fault}
                    <button type="button" class="btn btn--danger" on:click=gone>{words.delete}</button>
                    <button type="button" class="btn" on:click=move |_| asking.set(None)>{words.cancel}</button>
                </span>
            }
            .into_any()
        }
    }
    }
}

impl Store {
    /// Finds out what cannot be used any more without a file.
    fn find_lost(self, key: Key, hears: impl FnOnce(Lost) + 'static) {
        self.tell_own_cards();
        let Some(file) = self.card_file(key) else { return };
        // All others as they are, and nothing in the place of this one.
        let empty = KeptFile { text: "[]".to_owned(), ..file.clone() };
        self.check_file(&empty, move |rest: OwnCards| {
            let fault = rest.fault.map(|fault| format!("{}: {}", fault.file, fault.text)).unwrap_or_default();
            let stays = |face: &CardInfo| rest.cards.iter().any(|card| card.id == face.id);
            let faces = self.faces.with_untracked(|all| all.get(&file.game).cloned()).unwrap_or_default();
            let is_lost = |face: &CardInfo| face.set == crate::parts::OWN_SET && !stays(face);
            let uses = |deck: &DeckInfo| {
                let mut cards = deck.cards.iter().filter_map(|(_, card)| faces.get(usize::from(*card)));
                cards.any(is_lost)
            };
            let own: Vec<String> =
                self.own_decks.with_untracked(|decks| decks.iter().map(|deck| lobby_key(deck.key)).collect());
            let decks = self.lobby.with_untracked(|games| {
                let decks = games.iter().filter(|info| info.game == file.game).flat_map(|info| &info.decks);
                let used = decks.filter(|deck| own.contains(&deck.key) && uses(deck));
                used.map(|deck| deck.name.clone()).collect()
            });
            hears(Lost { decks, fault });
        });
    }
}
