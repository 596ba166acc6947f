//! The page: it shows what the host of games reports and sends back what the player picks. It knows the protocol and
//! no rules; everything it shows it was told.

mod announce;
mod app;
mod client;
mod frame;
mod keys;
mod lobby;
mod motion;
mod parts;
mod playback;
mod route;
mod settings;
mod storage;
mod store;
mod table;
mod words;

use app::App;

/// Puts the page into the body of the document. `worker` is the address of the script that runs the host.
pub fn mount(worker: &str) {
    let worker = worker.to_owned();
    leptos::mount::mount_to_body(move || leptos::view! { <App worker=worker.clone()/> });
}
