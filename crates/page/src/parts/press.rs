//! What a pointer does on a thing: a click, a drag, a rest.

use crate::motion::{PLACE, THING};
use crate::store::{Dragged, Store};
use leptos::prelude::*;
use longbox_protocol::Thing;
use std::time::Duration;
use web_sys::{Element, PointerEvent};

/// How far the pointer moves before a press becomes a drag, in pixels.
const DRAG: i32 = 8;
/// How long a finger rests before the big card opens.
const LONG_PRESS: Duration = Duration::from_millis(450);
/// How long the mouse rests before the big card opens.
const HOVER: Duration = Duration::from_millis(420);
/// A click that belongs to a press comes within this time after it.
const CLICK: Duration = Duration::from_millis(300);

/// A press of the pointer on a thing, from its beginning to its end.
#[derive(Clone, Copy)]
pub(super) struct Press {
    store: Store,
    thing: StoredValue<Thing>,
    state: StoredValue<State>,
}

#[derive(Clone, Copy, Debug, Default)]
struct State {
    /// Where it began; none while the pointer is up.
    start: Option<(i32, i32)>,
    can_drag: bool,
    by_touch: bool,
    /// The press has done something else than a click.
    spent: bool,
    /// Tells late timers that they come too late.
    round: u32,
}

impl Press {
    pub(super) fn new(store: Store, thing: Thing) -> Press {
        Press { store, thing: StoredValue::new(thing), state: StoredValue::new(State::default()) }
    }

    fn change(self, change: impl FnOnce(&mut State)) {
        // The element may be gone by the time a timer or a late event comes.
        let _ = self.state.try_update_value(change);
    }

    fn state(self) -> State {
        self.state.try_get_value().unwrap_or_default()
    }

    pub(super) fn click(self) {
        if self.state().spent {
            self.change(|state| state.spent = false);
            return;
        }
        self.store.inspected.set(None);
        let thing = self.thing.get_value();
        // A finger cannot rest on a thing first: what cannot be chosen is shown, with the reason beside it.
        if !(self.state().by_touch && self.store.is_refused(&thing) && self.store.inspect(&thing, true)) {
            self.store.point(&thing);
        }
    }

    pub(super) fn down(self, event: &PointerEvent, can_drag: bool) {
        if !event.is_primary() || event.button() != 0 {
            return;
        }
        self.change(|state| {
            let start = Some((event.client_x(), event.client_y()));
            let by_touch = event.pointer_type() == "touch";
            *state = State { start, can_drag, by_touch, spent: false, round: state.round + 1 };
        });
        if event.pointer_type() == "touch" {
            self.open_after(LONG_PRESS, true);
        }
    }

    pub(super) fn moved(self, event: &PointerEvent) {
        let state = self.state();
        let Some((x, y)) = state.start.filter(|_| event.is_primary()) else { return };
        let at = (event.client_x(), event.client_y());
        if (at.0 - x).abs() + (at.1 - y).abs() > DRAG {
            // Whoever moves does not rest; and a press that has opened the big card is no drag any more.
            self.change(|state| state.round += 1);
            if state.can_drag && !state.spent {
                self.lift(event, at);
            }
        }
    }

    fn lift(self, event: &PointerEvent, at: (i32, i32)) {
        self.change(|state| state.spent = true);
        self.store.inspected.set(None);
        self.store.tip.set(None);
        self.store.pointer.set(at);
        let by_touch = event.pointer_type() == "touch";
        self.store.dragged.set(Some(Dragged { thing: self.thing.get_value(), by_touch }));
    }

    fn is_dragged(self) -> bool {
        let Some(thing) = self.thing.try_get_value() else { return false };
        self.store.dragged.with_untracked(|one| one.as_ref().is_some_and(|one| one.thing == thing))
    }

    /// The press is over, on this thing. What is dragged is dropped by the table, wherever the pointer is.
    pub(super) fn up(self, event: &PointerEvent) {
        if !event.is_primary() {
            return;
        }
        self.change(|state| {
            state.start = None;
            state.round += 1;
        });
        let round = self.state().round;
        // Where no click follows, the next one is meant.
        let forget = move || self.change(|state| state.spent &= state.round != round);
        set_timeout(forget, CLICK);
    }

