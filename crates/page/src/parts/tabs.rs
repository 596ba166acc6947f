//! From a page of one game to the same page of the other.

use crate::route::Route;
use crate::words::words;
use leptos::prelude::*;
use longbox_protocol::GameName;

#[component]
pub(crate) fn GameTabs(game: GameName, route: fn(GameName) -> Route) -> impl IntoView {
    let words = words();
    let links = GameName::ALL.into_iter().zip(words.cards.games).map(|(other, name)| {
        let current = (other == game).then_some("page");
        view! { <a class="btn" class:btn--main=other == game href=route(other).address() aria-current=current>{name}</a> }
    });
    view! { <nav class="gametabs" aria-label=words.cards.which_game>{links.collect_view()}</nav> }
}
