//! What stands around every page but the table: the bar with the main menu.

use crate::home::HomePage;
use crate::later;
use crate::lobby::LobbyPage;
use crate::parts::{Icon, Later};
use crate::route::Route;
use crate::settings::Theme;
use crate::store::Store;
use crate::table::Inspector;
use crate::words::{fill, words};
use leptos::ev;
use leptos::prelude::*;
use longbox_protocol::GameName;

/// A page with the main menu above it.
#[component]
pub(crate) fn Frame() -> impl IntoView {
    let store = Store::here();
    let words = words();
    // What is searched for changes with every letter and must not build the page anew.
    let place = Memo::new(move |_| store.route.with(Route::place));
    let handle = window_event_listener(ev::keydown, move |event| {
        if event.key() == "Escape" && store.inspected.with_untracked(Option::is_some) {
            store.inspected.set(None);
        }
    });
    on_cleanup(move || handle.remove());
    view! {
        <header class="bar bar--frame">
            <a href="#/" aria-label=words.shell.to_home class="bar__logo">
                <svg class="logo" viewBox="0 0 480 108" width="107" aria-hidden="true"><use href="#logo"></use></svg>
            </a>
            <MainMenu place/>
            <ThemeButton/>
        </header>
        {move || page(place.get())}
        <Inspector/>
    }
}

fn page(place: Route) -> AnyView {
    match place {
        Route::Lobby(game) | Route::Deck(game, _) => view! { <LobbyPage game/> }.into_any(),
        Route::Cards(game, _) | Route::Card(game, _) => {
            view! { <Later part=move || Box::pin(later::cards(game))/> }.into_any()
        }
        Route::Rules(game, _) => view! { <Later part=move || Box::pin(later::rules(game))/> }.into_any(),
        Route::Decks => view! { <Later sheet="decks" part=|| Box::pin(later::decks())/> }.into_any(),
        Route::Build(game, key) | Route::Test(game, key) => {
            view! { <Later sheet="decks" part=move || Box::pin(later::builder(game, key))/> }.into_any()
        }
        Route::SentDeck(word) => {
            view! { <Later sheet="decks" part=move || Box::pin(later::sent_deck(word.clone()))/> }.into_any()
        }
        Route::OwnCards => view! { <Later sheet="own-cards" part=|| Box::pin(later::own_cards())/> }.into_any(),
        Route::CardFile(game, key) => {
            view! { <Later sheet="own-cards" part=move || Box::pin(later::card_file(game, key))/> }.into_any()
        }
        Route::Replays | Route::Replay(_) => view! { <Later part=|| Box::pin(later::replays())/> }.into_any(),
        // The table has no frame.
        Route::Home | Route::Table => view! { <HomePage/> }.into_any(),
    }
}

/// "Cards · Longbox".
pub(crate) fn title(place: &Route) -> String {
    let words = words();
    let part = match place {
        Route::Home => return words.shell.name.to_owned(),
        Route::Lobby(_) | Route::Deck(..) => words.shell.play,
        Route::Table => words.shell.table,
        Route::Decks | Route::Build(..) | Route::Test(..) | Route::SentDeck(_) => words.shell.decks,
        Route::OwnCards | Route::CardFile(..) => words.shell.own_cards,
        Route::Cards(..) | Route::Card(..) => words.shell.cards,
        Route::Rules(..) => words.shell.rules,
        Route::Replays | Route::Replay(_) => words.shell.replays,
    };
    format!("{part} · {}", words.shell.name)
}

#[component]
fn MainMenu(place: Memo<Route>) -> impl IntoView {
    let store = Store::here();
    let words = words();
    // Whoever reads about one game stays with it.
    let game = move || match place.get() {
        Route::Lobby(game)
        | Route::Cards(game, _)
        | Route::Rules(game, _)
        | Route::Deck(game, _)
        | Route::Build(game, _)
        | Route::CardFile(game, _) => game,
        _ => store.game().unwrap_or(GameName::Vs),
    };
    let link = move |word: &'static str, target: Signal<Route>, current: fn(&Route) -> bool| {
        view! {
            <a href=move || target.with(Route::address) aria-current=move || place.with(current).then_some("page")>{word}</a>
        }
    };
    // A game that waits is one click away from everywhere.
    let waiting = move || match (
        store.replay.with(Option::is_some),
        store.table.with(Option::is_some) || store.saved.with(Option::is_some),
    ) {
        (true, _) => Some(words.shell.replay),
        (false, true) => Some(words.shell.table),
        (false, false) => None,
    };
    view! {
        <nav class="nav" aria-label=words.shell.main_menu>
            {link(words.shell.play, Signal::stored(Route::Home), |route| matches!(route, Route::Home | Route::Lobby(_)))}
            {move || waiting().map(|word| view! { <a href=Route::Table.address()>{word}</a> })}
            {link(words.shell.decks, Signal::stored(Route::Decks), |route| matches!(route, Route::Decks | Route::Build(..) | Route::SentDeck(_)))}
            {link(words.shell.cards, Signal::derive(move || Route::Cards(game(), String::new())), |route| matches!(route, Route::Cards(..) | Route::OwnCards | Route::CardFile(..)))}
            {link(words.shell.rules, Signal::derive(move || Route::Rules(game(), String::new())), |route| matches!(route, Route::Rules(..)))}
            {link(words.shell.replays, Signal::stored(Route::Replays), |route| matches!(route, Route::Replays))}
        </nav>
    }
}

/// Goes round the themes.
#[component]
fn ThemeButton() -> impl IntoView {
    let store = Store::here();
    let words = words();
    let theme = move || store.settings.with(|settings| settings.theme);
    let name = move || match theme() {
        Theme::System => words.shell.theme_system,
        Theme::Light => words.shell.theme_light,
        Theme::Dark => words.shell.theme_dark,
    };
    let next = move |_| {
        let at = Theme::ALL.iter().position(|known| *known == theme()).unwrap_or(0);
        store.set(|settings| settings.theme = Theme::ALL[(at + 1) % Theme::ALL.len()]);
    };
    view! {
        <button type="button" class="btn btn--quiet bar__theme" aria-label=move || fill(words.shell.theme_is, &[name()]) title=name on:click=next>
            <Icon name="sun"/><span class="bar__word">{name}</span>
        </button>
    }
}
