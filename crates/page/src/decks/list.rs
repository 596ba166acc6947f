//! The list: who leads the deck, and its cards in groups.

use super::bench::{Bench, groups};
use super::keys::leave_row;
use super::leader::Leader;
use crate::parts::{Icon, SymbolIcon, factor_of, team_of};
use crate::words::{fill, words};
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use longbox_protocol::{CardInfo, CardNo, CardType, DeckDraft, GameName};
use wasm_bindgen::JsCast;
use web_sys::Element;

/// A row of the list with its place in it.
type Placed = ((Option<u8>, String), CardNo);

#[component]
pub(super) fn DeckList() -> impl IntoView {
    let bench = Bench::here();
    let words = &words().decks;
    let lists = groups().map(|(kinds, title)| view! { <Group kinds title/> });
    view! {
        <section class="panel list" aria-label=words.list>
            <div class="list__head">{match bench.game {
                GameName::Vs => view! { <Leader/> }.into_any(),
                GameName::Squad => view! { <Total/> }.into_any(),
            }}</div>
            <div class="groups">
                {lists}
                <SideDeck/>
                <Show when=move || bench.draft.with(|draft| draft.cards.is_empty())><p class="nothing">{words.empty}</p></Show>
            </div>
        </section>
    }
}

/// So many cards of so many.
#[component]
pub(super) fn Total() -> impl IntoView {
    let bench = Bench::here();
    let words = &words().decks;
    let size = move || bench.draft.with(DeckDraft::size);
    let most = move || bench.wanted().map(|(_, most)| usize::from(most));
    let wrong = move || {
        bench.wanted().is_some_and(|(fewest, most)| !(usize::from(fewest)..=usize::from(most)).contains(&size()))
    };
    view! {
        <p class="main1__n"><b class="num" class:bad=wrong>{size}</b><small>{move || most().map(|most| fill(words.of, &[&most.to_string()]))}</small></p>
    }
}

#[component]
fn Group(kinds: &'static [CardType], title: &'static str) -> impl IntoView {
    let bench = Bench::here();
    let cards = Memo::new(move |_| {
        let mut cards: Vec<Placed> = bench.draft.with(|draft| {
            let faces = draft.cards.iter().filter_map(|(_, card)| bench.face(*card));
            let own = faces.filter(|face| kinds.contains(&face.kind));
            own.map(|face| ((face.cost.or(face.level), face.name), face.number)).collect()
        });
        longbox_protocol::sort_by_key(&mut cards, |(place, _)| place.clone());
        cards.into_iter().map(|(_, card)| card).collect::<Vec<CardNo>>()
    });
    let count = move || {
        cards.with(|cards| {
            let copies = |card: &CardNo| bench.draft.with(|draft| usize::from(draft.copies(*card)));
            cards.iter().map(copies).sum::<usize>()
        })
    };
    let any = Memo::new(move |_| cards.with(|cards| !cards.is_empty()));
    view! {
        <Show when=move || any.get()>
            <section class="group" aria-label=title>
                <h3>{title}<b class="num">{count}</b></h3>
                <ul><For each=move || cards.get() key=|card| *card children=move |card| view! { <Row card/> }/></ul>
            </section>
        </Show>
    }
}

