//! A player's plate: who it is, the hand, the deck that is the player's life, the discard pile.

use super::half::{Half, watch};
use super::piles::{DeckPile, DiscardPile};
use super::place::Place;
use crate::parts::{Icon, SeatBadge};
use crate::store::Store;
use crate::words::{fill, words};
use leptos::prelude::*;
use longbox_protocol::Thing;

#[component]
pub(super) fn Plate(half: Half) -> impl IntoView {
    let store = Store::here();
    let class = if half == Half::Own { "panel plate plate--own" } else { "panel plate plate--foe" };
    let thing = half.watch(store, |side| side.thing.0.clone());
    let who = watch(store, move |table, _| {
        half.player(table).map(|player| (player.name.clone(), player.about.clone())).unwrap_or_default()
    });
    let seat = half.watch(store, |side| Some(side.seat));
    let label = Signal::derive(move || who.read().0.clone());
    view! {
        <Place thing class label>
            <div class="plate__who">
                {move || seat.get().map(|seat| view! { <SeatBadge seat own={half == Half::Own}/> })}
                <span class="plate__name">{move || who.read().0.clone()}<small>{move || who.read().1.clone()}</small></span>
                <ActiveMark half/>
            </div>
            <HandCount half/>
            <div class="piles">
                <DeckPile half/>
                <DiscardPile half/>
            </div>
        </Place>
    }
}

/// Whose turn it is.
#[component]
fn ActiveMark(half: Half) -> impl IntoView {
    let store = Store::here();
    let active = watch(store, move |table, squad| half.side(table).is_some_and(|side| side.seat == squad.active));
    let words = half.words(store, words().squad.your_turn, words().squad.their_turn);
    view! {
        <Show when=move || active.get()>
            <span class="plate__turn" title=move || words.get()><Icon name="bolt" label=words.get_untracked()/></span>
        </Show>
    }
}

/// How many cards are in hand. Those of the other side that nobody here knows lie in this place.
#[component]
fn HandCount(half: Half) -> impl IntoView {
    let store = Store::here();
    let count = half.watch(store, |side| side.hand.len());
    let hidden = half.watch(store, |side| {
        let hidden = side.hand.iter().filter(|card| card.card.is_none());
        hidden.map(|card| card.thing.clone()).collect::<Vec<Thing>>()
    });
    let text = move || fill(words().squad.hand_count, &[&count.get().to_string()]);
    let backs = move || {
        match half {
        Half::Own => view! { {move || (0..count.get()).map(|_| view! { <span class="back"></span> }).collect_view()} }.into_any(),
        Half::Foe => view! {
            <For each=move || hidden.get() key=|thing| thing.clone() children=|thing| view! { <span class="back" data-thing=thing.0></span> }/>
        }
        .into_any(),
    }
    };
    view! {
        <div class="handcount" class:handcount--many=move || { count.get() > 8 } aria-label=text role="img">
            <span class="handcount__backs" aria-hidden="true">{backs()}</span>
            <b aria-hidden="true">{text}</b>
            <span class="handcount__n" aria-hidden="true"><Icon name="hand"/>{move || count.get()}</span>
        </div>
    }
}
