//! The page, as the window of a browser starts it.

use js_sys::Function;
use wasm_bindgen::prelude::*;

/// Shows the page. `worker` is the address of the script that runs the games, `games` gives a promise of their compiled
/// program, to be handed to it; after a failure it may be called again. `tools` does to a text what the page has no code
/// for.
#[wasm_bindgen]
pub fn start_page(worker: &str, games: Function, tools: Function) {
    console_error_panic_hook::set_once();
    longbox_page::mount(worker, games, tools);
}