#[component]
fn Row(card: CardNo) -> impl IntoView {
    let bench = Bench::here();
    let words = &words().decks;
    let Some(face) = bench.face(card) else { return ().into_any() };
    let copies = Memo::new(move |_| bench.draft.with(|draft| draft.copies(card)));
    // The first thing that is wrong with it, and the first that is to be noted.
    let about = move |wrong: bool| {
        bench.study.with(|study| {
            let study = study.as_ref()?;
            let notes = if wrong { &study.problems } else { &study.hints };
            notes.iter().find(|note| note.cards.contains(&card)).map(|note| note.text.clone())
        })
    };
    let problem = Memo::new(move |_| about(true));
    let hint = Memo::new(move |_| about(false));
    let limit = face.clone();
    let most = Memo::new(move |_| bench.most(&limit));
    let full = move || copies.get() >= most.get();
    let fewer = move |event: MouseEvent| {
        let now = copies.get_untracked();
        let row = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let row = row.and_then(|element| element.closest(".row").ok().flatten());
        if now == 1 {
            row.iter().for_each(leave_row);
        }
        bench.set_copies(card, now.saturating_sub(1));
    };
    let more = move |_| {
        if !untrack(full) {
            bench.set_copies(card, copies.get_untracked() + 1);
        }
    };
    let name = face.name.clone();
    let (team, factor, named) = (team_of(&face), factor_of(&face), face.name.clone());
    let told = move || words.copies.of(usize::from(copies.get()));
    view! {
        <li class="row" class:is-over=move || problem.with(Option::is_some) data-card=card data-team=team data-factor=factor>
            <span class="row__steps">
                <button type="button" class="step" tabindex="-1" aria-label=fill(words.less, &[&name]) on:click=fewer>"−"</button>
                <b class="row__n" role="img" aria-label=told>{copies}</b>
                <button type="button" class="step" tabindex="-1" aria-label=fill(words.more, &[&name]) aria-disabled=move || full().then_some("true")
                    title=move || full().then(|| words.at_most.of(usize::from(most.get()))) on:click=more>"+"</button>
            </span>
            <button type="button" class="row__card" aria-label=move || format!("{}, {}", fill(words.look_at, &[&named]), told()) on:click=move |_| bench.inspect(card)>
                <Rank face=face.clone()/>
                <span class="row__t">
                    <span class="row__name">{face.name.clone()}</span>
                    {move || problem.get().map(|text| view! { <span class="row__why">{text}</span> })}
                    {move || hint.get().filter(|_| problem.with(Option::is_none)).map(|text| view! { <span class="row__note" title=text><Icon name="bulb"/></span> })}
                </span>
            </button>
            <Signs face/>
        </li>
    }
    .into_any()
}

/// The cost of a card, or the sign of its kind.
#[component]
fn Rank(face: CardInfo) -> impl IntoView {
    match (face.cost.or(face.level), face.kind) {
        (Some(rank), _) => view! { <span class="row__cost" aria-hidden="true">{rank}</span> }.into_any(),
        (None, CardType::Location) => {
            view! { <span class="row__cost row__cost--location" aria-hidden="true"><Icon name="book"/></span> }
                .into_any()
        }
        (None, _) => {
            view! { <span class="row__cost row__cost--plot" aria-hidden="true"><Icon name="bolt"/></span> }.into_any()
        }
    }
}

/// What a location gives, or the Factors of a Squad card.
#[component]
fn Signs(face: CardInfo) -> impl IntoView {
    let gives = face.gives.iter().map(|symbol| view! { <SymbolIcon name=symbol/> });
    let factors = face.factors.iter().map(|factor| {
        view! { <span class="sign" data-factor=factor.clone()><Icon name=format!("fac-{factor}") label=longbox_protocol::capital(factor)/></span> }
    });
    view! { <span class="row__sig">{gives.collect_view()}{factors.collect_view()}</span> }
}

/// The main characters of level 2 that somebody may become.
#[component]
fn SideDeck() -> impl IntoView {
    let bench = Bench::here();
    let words = &words().decks;
    let cards = Memo::new(move |_| bench.draft.with(|draft| draft.side.clone()));
    let out = move |card: CardNo| bench.change(|draft| draft.side.retain(|other| *other != card));
    view! {
        <Show when=move || cards.with(|cards| !cards.is_empty())>
            <section class="group" aria-label=words.side>
                <h3>{words.side}<b class="num">{move || cards.with(Vec::len)}</b></h3>
                <ul><For each=move || cards.get() key=|card| *card children=move |card| {
                    let name = bench.name_of(card);
                    view! {
                        <li class="row">
                            <span class="row__steps"><button type="button" class="step" aria-label=fill(words.less, &[&name]) on:click=move |_| out(card)>"−"</button></span>
                            <button type="button" class="row__card" aria-label=fill(words.look_at, &[&name]) on:click=move |_| bench.inspect(card)>
                                <span class="row__t"><span class="row__name">{name.clone()}</span></span>
                            </button>
                        </li>
                    }
                }/></ul>
            </section>
        </Show>
    }
}
