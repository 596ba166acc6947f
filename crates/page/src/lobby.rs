//! Before a game: decks, opponents, who goes first.

mod beside;
mod chairs;
mod choice;
mod company;
mod decks;
mod leaders;
mod listing;
mod picker;
mod start;

pub(crate) use choice::{Choice, Remembered};
pub(crate) use decks::{DeckArt, grouped};
pub(crate) use start::fresh_seed;

use crate::parts::Loading;
use crate::route::Route;
use crate::store::Store;
use crate::words::{fill, words};
use chairs::ChairsPanel;
use company::CompanyPanel;
use decks::OwnDecks;
use leptos::ev;
use leptos::prelude::*;
use listing::DeckListing;
use longbox_protocol::{DeckInfo, GameInfo, GameName, Seat};
use picker::DeckPicker;
use start::StartBar;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

/// The lobby of one game while it is open.
#[derive(Clone, Copy)]
struct Lobby {
    store: Store,
    game: GameName,
    info: StoredValue<GameInfo>,
    choice: RwSignal<Choice>,
    /// The chair that a deck is being picked for.
    picking: RwSignal<Option<usize>>,
    /// The key of the deck that is being looked into.
    listing: RwSignal<Option<String>>,
}

impl Lobby {
    fn here() -> Lobby {
        expect_context::<Lobby>()
    }

    fn with<T>(self, look: impl FnOnce(&GameInfo) -> T) -> T {
        self.info.with_value(look)
    }

    fn deck(self, key: &str) -> Option<DeckInfo> {
        self.with(|info| info.decks.iter().find(|deck| deck.key == key).cloned())
    }

    /// The deck of a chair; none for a surprise.
    fn deck_at(self, seat: usize) -> Memo<Option<DeckInfo>> {
        Memo::new(move |_| self.deck(&self.choice.with(|choice| choice.chairs[seat].deck.clone())))
    }

    /// The address says which deck is looked into, and the other way round.
    fn tell_address(self) {
        let (store, game) = (self.store, self.game);
        Effect::new(move |_| {
            if let Route::Deck(_, key) = store.route.get()
                && self.listing.with_untracked(|open| open.as_ref() != Some(&key))
            {
                self.listing.set(Some(key));
            }
        });
        Effect::new(move |before: Option<bool>| {
            let open = self.listing.get();
            let looked = open.is_some();
            if looked || before == Some(true) {
                let route = open.map_or(Route::Lobby(game), |key| Route::Deck(game, key));
                if store.route.with_untracked(|now| *now != route) {
                    route.write();
                    store.route.set(route);
                }
            }
            looked
        });
    }

    /// Changes the choice; whatever no longer goes together is put right.
    fn change(self, change: impl FnOnce(&mut Choice)) {
        let mut choice = self.choice.get_untracked();
        change(&mut choice);
        let choice = self.with(|info| choice.fitted(info));
        Remembered::keep(self.game, &choice, false);
        self.choice.set(choice);
    }

    /// What the player in this chair is called before the game.
    fn player_name(self, seat: usize) -> String {
        let words = words();
        self.choice.with(|choice| {
            let chair = choice.chairs.get(seat).cloned().unwrap_or_default();
            if choice.is_person(seat) {
                return match chair.name.trim() {
                    _ if choice.company == choice::Company::Bots => words.lobby.you.to_owned(),
                    "" => format!("{} {}", words.lobby.player, Seat(seat as u8)),
                    name => name.to_owned(),
                };
            }
            let bot = self.with(|info| info.bots.iter().find(|bot| bot.kind == chair.bot).map(|bot| bot.name.clone()));
            bot.unwrap_or(chair.bot)
        })
    }
}

#[component]
pub(crate) fn LobbyPage(game: GameName) -> impl IntoView {
    let store = Store::here();
    let info = Memo::new(move |_| store.lobby.with(|all| all.iter().find(|info| info.game == game).cloned()));
    view! {
        <main id="main" class="lobby">
            {move || match info.get() {
                Some(info) => view! { <Ready info/> }.into_any(),
                None => view! { <Loading/> }.into_any(),
            }}
        </main>
    }
}

/// The lobby once the game is known.
#[component]
fn Ready(info: GameInfo) -> impl IntoView {
    let store = Store::here();
    let game = info.game;
    let title = fill(words().lobby.title, &[&info.title]);
    let choice = Remembered::load().games.remove(&game).unwrap_or_default().fitted(&info);
    let lobby = Lobby {
        store,
        game,
        info: StoredValue::new(info),
        choice: RwSignal::new(choice),
        picking: RwSignal::new(None),
        listing: RwSignal::new(None),
    };
    provide_context(lobby);
    lobby.tell_address();
    let handle = window_event_listener(ev::keydown, move |event| press(lobby, &event));
    on_cleanup(move || handle.remove());
    view! {
        <h1 class="lobby__title">{title}</h1>
        <div class="lobby__parts">
            <div class="lobby__own">
                <CompanyPanel/>
                <OwnDecks/>
            </div>
            <div class="lobby__others">
                <ChairsPanel/>
                <StartBar/>
            </div>
        </div>
        <DeckPicker/>
        <DeckListing/>
    }
}

/// Enter starts the game, unless something else has the keyboard that Enter works on.
fn press(lobby: Lobby, event: &KeyboardEvent) {
    let open = lobby.picking.with_untracked(Option::is_some)
        || lobby.listing.with_untracked(Option::is_some)
        || lobby.store.inspected.with_untracked(Option::is_some);
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let busy = target.is_some_and(|target| matches!(target.tag_name().as_str(), "BUTTON" | "A" | "SELECT"));
    if event.key() == "Enter" && !open && !busy {
        event.prevent_default();
        lobby.start();
    }
}
