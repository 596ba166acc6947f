//! The rules of a game as a list. Every reason on the table links to one of them.

mod groups;
mod list;

use crate::parts::{GameTabs, Loading};
use crate::route::Route;
use crate::store::Store;
use crate::words::{fill, words};
use groups::Search;
use leptos::prelude::*;
use list::{GroupMenu, RuleList};
use longbox_protocol::{Call, GameName, RuleInfo};
use std::sync::Arc;

#[component]
pub(crate) fn RulesPage(game: GameName) -> impl IntoView {
    let store = Store::here();
    let words = words();
    let laws: Memo<Option<Arc<Vec<RuleInfo>>>> = Memo::new(move |_| store.laws.with(|all| all.get(&game).cloned()));
    // Asked for again when the host has just been started.
    Effect::new(move |_| {
        store.lobby.track();
        if laws.with_untracked(Option::is_none) {
            store.call(Call::Rules(game));
        }
    });
    let title = fill(words.rules.title, &[words.cards.games[usize::from(game == GameName::Squad)]]);
    view! {
        <main id="main" class="rules">
            <div class="pagehead">
                <h1>{title}</h1>
                <GameTabs game route=|game| Route::Rules(game, String::new())/>
            </div>
            {move || match laws.get() {
                Some(laws) => view! { <Ready game laws/> }.into_any(),
                None => view! { <Loading/> }.into_any(),
            }}
        </main>
    }
}

/// The page once the rules are known.
#[component]
fn Ready(game: GameName, laws: Arc<Vec<RuleInfo>>) -> impl IntoView {
    let store = Store::here();
    let words = words();
    let all = laws.clone();
    let search = Memo::new(move |_| store.route.with(|route| Search::of(route.query(), &all)));
    let found = Memo::new(move |_| search.with(|search| search.find(&laws)));
    let typed = move |event| {
        let route = Route::Rules(game, event_target_value(&event));
        route.write();
        store.route.set(route);
    };
    let in_box = move || search.with(|search| search.words.clone());
    let count = move || {
        let count: usize = found.with(|groups| groups.iter().map(|group| group.laws.len()).sum());
        words.rules.count.of(count)
    };
    view! {
        <search class="panel filters">
            <label class="field filters__words">{words.rules.search}
                <input type="search" autocomplete="off" placeholder=words.rules.search_hint prop:value=in_box on:input=typed/>
            </label>
            <p class="cards__count" role="status">{count}</p>
        </search>
        <div class="rules__parts">
            <GroupMenu found/>
            <RuleList game search found/>
        </div>
        <Show when=move || found.with(Vec::is_empty)><p class="nothing">{words.rules.nothing}</p></Show>
    }
}
