//! The keyboard of the builder: `/` for the query, `+`, `-` and digits for copies, arrows between cards and rows.

use super::bench::Bench;
use crate::keys::is_typed;
use crate::motion;
use crate::route::Route;
use leptos::ev;
use leptos::prelude::*;
use longbox_protocol::CardNo;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

/// Carries the number of the card that an element is about.
pub(super) const CARD: &str = "data-card";
/// What the arrows go through: the cards of the pool and the rows of the list.
const STOPS: &str = ".pick__card, .row__card";
const QUERY: &str = ".query input";

pub(super) fn listen(bench: Bench) {
    let handle = window_event_listener(ev::keydown, move |event| press(bench, &event));
    on_cleanup(move || handle.remove());
}

fn press(bench: Bench, event: &KeyboardEvent) {
    // What stands over the page has the keyboard.
    let tests = bench.store.route.with_untracked(|route| matches!(route, Route::Test(..)));
    let covered = tests || bench.store.inspected.with_untracked(Option::is_some) || !motion::found(".veil").is_empty();
    if covered || event.alt_key() {
        return;
    }
    let typed = is_typed(event);
    let command = event.ctrl_key() || event.meta_key();
    let done = match (event.key().as_str(), command) {
        ("z" | "Z", true) if !typed && event.shift_key() => act(|| bench.redo()),
        ("z" | "Z", true) if !typed => act(|| bench.undo()),
        ("y" | "Y", true) if !typed => act(|| bench.redo()),
        (_, true) => false,
        _ if typed => false,
        ("/", _) => act(|| motion::found(QUERY).iter().take(1).for_each(motion::focus)),
        ("n" | "N", _) => press_button(".open__new"),
        ("t" | "T", _) => press_button(".test"),
        ("ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown", _) => walk(&event.key()),
        (key, _) => on_card(bench, key),
    };
    if done {
        event.prevent_default();
    }
}

fn act(act: impl FnOnce()) -> bool {
    act();
    true
}

fn press_button(selector: &str) -> bool {
    let found = motion::found(selector);
    let button = found.first().and_then(|element| element.dyn_ref::<HtmlElement>());
    button.inspect(|button| button.click()).is_some()
}

/// More or fewer copies of the card that has the keyboard.
fn on_card(bench: Bench, key: &str) -> bool {
    let active = document().active_element();
    let Some(stop) = active.and_then(|element| element.closest(&format!("[{CARD}]")).ok().flatten()) else {
        return false;
    };
    let Some(card) = stop.get_attribute(CARD).and_then(|number| number.parse::<CardNo>().ok()) else { return false };
    let now = bench.draft.with_untracked(|draft| draft.copies(card));
    let most = bench.face(card).map_or(0, |face| untrack(|| bench.most(&face)));
    let wanted = match key {
        "+" | "=" => (now + 1).min(most.max(now)),
        "-" => now.saturating_sub(1),
        _ => match key.parse::<u8>() {
            Ok(digit) if digit <= most => digit,
            _ => return false,
        },
    };
    if wanted == 0 && stop.class_list().contains("row") {
        leave_row(&stop);
    }
    bench.set_copies(card, wanted);
    true
}

/// A row that goes takes the keyboard with it: its neighbour gets it.
pub(super) fn leave_row(row: &Element) {
    let all = motion::found(".row__card");
    let own = all.iter().position(|element| row.contains(Some(element)));
    let next = own.and_then(|at| all.get(at + 1).or_else(|| all.get(at.checked_sub(1)?)));
    next.into_iter().for_each(motion::focus);
}

/// Moves the focus to the next card of the pool or row of the list.
fn walk(key: &str) -> bool {
    let Some(active) = document().active_element() else { return false };
    let Some(stop) = active.closest(&format!("[{CARD}]")).ok().flatten() else { return false };
    let all: Vec<Element> = motion::found(STOPS);
    let here = middle(&stop);
    let in_list = stop.class_list().contains("row");
    let far = |element: &Element| {
        let own = element.closest(&format!("[{CARD}]")).ok().flatten()?;
        let (there, same) = (middle(&own), own.class_list().contains("row") == in_list);
        let (x, y) = (there.0 - here.0, there.1 - here.1);
        let (ahead, aside) = match key {
            "ArrowLeft" => (-x, y),
            "ArrowRight" => (x, y),
            "ArrowUp" => (-y, x),
            _ => (y, x),
        };
        // From the list the sides lead to the pool, but up and down stay in it.
        let sideways = matches!(key, "ArrowLeft" | "ArrowRight");
        (ahead > 6.0 && (same || sideways)).then_some(ahead + 2.5 * aside.abs())
    };
    let nearest = all.iter().filter_map(|element| Some((far(element)?, element))).min_by(|a, b| a.0.total_cmp(&b.0));
    nearest.inspect(|(_, element)| motion::focus(element)).is_some()
}

fn middle(element: &Element) -> (f64, f64) {
    let rect = element.get_bounding_client_rect();
    (rect.left() + rect.width() / 2.0, rect.top() + rect.height() / 2.0)
}
