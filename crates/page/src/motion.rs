//! Things that move: from where they were to where they are.

use leptos::prelude::*;
use longbox_protocol::Thing;
use std::collections::{BTreeMap, BTreeSet};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomRect, Element, HtmlElement};

/// Where every thing on the table was.
#[derive(Clone, Debug, Default)]
pub(crate) struct Places(BTreeMap<String, Place>);

/// Where an element is in the window, or was.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    pub(crate) element: Element,
    pub(crate) left: f64,
    pub(crate) top: f64,
    pub(crate) wide: f64,
    pub(crate) high: f64,
}

impl Place {
    pub(crate) fn of(element: &Element) -> Place {
        let rect = element.get_bounding_client_rect();
        let (left, top, wide, high) = (rect.left(), rect.top(), rect.width(), rect.height());
        Place { element: element.clone(), left, top, wide, high }
    }
}

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
        let place = |element: Element| Some((element.get_attribute(THING)?, Place::of(&element)));
        Places(things().into_iter().filter_map(place).collect())
    }

    /// Where a thing was.
    pub(crate) fn place(&self, thing: &str) -> Option<Place> {
        self.0.get(thing).cloned()
    }

    /// Lets everything that stands elsewhere now slide there from where it was. What is new fades in, unless it comes
    /// from somewhere.
    pub(crate) fn slide(&self, milliseconds: f64, came: &BTreeSet<Thing>) {
        for element in things() {
            let Some(name) = element.get_attribute(THING).filter(|name| !came.iter().any(|thing| thing.0 == *name))
            else {
                continue;
            };
            match self.0.get(&name) {
                Some(before) => {
                    let now = Place::of(&element);
                    let (x, y) = (before.left - now.left, before.top - now.top);
                    if x.abs() + y.abs() > 3.0 {
                        play(&element, &format!(r#"[{{"transform":"translate({x}px,{y}px)"}},{{}}]"#), milliseconds);
                    }
                }
                None if !self.0.is_empty() => {
                    play(&element, r#"[{"transform":"translateY(14px) scale(.94)","opacity":0},{}]"#, milliseconds);
                }
                None => {}
            }
        }
    }
}

/// Moves an element through frames, written as JSON, for so long: not at all where as little motion as possible is
/// wanted. Called by name, as the options of animations have no type of their own.
pub(crate) fn play(element: &Element, frames: &str, milliseconds: f64) {
    if milliseconds < 2.0 || is_reduced() {
        return;
    }
    let options = format!(r#"{{"duration":{milliseconds},"easing":"cubic-bezier(.2,.8,.2,1)"}}"#);
    let parts = js_sys::JSON::parse(frames).ok().zip(js_sys::JSON::parse(&options).ok());
    let function = js_sys::Reflect::get(element, &"animate".into()).ok().and_then(|found| found.dyn_into().ok());
    if let (Some((frames, options)), Some(function)) = (parts, function) {
        let function: js_sys::Function = function;
        let _ = function.call2(element, &frames, &options);
    }
}

/// Brings everything that moves to its end.
pub(crate) fn finish() {
    let flyers = found(".flyer");
    flyers.iter().for_each(Element::remove);
    let get = |object: &JsValue, name: &str| {
        js_sys::Reflect::get(object, &name.into()).ok()?.dyn_into::<js_sys::Function>().ok()
    };
    for element in things() {
        let Some(all) = get(&element, "getAnimations").and_then(|ask| ask.call0(&element).ok()) else { return };
        for animation in js_sys::Array::from(&all) {
            // What moves for ever has no end.
            let _ = get(&animation, "finish").and_then(|finish| finish.call0(&animation).ok());
        }
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
