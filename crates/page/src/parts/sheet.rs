//! Style sheets that come with a later part of the page.

use js_sys::Promise;
use leptos::prelude::document;
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Element, HtmlElement};

thread_local! {
    // Those that are here, by their addresses.
    static HERE: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// Brings a style sheet into the page; false: it did not come.
pub(super) async fn wear(address: String) -> bool {
    if HERE.with_borrow(|here| here.contains(&address)) {
        return true;
    }
    let Some(link) = link(&address) else { return false };
    let (source, head) = (link.clone(), document().head());
    let come = Promise::new(&mut |done, failed| {
        if let Some(link) = source.dyn_ref::<HtmlElement>() {
            link.set_onload(Some(&done));
            link.set_onerror(Some(&failed));
        }
        if let Some(head) = &head {
            let _ = head.append_child(&source);
        }
    });
    let came = JsFuture::from(come).await.is_ok();
    match came {
        true => HERE.with_borrow_mut(|here| here.push(address)),
        // Asked for again with the next attempt.
        false => link.remove(),
    }
    came
}

fn link(address: &str) -> Option<Element> {
    let link = document().create_element("link").ok()?;
    link.set_attribute("rel", "stylesheet").ok()?;
    link.set_attribute("href", address).ok()?;
    Some(link)
}
