//! The badge of a seat: a letter, a shape and a colour.

use crate::store::Store;
use leptos::prelude::*;
use longbox_protocol::Seat;

/// The own seat is round, others are square, and beyond the first each has a shape of its own: colour is never all there
/// is. A partner at the table has the shape of the seat, too.
#[component]
pub(crate) fn SeatBadge(seat: Seat, own: bool) -> impl IntoView {
    let square = !own || counted(seat) == 1;
    view! { <span class="seat" class:seat--b=square data-seat=seat_mark(seat) aria-hidden="true">{seat.letter().to_string()}</span> }
}

/// The number of a seat counted from whoever sits below, where there are more than two: it gives colour and shape.
pub(crate) fn seat_mark(seat: Seat) -> Option<String> {
    Some(counted(seat)).filter(|mark| *mark > 1).map(|mark| mark.to_string())
}

fn counted(seat: Seat) -> usize {
    let table = Store::here().table;
    let (below, seats) =
        table.with_untracked(|table| table.as_ref().map_or((0, 4), |table| (table.below.index(), table.players.len())));
    (seat.index() + seats - below) % seats.max(1)
}
