//! The line to a worker: to the host of games, which runs in one so that thinking bots never stop the page, and to labs.

use crate::clock;
use js_sys::{Function, Promise};
use leptos::task::spawn_local;
use longbox_protocol::{Call, Report};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::marker::PhantomData;
use std::time::Duration;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// What a worker is started with.
#[derive(Clone, Debug)]
pub(crate) struct Engine {
    /// The address of its script.
    pub(crate) script: String,
    /// Gives a promise of the compiled program, which is fetched once for all workers.
    pub(crate) games: Function,
    /// What the page lets JavaScript do: by its name, to a text, as a promise.
    pub(crate) tools: Function,
}

/// What is heard of a worker.
#[derive(Debug)]
pub(crate) enum News<T = Report> {
    /// It says something.
    Report(T),
    /// It says what cannot be read: page and worker are of different versions.
    Unread,
    /// The program of the games did not come; it is asked for again.
    Missing,
    /// It came after all.
    Come,
    /// The worker has broken down.
    Broken,
}

/// A worker with this name gets the program in its first message.
const GIVEN: &str = "given";
/// Between two attempts to get the program.
const AGAIN: Duration = Duration::from_secs(3);

/// A worker that is being talked to: it is asked this and tells that.
pub(crate) struct Client<C = Call, T = Report> {
    worker: Worker,
    // Kept alive as long as the worker may call them.
    _hears: Closure<dyn FnMut(MessageEvent)>,
    _fails: Closure<dyn FnMut(web_sys::Event)>,
    _asks: PhantomData<fn(C) -> T>,
}

impl Client {
    /// Starts the host; none where the browser has no workers. `hears` gets all that is heard of it.
    pub(crate) fn start(engine: &Engine, hears: impl Fn(News) + Clone + 'static) -> Option<Client> {
        let client = Client::open(&engine.script, hears.clone())?;
        spawn_local(hand_over(engine.games.clone(), client.worker.clone(), hears));
        Some(client)
    }
}

impl<C: Serialize + 'static, T: DeserializeOwned + 'static> Client<C, T> {
    /// Starts a worker, which waits for its program; none where the browser has none.
    pub(crate) fn open(script: &str, hears: impl Fn(News<T>) + Clone + 'static) -> Option<Client<C, T>> {
        let worker = open(script)?;
        let reports = hears.clone();
        let says = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            reports(serde_json::from_str(&text).map_or(News::Unread, News::Report));
        });
        let fails = Closure::<dyn FnMut(web_sys::Event)>::new(move |_| hears(News::Broken));
        worker.set_onmessage(Some(says.as_ref().unchecked_ref()));
        worker.set_onerror(Some(fails.as_ref().unchecked_ref()));
        Some(Client { worker, _hears: says, _fails: fails, _asks: PhantomData })
    }

    /// Gives it its program.
    pub(crate) fn give(&self, program: &JsValue) {
        give(&self.worker, program);
    }

    pub(crate) fn send(&self, call: &C) {
        if let Ok(text) = serde_json::to_string(call) {
            let _ = self.worker.post_message(&text.into());
        }
    }

    /// Ends the worker at once, whatever it is doing.
    pub(crate) fn stop(&self) {
        self.worker.terminate();
        // What it said just before is heard by nobody.
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
    }
}

fn open(script: &str) -> Option<Worker> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    options.set_name(GIVEN);
    Worker::new_with_options(script, &options).ok()
}

/// Gives the program to a worker as soon as it is there. A worker that was stopped meanwhile does not mind.
async fn hand_over(games: Function, worker: Worker, hears: impl Fn(News)) {
    let mut late = false;
    let program = loop {
        match program(&games).await {
            Ok(program) => break program,
            Err(_) => {
                if !late {
                    hears(News::Missing);
                }
                late = true;
                clock::sleep(AGAIN).await;
            }
        }
    };
    if late {
        hears(News::Come);
    }
    give(&worker, &program);
}

fn give(worker: &Worker, program: &JsValue) {
    if worker.post_message(program).is_err() {
        // A browser that cannot hand a program to a worker lets it fetch its own.
        let _ = worker.post_message(&JsValue::NULL);
    }
}

async fn program(games: &Function) -> Result<JsValue, JsValue> {
    let promise: Promise = games.call0(&JsValue::UNDEFINED)?.dyn_into()?;
    JsFuture::from(promise).await
}
