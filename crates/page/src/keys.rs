//! The keyboard: digits for options, Space to pass, arrows between things, `?` for why.

use crate::motion::{self, THING};
use crate::route::Route;
use crate::store::Store;
use crate::table::weighs;
use crate::words::{fill, sentences, words};
use leptos::ev;
use leptos::prelude::*;
use longbox_protocol::{OfferRole, Thing};
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element, HtmlElement, HtmlInputElement, KeyboardEvent};

/// Listens to the whole page as long as it is open.
pub(crate) fn listen(store: Store) {
    let handle = window_event_listener(ev::keydown, move |event| press(store, &event));
    on_cleanup(move || handle.remove());
}

fn press(store: Store, event: &KeyboardEvent) {
    if event.ctrl_key() || event.meta_key() || event.alt_key() || store.route.get_untracked() != Route::Table {
        return;
    }
    let target = event.target().and_then(|target| target.dyn_into::<HtmlElement>().ok());
    if target.as_ref().is_some_and(is_typing) {
        return;
    }
    let key = event.key();
    if store.is_end_open() {
        // What lies below is only looked at again once this is closed.
        if key == "Escape" {
            event.prevent_default();
            store.close_end();
        }
        return;
    }
    if store.overview.get_untracked() {
        if key == "?" {
            store.overview.set(false);
        }
        return;
    }
    let on_button = target.as_ref().is_some_and(|target| target.tag_name() == "BUTTON" || target.tag_name() == "A");
    let done = match key.as_str() {
        "Escape" => store.escape(),
        // In a stored game they lead through its choices.
        "ArrowLeft" | "ArrowRight" if store.replay.with_untracked(Option::is_some) => false,
        "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown" => walk(&key, target.as_ref()),
        "?" => explain(store, target.as_ref()),
        "u" | "U" => store.undo(),
        "h" | "H" => store.ask_hint(),
        "f" | "F" => store.want_formation(),
        // On a button it means the button, where there is something to answer.
        " " if store.played.with_untracked(Option::is_some) && !(on_button && store.is_asked()) => {
            store.move_on();
            true
        }
        " " if !on_button => store.pass_by_key(),
        // Space on a thing is the pass, too, since Enter already picks it.
        " " if target.as_ref().is_some_and(|target| target.has_attribute(THING)) => store.pass_by_key(),
        "s" | "S" if store.is_playing() || motion::is_moving() => {
            store.skip();
            motion::finish();
            true
        }
        _ => key.parse::<usize>().is_ok_and(|digit| store.pick_number(digit)),
    };
    if done {
        event.prevent_default();
        event.stop_propagation();
    }
}

/// Whether a letter goes into a field. A slider or a box to tick takes none.
pub(crate) fn is_typed(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<HtmlElement>().ok());
    let input = target.as_ref().and_then(|target| target.dyn_ref::<HtmlInputElement>());
    match input.map(HtmlInputElement::type_).as_deref() {
        Some("range" | "radio" | "checkbox" | "file") => false,
        _ => target.as_ref().is_some_and(is_typing),
    }
}

