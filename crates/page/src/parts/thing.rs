//! A thing on the table that can be pointed at, dragged and asked about.

use crate::motion::{PLACE, THING};
use crate::store::Store;
use crate::table::Standing;
use leptos::html::Button;
use leptos::prelude::*;
use longbox_protocol::Thing;
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

/// How far the pointer moves before a press becomes a drag, in pixels.
const DRAG: i32 = 8;
/// How long a finger rests before the big card opens.
const LONG_PRESS: Duration = Duration::from_millis(450);
/// How long the mouse rests before the big card opens.
const HOVER: Duration = Duration::from_millis(420);

/// A button for a thing: it glows where it can be chosen, says why where it cannot, opens the big card on hover or a
/// long press, and can be dragged with the mouse onto whatever its offers name.
#[component]
pub(crate) fn ThingButton(
    thing: Thing,
    /// The classes beside those of its standing.
    #[prop(into)]
    class: Signal<String>,
    /// What a screen reader says.
    #[prop(into)]
    label: Signal<String>,
    /// The key of a team or Factor, for colours.
    #[prop(into, optional)]
    team: String,
    #[prop(into, optional)] factor: String,
    children: Children,
) -> impl IntoView {
    let store = Store::here();
    let name = thing.0.clone();
    let asked = thing.clone();
    let standing = Memo::new(move |_| store.table.with(|table| Store::standing(table.as_deref(), &asked)));
    let is_legal = move || matches!(standing.get(), Standing::Legal(_));
    let is_illegal = move || matches!(standing.get(), Standing::Illegal(_));
    let reasons = move || match standing.get() {
        Standing::Illegal(refusals) => refusals.into_iter().map(|one| one.text).collect::<Vec<_>>().join(" "),
        _ => String::new(),
    };
    let press = Press::new(store, thing.clone());
    let node = NodeRef::<Button>::new();
    view! {
        <button
            type="button"
            node_ref=node
            class=move || class.get()
            class:is-legal=is_legal
            class:is-illegal=is_illegal
            data-thing=name
            data-team=(!team.is_empty()).then_some(team)
            data-factor=(!factor.is_empty()).then_some(factor)
            aria-label=move || match reasons() {
                why if why.is_empty() => label.get(),
                why => format!("{}. {why}", label.get()),
            }
            aria-disabled=move || is_illegal().then_some("true")
            on:click=move |_| press.click()
            on:pointerdown=move |event| press.down(&event, matches!(standing.get_untracked(), Standing::Legal(true)))
            on:pointermove=move |event| press.moved(&event)
            on:pointerup=move |event| press.up(&event)
            on:pointercancel=move |_| press.leave()
            on:pointerenter=move |event| press.enter(&event, is_illegal())
            on:pointerleave=move |_| press.leave()
            on:focus=move |_| press.focus(is_illegal())
            on:blur=move |_| press.leave()
            on:contextmenu=move |event| press.menu(&event)
        >
            {children()}
        </button>
    }
}

/// A press of the pointer on a thing, from its beginning to its end.
#[derive(Clone, Copy)]
struct Press {
    store: Store,
    thing: StoredValue<Thing>,
    state: StoredValue<State>,
}

#[derive(Clone, Copy, Debug, Default)]
struct State {
    /// Where it began; none while the pointer is up.
    start: Option<(i32, i32)>,
    can_drag: bool,
    dragging: bool,
    /// The press has done something else than a click.
    spent: bool,
    /// Tells late timers that they come too late.
    round: u32,
}

impl Press {
    fn new(store: Store, thing: Thing) -> Press {
        Press { store, thing: StoredValue::new(thing), state: StoredValue::new(State::default()) }
    }

    fn change(self, change: impl FnOnce(&mut State)) {
        // The element may be gone by the time a timer or a late event comes.
        let _ = self.state.try_update_value(change);
    }

    fn state(self) -> State {
        self.state.try_get_value().unwrap_or_default()
    }

    fn click(self) {
        if self.state().spent {
            self.change(|state| state.spent = false);
            return;
        }
        self.store.inspected.set(None);
        self.store.point(&self.thing.get_value());
    }

