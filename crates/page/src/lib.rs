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
mod decks;
mod files;
mod frame;
mod guide;
mod home;
mod keeping;
mod keys;
mod later;
mod links;
mod lobby;
mod mistakes;
mod motion;
mod own_cards;
mod parts;
mod playback;
mod played;
mod replays;
mod route;
mod rules;
mod settings;
mod sound;
mod storage;
mod store;
mod table;
mod tabs;
mod travel;
mod warnings;
mod words;

use app::App;
use client::Engine;
use js_sys::Function;

/// Puts the page into the body of the document. `worker` is the address of the script that runs the host, `games` gives
/// a promise of the compiled program for it and may be called again after a failure; `tools` gives a promise of what one
/// of the tools around the page makes of a text.
pub fn mount(worker: &str, games: Function, tools: Function) {
    let engine = Engine { script: worker.to_owned(), games, tools };
    leptos::mount::mount_to_body(move || leptos::view! { <App engine=engine.clone()/> });
}
