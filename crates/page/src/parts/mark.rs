//! The drawn name of a game.

use crate::words::words;
use leptos::prelude::*;
use longbox_protocol::GameName;

#[component]
pub(crate) fn GameMark(game: GameName) -> impl IntoView {
    let (id, view_box, name) = match game {
        GameName::Vs => ("#word-rows", "0 0 154 106", words().cards.games[0]),
        GameName::Squad => ("#word-squad", "0 0 354 106", words().cards.games[1]),
    };
    view! { <svg class="wd" data-game=game.word() viewBox=view_box role="img" aria-label=name><use href=id></use></svg> }
}
