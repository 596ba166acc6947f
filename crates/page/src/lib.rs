//! The page: it shows what the host of games reports and sends back what the player picks. It knows the protocol and
//! no rules; everything it shows it was told.
#![allow(unreachable_pub, reason = "the macro for components writes `pub` whatever stands before the function")]

mod announce;
mod app;
mod archive;
mod cards;
mod claim;
mod client;
mod clock;
mod frame;
mod home;
mod keeping;
mod keys;
mod lobby;
mod mistakes;
mod motion;
mod parts;
mod playback;
mod replays;
mod route;
mod rules;
mod settings;
mod storage;
mod store;
mod table;
mod tabs;
mod warnings;
mod words;

use app::App;
use client::Engine;
use js_sys::Function;

/// Puts the page into the body of the document. `worker` is the address of the script that runs the host, `games` gives
/// a promise of the compiled program for it and may be called again after a failure.
pub fn mount(worker: &str, games: Function) {
    let engine = Engine { script: worker.to_owned(), games };
    leptos::mount::mount_to_body(move || leptos::view! { <App engine=engine.clone()/> });
}
