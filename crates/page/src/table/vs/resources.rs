//! The resource row.

use super::fighter::TileArt;
use super::hand::PartLabel;
use super::here::{Here, is_open};
use super::seating::{of_side, player_name, thing_of};
use crate::parts::{SymbolIcon, ThingButton, seat_mark};
use crate::store::Store;
use crate::table::guide::Ghost;
use crate::words::{fill, words};
use leptos::prelude::*;
use longbox_art::team_key;
use longbox_protocol::{CardNo, GameName, Resource, Seat, Step, Thing};

#[component]
pub(super) fn ResourceLane(seat: Seat, own: bool) -> impl IntoView {
    let store = Store::here();
    let words = &words().vs;
    let name = player_name(seat);
    let label = Signal::derive(move || fill(words.resources_of, &[&name.get()]));
    let resources = of_side(seat, |side| side.resources.clone());
    let thing = thing_of(seat, |side| &side.resource_row);
    let spot = thing.0.clone();
    let open = is_open(store, thing.clone());
    let guide = &crate::words::words().guide;
    let ghost = if own { guide.resources } else { guide.their_resources };
    let empty = Signal::derive(move || resources.with(Vec::is_empty));
    let things = move || resources.with(|all| all.iter().map(|one| one.thing.clone()).collect::<Vec<_>>());
    view! {
        <section
            class="lane lane--res" class:lane--own=own class:lane--foe=!own class:is-open=move || open.get()
            class:is-empty=move || resources.with(Vec::is_empty)
            data-seat=seat_mark(seat) data-place=spot aria-label=move || label.get()
        >
            <span class="lane__label" aria-hidden="true">{words.resources}</span>
            <For each=things key=|thing| thing.clone() children=move |thing| view! { <ResourceChip thing resources/> }/>
            <Ghost step=Step::Resource text=ghost shown=empty/>
            <Here thing label word=words.here/>
        </section>
    }
}

#[component]
fn ResourceChip(thing: Thing, resources: Memo<Vec<Resource>>) -> impl IntoView {
    let store = Store::here();
    let asked = thing.clone();
    let resource = Memo::new(move |_| resources.with(|all| all.iter().find(|one| one.thing == asked).cloned()));
    let class = Signal::derive(move || {
        let up = resource.with(|one| one.as_ref().is_some_and(|one| one.face_up));
        let known = resource.with(|one| one.as_ref().is_some_and(|one| one.card.is_some()));
        match (up, known) {
            (true, _) => "res".to_owned(),
            (false, true) => "res res--down res--known".to_owned(),
            (false, false) => "res res--down".to_owned(),
        }
    });
    let label =
        Signal::derive(move || resource.with(|one| one.as_ref().map(|one| one.label.clone()).unwrap_or_default()));
    let shown = Memo::new(move |_| resource.with(|one| one.as_ref().and_then(|one| Some((one.card?, one.face_up)))));
    let card = shown.get_untracked().map(|(card, _)| card);
    let team = card.and_then(|card| store.face(GameName::Vs, card)?.teams.first().map(|team| team_key(team)));
    let named = thing.clone();
    let part = Memo::new(move |_| resources.with(|all| first_of_part(all, &named)));
    view! {
        {move || part.get().map(|holder| view! { <PartLabel holder/> })}
        <ThingButton thing class label team=team.unwrap_or_else(|| "none".to_owned())>
            {move || shown.get().map(|(card, up)| match up {
                true => view! { <Face card/> }.into_any(),
                false => view! { <span class="res__name">{move || store.card_name(GameName::Vs, card)}</span> }.into_any(),
            })}
        </ThingButton>
    }
}

/// Whose part of the row begins with this resource.
fn first_of_part(all: &[Resource], thing: &Thing) -> Option<String> {
    let at = all.iter().position(|one| one.thing == *thing)?;
    let before = at.checked_sub(1).and_then(|before| all[before].part.as_ref());
    all[at].part.clone().filter(|holder| Some(holder) != before)
}

/// A resource that lies face up: its art, its name, the symbols it gives.
#[component]
fn Face(card: CardNo) -> impl IntoView {
    let store = Store::here();
    let gives = move || store.face(GameName::Vs, card).map(|face| face.gives).unwrap_or_default();
    let symbol = |name: String| view! { <SymbolIcon name/> };
    view! {
        <span class="res__art"><TileArt card/></span>
        <span class="res__words">
            <span class="res__name">{move || store.card_name(GameName::Vs, card)}</span>
            <span class="res__sy">{move || gives().into_iter().map(symbol).collect_view()}</span>
        </span>
    }
}
