//! A thing on the table that can be pointed at, dragged and asked about.

use crate::motion::{self, PLACE, THING};
use crate::store::Store;
use crate::table::Standing;
use crate::words::sentences;
use leptos::html::Button;
use leptos::prelude::*;
use longbox_protocol::Thing;
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, PointerEvent};

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
    let looked_at = thing.clone();
    let is_pondered = Memo::new(move |_| {
        store.pondered.with(|offer| offer.as_ref().is_some_and(|offer| offer.things.contains(&looked_at)))
    });
    // One string: a class that changes as a whole would take those beside it away.
    let classes = move || {
        let states = [(is_legal(), " is-legal"), (is_illegal(), " is-illegal"), (is_pondered.get(), " is-pondered")];
        let on = states.into_iter().filter(|(is, _)| *is).map(|(_, class)| class);
        std::iter::once(class.get().as_str()).chain(on).collect::<String>()
    };
    let press = Press::new(store, thing.clone());
    let node = NodeRef::<Button>::new();
    view! {
        <button
            type="button"
            node_ref=node
            class=classes
            data-thing=name
            data-team=(!team.is_empty()).then_some(team)
            data-factor=(!factor.is_empty()).then_some(factor)
            aria-label=move || match reasons() {
                why if why.is_empty() => label.get(),
                why => sentences([label.get().as_str(), &why]),
            }
            aria-disabled=move || is_illegal().then_some("true")
            on:click=move |_| press.click()
            on:pointerdown=move |event| press.down(&event, matches!(standing.get_untracked(), Standing::Legal(true)))
            on:pointermove=move |event| press.moved(&event)
            on:pointerup=move |event| press.up(&event, true)
            on:pointercancel=move |event| { press.up(&event, false); press.leave(); }
            on:pointerenter=move |event| press.enter(&event, is_illegal())
            on:pointerleave=move |_| press.leave()
            on:focus=move |_| press.focus(is_illegal())
            on:blur=move |_| press.leave()
            on:contextmenu=move |event| press.menu(&event)
        >
            // The label says all of it, in better order.
            <span class="inside" aria-hidden="true">{children()}</span>
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
                self.drops().iter().filter_map(|place| motion::element_of(&place.0)).for_each(|element| {
                    let _ = element.class_list().add_1("is-drop");
                });
            }
            carry(event, (event.client_x() - x, event.client_y() - y));
            mark_place(self.place(event).as_ref());
        }
    }

    /// The press is over. `drops`: what was dragged falls where it is.
    fn up(self, event: &PointerEvent, drops: bool) {
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
        unmark("is-place");
        unmark("is-drop");
        if let Some(place) = place.and_then(|place| name_of(&place)).filter(|_| drops) {
            self.store.drop_on(&self.thing.get_value(), &place);
        }
    }

    /// Everything that this one can be dropped on.
    fn drops(self) -> Vec<Thing> {
        self.store.offers_of(&self.thing.get_value()).into_iter().flat_map(|offer| offer.drops).collect()
    }

    /// The thing under the pointer that this one can be dropped on.
    fn place(self, event: &PointerEvent) -> Option<Element> {
        let drops = self.drops();
        let mut at = document().element_from_point(event.client_x() as f32, event.client_y() as f32);
        while let Some(element) = at {
            if name_of(&element).is_some_and(|name| drops.contains(&name)) {
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

    fn focus(self, illegal: bool) {
        self.ponder();
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

/// The thing that an element shows or stands for.
fn name_of(element: &Element) -> Option<Thing> {
    element.get_attribute(THING).or_else(|| element.get_attribute(PLACE)).map(Thing)
}

/// Lets the dragged element follow the pointer.
fn carry(event: &PointerEvent, (x, y): (i32, i32)) {
    if let Some(element) = target(event).and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = element.style().set_property("--dx", &format!("{x}px"));
        let _ = element.style().set_property("--dy", &format!("{y}px"));
    }
}

/// Shows where the dragged thing would fall.
fn mark_place(place: Option<&Element>) {
    unmark("is-place");
    if let Some(place) = place {
        let _ = place.class_list().add_1("is-place");
    }
}

fn unmark(class: &str) {
    motion::found(&format!(".{class}")).iter().for_each(|element| {
        let _ = element.class_list().remove_1(class);
    });
}
