//! The ways to a new deck of one game.

use crate::parts::{GameMark, Icon};
use crate::store::Store;
use crate::words::{fill, words};
use leptos::prelude::*;
use longbox_protocol::{DeckCall, DeckDraft, DeckReply, GameInfo, GameName};

#[component]
pub(super) fn NewDeck(game: GameName) -> impl IntoView {
    let store = Store::here();
    let (all, words) = (words(), &words().decks);
    let at = usize::from(game == GameName::Squad);
    let nothing = move |_| store.begin_deck(DeckDraft::new(game), Vec::new(), false);
    view! {
        <section class="panel newdeck" aria-label=format!("{}: {}", words.new, all.cards.games[at])>
            <h2 class="panel__title"><GameMark game/>{words.new}": "{all.cards.games[at]}</h2>
            <div class="newdeck__ways">
                <div class="newdeck__way">
                    <button type="button" class="btn btn--main" on:click=nothing><Icon name="pencil"/>{words.from_nothing}</button>
                    <small class="muted">{words.new_about[at]}</small>
                </div>
                <FromDeck game/>
            </div>
        </section>
    }
}

/// A deck that comes with the program, to go on from.
#[component]
fn FromDeck(game: GameName) -> impl IntoView {
    let store = Store::here();
    let words = &words().decks;
    let chosen = RwSignal::new(String::new());
    let named = move |info: &GameInfo| {
        let decks = info.decks.iter().filter(|deck| deck.quest.is_none() && !deck.key.starts_with("own-"));
        decks.map(|deck| (deck.key.clone(), deck.name.clone())).collect::<Vec<_>>()
    };
    let decks = Memo::new(move |_| {
        store.lobby.with(|games| games.iter().find(|info| info.game == game).map(named).unwrap_or_default())
    });
    let options =
        move || decks.get().into_iter().map(|(key, name)| view! { <option value=key>{name}</option> }).collect_view();
    let go_on = move |_| {
        let deck = chosen.get_untracked();
        if !deck.is_empty() {
            store.copy_built_in(game, deck);
        }
    };
    view! {
        <div class="newdeck__way">
            <label class="field">{words.from_deck}
                <select on:change=move |event| chosen.set(event_target_value(&event))>
                    <option value="">"–"</option>
                    {options}
                </select>
            </label>
            <button type="button" class="btn newdeck__from" aria-disabled=move || chosen.with(String::is_empty).then_some("true") on:click=go_on>{words.go_on}</button>
        </div>
    }
}

impl Store {
    /// A copy of a deck of the lobby, to be built on.
    pub(in crate::decks) fn copy_built_in(self, game: GameName, deck: String) {
        self.ask_about_decks(DeckCall::Draft { game, deck }, move |reply| {
            let reply = match reply {
                DeckReply::Draft(draft) => {
                    let name = fill(words().decks.copy_of, &[&draft.name]);
                    DeckReply::Draft(DeckDraft { name, ..draft })
                }
                other => other,
            };
            self.begin_with(reply);
        });
    }

    /// Lays the deck out that the host has given, or says why there is none.
    fn begin_with(self, reply: DeckReply) {
        match reply {
            DeckReply::Draft(draft) => self.begin_deck(draft, Vec::new(), false),
            DeckReply::Failed { text } => self.tell(&text),
            _ => {}
        }
    }
}
