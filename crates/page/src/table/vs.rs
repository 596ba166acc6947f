//! The table of Vs. System: the others above, the stage, the viewer below.

mod calm;
mod fighter;
mod hand;
mod health;
mod here;
mod lane;
mod neighbours;
mod piles;
mod plate;
mod resources;
mod scene;
mod seating;
mod stage;

use super::{LogPanel, PromptPanel};
use crate::store::Store;
use crate::words::words;
use hand::Hand;
use lane::{Lane, Row};
use leptos::prelude::*;
use longbox_protocol::Seat;
use plate::{Place, Plate};
use resources::ResourceLane;
use seating::Seating;
use stage::Stage;

#[component]
pub(super) fn VsBoard() -> impl IntoView {
    let store = Store::here();
    let seating = Seating::now(store);
    let crowded = Memo::new(move |_| seating.with(Seating::is_crowded));
    let place = move |seat: Seat, own: bool| Place { seat, own, below: false, compact: crowded.get_untracked() };
    let above = move || seating.with(|seating| keyed(seating, &seating.above));
    let beside = move || seating.with(|seating| keyed(seating, &seating.beside));
    let below = move || seating.with(|seating| seating.below);
    view! {
        <main id="main" class="table table--vs" class:is-crowded=move || crowded.get()>
            <h1 class="vh">{words().vs.title}</h1>
            <aside class="left">
                <For each=above key=|key| *key children=move |(seat, _)| view! { <Plate place=place(seat, false)/> }/>
                <span class="left__gap"></span>
                <For each=beside key=|key| *key children=move |(seat, _)| view! { <Plate place=place(seat, true)/> }/>
                {move || below().map(|seat| view! { <Plate place=Place { seat, own: true, below: true, compact: false }/> })}
            </aside>
            <div class="board">
                <For each=above key=|key| *key children=move |(seat, _)| view! { <Others place=place(seat, false)/> }/>
                <Stage/>
                <For each=beside key=|key| *key children=move |(seat, _)| view! { <Others place=place(seat, true)/> }/>
                {move || below().map(|seat| view! {
                    <Lane seat row=Row::Front own=true/>
                    <Lane seat row=Row::Back own=true/>
                    <ResourceLane seat own=true/>
                })}
            </div>
            <div class="sheet">
                {move || below().map(|seat| view! { <Hand seat/> })}
                <aside class="right">
                    <LogPanel/>
                    <PromptPanel/>
                </aside>
            </div>
        </main>
    }
}

/// A side is laid out anew when there are more or fewer players, or when another one looks.
fn keyed(seating: &Seating, seats: &[Seat]) -> Vec<(Seat, (bool, Option<Seat>))> {
    seats.iter().map(|seat| (*seat, (seating.is_crowded(), seating.below))).collect()
}

/// The rows of somebody who is not the viewer: front row towards the stage, or both rows in one line.
#[component]
fn Others(place: Place) -> impl IntoView {
    let Place { seat, own, compact, .. } = place;
    if compact {
        return view! {
            <div class="pairrow">
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
