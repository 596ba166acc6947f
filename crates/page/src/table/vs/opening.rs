//! The first hand, large enough to be read, while it is asked whether it is kept.

use super::seating::{of_side, with_table};
use crate::parts::CardFace;
use crate::store::Store;
use crate::words::words;
use leptos::prelude::*;
use longbox_protocol::{CardNo, GameName, Seat, Step};

#[component]
pub(super) fn OpeningHand(seat: Seat) -> impl IntoView {
    let store = Store::here();
    let is_asked = Memo::new(move |_| {
        let first = |table: &longbox_protocol::Observation| {
            table.question.as_ref().is_some_and(|question| question.step == Step::FirstHand)
        };
        with_table(store, |table, _| first(table)).unwrap_or_default()
    });
    let hand = of_side(seat, |side| side.hand.iter().filter_map(|card| card.card).collect::<Vec<CardNo>>());
    let face = move |card: CardNo| {
        store.face(GameName::Vs, card).map(|face| view! { <li><CardFace face game=GameName::Vs/></li> })
    };
    view! {
        <Show when=move || is_asked.get()>
            <section class="opening" aria-label=words().vs.opening>
                <h2>{words().vs.opening}</h2>
                <ul tabindex="0">{move || hand.get().into_iter().filter_map(face).collect_view()}</ul>
            </section>
        </Show>
    }
}
