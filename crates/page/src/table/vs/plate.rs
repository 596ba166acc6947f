//! A player's plate: who it is, wounds, hand, piles.

use super::hand::HandCount;
use super::health::Drops;
use super::here::{Here, is_open};
use super::piles::Piles;
use super::resources::ResourceLane;
use super::seating::{of_side, player_name, thing_of, with_table};
use crate::parts::{Icon, SeatBadge, seat_mark};
use crate::store::Store;
use crate::words::{fill, words};
use leptos::prelude::*;
use longbox_protocol::{Seat, Who};

/// How a player sits to the viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Place {
    pub(super) seat: Seat,
    /// On the viewer's side, or a teammate.
    pub(super) own: bool,
    /// The one at the lower edge.
    pub(super) below: bool,
    /// One of several beside the one below: less room.
    pub(super) compact: bool,
    /// Where it comes in a window that has everything in one column.
    pub(super) order: usize,
}

#[component]
pub(super) fn Plate(place: Place) -> impl IntoView {
    let Place { seat, own, below, compact, order } = place;
    let store = Store::here();
    let name = player_name(seat);
    let alive = of_side(seat, |side| side.alive);
    let thing = thing_of(seat, |side| &side.thing);
    let spot = thing.0.clone();
    let open = is_open(store, thing.clone());
    view! {
        <section
            class="panel plate" class:plate--own=own class:plate--below=below class:plate--compact=compact
            class:is-out=move || !alive.get() class:is-open=move || open.get()
            style:--order=order.to_string()
            data-seat=seat_mark(seat) data-place=spot aria-label=move || name.get()
        >
            <Who place/>
            <Health seat/>
            <HandCount seat below/>
            <Piles seat/>
            {compact.then(|| view! { <ResourceLane seat own/> })}
            <Here thing label=name word=words().vs.this_player/>
        </section>
    }
}

/// Badge, name, what is played, and whether it is this player's turn.
#[component]
fn Who(place: Place) -> impl IntoView {
    let Place { seat, own, .. } = place;
    let store = Store::here();
    let name = player_name(seat);
    let about = Memo::new(move |_| {
        with_table(store, |table, _| table.players.get(seat.index()).map(|player| player.about.clone()))
            .flatten()
            .unwrap_or_default()
    });
    let bot = Memo::new(move |_| {
        with_table(store, |table, _| table.players.get(seat.index()).is_some_and(|one| matches!(one.who, Who::Bot(_))))
            .unwrap_or_default()
    });
    let alive = of_side(seat, |side| side.alive);
    // The title names the main character that the game began with.
    let main = of_side(seat, |side| side.new_main.clone());
    let now = move || main.get().map(|main| fill(words().vs.now_led, &[&main]));
    let turn = Memo::new(move |_| with_table(store, |_, table| table.turn_players.contains(&seat)).unwrap_or_default());
    view! {
        <div class="plate__who" class:is-turn=move || turn.get()>
            <SeatBadge seat own/>
            <span class="plate__name">
                {move || name.get()}
                <small>{move || about.get()}{now}{move || bot.get().then_some(words().vs.bot)}</small>
            </span>
            {move || (!alive.get()).then(|| view! { <span class="mark plate__out"><Icon name="skull"/><span>{words().vs.out}<span class="plate__of">{words().vs.out_of_the_game}</span></span></span> })}
        </div>
    }
}

#[component]
fn Health(seat: Seat) -> impl IntoView {
    let wounds = of_side(seat, |side| (side.wounds, side.health));
    view! {
        <div class="health">
            <span class="health__word">{words().vs.wounds}</span>
            {move || {
                let (wounds, health) = wounds.get();
                view! { <Drops wounds health/><span class="health__n">{format!("{wounds}/{health}")}</span> }
            }}
        </div>
    }
}
