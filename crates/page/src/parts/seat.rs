//! The badge of a seat: a letter, a shape and a colour.

use crate::store::Store;
use leptos::prelude::*;
use longbox_protocol::Seat;

/// Own seats are round, others square, and beyond the first each has a shape of its own: colour is never all there is.
#[component]
pub(crate) fn SeatBadge(seat: Seat, own: bool) -> impl IntoView {
    view! { <span class="seat" class:seat--b=!own data-seat=seat_mark(seat) aria-hidden="true">{seat.letter().to_string()}</span> }
}

/// The number of a seat counted from whoever sits below, where there are more than two: it gives colour and shape.
pub(crate) fn seat_mark(seat: Seat) -> Option<String> {
    let table = Store::here().table;
    let (below, seats) =
        table.with_untracked(|table| table.as_ref().map_or((0, 4), |table| (table.below.index(), table.players.len())));
    Some((seat.index() + seats - below) % seats.max(1)).filter(|mark| *mark > 1).map(|mark| mark.to_string())
}
