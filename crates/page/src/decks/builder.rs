//! The builder: pool, list and facts of one deck.

use super::bench::{Bench, Part};
use super::facts::Facts;
use super::head::DeckHead;
use super::keys;
use super::list::DeckList;
use super::pool::Pool;
use super::unread::UnreadPanel;
use crate::archive::Key;
use crate::later;
use crate::motion;
use crate::parts::{Icon, Later, Loading};
use crate::route::Route;
use crate::store::Store;
use crate::words::words;
use leptos::prelude::*;
use longbox_protocol::{CardInfo, DeckCall, DeckDraft, DeckReply, GameName, UnreadLine};
use std::sync::Arc;

/// What is known of the deck before it can be built on.
#[derive(Clone, PartialEq)]
enum Stage {
    Asking,
    Here(Box<(DeckDraft, Vec<UnreadLine>)>),
    Missing,
}

#[component]
pub(crate) fn BuilderPage(game: GameName, deck_key: Key) -> impl IntoView {
    let store = Store::here();
    let stage = RwSignal::new(Stage::Asking);
    // The host and the kept decks may come later than the page.
    let ready = Memo::new(move |_| store.lobby.with(|games| !games.is_empty()) && store.all_faces(game).is_some());
    Effect::new(move |_| {
        if ready.get() && stage.with_untracked(|stage| *stage == Stage::Asking) {
            store.find_deck(deck_key, move |found| {
                let next = found.map_or(Stage::Missing, |found| Stage::Here(Box::new(found)));
                let _ = stage.try_set(next);
            });
        }
    });
    move || match stage.get() {
        Stage::Here(found) => {
            let faces = untrack(|| store.all_faces(game)).unwrap_or_default();
            let (draft, unread) = *found;
            view! { <Builder deck_key draft unread faces/> }.into_any()
        }
        Stage::Missing => view! { <NoDeck text=words().decks.missing/> }.into_any(),
        Stage::Asking => view! { <main id="main" class="builder"><Loading/></main> }.into_any(),
    }
}

#[component]
fn NoDeck(text: &'static str) -> impl IntoView {
    view! {
        <main id="main" class="empty">
            <p>{text}</p>
            <a class="btn btn--main" href="#/decks">{words().decks.to_decks}</a>
        </main>
    }
}

#[component]
fn Builder(deck_key: Key, draft: DeckDraft, unread: Vec<UnreadLine>, faces: Arc<Vec<CardInfo>>) -> impl IntoView {
    let store = Store::here();
    let bench = Bench::lay(store, deck_key, draft, faces);
    bench.unread.set(unread);
    provide_context(bench);
    keys::listen(bench);
    let part = move || match bench.part.get() {
        Part::Pool => "pool",
        Part::List => "deck",
        Part::Facts => "facts",
    };
    let tests = Memo::new(move |_| store.route.with(|route| *route == Route::Test(bench.game, bench.key)));
    // Whoever comes back from the test stands where they left.
    Effect::new(move |before: Option<bool>| {
        let now = tests.get();
        if before == Some(true) && !now {
            // By then the list is seen again.
            request_animation_frame(|| motion::found(".test").iter().for_each(motion::focus));
        }
        now
    });
    view! {
        <Show when=move || tests.get()><Later sheet="testing" part=|| Box::pin(later::test_of_deck())/></Show>
        <main id=move || (!tests.get()).then_some("main") class="builder" data-tab=part hidden=move || tests.get()>
            <DeckHead/>
            <Show when=move || bench.unread.with(|unread| !unread.is_empty())><UnreadPanel/></Show>
            <Pool/>
            <DeckList/>
            <Facts/>
            <PartTabs/>
        </main>
    }
}

/// On a phone: one part at a time.
#[component]
fn PartTabs() -> impl IntoView {
    let bench = Bench::here();
    let words = &words().decks;
    let size = move || bench.draft.with(DeckDraft::size);
    let reasons = move || bench.study.with(|study| study.as_ref().map_or(0, |study| study.problems.len()));
    let tab = move |part: Part, icon: &'static str, name: &'static str| {
        let count = move || match part {
            Part::List => Some(view! { <b class="num">{size}</b> }.into_any()),
            Part::Facts if reasons() > 0 => {
                let label = words.reasons.of(reasons());
                Some(view! { <span class="dot" role="img" aria-label=label>{reasons}</span> }.into_any())
            }
            _ => None,
        };
        view! {
            <button type="button" aria-pressed=move || (bench.part.get() == part).to_string() on:click=move |_| bench.show_part(part)>
                <Icon name=icon/>{name}{count}
            </button>
        }
    };
    view! {
        <nav class="tabs" aria-label=words.parts>
            {tab(Part::Pool, "grid", words.part_names[0])}
            {tab(Part::List, "list", words.part_names[1])}
            {tab(Part::Facts, "chart", words.part_names[2])}
        </nav>
    }
}

impl Bench {
    pub(super) fn show_part(self, part: Part) {
        self.part.set(part);
        window().scroll_to_with_x_and_y(0.0, 0.0);
    }
}

/// A deck that came with a link: it is read and laid out.
#[component]
pub(crate) fn SentDeck(word: String) -> impl IntoView {
    let store = Store::here();
    let failed = RwSignal::new(false);
    let ready = Memo::new(move |_| store.has_looked.get() && store.lobby.with(|games| !games.is_empty()));
    Effect::new(move |_| {
        if !ready.get() {
            return;
        }
        let call = DeckCall::Read { game: GameName::Vs, text: format!("#/deck/{word}") };
        store.ask_about_decks(call, move |reply| match reply {
            DeckReply::Read(reading) if reading.draft.size() > 0 => {
                store.begin_deck(reading.draft, reading.unread, false)
            }
            _ => drop(failed.try_set(true)),
        });
    });
    move || match failed.get() {
        true => view! { <NoDeck text=words().decks.broken_link/> }.into_any(),
        false => view! { <main id="main" class="builder"><Loading/></main> }.into_any(),
    }
}
