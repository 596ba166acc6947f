//! The lab, as a worker of the browser runs it: test games of a deck in slices, and the report on them. Natively it is
//! a plain value that takes calls.

mod field;
mod lab;
mod tester;

pub use lab::Lab;

use longbox_protocol::{LabCall, LabReport};
use std::cell::RefCell;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Opens a lab and answers the calls of the page.
#[wasm_bindgen]
pub fn start_lab() {
    console_error_panic_hook::set_once();
    let scope: DedicatedWorkerGlobalScope = JsValue::from(js_sys::global()).unchecked_into();
    let back = scope.clone();
    let tell = move |report: &LabReport| {
        if let Ok(text) = serde_json::to_string(report) {
            // A page that is gone needs no answer.
            let _ = back.post_message(&JsValue::from(text));
        }
    };
    tell(&Lab::greeting());
    let lab = RefCell::new(Lab::default());
    let hear = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
        let text = message.data().as_string().unwrap_or_default();
        match serde_json::from_str::<LabCall>(&text) {
            Ok(call) => tell(&lab.borrow_mut().call(&call)),
            Err(error) => tell(&LabReport::Failed { text: error.to_string() }),
        }
    });
    scope.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
}
