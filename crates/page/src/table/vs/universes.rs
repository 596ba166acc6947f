//! The universes that are not being played: a folded strip each, to be opened.

use super::fighter::FighterTile;
use super::seating::{name_of, with_table};
use crate::parts::SeatBadge;
use crate::store::Store;
use crate::words::{fill, words};
use leptos::prelude::*;
use longbox_protocol::{Seat, VsRows, VsUniverse};

/// How a universe looks from outside: its name, and how many each player has there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Strip {
    name: String,
    maker: String,
    sides: Vec<(Seat, bool, String, usize)>,
}

#[component]
pub(super) fn Universes() -> impl IntoView {
    let store = Store::here();
    let names = Memo::new(move |_| {
        let named = |universes: &[VsUniverse]| universes.iter().map(|one| one.name.clone()).collect::<Vec<_>>();
        with_table(store, |_, picture| named(&picture.elsewhere)).unwrap_or_default()
    });
    let now = Memo::new(move |_| with_table(store, |_, picture| picture.universe.clone()).unwrap_or_default());
    view! {
        <Show when=move || names.with(|names| !names.is_empty())>
            <section class="universes" aria-label=words().vs.universes>
                <p class="universes__now">{words().vs.universe_now}<b>{move || now.get()}</b></p>
                <For each=move || names.get() key=|name| name.clone() children=|name| view! { <Folded name/> }/>
            </section>
        </Show>
    }
}

/// One of them. What is in it is drawn when it is opened.
#[component]
fn Folded(name: String) -> impl IntoView {
    let store = Store::here();
    let open = RwSignal::new(false);
    let asked = name.clone();
    let strip = Memo::new(move |_| {
        let strip = |one: &VsUniverse, below: Seat, called: &dyn Fn(Seat) -> String| Strip {
            name: one.name.clone(),
            maker: one.maker.clone(),
            sides: one
                .sides
                .iter()
                .map(|rows| (rows.seat, rows.seat == below, called(rows.seat), count(rows)))
                .collect(),
        };
        let found = with_table(store, |table, picture| {
            let one = picture.elsewhere.iter().find(|one| one.name == asked)?;
            Some(strip(one, table.below, &|seat| name_of(table, seat)))
        });
        found.flatten().unwrap_or_default()
    });
    let told = move || strip.with(|strip| strip.sides.iter().map(told).collect::<Vec<_>>().join(", "));
    let counts = move || {
        let one = |(seat, own, _, count): (Seat, bool, String, usize)| view! { <span class="universe__count"><SeatBadge seat own/>{count}</span> };
        strip.get().sides.into_iter().map(one).collect_view()
    };
    view! {
        <div class="universe" class:is-open=move || open.get()>
            <button
                type="button" class="universe__head" aria-expanded=move || open.get().to_string()
                title=move || strip.with(|strip| strip.maker.clone())
                on:click=move |_| open.update(|open| *open = !*open)
            >
                <b>{move || strip.with(|strip| strip.name.clone())}</b>
                <span class="universe__maker">{move || strip.with(|strip| strip.maker.clone())}</span>
                <span class="universe__counts" aria-hidden="true">{counts}</span>
                <span class="vh">{told}</span>
            </button>
            <Show when=move || open.get()>
                <Inside name=name.clone()/>
            </Show>
        </div>
    }
}

/// Everybody in it, player by player, front rows first.
#[component]
fn Inside(name: String) -> impl IntoView {
    let store = Store::here();
    let label = name.clone();
    let seats = {
        let name = name.clone();
        Memo::new(move |_| of_universe(store, &name, |one| one.sides.iter().map(|rows| rows.seat).collect::<Vec<_>>()))
    };
    view! {
        <div class="universe__inside" role="group" aria-label=label>
            <For each=move || seats.get() key=|seat| *seat children=move |seat| {
                view! { <Rows name=name.clone() seat front=true/><Rows name=name.clone() seat front=false/> }
            }/>
        </div>
    }
}

#[component]
fn Rows(name: String, seat: Seat, front: bool) -> impl IntoView {
    let store = Store::here();
    let words = &words().vs;
    let player = super::seating::player_name(seat);
    let label = if front { words.front_of } else { words.back_of };
    let things = Memo::new(move |_| {
        of_universe(store, &name, |one| {
            let rows = one.sides.iter().find(|rows| rows.seat == seat);
            let row = rows.map(|rows| if front { &rows.front } else { &rows.back });
            row.into_iter().flatten().map(|fighter| fighter.thing.clone()).collect::<Vec<_>>()
        })
    });
    view! {
        <Show when=move || things.with(|things| !things.is_empty())>
            <section class="universe__row" aria-label=move || fill(label, &[&player.get()])>
                <h3 class="universe__who">{move || fill(label, &[&player.get()])}</h3>
                <For each=move || things.get() key=|thing| thing.clone() children=move |thing| view! { <FighterTile thing/> }/>
            </section>
        </Show>
    }
}

fn of_universe<T: Default>(store: Store, name: &str, look: impl Fn(&VsUniverse) -> T) -> T {
    let found = with_table(store, |_, picture| picture.elsewhere.iter().find(|one| one.name == name).map(&look));
    found.flatten().unwrap_or_default()
}

fn count(rows: &VsRows) -> usize {
    rows.front.len() + rows.back.len()
}

/// "Mira: 3 characters".
fn told((_, _, name, count): &(Seat, bool, String, usize)) -> String {
    format!("{name}: {}", words().vs.characters.of(*count))
}