    /// The pointer has left the thing. A quick hand is outside before the first move is told.
    pub(super) fn left(self, event: &PointerEvent) {
        let state = self.state();
        if state.start.is_some() && state.can_drag && !state.spent && event.buttons() & 1 == 1 {
            self.lift(event, (event.client_x(), event.client_y()));
        }
        self.leave();
    }

    /// The thing has left the table, maybe under the pointer.
    pub(super) fn gone(self) {
        if self.is_dragged() {
            self.store.dragged.set(None);
        }
    }

    pub(super) fn enter(self, event: &PointerEvent, illegal: bool) {
        if event.pointer_type() == "touch" || self.store.dragged.with_untracked(Option::is_some) {
            return;
        }
        if illegal {
            self.store.tip.set(Some(self.thing.get_value()));
        }
        self.ponder();
        self.change(|state| state.round += 1);
        self.open_after(HOVER, false);
    }

    /// Shows what the only offer about the thing would bring.
    fn ponder(self) {
        if let [offer] = self.store.offers_of(&self.thing.get_value()).as_slice() {
            self.store.pondered.set(Some(offer.clone()));
        }
    }

    pub(super) fn focus(self, illegal: bool) {
        self.ponder();
        if illegal && self.state().start.is_none() {
            self.store.tip.set(Some(self.thing.get_value()));
        }
    }

    /// The pointer or the keyboard has left: what stood beside the thing goes.
    pub(super) fn leave(self) {
        self.change(|state| {
            state.round += 1;
            state.start = None;
        });
        let Some(thing) = self.thing.try_get_value() else { return };
        let about_this = |offer: &longbox_protocol::Offer| offer.things.contains(&thing);
        if self.store.pondered.with_untracked(|offer| offer.as_ref().is_some_and(about_this)) {
            self.store.pondered.set(None);
        }
        if self.store.tip.with_untracked(|tip| tip.as_ref() == Some(&thing)) {
            self.store.tip.set(None);
        }
        let passing =
            |inspected: &crate::store::Inspected| !inspected.pinned && inspected.thing.as_ref() == Some(&thing);
        if self.store.inspected.with_untracked(|inspected| inspected.as_ref().is_some_and(passing)) {
            self.store.inspected.set(None);
        }
    }

    pub(super) fn menu(self, event: &web_sys::MouseEvent) {
        event.prevent_default();
        // A finger that has rested so long neither drags nor clicks any more.
        self.change(|state| {
            state.round += 1;
            state.spent = state.start.is_some();
        });
        self.store.inspect(&self.thing.get_value(), true);
    }

    fn open_after(self, wait: Duration, pinned: bool) {
        let round = self.state().round;
        let open = move || {
            if self.state.try_get_value().is_some_and(|state| state.round == round) {
                self.change(|state| state.spent = pinned);
                let nothing_pinned =
                    self.store.inspected.with_untracked(|one| one.as_ref().is_none_or(|one| !one.pinned));
                if nothing_pinned && self.store.chooser.with_untracked(Option::is_none) {
                    self.store.inspect(&self.thing.get_value(), pinned);
                }
            }
        };
        set_timeout(open, wait);
    }
}

/// The thing that an element shows or stands for.
fn name_of(element: &Element) -> Option<Thing> {
    element.get_attribute(THING).or_else(|| element.get_attribute(PLACE)).map(Thing)
}

impl Store {
    /// Everything that the dragged thing can be dropped on.
    pub(crate) fn drops(self) -> Vec<Thing> {
        let Some(dragged) = self.dragged.get_untracked() else { return Vec::new() };
        self.offers_of(&dragged.thing).into_iter().flat_map(|offer| offer.drops).collect()
    }

    /// The pointer that drags is up: what it has dragged falls where it is.
    pub(crate) fn let_fall(self, at: (i32, i32)) {
        let place = self.place_at(at).and_then(|place| name_of(&place));
        let dragged = self.dragged.get_untracked();
        self.dragged.set(None);
        if let Some((dragged, place)) = dragged.zip(place) {
            self.drop_on(&dragged.thing, &place);
        }
    }

    /// What lies at a point of the window and can take the dragged thing.
    pub(crate) fn place_at(self, (x, y): (i32, i32)) -> Option<Element> {
        let drops = self.drops();
        let mut at = document().element_from_point(x as f32, y as f32);
        while let Some(element) = at {
            if name_of(&element).is_some_and(|name| drops.contains(&name)) {
                return Some(element);
            }
            at = element.parent_element();
        }
        None
    }
}
