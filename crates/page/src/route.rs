//! Where in the page the player is, as the address tells it behind `#`.

use leptos::prelude::*;
use longbox_protocol::GameName;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum Route {
    #[default]
    Home,
    /// Before a game: decks and opponents.
    Lobby(GameName),
    Table,
    Cards(GameName, String),
    /// The rules, searched for these words; a rule's id finds that rule.
    Rules(GameName, String),
    Replays,
}

impl Route {
    pub(crate) fn parse(hash: &str) -> Route {
        let path = hash.trim_start_matches('#').trim_start_matches('/');
        let (path, query) = path.split_once('?').unwrap_or((path, ""));
        let query = query.strip_prefix("q=").unwrap_or(query);
        let query = js_sys::decode_uri_component(query).map(String::from).unwrap_or_default();
        let mut parts = path.split('/');
        let place = parts.next().unwrap_or("");
        let game = parts.next().and_then(GameName::from_word);
        match (place, game) {
            ("play", Some(game)) => Route::Lobby(game),
            ("table", _) => Route::Table,
            ("cards", game) => Route::Cards(game.unwrap_or(GameName::Vs), query),
            ("rules", game) => Route::Rules(game.unwrap_or(GameName::Vs), query),
            ("replays", _) => Route::Replays,
            _ => Route::Home,
        }
    }

    /// The address of this place, to be used in links.
    pub(crate) fn address(&self) -> String {
        let asked = |query: &str| match query {
            "" => String::new(),
            query => format!("?q={}", String::from(js_sys::encode_uri_component(query))),
        };
        match self {
            Route::Home => "#/".to_owned(),
            Route::Lobby(game) => format!("#/play/{}", game.word()),
            Route::Table => "#/table".to_owned(),
            Route::Cards(game, query) => format!("#/cards/{}{}", game.word(), asked(query)),
            Route::Rules(game, query) => format!("#/rules/{}{}", game.word(), asked(query)),
            Route::Replays => "#/replays".to_owned(),
        }
    }

    /// The same place without what is searched for there.
    pub(crate) fn place(&self) -> Route {
        match self {
            Route::Cards(game, _) => Route::Cards(*game, String::new()),
            Route::Rules(game, _) => Route::Rules(*game, String::new()),
            route => route.clone(),
        }
    }

    /// What is searched for there.
    pub(crate) fn query(&self) -> &str {
        match self {
            Route::Cards(_, query) | Route::Rules(_, query) => query,
            _ => "",
        }
    }

    /// Changes the address to this place without a step in the history: for what is typed letter by letter.
    pub(crate) fn write(&self) {
        if let Ok(history) = window().history() {
            let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&self.address()));
        }
    }

    /// Goes there; the address changes with it.
    pub(crate) fn go(&self) {
        let _ = window().location().set_hash(&self.address());
    }

    pub(crate) fn here() -> Route {
        Route::parse(&window().location().hash().unwrap_or_default())
    }
}
