//! A look into a deck: its cards and how many of each.

use super::Lobby;
use super::beside::{Shelf, shelves};
use crate::parts::{CardThumb, Dialog, compositions};
use crate::store::Inspected;
use crate::words::words;
use leptos::prelude::*;
use longbox_protocol::{CardNo, DeckInfo};

#[component]
pub(super) fn DeckListing() -> impl IntoView {
    let lobby = Lobby::here();
    let deck = move || lobby.listing.get().and_then(|key| lobby.deck(&key));
    view! { {move || deck().map(|deck| view! { <Listing deck/> })} }
}

#[component]
fn Listing(deck: DeckInfo) -> impl IntoView {
    let lobby = Lobby::here();
    let words = words();
    let count: usize = deck.cards.iter().map(|(copies, _)| usize::from(*copies)).sum();
    let title = format!("{} · {}", deck.name, words.cards.count.of(count));
    let leader = deck.mains.iter().find(|main| main.name == deck.main).map(|main| (1, main.card));
    let beside = shelves(&deck, true).into_iter().map(|Shelf { head, cards }| {
        let cards = cards.into_iter().map(|(copies, card)| view! { <Listed copies card composition=None/> });
        view! { <h3 class="head lobby__kind">{head}</h3><ul class="thumbs">{cards.collect_view()}</ul> }
    });
    let cards: Vec<(u8, CardNo)> = leader.into_iter().chain(deck.cards).collect();
    let ways = lobby.store.faces.with(|all| {
        let faces = all.get(&lobby.game).map(|faces| faces.as_slice()).unwrap_or_default();
        compositions(cards.iter().filter_map(|(_, card)| faces.get(usize::from(*card))))
    });
    let ways = ways.into_iter().chain(std::iter::repeat(None));
    let cards =
        cards.into_iter().zip(ways).map(|((copies, card), composition)| view! { <Listed copies card composition/> });
    view! {
        <Dialog title class="picker" close=Callback::new(move |()| lobby.listing.set(None))>
            <p class="box__about">{deck.about}</p>
            <ul class="thumbs">{cards.collect_view()}</ul>
            {beside.collect_view()}
        </Dialog>
    }
}

#[component]
fn Listed(copies: u8, card: CardNo, composition: Option<u8>) -> impl IntoView {
    let lobby = Lobby::here();
    let game = lobby.game;
    let open = move |_| lobby.store.inspected.set(Some(Inspected { game, card, thing: None, pinned: true }));
    let label =
        move || format!("{} {}", words().lobby.copies.of(usize::from(copies)), lobby.store.card_name(game, card));
    view! {
        <li>
            <button type="button" class="thumbs__card" aria-label=label on:click=open>
                <CardThumb game card composition/><span class="mark thumbs__copies">"×"{copies}</span>
            </button>
        </li>
    }
}