    fn down(self, event: &PointerEvent, can_drag: bool) {
        let mouse = event.pointer_type() != "touch";
        self.change(|state| {
            let round = state.round + 1;
            let start = Some((event.client_x(), event.client_y()));
            *state = State { start, can_drag: can_drag && mouse, round, ..State::default() };
        });
        if !mouse {
            self.open_after(LONG_PRESS, true);
        }
    }

    fn moved(self, event: &PointerEvent) {
        let state = self.state();
        let Some((x, y)) = state.start else { return };
        let far = (event.client_x() - x).abs() + (event.client_y() - y).abs() > DRAG;
        if !far {
            return;
        }
        self.change(|state| state.round += 1);
        if state.can_drag {
            if !state.dragging {
                self.change(|state| state.dragging = true);
                self.store.inspected.set(None);
                if let Some(element) = target(event) {
                    let _ = element.set_pointer_capture(event.pointer_id());
                    let _ = element.class_list().add_1("is-dragged");
                }
            }
            mark_place(self.place(event).as_ref());
        }
    }

    fn up(self, event: &PointerEvent) {
        let state = self.state();
        self.change(|state| {
            state.start = None;
            state.round += 1;
            state.dragging = false;
        });
        if !state.dragging {
            return;
        }
        self.change(|state| state.spent = true);
        if let Some(element) = target(event) {
            let _ = element.class_list().remove_1("is-dragged");
        }
        let place = self.place(event);
        mark_place(None);
        if let Some(place) = place.and_then(|place| place_name(&place)) {
            self.store.drop_on(&self.thing.get_value(), &place);
        }
    }

    /// The thing under the pointer that this one can be dropped on.
    fn place(self, event: &PointerEvent) -> Option<Element> {
        let thing = self.thing.get_value();
        let drops: Vec<Thing> = self.store.offers_of(&thing).into_iter().flat_map(|offer| offer.drops).collect();
        let mut at = document().element_from_point(event.client_x() as f32, event.client_y() as f32);
        while let Some(element) = at {
            if place_name(&element).is_some_and(|name| drops.contains(&name)) {
                return Some(element);
            }
            at = element.parent_element();
        }
        None
    }

    fn enter(self, event: &PointerEvent, illegal: bool) {
        if event.pointer_type() == "touch" {
            return;
        }
        if illegal {
            self.store.tip.set(Some(self.thing.get_value()));
        }
        self.change(|state| state.round += 1);
        self.open_after(HOVER, false);
    }

    fn focus(self, illegal: bool) {
        if illegal && self.state().start.is_none() {
            self.store.tip.set(Some(self.thing.get_value()));
        }
    }

    /// The pointer or the keyboard has left: what stood beside the thing goes.
    fn leave(self) {
        self.change(|state| {
            state.round += 1;
            if !state.dragging {
                state.start = None;
            }
        });
        let Some(thing) = self.thing.try_get_value() else { return };
        if self.store.tip.with_untracked(|tip| tip.as_ref() == Some(&thing)) {
            self.store.tip.set(None);
        }
        let passing =
            |inspected: &crate::store::Inspected| !inspected.pinned && inspected.thing.as_ref() == Some(&thing);
        if self.store.inspected.with_untracked(|inspected| inspected.as_ref().is_some_and(passing)) {
            self.store.inspected.set(None);
        }
    }

    fn menu(self, event: &web_sys::MouseEvent) {
        event.prevent_default();
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

fn target(event: &PointerEvent) -> Option<Element> {
    event.current_target().and_then(|target| target.dyn_into::<Element>().ok())
}

/// What dropping something on this element means.
fn place_name(element: &Element) -> Option<Thing> {
    element.get_attribute(THING).or_else(|| element.get_attribute(PLACE)).map(Thing)
}

/// Shows where the dragged thing would fall.
fn mark_place(place: Option<&Element>) {
    if let Ok(marked) = document().query_selector_all(".is-place") {
        let old = (0..marked.length()).filter_map(|at| marked.get(at)?.dyn_into::<Element>().ok());
        old.for_each(|element| {
            let _ = element.class_list().remove_1("is-place");
        });
    }
    if let Some(place) = place {
        let _ = place.class_list().add_1("is-place");
    }
}
