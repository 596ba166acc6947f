//! All own decks as one file, and back.

use crate::decks::KeptDeck;
use crate::files::{self, Unread};
use crate::own_cards::KeptFile;
use crate::parts::Icon;
use crate::store::Store;
use crate::words::words;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

/// Tells such a file from others.
const MARK: &str = "longbox-decks";

#[derive(Serialize, Deserialize)]
struct Whole {
    file: String,
    decks: Vec<KeptDeck>,
    /// The cards that the player has written, which the decks may need.
    #[serde(default)]
    cards: Vec<KeptFile>,
}

#[component]
pub(super) fn Everything() -> impl IntoView {
    let store = Store::here();
    let words = &words().decks;
    let export = move |_| {
        let (decks, cards) = (store.own_decks.get_untracked(), store.card_files());
        let whole = Whole { file: MARK.to_owned(), decks, cards };
        if let Ok(text) = serde_json::to_string_pretty(&whole) {
            files::save(words.all_file, &text, "application/json");
        }
    };
    let chosen = move |event| {
        if let Some(file) = files::chosen(&event) {
            files::read(&file, move |read| store.bring_back(read));
        }
    };
    let any = move || store.own_decks.with(|decks| !decks.is_empty()) || !store.card_files().is_empty();
    view! {
        <section class="panel everything" aria-label=words.everything>
            <h2 class="panel__title"><Icon name="export"/>{words.everything}</h2>
            <div class="everything__ways">
                <Show when=any><button type="button" class="btn everything__save" on:click=export>{words.export_all}</button></Show>
                <label class="btn filebutton">{words.import_all}
                    <input type="file" class="vh" accept=".json,application/json" on:change=chosen/>
                </label>
            </div>
        </section>
    }
}

impl Store {
    /// Takes the decks of a file in. A deck that is there already is left as it was changed last.
    fn bring_back(self, read: Result<String, Unread>) {
        let words = &words().decks;
        let whole = read.ok().and_then(|text| serde_json::from_str::<Whole>(&text).ok());
        let whole = whole.filter(|whole| whole.file == MARK);
        let Some(whole) = whole else { return self.tell(words.not_decks) };
        let newer = |deck: &KeptDeck| {
            self.own_decks
                .with_untracked(|known| known.iter().all(|other| other.key != deck.key || other.changed < deck.changed))
        };
        let decks: Vec<KeptDeck> = whole.decks.into_iter().filter(newer).collect();
        let told = words.came_back.of(decks.len());
        self.bring_card_files_back(whole.cards);
        self.keep_decks(decks, move |_| {
            self.tell_own_decks();
            self.tell(&told);
        });
    }
}
