//! The line to the host, which runs in a worker so that thinking bots never stop the page.

use longbox_protocol::{Call, Report};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// What a worker is started with.
#[derive(Clone, Debug)]
pub(crate) struct Engine {
    /// The address of its script.
    pub(crate) script: String,
    /// The compiled program, so that the worker need not fetch and compile it again.
    pub(crate) program: JsValue,
}

/// A worker with this name gets the program in its first message.
const GIVEN: &str = "given";

/// A worker that is being talked to.
pub(crate) struct Client {
    worker: Worker,
    // Kept alive as long as the worker may call them.
    _hears: Closure<dyn FnMut(MessageEvent)>,
    _fails: Closure<dyn FnMut(web_sys::Event)>,
}

impl Client {
    /// Starts a worker. `hears` gets every report, and none where one cannot be read: then page and worker are of
    /// different versions. `fails` is called when the worker has broken down.
    pub(crate) fn start(
        engine: &Engine,
        hears: impl Fn(Option<Report>) + 'static,
        fails: impl Fn() + 'static,
    ) -> Option<Client> {
        let worker = open(engine)?;
        let hears = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            hears(serde_json::from_str(&text).ok());
        });
        let fails = Closure::<dyn FnMut(web_sys::Event)>::new(move |_| fails());
        worker.set_onmessage(Some(hears.as_ref().unchecked_ref()));
        worker.set_onerror(Some(fails.as_ref().unchecked_ref()));
        Some(Client { worker, _hears: hears, _fails: fails })
    }

    pub(crate) fn send(&self, call: &Call) {
        if let Ok(text) = serde_json::to_string(call) {
            let _ = self.worker.post_message(&text.into());
        }
    }

    /// Ends the worker at once, whatever it is doing.
    pub(crate) fn stop(&self) {
        self.worker.terminate();
    }
}

fn open(engine: &Engine) -> Option<Worker> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    options.set_name(GIVEN);
    let worker = Worker::new_with_options(&engine.script, &options).ok()?;
    if worker.post_message(&engine.program).is_ok() {
        return Some(worker);
    }
    // A browser that cannot hand a program to a worker lets it fetch its own.
    worker.terminate();
    options.set_name("");
    Worker::new_with_options(&engine.script, &options).ok()
}
