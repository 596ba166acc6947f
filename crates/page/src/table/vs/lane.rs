//! A row of characters.

use super::fighter::FighterTile;
use super::here::{Here, is_open};
use super::seating::{of_side, player_name, thing_of};
use crate::parts::seat_mark;
use crate::store::Store;
use crate::table::guide::Ghost;
use crate::words::{fill, words};
use leptos::prelude::*;
use longbox_protocol::{Fighter, Seat, Step, Thing, VsSide};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Row {
    Front,
    Back,
}

impl Row {
    fn fighters(self, side: &VsSide) -> &[Fighter] {
        match self {
            Row::Front => &side.front,
            Row::Back => &side.back,
        }
    }

    fn thing(self, side: &VsSide) -> &Thing {
        match self {
            Row::Front => &side.front_row,
            Row::Back => &side.back_row,
        }
    }

    /// What is said of the row while it is new: with what it is learnt, the sentence, and besides how many it has room.
    fn lesson(self, own: bool) -> (Step, &'static str, usize) {
        let words = &words().guide;
        match (self, own) {
            (Row::Front, true) => (Step::Recruit, words.front, 1),
            (Row::Back, true) => (Step::Recruit, words.back, 1),
            (Row::Front, false) => (Step::Attack, words.their_front, 0),
            (Row::Back, false) => (Step::Attack, words.their_back, 0),
        }
    }

    /// On the edge of the row, and for a screen reader.
    fn words(self) -> (&'static str, &'static str) {
        let words = &words().vs;
        match self {
            Row::Front => (words.front, words.front_of),
            Row::Back => (words.back, words.back_of),
        }
    }
}

#[component]
pub(super) fn Lane(
    seat: Seat,
    row: Row,
    /// On the viewer's side, or a teammate's.
    own: bool,
) -> impl IntoView {
    let store = Store::here();
    let (word, label) = row.words();
    let name = player_name(seat);
    let label = Signal::derive(move || fill(label, &[&name.get()]));
    let things =
        of_side(seat, move |side| row.fighters(side).iter().map(|fighter| fighter.thing.clone()).collect::<Vec<_>>());
    let thing = thing_of(seat, |side| row.thing(side));
    let (step, text, room) = row.lesson(own);
    let shown = Signal::derive(move || things.with(Vec::len) <= room);
    let spot = thing.0.clone();
    let open = is_open(store, thing.clone());
    view! {
        <section
            class="lane" class:lane--own=own class:lane--foe=!own class:is-open=move || open.get()
            class:lane--front={row == Row::Front} class:lane--back={row == Row::Back}
            class:is-empty=move || things.with(Vec::is_empty)
            style:--count=move || things.with(Vec::len).to_string()
            data-seat=seat_mark(seat) data-place=spot aria-label=move || label.get()
        >
            <span class="lane__label" aria-hidden="true">{word}</span>
            <For each=move || things.get() key=|thing| thing.clone() children=move |thing| view! { <FighterTile thing/> }/>
            <Ghost step text shown/>
            <Here thing label word=words().vs.here/>
        </section>
    }
}