fn is_typing(target: &HtmlElement) -> bool {
    matches!(target.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT") || target.is_content_editable()
}

/// Moves the focus along a menu. None: the keyboard is in no menu, or the arrow leads out of it.
fn walk_menu(key: &str, from: &HtmlElement) -> Option<bool> {
    let held = from.closest(".held").ok().flatten();
    let menu = held.clone().or_else(|| from.closest("[role=menu]").ok().flatten())?;
    let step: isize = match key {
        "ArrowDown" => 1,
        "ArrowUp" => -1,
        // What stands over the table keeps the keyboard.
        _ => return held.map(|_| false),
    };
    let found = menu.query_selector_all("[role=menuitem]").ok()?;
    let items: Vec<Element> = (0..found.length()).filter_map(|at| found.get(at)?.dyn_into().ok()).collect();
    let here = items.iter().position(|item| item.is_same_node(Some(from)));
    let next = here.map_or(0, |here| here.saturating_add_signed(step).min(items.len().saturating_sub(1)));
    items.get(next).into_iter().for_each(motion::focus);
    Some(!items.is_empty())
}

/// Moves the focus to the nearest thing in that direction.
fn walk(key: &str, from: Option<&HtmlElement>) -> bool {
    if let Some(done) = from.and_then(|from| walk_menu(key, from)) {
        return done;
    }
    let all: Vec<Element> = motion::things()
        .into_iter()
        .filter(|element| element.has_attribute("tabindex") || element.tag_name() == "BUTTON")
        .collect();
    let Some(from) = from.filter(|from| from.has_attribute(THING)) else {
        // From anywhere else the arrows enter the table at the first thing that can be chosen.
        let first = all.iter().find(|element| element.class_list().contains("is-legal")).or(all.last());
        first.into_iter().for_each(motion::focus);
        return first.is_some();
    };
    let here = middle(&from.get_bounding_client_rect());
    let far = |element: &Element| {
        let there = middle(&element.get_bounding_client_rect());
        let (x, y) = (there.0 - here.0, there.1 - here.1);
        let (ahead, aside) = match key {
            "ArrowLeft" => (-x, y),
            "ArrowRight" => (x, y),
            "ArrowUp" => (-y, x),
            _ => (y, x),
        };
        (ahead > 6.0).then_some(ahead + 2.5 * aside.abs())
    };
    let nearest = all.iter().filter_map(|element| Some((far(element)?, element))).min_by(|a, b| a.0.total_cmp(&b.0));
    if let Some((_, element)) = nearest {
        motion::focus(element);
    }
    nearest.is_some()
}

fn middle(rect: &DomRect) -> (f64, f64) {
    (rect.left() + rect.width() / 2.0, rect.top() + rect.height() / 2.0)
}

/// Opens the big card of the thing that has the focus, with its reasons; without one, the overview.
fn explain(store: Store, target: Option<&HtmlElement>) -> bool {
    let thing = target.and_then(|target| target.get_attribute(THING)).map(Thing);
    let known = thing.as_ref().is_some_and(|thing| store.inspect(thing, true));
    match thing {
        Some(thing) if !known => store.tip.set(Some(thing)),
        Some(_) => {}
        None => store.overview.set(true),
    }
    true
}

impl Store {
    /// Closes the topmost thing that stands over the table. False: there was nothing.
    fn escape(self) -> bool {
        if self.dragged.with_untracked(Option::is_some) {
            self.dragged.set(None);
            return true;
        }
        let open = self.inspected.with_untracked(Option::is_some)
            || self.chooser.with_untracked(Option::is_some)
            || self.pile.with_untracked(Option::is_some)
            || self.tip.with_untracked(Option::is_some)
            || self.notice.with_untracked(Option::is_some);
        if self.skipping.get_untracked().is_some() {
            self.skipping.set(None);
            return true;
        }
        if open {
            self.notice.set(None);
            self.close_all();
            return true;
        }
        let back = self.offer_with(|offer| offer.role == OfferRole::Back);
        back.map(|offer| self.answer(&offer, Vec::new())).is_some()
    }

    /// Space: passes. What is skipped by that is asked about once.
    fn pass_by_key(self) -> bool {
        let weighs = self
            .table
            .with_untracked(|table| table.as_ref()?.question.as_ref().filter(|one| weighs(one)).map(|one| one.number));
        let asks = weighs.filter(|_| !self.settings.get_untracked().skips_at_once);
        if asks.is_some() && self.skipping.get_untracked() != asks {
            self.skipping.set(asks);
            self.announcement.set(self.skip_question());
            return true;
        }
        self.pass()
    }

    /// "End your turn? Press Space again, or choose something else."
    pub(crate) fn skip_question(self) -> String {
        let words = &words().played;
        let label = self.offer_with(|offer| offer.role == OfferRole::Pass).map(|offer| offer.label).unwrap_or_default();
        sentences([fill(words.skip_sure, &[label.trim_end_matches('.')]).as_str(), words.skip_again])
    }

    /// Takes the offer that passes, if there is one.
    pub(crate) fn pass(self) -> bool {
        let role = |wanted: OfferRole| self.offer_with(move |offer| offer.role == wanted);
        let offer = role(OfferRole::Pass).or_else(|| role(OfferRole::No));
        offer.map(|offer| self.answer(&offer, Vec::new())).is_some()
    }

    /// Takes the offer with this digit: 1 is the first that does not pass.
    fn pick_number(self, digit: usize) -> bool {
        if let Some(chooser) = self.chooser.get_untracked() {
            let chosen = digit.checked_sub(1).and_then(|at| chooser.offers.get(at).cloned());
            return chosen.map(|(offer, then)| self.take_with(&offer, then)).is_some();
        }
        if digit == 0 {
            return self.pass();
        }
        let offers = self.numbered();
        offers.get(digit - 1).map(|offer| self.take_offer(offer)).is_some()
    }
}
