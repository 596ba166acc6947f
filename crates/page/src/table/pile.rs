//! The cards of a pile, looked through; those that can be chosen are offered.

use crate::parts::{CardThumb, Held, Icon};
use crate::store::{Inspected, OpenPile, PileOf, Store};
use crate::words::words;
use leptos::prelude::*;
use longbox_protocol::{CardNo, GameName, Offer, OfferRole, Picture, Thing};

#[component]
pub(super) fn PileDialog() -> impl IntoView {
    let store = Store::here();
    let words = words();
    let close = move || store.pile.set(None);
    view! {
        {move || store.pile.get().map(|pile| {
            let game = store.game().unwrap_or(GameName::Vs);
            let offers = match &pile.from {
                PileOf::Thing(thing) => store.offers_of(thing),
                PileOf::Removed(_) => Vec::new(),
                PileOf::Offered => store.numbered(),
            };
            let passes = matches!(pile.from, PileOf::Offered).then(|| store.offer_with(|offer| offer.role == OfferRole::Pass));
            let passes = passes.flatten();
            let back = match pile.from.clone() {
                PileOf::Removed(back) => back,
                _ => Vec::new(),
            };
            let tiles = match &pile.from {
                PileOf::Offered => offered(&pile.cards, offers),
                _ => numbered(&pile.cards).into_iter().map(|(card, copies)| (card, copies, offer_for(&offers, card))).collect(),
            };
            let cards = tiles.into_iter().map(move |(card, copies, offer)| {
                let note = if back.contains(&card) { words.vs.comes_back } else { "" };
                view! { <PileCard game card copies note offer/> }
            });
            view! {
                <div class="veil" on:click=move |_| close()>
                    <Held class="panel pilebox" label=pile.title.clone() close=Callback::new(move |()| close())>
                        <h2 class="panel__title">{pile.title.clone()}<button type="button" class="btn btn--quiet closer" aria-label=words.shell.close on:click=move |_| close()>"×"</button></h2>
                        <ul class="pilebox__cards">{cards.collect_view()}</ul>
                        {passes.map(|offer| view! { <PileFoot offer/> })}
                    </Held>
                </div>
            }
        })}
    }
}

#[component]
fn PileCard(
    game: GameName,
    card: CardNo,
    copies: usize,
    /// What is to be said of it besides; may be empty.
    note: &'static str,
    offer: Option<Offer>,
) -> impl IntoView {
    let store = Store::here();
    let legal = offer.is_some();
    // Where it lies, if cards of several places are offered: "Iron Fist (hand)".
    let place = offer.as_ref().map(|offer| offer.place.clone()).filter(|place| !place.is_empty());
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
                {place.map(|place| view! { <span class="pilecard__note">{place}</span> })}
                {(!note.is_empty()).then(|| view! { <span class="pilecard__note">{note}</span> })}
            </button>
        </li>
    }
}

/// Taking none of the offered cards.
#[component]
fn PileFoot(offer: Offer) -> impl IntoView {
    let store = Store::here();
    let label = offer.label.clone();
    view! {
        <div class="pass"><button type="button" class="btn" on:click=move |_| store.answer(&offer, Vec::new())>{label}</button></div>
    }
}

/// A tile for each offer: equal cards of several places are different choices.
fn offered(cards: &[CardNo], offers: Vec<Offer>) -> Vec<(CardNo, usize, Option<Offer>)> {
    let tile = |offer: Offer| Some((offer.card.filter(|card| cards.contains(card))?, 1, Some(offer)));
    offers.into_iter().filter_map(tile).collect()
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

/// A way to the cards that a question offers and that lie in piles, where they cannot be seen. They are laid open once
/// by themselves where nothing else is asked for.
#[component]
pub(super) fn LookThrough() -> impl IntoView {
    let store = Store::here();
    let cards = untrack(|| store.cards_in_piles());
    let count = cards.len();
    Effect::new(move |_| {
        if store.asks_for_piles_alone() {
            store.open_offered();
        }
    });
    (count > 0).then(|| {
        view! {
            <button type="button" class="btn lookthrough" on:click=move |_| store.open_offered()>
                <Icon name="deck"/>{words().table.look_through.of(count)}
            </button>
        }
    })
}

impl Store {
    /// Lays the cards of a pile open.
    pub(crate) fn open_pile(self, title: String, cards: Vec<CardNo>, from: PileOf) {
        self.pile.set(Some(OpenPile { title, cards, from }));
    }

    /// The offered cards that lie in a deck or in a pile.
    fn cards_in_piles(self) -> Vec<CardNo> {
        let piles = self.table.with(|table| table.as_ref().map(|table| piles(&table.picture)).unwrap_or_default());
        let lies = |offer: &Offer| offer.things.iter().any(|thing| piles.contains(thing));
        self.numbered().into_iter().filter(lies).filter_map(|offer| offer.card).collect()
    }

    /// Whether the present question is for one of several cards and at least one of them lies in a pile.
    fn asks_for_piles_alone(self) -> bool {
        let offers = self.numbered();
        let only_cards = offers.iter().all(|offer| offer.card.is_some() && offer.group.is_empty());
        only_cards && !untrack(|| self.cards_in_piles()).is_empty()
    }

    /// Lays all offered cards open, in the order of the offers.
    fn open_offered(self) {
        let whole = self.asks_for_piles_alone();
        let all = || self.numbered().into_iter().filter_map(|offer| offer.card).collect();
        let cards = if whole { all() } else { untrack(|| self.cards_in_piles()) };
        // The whole question stands in its own corner.
        let title = self.table.with_untracked(|table| Some(table.as_ref()?.question.as_ref()?.title()));
        self.open_pile(title.unwrap_or_default(), cards, PileOf::Offered);
    }
}

/// The decks and piles of a table, whose cards are not seen one by one.
fn piles(picture: &Picture) -> Vec<Thing> {
    match picture {
        Picture::Vs(table) => {
            table.sides.iter().flat_map(|side| [side.deck_thing.clone(), side.ko_thing.clone()]).collect()
        }
        // Squad shows such cards between the sides.
        Picture::Squad(_) => Vec::new(),
    }
}
