//! The table of Vs. System: the others above, the stage, the viewer below.

mod calm;
mod fighter;
mod fought;
mod goal;
mod hand;
mod health;
mod here;
mod lane;
mod opening;
mod piles;
mod plate;
mod resources;
mod rival;
mod scene;
mod seating;
mod stage;
mod universes;

use super::{LogPanel, PromptPanel};
use crate::store::Store;
use crate::words::words;
pub(crate) use fought::Fought;
use goal::Goal;
use hand::Hand;
use lane::{Lane, Row};
use leptos::html::Div;
use leptos::prelude::*;
use longbox_protocol::Seat;
use opening::OpeningHand;
use plate::{Place, Plate};
use resources::ResourceLane;
use rival::show_rival;
use seating::{Seating, with_table};
use stage::Stage;
use universes::Universes;

#[component]
pub(super) fn VsBoard() -> impl IntoView {
    let seating = Seating::now(Store::here());
    let crowded = Memo::new(move |_| seating.with(Seating::is_crowded));
    let below = move || seating.with(|seating| seating.below);
    let store = Store::here();
    let pocket = Memo::new(move |_| with_table(store, |_, picture| picture.pocket).unwrap_or_default());
    view! {
        <main id="main" class="table table--vs" class:is-crowded=move || crowded.get() class:is-pocket=move || pocket.get()>
            <h1 class="vh">{words().vs.title}</h1>
            <Ground seating/>
            <div class="sheet">
                {move || below().map(|seat| view! { <Hand seat/> })}
                <div class="right">
                    <LogPanel/>
                    <PromptPanel/>
                </div>
            </div>
        </main>
    }
}

/// Everything but the hand and the question. In a small window it scrolls by itself, if it must.
#[component]
fn Ground(seating: Memo<Seating>) -> impl IntoView {
    let above = move || seating.with(|seating| places(seating, &seating.above, false));
    let beside = move || seating.with(|seating| places(seating, &seating.beside, true));
    let below = move || seating.with(|seating| seating.below);
    let node = NodeRef::<Div>::new();
    show_rival(node, seating);
    view! {
        <div class="ground scrolls" node_ref=node>
            <div class="left">
                <For each=above key=|place| *place children=|place| view! { <Plate place/> }/>
                <div class="left__gap"><Universes/><Goal/></div>
                <For each=beside key=|place| *place children=|place| view! { <Plate place/> }/>
                {move || below().map(|seat| view! { <Plate place=Place { seat, own: true, below: true, compact: false, order: 50 }/> })}
            </div>
            <div class="board">
                <For each=above key=|place| *place children=|place| view! { <Others place/> }/>
                <Stage/>
                <For each=beside key=|place| *place children=|place| view! { <Others place/> }/>
                {move || below().map(|seat| view! {
                    <Lane seat row=Row::Front own=true/>
                    <Lane seat row=Row::Back own=true/>
                    <ResourceLane seat own=true/>
                })}
            </div>
            {move || below().map(|seat| view! { <OpeningHand seat/> })}
        </div>
    }
}

/// Where these players sit. In one column plate and rows follow each other, teammates after the stage.
fn places(seating: &Seating, seats: &[Seat], own: bool) -> Vec<Place> {
    let first = if own { 31 } else { 1 };
    let compact = seating.is_crowded();
    let place = |(at, seat): (usize, &Seat)| Place { seat: *seat, own, below: false, compact, order: first + 2 * at };
    seats.iter().enumerate().map(place).collect()
}

/// The rows of somebody who is not the viewer: front row towards the stage, or both rows in one line.
#[component]
fn Others(place: Place) -> impl IntoView {
    let Place { seat, own, compact, order, .. } = place;
    if compact {
        return view! {
            <div class="pairrow" style:--order=(order + 1).to_string()>
                <Lane seat row=Row::Back own/>
                <Lane seat row=Row::Front own/>
            </div>
        }
        .into_any();
    }
    view! {
        <ResourceLane seat own/>
        <Lane seat row=Row::Back own/>
        <Lane seat row=Row::Front own/>
    }
    .into_any()
}
