//! The games, as a worker of the browser runs them: the host behind messages.

use longbox_host::{Host, HostError};
use longbox_protocol::{Call, GameName, Report};
use std::cell::RefCell;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Plays so many games at random and gives the number of choices made, for measurements; 0 if there is no such game.
#[wasm_bindgen]
pub fn play_at_random(game: &str, games: u32) -> f64 {
    let made = GameName::from_word(game).and_then(|game| longbox_host::play_at_random(game, games, 1).ok());
    made.unwrap_or_default() as f64
}

/// Opens the host of games and answers the calls of the page.
#[wasm_bindgen]
pub fn start_worker() {
    console_error_panic_hook::set_once();
    let scope: DedicatedWorkerGlobalScope = JsValue::from(js_sys::global()).unchecked_into();
    let back = scope.clone();
    let tell = move |report: Report| {
        if let Ok(text) = serde_json::to_string(&report) {
            // A page that is gone needs no answer.
            let _ = back.post_message(&JsValue::from(text));
        }
    };
    let host = match Host::open() {
        Ok(host) => RefCell::new(host),
        Err(error) => return tell(error.into()),
    };
    tell(Host::greeting());
    let hear = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
        let text = message.data().as_string().unwrap_or_default();
        match serde_json::from_str::<Call>(&text) {
            Ok(call) => host.borrow_mut().call(&call, &mut |report| tell(report)),
            // Only a page of another version says what cannot be read.
            Err(_) => tell(HostError::Unread.into()),
        }
    });
    scope.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
}
