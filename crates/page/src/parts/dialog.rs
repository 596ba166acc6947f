//! A box over the page that keeps the keyboard until it is closed.

use crate::motion;
use crate::store::Store;
use crate::words::words;
use leptos::html;
use leptos::prelude::*;
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

thread_local! {
    // What had the keyboard before each open box; boxes open and close like a stack.
    static OPENERS: RefCell<Vec<Option<Element>>> = const { RefCell::new(Vec::new()) };
}

#[component]
pub(crate) fn Dialog(
    #[prop(into)] title: String,
    #[prop(into, optional)] class: String,
    close: Callback<()>,
    children: Children,
) -> impl IntoView {
    let store = Store::here();
    let words = words();
    let node = NodeRef::<html::Section>::new();
    hold_keyboard(node);
    let press = move |event: KeyboardEvent| {
        // A big card over the box is closed first.
        let covered = store.inspected.with_untracked(Option::is_some);
        match event.key().as_str() {
            "Escape" if !covered => {
                event.stop_propagation();
                close.run(());
            }
            _ if !covered => keep_inside(node, &event),
            _ => {}
        }
    };
    view! {
        <div class="veil" on:click=move |_| close.run(())>
            <section
                class=format!("panel box {class}") role="dialog" aria-modal="true" aria-label=title.clone() tabindex="-1" node_ref=node
                on:click=|event| event.stop_propagation() on:keydown=press
            >
                <h2 class="panel__title">
                    {title.clone()}
                    <button type="button" class="btn btn--quiet closer" aria-label=words.shell.close on:click=move |_| close.run(())>"×"</button>
                </h2>
                <div class="box__body">{children()}</div>
            </section>
        </div>
    }
}

/// What stands over a table: it keeps the keyboard until it is closed, and lies on a veil of the caller's.
#[component]
pub(crate) fn Held(
    #[prop(into)] class: String,
    #[prop(into)] label: String,
    #[prop(default = "dialog")] role: &'static str,
    /// Its style, where it has a place of its own.
    #[prop(into, optional)]
    place: Signal<String>,
    close: Callback<()>,
    children: Children,
) -> impl IntoView {
    let node = NodeRef::<html::Section>::new();
    hold_keyboard(node);
    let press = move |event: KeyboardEvent| match event.key().as_str() {
        "Escape" => {
            event.stop_propagation();
            close.run(());
        }
        "Tab" => keep_inside(node, &event),
        _ => {}
    };
    view! {
        <section
            class=format!("held {class}") role=role aria-modal="true" aria-label=label tabindex="-1" style=move || place.get()
            node_ref=node on:click=|event| event.stop_propagation() on:keydown=press
        >
            {children()}
        </section>
    }
}

/// Takes the keyboard when the box appears and gives it back when it goes.
pub(crate) fn hold_keyboard(node: NodeRef<html::Section>) {
    let before = document().active_element();
    OPENERS.with_borrow_mut(|openers| openers.push(before));
    Effect::new(move |_| {
        if let Some(element) = node.get() {
            motion::focus(&element);
        }
    });
    on_cleanup(|| {
        let opener = OPENERS.with_borrow_mut(Vec::pop).flatten();
        opener.iter().for_each(motion::focus);
    });
}

/// Lets Tab go from the last element of the box to the first and back.
pub(crate) fn keep_inside(node: NodeRef<html::Section>, event: &KeyboardEvent) {
    if event.key() != "Tab" {
        return;
    }
    let Some(section) = node.get_untracked() else { return };
    let wanted = "button, a[href], input, select, textarea, [tabindex='0']";
    let Ok(found) = section.query_selector_all(wanted) else { return };
    let all: Vec<Element> = (0..found.length()).filter_map(|at| found.get(at)?.dyn_into().ok()).collect();
    let (Some(first), Some(last)) = (all.first(), all.last()) else { return };
    let active = document().active_element();
    let at = |element: &Element| active.as_ref() == Some(element);
    let target = match event.shift_key() {
        true if at(first) || at(&section) => last,
        false if at(last) => first,
        _ => return,
    };
    event.prevent_default();
    motion::focus(target);
}
