//! The badge of a seat: a letter, a shape and a colour.

use leptos::prelude::*;
use longbox_protocol::Seat;

/// Own seats are round, others square: colour is never all there is.
#[component]
pub(crate) fn SeatBadge(seat: Seat, own: bool) -> impl IntoView {
    view! { <span class="seat" class:seat--b=!own aria-hidden="true">{seat.letter().to_string()}</span> }
}
