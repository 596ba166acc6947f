//! What the browser starts: the page in its window, and the games in a worker beside it.

use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Worker, WorkerOptions, WorkerType, js_sys};

/// Shows the page. `worker` is the address of the script that runs [`start_worker`].
#[wasm_bindgen]
pub fn start_page(worker: &str) -> Result<(), JsValue> {
    console_error_panic_hook::set_once();
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(worker, &options)?;
    mount_to_body(move || view! { <Hello worker=worker.clone() /> });
    Ok(())
}

/// Answers every message with the same message.
#[wasm_bindgen]
pub fn start_worker() {
    console_error_panic_hook::set_once();
    let scope: DedicatedWorkerGlobalScope = JsValue::from(js_sys::global()).unchecked_into();
    let back = scope.clone();
    let hear = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
        // A page that is gone needs no answer.
        let _ = back.post_message(&message.data());
    });
    scope.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
}

#[component]
fn Hello(worker: Worker) -> impl IntoView {
    let (heard, hear) = signal(String::new());
    let listen = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
        hear.set(message.data().as_string().unwrap_or_default());
    });
    worker.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    listen.forget();
    let ask = move |_| {
        let _ = worker.post_message(&JsValue::from("hello"));
    };
    view! {
        <main>
            <h1>"Longbox"</h1>
            <button on:click=ask>"Ask the worker"</button>
            <p role="status">{heard}</p>
        </main>
    }
}
