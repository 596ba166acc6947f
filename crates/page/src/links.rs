//! Addresses that mean one thing: a card, a rule, a deck, a game. Whoever follows one sees it; a wrong one says so and
//! leads to what comes nearest.

use crate::route::{Route, is_id};
use crate::store::{Inspected, Store};
use crate::words::{fill, words};
use js_sys::Promise;
use leptos::prelude::*;
use leptos::task::spawn_local;
use longbox_protocol::{Call, CardInfo};
use std::collections::BTreeSet;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// The longest link that mails and chats carry whole, in letters.
const LONGEST: usize = 8_000;

/// Copies the link to a place of the page.
#[component]
pub(crate) fn CopyLink(route: Route) -> impl IntoView {
    let store = Store::here();
    let copy = move |_| spawn_local(store.copy(linked(&route)));
    view! { <button type="button" class="btn btn--quiet copylink" on:click=copy>{words().links.copy}</button> }
}

/// The whole address of a place.
fn linked(route: &Route) -> String {
    let here = window().location().href().unwrap_or_default();
    let page = here.split('#').next().unwrap_or_default();
    format!("{page}{}", route.address())
}

impl Store {
    /// Shows the one thing that the address means, as soon as what it takes is here.
    pub(crate) fn follow(self) {
        match self.route.get_untracked() {
            Route::Card(game, word) => self.follow_card(game, &word),
            Route::Deck(game, key) => {
                let keys = self.lobby.with_untracked(|all| {
                    let info = all.iter().find(|info| info.game == game);
                    info.map(|info| info.decks.iter().map(|deck| deck.key.clone()).collect::<Vec<_>>())
                });
                self.follow_key(keys, &key, words().links.no_deck, |key| Route::Deck(game, key));
            }
            Route::Rules(game, id) if is_id(&id) => {
                let ids = self
                    .laws
                    .with_untracked(|all| all.get(&game).map(|laws| laws.iter().map(|law| law.id.clone()).collect()));
                self.follow_key(ids, &id, words().links.no_rule, |id| Route::Rules(game, id));
            }
            // The host is there when it has told of its lobby.
            Route::Replay(packed) if self.lobby.with_untracked(|all| !all.is_empty()) => {
                self.route.set(Route::Replays);
                spawn_local(self.follow_game(packed));
            }
            _ => {}
        }
    }

    fn follow_card(self, game: longbox_protocol::GameName, word: &str) {
        let Some(faces) = self.faces.with_untracked(|all| all.get(&game).cloned()) else { return };
        let meant = |face: &&CardInfo| face.id.eq_ignore_ascii_case(word) || slug(&face.name) == slug(word);
        let found = faces.iter().find(meant).or_else(|| {
            self.tell(&fill(words().links.no_card, &[word]));
            let ids = faces
                .iter()
                .map(|face| if word.contains(|letter: char| letter.is_ascii_digit()) { &face.id } else { &face.name });
            faces.get(nearest(word, ids.map(String::as_str))?)
        });
        if let Some(face) = found {
            self.inspected.set(Some(Inspected { game, card: face.number, thing: None, pinned: true }));
        }
    }

    /// A deck or a rule by its key, of those there are once they are known.
    fn follow_key(self, known: Option<Vec<String>>, key: &str, missing: &str, route: impl Fn(String) -> Route) {
        let Some(known) = known.filter(|known| !known.iter().any(|other| other == key)) else { return };
        self.tell(&fill(missing, &[key]));
        if let Some(at) = nearest(key, known.iter().map(String::as_str)) {
            let route = route(known[at].clone());
            route.write();
            self.route.set(route);
        }
    }

    async fn follow_game(self, packed: String) {
        match self.tool("unpack", &packed).await {
            Some(text) => self.open_replay(text, true),
            None => self.tell(words().links.no_game),
        }
    }

    /// Asks the host for this game as short as can be; `brief_came` goes on.
    pub(crate) fn share_game(self, text: &str) {
        self.call(Call::Brief(text.to_owned()));
    }

    /// Copies the link to a game, if all of it finds room in one.
    pub(crate) fn brief_came(self, text: String) {
        spawn_local(async move {
            let link = self.tool("pack", &text).await.map(|packed| linked(&Route::Replay(packed)));
            match link.filter(|link| link.len() <= LONGEST) {
                Some(link) => self.copy(link).await,
                None => self.tell(words().links.too_long),
            }
        });
    }

    /// Puts a link where it can be pasted from; where the browser refuses, it is shown.
    async fn copy(self, link: String) {
        match self.tool("copy", &link).await {
            Some(_) => self.tell(words().links.copied),
            None => self.tell(&fill(words().links.by_hand, &[&link])),
        }
    }

    /// What a tool around the page makes of a text.
    pub(crate) async fn tool(self, name: &str, text: &str) -> Option<String> {
        let tools = self.tools();
        let promise: Promise = tools.call2(&JsValue::NULL, &name.into(), &text.into()).ok()?.dyn_into().ok()?;
        JsFuture::from(promise).await.ok()?.as_string()
    }
}

/// "alone-is-fine" for "Alone Is Fine".
fn slug(name: &str) -> String {
    let plain = |letter: char| if letter.is_alphanumeric() { letter.to_ascii_lowercase() } else { ' ' };
    name.replace('\'', "").chars().map(plain).collect::<String>().split_whitespace().collect::<Vec<_>>().join("-")
}

/// Which of some names has most in common with a word: pairs of letters, in relation to all it has.
fn nearest<'a>(word: &str, names: impl Iterator<Item = &'a str>) -> Option<usize> {
    let pairs = |name: &str| slug(name).as_bytes().windows(2).map(<[u8]>::to_vec).collect::<BTreeSet<_>>();
    let wanted = pairs(word);
    let score = |name: &str| {
        let found = pairs(name);
        wanted.intersection(&found).count() * 1_000 / (wanted.len() + found.len()).max(1)
    };
    // The first of those that are equally near.
    names.map(score).enumerate().min_by_key(|(_, score)| std::cmp::Reverse(*score)).map(|(at, _)| at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_readable_in_addresses() {
        assert_eq!(slug("Let's Get Nuts!"), "lets-get-nuts");
        assert_eq!(slug("alone-is-fine"), "alone-is-fine");
    }

    #[test]
    fn the_nearest_shares_most_letters() {
        let keys = ["avengers", "x-men", "attack.row", "attack.ranged"];
        let near = |word| nearest(word, keys.into_iter()).map(|at| keys[at]);
        assert_eq!(near("avenger"), Some("avengers"));
        assert_eq!(near("attack.rows"), Some("attack.row"));
        assert_eq!(nearest("x", std::iter::empty()), None);
    }
}
