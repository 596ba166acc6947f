//! The first page: what there is and the shortest way into a game.

mod cover;
mod games;
mod latest;
mod wish;

use crate::parts::Icon;
use crate::store::Store;
use crate::words::words;
use cover::Cover;
use games::GamePanel;
use latest::{Latest, Unfinished};
use leptos::prelude::*;
use longbox_protocol::GameName;
use wish::Wishes;

#[component]
pub(crate) fn HomePage() -> impl IntoView {
    Wishes::provide(Store::here());
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
