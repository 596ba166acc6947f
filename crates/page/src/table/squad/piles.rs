//! A player's deck and discard pile.

use super::half::{Half, watch};
use super::place::{Place, is_legal};
use crate::parts::{Art, Icon};
use crate::store::{Inspected, PileOf, Store};
use crate::words::{Counted, fill, words};
use leptos::prelude::*;
use longbox_protocol::{CardNo, GameName, Thing};

/// What the pile is called, with how many cards it holds.
fn label(half: Half, [yours, theirs]: [&'static str; 2], cards: Counted, count: Memo<u8>) -> Signal<String> {
    let store = Store::here();
    let name = watch(store, move |table, _| (half.is_viewer(table), half.player(table).map(|one| one.name.clone())));
    Signal::derive(move || {
        let count = cards.of(usize::from(count.get()));
        match name.get() {
            (false, Some(name)) => fill(theirs, &[&name, &count]),
            _ => fill(yours, &[&count]),
        }
    })
}

#[component]
pub(super) fn DeckPile(half: Half) -> impl IntoView {
    let store = Store::here();
    let words = &words().squad;
    let thing = half.watch(store, |side| side.deck_thing.0.clone());
    let count = half.watch(store, |side| side.deck);
    let top = half.watch(store, |side| side.deck_top);
    view! {
        <Place thing class="pile pile--deck" label=label(half, [words.your_deck, words.their_deck], words.life, count)>
            <span class="pile__card back" class:is-low=move || count.get() <= 5 class:is-empty=move || count.get() == 0>
                <span class="pile__n"><Icon name="deck" class="pile__sign"/>{move || count.get()}</span>
            </span>
            <span class="pile__word">{words.deck}</span>
            {move || top.get().map(|card| view! { <DeckTop card/> })}
        </Place>
    }
}

/// The top card of a deck, where the viewer knows it.
#[component]
fn DeckTop(card: CardNo) -> impl IntoView {
    let store = Store::here();
    let open = move |_| {
        store.inspected.set(Some(Inspected { game: GameName::Squad, card, thing: None, pinned: true }));
    };
    let name = move || store.card_name(GameName::Squad, card);
    view! { <button type="button" class="cardlink pile__top" on:click=open>{move || fill(words().squad.deck_top, &[&name()])}</button> }
}

/// The discard pile: a click lays open what the viewer remembers of it.
#[component]
pub(super) fn DiscardPile(half: Half) -> impl IntoView {
    let store = Store::here();
    let (words, cards_in) = (&words().squad, words().cards.count);
    let thing = half.watch(store, |side| side.discard_thing.0.clone());
    let count = half.watch(store, |side| side.discard);
    let top = half.watch(store, |side| side.discard_top);
    let face = move || top.get().and_then(|card| store.face(GameName::Squad, card));
    let label = label(half, [words.your_discard, words.their_discard], cards_in, count);
    let legal = is_legal(store, thing);
    let open = move |_| {
        let cards = store.table.with_untracked(|table| {
            let side = table.as_deref().and_then(|table| half.side(table));
            side.map(|side| side.discard_remembered.clone()).unwrap_or_default()
        });
        store.open_pile(label.get_untracked(), cards, PileOf::Thing(Thing(thing.get_untracked())));
    };
    view! {
        <button
            type="button" class="pile pile--discard" class:is-legal=move || legal.get() data-thing=move || thing.get()
            aria-label=move || label.get() on:click=open
        >
            <span class="pile__card" class:is-empty=move || count.get() == 0>
                {move || face().map(|face| view! { <Art face/> })}
                <span class="pile__n"><Icon name="skull" class="pile__sign"/>{move || count.get()}</span>
            </span>
            <span class="pile__word">{words.discard}</span>
        </button>
    }
}
