//! Cards that an effect offers and that lie in no place of the table.

use super::half::squad;
use super::keep::{Heroes, KeepArt, KeepBar, KeepFoot, KeepLines, facts, printed};
use crate::parts::ThingButton;
use crate::store::Store;
use crate::words::words;
use leptos::prelude::*;
use longbox_protocol::{CardNo, Observation, SquadTable, Thing};

/// The offered cards that cannot be pointed at on the table, in the order of the offers.
pub(super) fn offered(table: &Observation) -> Vec<(Thing, CardNo)> {
    let Some(squad) = squad(table) else { return Vec::new() };
    let on_table = things(squad);
    let offers = table.question.iter().flat_map(|question| &question.offers);
    offers
        .filter_map(|offer| {
            let card = offer.card?;
            let hidden = offer.things.iter().all(|thing| !on_table.contains(&thing));
            offer.things.first().filter(|_| hidden).map(|thing| (thing.clone(), card))
        })
        .collect()
}

/// Everything that can be pointed at on the table.
fn things(squad: &SquadTable) -> Vec<&Thing> {
    squad
        .sides
        .iter()
        .flat_map(|side| {
            let places = [&side.thing, &side.deck_thing, &side.discard_thing, &side.keeper_row];
            let hand = side.hand.iter().map(|card| &card.thing);
            let keepers = side.keepers.iter().map(|keeper| &keeper.thing);
            places.into_iter().chain(hand).chain(keepers).collect::<Vec<_>>()
        })
        .collect()
}

#[component]
pub(super) fn Offered(offers: Memo<Vec<(Thing, CardNo)>>) -> impl IntoView {
    view! {
        <ul class="offered" aria-label=words().squad.arena.offered>
            <For each=move || offers.get() key=|offer| offer.clone() children=|(thing, card)| view! { <OfferedCard thing card/> }/>
        </ul>
    }
}

#[component]
fn OfferedCard(thing: Thing, card: CardNo) -> impl IntoView {
    let store = Store::here();
    let face = printed(store, card);
    let factor = face.factors.first().cloned().unwrap_or_default();
    view! {
        <li>
            <ThingButton thing class="keep keep--hand" label=facts(&face) factor>
                <KeepBar face=face.clone()/>
                <span class="keep__row">
                    <KeepArt face=face.clone()/>
                    <span class="keep__tx"><Heroes face=face.clone()/><KeepLines lines=face.text.clone()/></span>
                </span>
                <KeepFoot face=face.clone()/>
            </ThingButton>
        </li>
    }
}
