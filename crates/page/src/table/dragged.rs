//! A card on its way from one place to another: it follows the pointer, and the places that take it are marked.

use crate::motion;
use crate::parts::CardThumb;
use crate::store::Store;
use leptos::ev;
use leptos::prelude::*;
use web_sys::{Element, PointerEvent};

/// Where a card could be dropped, and the one of them that is under the pointer.
const TAKES: &str = "is-drop";
const MEANT: &str = "is-place";
/// A part of the table that scrolls goes on while a card is held this near to its edge, so many pixels a frame.
const EDGE: f64 = 34.0;
const PACE: f64 = 7.0;

#[component]
pub(super) fn DraggedCard() -> impl IntoView {
    let store = Store::here();
    Effect::new(move |_| {
        // A new table has new places.
        store.table.track();
        mark(TAKES, &[]);
        if store.dragged.with(Option::is_some) {
            let places = store.drops().iter().flat_map(|place| motion::elements_of(&place.0)).collect::<Vec<_>>();
            mark(TAKES, &places);
        }
    });
    Effect::new(move |_| {
        let dragged = store.dragged.with(Option::is_some);
        let place = store.place_at(store.pointer.get()).filter(|_| dragged);
        mark(MEANT, place.as_slice());
    });
    listen(store);
    let dragging = Memo::new(move |_| store.dragged.with(Option::is_some));
    Effect::new(move |_| {
        if dragging.get() {
            follow(store);
        }
    });
    let style = move || store.pointer.with(|(x, y)| format!("--x:{x}px;--y:{y}px"));
    view! {
        {move || store.dragged.get().map(|dragged| {
            let card = store.card_at(&dragged.thing);
            view! {
                <div class="dragged" class:dragged--touch=dragged.by_touch aria-hidden="true" style=style>
                    {card.map(|(game, card)| view! { <CardThumb game card/> })}
                </div>
            }
        })}
    }
}

/// Follows the pointer that drags, wherever it goes: it leaves the thing that it has lifted.
fn listen(store: Store) {
    let at = |event: &PointerEvent| (event.client_x(), event.client_y());
    let is_meant = move |event: &PointerEvent| event.is_primary() && store.dragged.with_untracked(Option::is_some);
    let moves = window_event_listener(ev::pointermove, move |event| {
        if is_meant(&event) {
            store.pointer.set(at(&event));
        }
    });
    let falls = window_event_listener(ev::pointerup, move |event| {
        if is_meant(&event) {
            store.let_fall(at(&event));
        }
    });
    let ends = window_event_listener(ev::pointercancel, move |event| {
        if is_meant(&event) {
            store.dragged.set(None);
        }
    });
    on_cleanup(move || [moves, falls, ends].into_iter().for_each(|one| one.remove()));
}

/// Gives a class to these elements and takes it from all others.
fn mark(class: &str, elements: &[Element]) {
    motion::found(&format!(".{class}")).iter().for_each(|element| {
        let _ = element.class_list().remove_1(class);
    });
    elements.iter().for_each(|element| {
        let _ = element.class_list().add_1(class);
    });
}

/// Scrolls what the card is held at the edge of, frame by frame, as long as it is dragged.
fn follow(store: Store) {
    request_animation_frame(move || {
        if !store.dragged.try_with_untracked(|dragged| dragged.is_some()).unwrap_or_default() {
            return;
        }
        let (x, y) = store.pointer.get_untracked();
        for part in motion::found(".scrolls") {
            let rect = part.get_bounding_client_rect();
            let inside = (rect.left()..=rect.right()).contains(&f64::from(x));
            let step = pace(f64::from(y), rect.top(), rect.bottom());
            if inside && step != 0.0 {
                part.set_scroll_top(part.scroll_top() + step as i32);
            }
        }
        follow(store);
    });
}

/// How far a part between these edges scrolls for a pointer at this height.
fn pace(y: f64, top: f64, bottom: f64) -> f64 {
    match y {
        y if y < top - EDGE || y > bottom => 0.0,
        y if y < top + EDGE => -PACE,
        y if y > bottom - EDGE => PACE,
        _ => 0.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_near_an_edge_it_scrolls() {
        assert_eq!([90.0, 300.0, 490.0].map(|y| pace(y, 80.0, 500.0)), [-PACE, 0.0, PACE]);
        assert_eq!([10.0, 700.0].map(|y| pace(y, 80.0, 500.0)), [0.0, 0.0]);
    }
}
