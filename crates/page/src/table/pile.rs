//! The cards of a pile, looked through; those that can be chosen are offered.

use crate::parts::{CardThumb, Held, Icon};
use crate::store::{Inspected, Store};
use crate::words::words;
use leptos::prelude::*;
use longbox_protocol::{CardNo, GameName, Offer, Thing};

#[component]
pub(super) fn PileDialog() -> impl IntoView {
    let store = Store::here();
    let words = words();
    let close = move || store.pile.set(None);
    view! {
        {move || store.pile.get().map(|pile| {
            let game = store.game().unwrap_or(GameName::Vs);
            let offers = store.offers_of(&pile.thing);
            let cards = numbered(&pile.cards).into_iter().map(move |(card, copies)| view! { <PileCard game card copies offer=offer_for(&offers, card)/> });
            view! {
                <div class="veil" on:click=move |_| close()>
                    <Held class="panel pilebox" label=pile.title.clone() close=Callback::new(move |()| close())>
                        <h2 class="panel__title">{pile.title.clone()}<button type="button" class="btn btn--quiet closer" aria-label=words.shell.close on:click=move |_| close()>"×"</button></h2>
                        <ul class="pilebox__cards">{cards.collect_view()}</ul>
                    </Held>
                </div>
            }
        })}
    }
}

#[component]
fn PileCard(game: GameName, card: CardNo, copies: usize, offer: Option<Offer>) -> impl IntoView {
    let store = Store::here();
    let legal = offer.is_some();
    let act = move |_| match &offer {
        Some(offer) => store.answer(offer, Vec::new()),
        None => store.inspected.set(Some(Inspected { game, card, thing: None, pinned: true })),
    };
    let many = (copies > 1).then(|| view! { <span class="mark">"×"{copies}</span> });
    view! {
        <li>
            <button type="button" class="pilecard" class:is-legal=legal on:click=act>
                <CardThumb game card/>{many}
                {legal.then(|| view! { <Icon name="attack"/> })}
            </button>
        </li>
    }
}

/// Equal cards together, in the order of the pile.
fn numbered(cards: &[CardNo]) -> Vec<(CardNo, usize)> {
    let mut found: Vec<(CardNo, usize)> = Vec::new();
    for card in cards {
        match found.iter_mut().find(|(other, _)| other == card) {
            Some((_, copies)) => *copies += 1,
            None => found.push((*card, 1)),
        }
    }
    found
}

fn offer_for(offers: &[Offer], card: CardNo) -> Option<Offer> {
    offers.iter().find(|offer| offer.card == Some(card)).cloned()
}

impl Store {
    /// Lays the cards of a pile open.
    pub(crate) fn open_pile(self, title: String, cards: Vec<CardNo>, thing: Thing) {
        self.pile.set(Some(crate::store::OpenPile { title, cards, thing }));
    }
}
