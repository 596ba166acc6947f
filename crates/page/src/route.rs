//! Where in the page the player is, as the address tells it behind `#`.

use crate::archive::Key;
use leptos::prelude::*;
use longbox_protocol::GameName;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum Route {
    #[default]
    Home,
    /// Before a game: decks and opponents.
    Lobby(GameName),
    /// A look into the deck with this key.
    Deck(GameName, String),
    Table,
    /// The player's decks.
    Decks,
    /// A deck of the player's own on the builder.
    Build(GameName, Key),
    /// Test games of the deck on the builder.
    Test(GameName, Key),
    /// A deck that somebody sent, whole in this word.
    SentDeck(String),
    /// The player's own cards.
    OwnCards,
    /// A file of own cards in the editor.
    CardFile(GameName, Key),
    Cards(GameName, String),
    /// One card: its id, or its name.
    Card(GameName, String),
    /// The rules, searched for these words; a rule's id finds that rule.
    Rules(GameName, String),
    Replays,
    /// A game that its address holds, packed.
    Replay(String),
}

impl Route {
    pub(crate) fn parse(hash: &str) -> Route {
        let path = hash.trim_start_matches('#').trim_start_matches('/');
        let (path, query) = path.split_once('?').unwrap_or((path, ""));
        let query = query.strip_prefix("q=").unwrap_or(query);
        let query = js_sys::decode_uri_component(query).map(String::from).unwrap_or_default();
        let mut parts = path.split('/');
        let place = parts.next().unwrap_or("");
        let second = parts.next().unwrap_or("");
        let game = GameName::from_word(second);
        let one = js_sys::decode_uri_component(parts.next().unwrap_or("")).map(String::from).unwrap_or_default();
        match (place, game) {
            ("play", Some(game)) => Route::Lobby(game),
            ("decks", Some(game)) if one.is_empty() => Route::Lobby(game),
            // Own decks have numbers, those that come with the program have words.
            ("decks", Some(game)) => match (one.parse(), parts.next()) {
                (Ok(key), Some("test")) => Route::Test(game, key),
                (Ok(key), _) => Route::Build(game, key),
                (Err(_), _) => Route::Deck(game, one),
            },
            ("decks", None) => Route::Decks,
            ("deck", _) if !second.is_empty() => Route::SentDeck(second.to_owned()),
            ("own-cards", Some(game)) => one.parse().map_or(Route::OwnCards, |key| Route::CardFile(game, key)),
            ("own-cards", None) => Route::OwnCards,
            ("table", _) => Route::Table,
            ("cards", Some(game)) if !one.is_empty() => Route::Card(game, one),
            ("cards", game) => Route::Cards(game.unwrap_or(GameName::Vs), query),
            ("rules", Some(game)) if !one.is_empty() => Route::Rules(game, one),
            ("rules", game) => Route::Rules(game.unwrap_or(GameName::Vs), query),
            ("replays", _) if !second.is_empty() => Route::Replay(second.to_owned()),
            ("replays", _) => Route::Replays,
            _ => Route::Home,
        }
    }

    /// The address of this place, to be used in links.
    pub(crate) fn address(&self) -> String {
        let coded = |words: &str| String::from(js_sys::encode_uri_component(words));
        let asked = |query: &str| match query {
            "" => String::new(),
            query => format!("?q={}", coded(query)),
        };
        match self {
            Route::Home => "#/".to_owned(),
            Route::Lobby(game) => format!("#/play/{}", game.word()),
            Route::Deck(game, key) => format!("#/decks/{}/{}", game.word(), coded(key)),
            Route::Table => "#/table".to_owned(),
            Route::Decks => "#/decks".to_owned(),
            Route::Build(game, key) => format!("#/decks/{}/{key}", game.word()),
            Route::Test(game, key) => format!("#/decks/{}/{key}/test", game.word()),
            Route::SentDeck(word) => format!("#/deck/{word}"),
            Route::OwnCards => "#/own-cards".to_owned(),
            Route::CardFile(game, key) => format!("#/own-cards/{}/{key}", game.word()),
            Route::Cards(game, query) => format!("#/cards/{}{}", game.word(), asked(query)),
            Route::Card(game, word) => format!("#/cards/{}/{}", game.word(), coded(word)),
            Route::Rules(game, id) if is_id(id) => format!("#/rules/{}/{id}", game.word()),
            Route::Rules(game, query) => format!("#/rules/{}{}", game.word(), asked(query)),
            Route::Replays => "#/replays".to_owned(),
            Route::Replay(packed) => format!("#/replays/{packed}"),
        }
    }

    /// The same page without what is searched for or open there.
    pub(crate) fn place(&self) -> Route {
        match self {
            Route::Cards(game, _) | Route::Card(game, _) => Route::Cards(*game, String::new()),
            Route::Rules(game, _) => Route::Rules(*game, String::new()),
            Route::Deck(game, _) => Route::Lobby(*game),
            Route::Test(game, key) => Route::Build(*game, *key),
            Route::Replay(_) => Route::Replays,
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

/// Whether words can be the id of a rule: "turn.draw".
pub(crate) fn is_id(words: &str) -> bool {
    let plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || ".-".contains(letter);
    words.contains('.') && words.chars().all(plain)
}
