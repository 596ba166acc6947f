//! The end of a long list that grows as it is read.

use crate::words::words;
use leptos::html::Button;
use leptos::prelude::*;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, IntersectionObserver, IntersectionObserverEntry, IntersectionObserverInit};

/// A button for more that presses itself when it comes near the window.
#[component]
pub(crate) fn More(#[prop(into)] when: Signal<bool>, more: Callback<()>) -> impl IntoView {
    view! { <Show when=move || when.get()><Sentinel more/></Show> }
}

#[component]
fn Sentinel(more: Callback<()>) -> impl IntoView {
    let node = NodeRef::<Button>::new();
    let watch = StoredValue::new_local(None::<Watch>);
    Effect::new(move |_| {
        if let Some(element) = node.get() {
            watch.set_value(Watch::start(&element, more));
        }
    });
    view! { <button type="button" class="btn more" node_ref=node on:click=move |_| more.run(())>{words().shell.more}</button> }
}

/// Sees when an element comes near the window.
struct Watch {
    observer: IntersectionObserver,
    // Kept alive as long as the browser may call it.
    _seen: Closure<dyn FnMut(js_sys::Array, IntersectionObserver)>,
}

impl Watch {
    fn start(element: &Element, more: Callback<()>) -> Option<Watch> {
        let seen = move |entries: js_sys::Array, observer: IntersectionObserver| {
            let entries =
                entries.iter().filter_map(|entry: JsValue| entry.dyn_into::<IntersectionObserverEntry>().ok());
            for entry in entries.filter(IntersectionObserverEntry::is_intersecting) {
                more.run(());
                // If it is still near after the list has grown, the browser would not tell again.
                let target = entry.target();
                let observer = observer.clone();
                request_animation_frame(move || {
                    observer.unobserve(&target);
                    if target.is_connected() {
                        observer.observe(&target);
                    }
                });
            }
        };
        let seen = Closure::<dyn FnMut(js_sys::Array, IntersectionObserver)>::new(seen);
        let options = IntersectionObserverInit::new();
        options.set_root_margin("700px");
        let observer = IntersectionObserver::new_with_options(seen.as_ref().unchecked_ref(), &options).ok()?;
        observer.observe(element);
        Some(Watch { observer, _seen: seen })
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}
