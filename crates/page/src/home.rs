//! The first page: what there is and the shortest way into a game.

mod cover;
mod games;
mod latest;

use crate::parts::Icon;
use crate::words::words;
use cover::Cover;
use games::GamePanel;
use latest::{Latest, Unfinished};
use leptos::prelude::*;
use longbox_protocol::GameName;

#[component]
pub(crate) fn HomePage() -> impl IntoView {
    view! {
        <main id="main" class="home">
            <Cover/>
            <Unfinished/>
            <GamePanel game=GameName::Vs/>
            <GamePanel game=GameName::Squad/>
            <Latest/>
            <Facts/>
        </main>
    }
}

/// What sets this table apart, in a few lines.
#[component]
fn Facts() -> impl IntoView {
    let words = words();
    let facts = words.home.facts.map(|(head, text)| view! { <li><b>{head}</b>" "{text}</li> });
    view! {
        <section class="panel facts" aria-label=words.home.facts_title>
            <h2 class="panel__title"><Icon name="why"/>{words.home.facts_title}</h2>
            <ul>{facts}</ul>
        </section>
    }
}
