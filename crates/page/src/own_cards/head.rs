//! The head of the editor: the name of the file, whether it is kept, and what can be done with the whole of it.

use super::begin::CardPicker;
use super::desk::{Desk, units};
use super::file::with_card;
use super::shelf::{DeleteFile, NotKept};
use crate::files;
use crate::parts::Icon;
use crate::words::{fill, words};
use leptos::prelude::*;
use longbox_protocol::{CardNo, GameName};

#[component]
pub(super) fn FileHead() -> impl IntoView {
    let desk = Desk::here();
    let (all, words) = (words(), &words().own_cards);
    let rename = move |event| {
        let name = desk.store.free_file_name(desk.game, &event_target_value(&event), desk.key);
        desk.name.set(name);
        desk.changed();
    };
    let save = move |_| files::save(&desk.name.get_untracked(), &desk.text.get_untracked(), "text/plain");
    let kept = move || match (desk.store.card_files.trouble.get(), desk.waits.get()) {
        (Some(_), _) => ().into_any(),
        (None, true) => view! { <span>{words.keeping}</span> }.into_any(),
        (None, false) => view! { <span class="good"><Icon name="check"/>{words.kept}</span> }.into_any(),
    };
    let add = Callback::new(move |card: CardNo| {
        desk.store.card_lines(desk.game, Some(card), desk.text.get_untracked(), move |lines| desk.add(&lines));
    });
    let name = desk.name.get_untracked();
    view! {
        <section class="fhead" aria-label=words.name>
            <div class="fhead__name">
                <h1 class="vh">{move || desk.name.get()}</h1>
                <label class="fhead__field"><span class="vh">{words.name}</span>
                    <input type="text" maxlength="60" autocomplete="off" aria-describedby="file-about" prop:value=move || desk.name.get() on:change=rename/>
                </label>
                <p class="fhead__state"><span>{all.cards.games[usize::from(desk.game == GameName::Squad)]}</span>{kept}<span id="file-about" class="vh">{words.name_about}</span></p>
            </div>
            <CardPicker game=desk.game title=words.another picked=add/>
            <div class="fhead__tools">
                <a class="btn" href="#/own-cards">{words.to_files}</a>
                <button type="button" class="btn" on:click=save><Icon name="export"/>{words.save}</button>
                <DeleteFile file_key=desk.key name/>
                <a class="btn btn--main" href="#/decks"><Icon name="deck"/>{words.to_decks}</a>
            </div>
            <NotKept/>
        </section>
    }
}

impl Desk {
    /// Puts a card at the end of the file.
    fn add(self, lines: &str) {
        let (Some(field), text) = (self.field.get_untracked(), self.text.get_untracked()) else { return };
        let after = with_card(&text, lines);
        self.insert(&field, (0, units(&text)), &after);
        let line = after.lines().count().saturating_sub(lines.lines().count());
        self.go_to(line as u32, 0);
        let name = lines.split_once("name: \"").and_then(|(_, rest)| rest.split_once('"')).map_or("", |(name, _)| name);
        self.store.announcement.set(fill(words().own_cards.copied, &[name]));
    }
}
