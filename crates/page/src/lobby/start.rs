//! The start of a game: at once from the home page, or from the lobby.

use super::Lobby;
use super::choice::{Choice, Company, Remembered};
use crate::decks::lobby_key;
use crate::route::Route;
use crate::store::Store;
use crate::words::words;
use leptos::prelude::*;
use longbox_protocol::{Call, DeckCall, DeckReply, GameInfo, GameName, Seed, Stops};

/// What will be played, in a sentence, and the button that starts it.
#[component]
pub(super) fn StartBar() -> impl IntoView {
    let lobby = Lobby::here();
    let words = words();
    let watching = move || lobby.choice.with(|choice| choice.company == Company::Watch);
    let summary = move || {
        let seats = lobby.choice.with(|choice| choice.seats);
        let side = |seat: usize| {
            let deck = lobby.deck(&lobby.choice.with(|choice| choice.chairs[seat].deck.clone()));
            let deck = deck.map_or_else(|| words.lobby.a_surprise.to_owned(), |deck| deck.name);
            format!("{} ({deck})", lobby.player_name(seat))
        };
        if seats == 2 {
            return format!("{} {} {}", side(0), words.lobby.against, side(1));
        }
        // Who stands against whom is the mode's business.
        let mode = lobby.choice.with(|choice| choice.mode.clone());
        let mode = lobby.with(|info| info.modes.iter().find(|known| known.word == mode).map(|mode| mode.title.clone()));
        format!("{}: {}", mode.unwrap_or_default(), (0..seats).map(side).collect::<Vec<_>>().join(", "))
    };
    view! {
        <div class="panel startbar">
            <p>{summary}</p>
            <button type="button" class="btn btn--main btn--big" on:click=move |_| lobby.start()>
                {move || if watching() { words.lobby.watch_start } else { words.lobby.start }}<kbd>"Enter"</kbd>
            </button>
        </div>
    }
}

impl Lobby {
    pub(super) fn start(self) {
        let choice = self.choice.get_untracked();
        self.with(|info| self.store.begin(info, &choice));
    }
}

impl Store {
    /// Begins a game as it was chosen. A game that was going on is put to the replays, so that it can be gone on with.
    pub(crate) fn begin(self, info: &GameInfo, choice: &Choice) {
        Remembered::keep(info.game, choice, true);
        self.open_game(info, choice);
    }

    fn open_game(self, info: &GameInfo, choice: &Choice) {
        let words = words();
        let you = if choice.company == Company::People { words.lobby.player } else { words.lobby.you };
        let invitation = choice.invitation(info, fresh_seed(), you);
        self.with_claim(move |store| {
            store.set_aside();
            store.replay.set(None);
            store.notice.set(None);
            store.call(Call::Open(invitation));
            store.use_usual_stops();
        });
    }

    /// Plays the game on the table once more.
    pub(crate) fn rematch(self) {
        self.with_claim(|store| {
            store.set_aside();
            store.notice.set(None);
            store.call(Call::Rematch { seed: fresh_seed() });
            store.use_usual_stops();
        });
    }

    /// A new game begins with the usual stops.
    fn use_usual_stops(self) {
        let stops = Stops { pass_until_my_turn: false, ..self.settings.get_untracked().stops };
        self.call(Call::Stops(stops));
    }

    /// Begins a game with the last choice, or the usual one. Nothing happens before the games are known.
    pub(crate) fn play_now(self, game: Option<GameName>) {
        let mut remembered = Remembered::load();
        let game = game.or(remembered.last).unwrap_or(GameName::Vs);
        let lobby = self.lobby.get_untracked();
        let Some(info) = lobby.iter().find(|info| info.game == game) else { return };
        let mut choice = remembered.games.remove(&game).unwrap_or_default();
        // Whoever wants to play now wants to play.
        if choice.company == Company::Watch {
            choice.company = Company::Bots;
        }
        self.begin(info, &choice.fitted(info));
    }

    /// Goes to the lobby with a deck chosen for the player, once the host knows it.
    pub(crate) fn play_deck(self, game: GameName, deck: &str) {
        self.tell_own_decks();
        let key = deck.to_owned();
        // Calls are answered in order: by then the lobby has the deck.
        self.ask_about_decks(DeckCall::Draft { game, deck: key.clone() }, move |reply| {
            if let DeckReply::Failed { text } = reply {
                let is_own = self.own_decks.with_untracked(|own| own.iter().any(|own| lobby_key(own.key) == key));
                return self.tell(if is_own { words().decks.not_whole } else { &text });
            }
            let mut choice = Remembered::load().games.remove(&game).unwrap_or_default();
            choice.chairs.resize(choice.chairs.len().max(1), Default::default());
            choice.chairs[0].deck = key;
            choice.chairs[0].main.clear();
            Remembered::keep(game, &choice, false);
            Route::Lobby(game).go();
        });
    }

    /// Lets two bots play with decks that chance picks. Nothing happens before the games are known.
    pub(crate) fn watch_bots(self, game: GameName) {
        let lobby = self.lobby.get_untracked();
        let Some(info) = lobby.iter().find(|info| info.game == game) else { return };
        let choice = Choice { company: Company::Watch, ..Choice::default() }.fitted(info);
        self.open_game(info, &choice);
    }
}

/// A seed that nobody can foresee.
pub(crate) fn fresh_seed() -> Seed {
    let mut bytes = [0; 32];
    let drawn = window().crypto().and_then(|crypto| crypto.get_random_values_with_u8_array(&mut bytes));
    if drawn.is_err() {
        // A browser without it still has a die, which is good enough for a game on one device.
        bytes = std::array::from_fn(|_| (js_sys::Math::random() * 256.0) as u8);
    }
    Seed::new(bytes)
}
