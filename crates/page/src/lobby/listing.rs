//! A look into a deck: its cards and how many of each.

use super::Lobby;
use super::beside::{Shelf, shelves};
use crate::links::CopyLink;
use crate::parts::{CardThumb, Dialog};
use crate::route::Route;
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
        let cards = cards.into_iter().map(|(copies, card)| view! { <Listed copies card/> });
        view! { <h3 class="head lobby__kind">{head}</h3><ul class="thumbs">{cards.collect_view()}</ul> }
    });
    let route = Route::Deck(lobby.game, deck.key.clone());
    // Quests are for the seat of an opponent.
    let play = deck.quest.is_none().then(|| {
        let key = deck.key.clone();
        let take = move |_| {
            lobby.take_deck(0, &key);
            lobby.listing.set(None);
            lobby.picking.set(None);
        };
        view! { <button type="button" class="btn btn--main" on:click=take>{words.links.play_deck}</button> }
    });
    let cards = leader.into_iter().chain(deck.cards).map(|(copies, card)| view! { <Listed copies card/> });
    view! {
        <Dialog title class="picker" close=Callback::new(move |()| lobby.listing.set(None))>
            <p class="box__about">{deck.about}</p>
            <p class="box__tools">{play}<CopyLink route/></p>
            <ul class="thumbs">{cards.collect_view()}</ul>
            {beside.collect_view()}
        </Dialog>
    }
}

#[component]
fn Listed(copies: u8, card: CardNo) -> impl IntoView {
    let lobby = Lobby::here();
    let game = lobby.game;
    let open = move |_| lobby.store.inspected.set(Some(Inspected { game, card, thing: None, pinned: true }));
    let label =
        move || format!("{} {}", words().lobby.copies.of(usize::from(copies)), lobby.store.card_name(game, card));
    view! {
        <li>
            <button type="button" class="thumbs__card" aria-label=label on:click=open>
                <CardThumb game card/><span class="mark thumbs__copies">"×"{copies}</span>
            </button>
        </li>
    }
}
