//! The ways to a new file of one game, and to one more card.

use super::file::{file_with, listed};
use super::kept::KeptFile;
use crate::files::{self, Unread};
use crate::parts::{GameMark, Icon, OWN_SET};
use crate::store::Store;
use crate::words::words;
use leptos::prelude::*;
use longbox_protocol::{CardNo, GameName};

#[component]
pub(super) fn NewFile(game: GameName) -> impl IntoView {
    let store = Store::here();
    let (all, words) = (words(), &words().own_cards);
    let title = format!("{}: {}", words.new, all.cards.games[usize::from(game == GameName::Squad)]);
    let begin = move |card: Option<CardNo>| {
        store.card_lines(game, card, String::new(), move |lines| {
            store.begin_file(game, words.first_file, file_with(&lines));
        });
    };
    let chosen = move |event| {
        let Some(file) = files::chosen(&event) else { return };
        let name = file.name();
        files::read(&file, move |read| store.bring_file(game, &name, read));
    };
    view! {
        <section class="panel newfile" data-game=game.word() aria-label=title.clone()>
            <h2 class="panel__title"><GameMark game/>{title.clone()}</h2>
            <div class="newfile__ways">
                <div class="newfile__way">
                    <button type="button" class="btn btn--main newfile__example" on:click=move |_| begin(None)><Icon name="pencil"/>{words.example}</button>
                    <small class="muted">{words.example_about}</small>
                </div>
                <CardPicker game title=words.from_card picked=Callback::new(move |card| begin(Some(card)))/>
                <div class="newfile__way">
                    <span class="field">{words.from_file}</span>
                    <label class="btn filebutton">{words.choose_file}<input type="file" class="vh" accept=".ron,.txt,text/plain" on:change=chosen/></label>
                </div>
            </div>
        </section>
    }
}

/// A card is chosen by its name, to be copied.
#[component]
pub(super) fn CardPicker(game: GameName, title: &'static str, picked: Callback<CardNo>) -> impl IntoView {
    let store = Store::here();
    let words = &words().own_cards;
    let name = RwSignal::new(String::new());
    let list = format!("cards-of-{}", game.word());
    let options = move || {
        store.faces.with(|all| {
            let faces = all.get(&game).into_iter().flat_map(|faces| faces.iter());
            let known = faces.filter(|face| face.set != OWN_SET);
            known.map(|face| view! { <option value=listed(&face.name, &face.id)></option> }).collect_view()
        })
    };
    let copy = move || match store.card_called(game, &name.get_untracked()) {
        Some(card) => {
            name.set(String::new());
            picked.run(card);
        }
        None => store.tell(words.no_card),
    };
    let press = move |event: web_sys::KeyboardEvent| {
        if event.key() == "Enter" {
            event.prevent_default();
            copy();
        }
    };
    view! {
        <div class="newfile__way cardpick">
            <label class="field">{title}
                <input type="text" list=list.clone() autocomplete="off" placeholder=words.from_card_hint prop:value=move || name.get()
                    on:input=move |event| name.set(event_target_value(&event)) on:keydown=press/>
            </label>
            <datalist id=list>{options}</datalist>
            <button type="button" class="btn cardpick__copy" aria-disabled=move || name.with(String::is_empty).then_some("true") on:click=move |_| copy()>{words.copy}</button>
        </div>
    }
}

impl Store {
    /// Takes a file in and goes to it, whatever mistakes are in its cards. What is no file of cards at all is refused.
    fn bring_file(self, game: GameName, name: &str, read: Result<String, Unread>) {
        let words = &words().own_cards;
        let text = match read {
            Ok(text) if text.contains(['\u{fffd}', '\0']) => return self.tell(words.no_text),
            Ok(text) => text,
            Err(Unread::TooBig) => return self.tell(words.too_big),
            Err(Unread::Refused) => return self.tell(words.no_text),
        };
        let key = self.fresh_file_key();
        let name = self.free_file_name(game, name, key);
        let file = KeptFile { key, game, name: name.clone(), text, good: String::new(), changed: 0 };
        let text = file.text.clone();
        self.check_file(&file, move |looked| match looked.fault {
            // The whole file is to blame: it is too large.
            Some(fault) if fault.line == 0 && fault.file == name => self.tell(&longbox_protocol::capital(&fault.text)),
            _ => self.begin_file(game, &name, text),
        });
    }
}
