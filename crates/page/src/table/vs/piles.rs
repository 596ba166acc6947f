//! The deck and the KO pile of a player, and the cards beside them that few have.

use super::fighter::TileArt;
use super::here::{Here, is_open};
use super::seating::{of_side, player_name, thing_of};
use crate::parts::Icon;
use crate::store::{PileOf, Store};
use crate::words::{fill, words};
use leptos::prelude::*;
use longbox_protocol::{CardNo, Seat};

#[component]
pub(super) fn Piles(seat: Seat) -> impl IntoView {
    view! {
        <div class="piles"><Deck seat/><KoPile seat/><Beside seat/><Secret seat/><Removed seat/><Notes seat/></div>
    }
}

#[component]
fn Deck(seat: Seat) -> impl IntoView {
    let (words, cards_in) = (&words().vs, words().cards.count);
    let name = player_name(seat);
    let count = of_side(seat, |side| side.deck);
    let top = of_side(seat, |side| side.deck_top);
    let thing = thing_of(seat, |side| &side.deck_thing);
    let spot = thing.0.clone();
    let label = Signal::derive(move || fill(words.deck_of, &[&name.get(), &cards_in.of(count.get())]));
    view! {
        <div class="pile" data-place=spot>
            <span class="pile__card back" role="img" aria-label=move || label.get()>
                {move || top.get().map(|card| view! { <TileArt card/> })}
                <span class="pile__n"><Icon name="deck"/>{move || count.get()}</span>
            </span>
            <span class="pile__word">{words.deck}</span>
            <Here thing label word=words.this_pile/>
        </div>
    }
}

#[component]
fn KoPile(seat: Seat) -> impl IntoView {
    let store = Store::here();
    let (words, cards_in) = (&words().vs, words().cards.count);
    let name = player_name(seat);
    let cards = of_side(seat, |side| side.ko.clone());
    let top = Memo::new(move |_| cards.with(|cards| cards.last().copied()));
    let thing = thing_of(seat, |side| &side.ko_thing);
    let legal = is_open(store, thing.clone());
    let look = thing.clone();
    let open = move |_| {
        let newest_first = cards.with_untracked(|cards| cards.iter().rev().copied().collect());
        store.open_pile(fill(words.ko_of, &[&name.get_untracked()]), newest_first, PileOf::Thing(look.clone()));
    };
    let label = move || fill(words.ko_cards, &[&name.get(), &cards_in.of(cards.with(Vec::len))]);
    view! {
        <button type="button" class="pile" class:is-legal=move || legal.get() data-thing=thing.0.clone() aria-label=label on:click=open>
            <span class="pile__card" aria-hidden="true" class:is-empty=move || top.get().is_none()>
                {move || top.get().map(|card| view! { <TileArt card/> })}
                <span class="pile__n"><Icon name="skull"/>{move || cards.with(Vec::len)}</span>
            </span>
            <span class="pile__word" aria-hidden="true">{words.ko}</span>
        </button>
    }
}

/// The piles beside the deck; few players have one.
#[component]
fn Beside(seat: Seat) -> impl IntoView {
    let words = &words().vs;
    let owner = player_name(seat);
    let name = of_side(seat, |side| side.pile_name.clone());
    let cards = of_side(seat, |side| side.pile.clone());
    let told = Signal::derive(move || fill(words.beside, &[&name.get(), &cards.with(Vec::len).to_string()]));
    let title = Signal::derive(move || fill(words.beside_of, &[&name.get(), &owner.get()]));
    view! { <MoreCards icon="pile" cards told title/> }
}

/// A secret pile: its owner looks through it, others are told that there is one.
#[component]
fn Secret(seat: Seat) -> impl IntoView {
    let words = &words().vs;
    let owner = player_name(seat);
    let name = of_side(seat, |side| side.secret_name.clone());
    let cards = of_side(seat, |side| side.secret.clone());
    let told = Signal::derive(move || fill(words.beside, &[&name.get(), &cards.with(Vec::len).to_string()]));
    let title = Signal::derive(move || fill(words.secret, &[&name.get(), &owner.get()]));
    let closed = move || !name.with(String::is_empty) && cards.with(Vec::is_empty);
    view! {
        <MoreCards icon="pile" cards told title/>
        <Show when=closed>
            <span class="piles__more piles__note" role="img" aria-label=move || title.get() title=move || title.get()>
                <Icon name="pile"/>
                <span class="piles__words">{move || fill(words.closed_pile, &[&name.get()])}</span>
            </span>
        </Show>
    }
}

/// Cards that left the game, for good or for a time; there is seldom one.
#[component]
fn Removed(seat: Seat) -> impl IntoView {
    let words = &words().vs;
    let owner = player_name(seat);
    let cards = of_side(seat, |side| side.removed.clone());
    let back = of_side(seat, |side| side.coming_back.clone());
    let told = Signal::derive(move || {
        let (all, back) = (cards.with(Vec::len).to_string(), back.with(Vec::len));
        match back {
            0 => fill(words.removed, &[&all]),
            back => fill(words.removed_some_back, &[&all, &words.come_back.of(back)]),
        }
    });
    let title = Signal::derive(move || fill(words.removed_of, &[&owner.get()]));
    view! { <MoreCards icon="away" cards back told title/> }
}

/// What else can be seen there: face-up cards of the deck, who is beneath a resource, predictions.
#[component]
fn Notes(seat: Seat) -> impl IntoView {
    let notes = of_side(seat, |side| side.notes.clone());
    let told = Signal::derive(move || notes.with(|notes| notes.join("; ")));
    view! {
        <Show when=move || notes.with(|notes| !notes.is_empty())>
            <p class="piles__more piles__note" aria-label=move || told.get() title=move || told.get()>
                <Icon name="pile"/>
                <span class="piles__words">{move || told.get()}</span>
                <span class="piles__n">{move || notes.with(Vec::len)}</span>
            </p>
        </Show>
    }
}

/// A button for cards that most players have none of; it lays them open.
#[component]
fn MoreCards(
    icon: &'static str,
    cards: Memo<Vec<CardNo>>,
    /// Those of them that come back.
    #[prop(optional)]
    back: Option<Memo<Vec<CardNo>>>,
    /// What the button says; where there is little room only the icon and the number are seen.
    told: Signal<String>,
    /// What stands above the open cards.
    title: Signal<String>,
) -> impl IntoView {
    let store = Store::here();
    let open = move |_| {
        let back = back.map(|back| back.get_untracked()).unwrap_or_default();
        store.open_pile(title.get_untracked(), cards.get_untracked(), PileOf::Removed(back));
    };
    view! {
        <Show when=move || cards.with(|cards| !cards.is_empty())>
            <button
                type="button" class="btn btn--quiet piles__more" aria-label=move || told.get()
                title=move || title.get() on:click=open
            >
                <Icon name=icon/>
                <span class="piles__words">{move || told.get()}</span>
                <span class="piles__n">{move || cards.with(Vec::len)}</span>
            </button>
        </Show>
    }
}
