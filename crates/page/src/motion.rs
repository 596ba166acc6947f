//! Things that move: from where they were to where they are.

use leptos::prelude::*;
use std::collections::BTreeMap;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomRect, Element, HtmlElement};

/// Where every thing on the table was.
#[derive(Clone, Debug, Default)]
pub(crate) struct Places(BTreeMap<String, (f64, f64)>);

/// The attribute that names a thing on the table.
pub(crate) const THING: &str = "data-thing";
/// The attribute of an area that stands for a thing, so that something can be dropped anywhere in it: a row, a player.
pub(crate) const PLACE: &str = "data-place";

/// Every element of the table that is a thing.
pub(crate) fn things() -> Vec<Element> {
    found("[data-thing]")
}

/// Every element that a selector means.
pub(crate) fn found(selector: &str) -> Vec<Element> {
    let Ok(found) = document().query_selector_all(selector) else { return Vec::new() };
    (0..found.length()).filter_map(|at| found.get(at)?.dyn_into::<Element>().ok()).collect()
}

/// The element that shows this thing, or the area that stands for it.
pub(crate) fn element_of(thing: &str) -> Option<Element> {
    let named = |attribute: &str, elements: Vec<Element>| {
        elements.into_iter().find(|element| element.get_attribute(attribute).as_deref() == Some(thing))
    };
    named(THING, things()).or_else(|| named(PLACE, found("[data-place]")))
}

/// Every element that shows this thing or stands for it.
pub(crate) fn elements_of(thing: &str) -> Vec<Element> {
    let named =
        |element: &Element| [THING, PLACE].iter().any(|name| element.get_attribute(name).as_deref() == Some(thing));
    found("[data-thing], [data-place]").into_iter().filter(named).collect()
}

pub(crate) fn rect_of(thing: &str) -> Option<DomRect> {
    element_of(thing).map(|element| element.get_bounding_client_rect())
}

/// Whether the player wants as little motion as possible.
pub(crate) fn is_reduced() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    query.is_some_and(|query| query.matches())
}

impl Places {
    pub(crate) fn now() -> Places {
        let place = |element: Element| {
            let rect = element.get_bounding_client_rect();
            Some((element.get_attribute(THING)?, (rect.left(), rect.top())))
        };
        Places(things().into_iter().filter_map(place).collect())
    }

    /// Lets everything that stands elsewhere now slide there from where it was.
    pub(crate) fn slide(&self, milliseconds: f64) {
        if is_reduced() || milliseconds < 2.0 {
            return;
        }
        for element in things() {
            let Some(name) = element.get_attribute(THING) else { continue };
            let rect = element.get_bounding_client_rect();
            match self.0.get(&name) {
                Some((left, top)) => {
                    let (x, y) = (left - rect.left(), top - rect.top());
                    if x.abs() + y.abs() > 3.0 {
                        animate(&element, &format!("translate({x}px, {y}px)"), 1.0, milliseconds);
                    }
                }
                None if !self.0.is_empty() => animate(&element, "translateY(14px) scale(.94)", 0.0, milliseconds),
                None => {}
            }
        }
    }
}

/// Lets an element come from a transform and an opacity to its usual place. Called by name, as the options of
/// animations have no type of their own.
fn animate(element: &Element, from: &str, opacity: f64, milliseconds: f64) {
    let set = |object: &js_sys::Object, key: &str, value: &JsValue| {
        let _ = js_sys::Reflect::set(object, &key.into(), value);
    };
    let (start, end, options) = (js_sys::Object::new(), js_sys::Object::new(), js_sys::Object::new());
    set(&start, "transform", &from.into());
    set(&start, "opacity", &opacity.into());
    set(&end, "opacity", &1.0.into());
    set(&options, "duration", &milliseconds.into());
    set(&options, "easing", &"cubic-bezier(.2,.8,.2,1)".into());
    let frames = js_sys::Array::of2(&start, &end);
    let function = js_sys::Reflect::get(element, &"animate".into());
    if let Some(function) = function.ok().and_then(|function| function.dyn_into::<js_sys::Function>().ok()) {
        let _ = function.call2(element, &frames, &options);
    }
}

/// Whether something on the page is on its way. What moves for ever only says that something can be done.
pub(crate) fn is_moving() -> bool {
    let get = |object: &JsValue, key: &str| js_sys::Reflect::get(object, &key.into()).ok();
    let ask = |object: &JsValue, question: &str| -> Option<JsValue> {
        get(object, question)?.dyn_into::<js_sys::Function>().ok()?.call0(object).ok()
    };
    let runs = |animation: JsValue| -> Option<bool> {
        let end = get(&ask(&get(&animation, "effect")?, "getComputedTiming")?, "endTime")?.as_f64()?;
        Some(end.is_finite() && get(&animation, "playState")?.as_string()? == "running")
    };
    let all = ask(&document(), "getAnimations").map(|all| js_sys::Array::from(&all)).unwrap_or_default();
    all.iter().any(|animation| runs(animation).unwrap_or(false))
}

/// The thing that the keyboard is on.
pub(crate) fn focused() -> Option<String> {
    document().active_element()?.get_attribute(THING)
}

/// Puts the keyboard back on a thing whose element was made anew, as when it has moved to another row.
pub(crate) fn refocus(thing: &str) {
    let lost = document().active_element().is_none_or(|element| element.tag_name() == "BODY");
    if let Some(element) = element_of(thing).filter(|element| lost && element.has_attribute(THING)) {
        focus(&element);
    }
}

/// Puts the keyboard on an element and brings it into sight.
pub(crate) fn focus(element: &Element) {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        let _ = element.focus();
    }
}

/// Width and height of the window in pixels.
pub(crate) fn window_size() -> (f64, f64) {
    let size = |found: Result<JsValue, JsValue>| found.ok().and_then(|value| value.as_f64()).unwrap_or(0.0);
    (size(window().inner_width()), size(window().inner_height()))
}
