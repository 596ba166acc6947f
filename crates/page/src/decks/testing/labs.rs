//! The labs of a test: workers that play, and one that adds up.

use super::deal::{Deal, Pace};
use crate::client::{Client, News};
use crate::store::Store;
use js_sys::WebAssembly;
use leptos::prelude::*;
use longbox_protocol::{LabCall, LabReport, TestPlan, TestSummary};
use std::sync::Arc;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// A worker that plays test games.
pub(super) type Lab = Client<LabCall, LabReport>;

/// More labs than these take more memory than they save time.
const MOST: usize = 12;

/// Who tells something: the one that adds up, or a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Who {
    Adder,
    Player(usize),
}

/// All labs of a test. Whoever drops them ends them.
pub(super) struct Labs {
    pub(super) plan: TestPlan,
    /// It plays nothing, so that it always answers soon.
    adder: Lab,
    /// It has said that it can add.
    pub(super) can_add: bool,
    /// Some lab has answered.
    pub(super) came: bool,
    players: Vec<Lab>,
    /// Known once a lab has said how many slices there are.
    pub(super) deal: Option<Deal>,
    /// How many slices were handed over to be added.
    pub(super) added: u32,
    pub(super) pace: Option<Pace>,
    /// The figures as they are, shown or not.
    pub(super) latest: Option<Arc<TestSummary>>,
    /// They are shown soon.
    pub(super) will_show: bool,
    /// Quarters of the games that were announced.
    pub(super) quarters: u32,
}

impl Labs {
    pub(super) fn new(plan: TestPlan, adder: Lab) -> Labs {
        Labs {
            plan,
            adder,
            can_add: false,
            came: false,
            players: Vec::new(),
            deal: None,
            added: 0,
            pace: None,
            latest: None,
            will_show: false,
            quarters: 0,
        }
    }

    /// Players take their places.
    pub(super) fn seat(&mut self, players: Vec<Lab>) {
        self.dismiss();
        self.players = players;
    }

    /// Ends the players. What they were at can be played by others.
    pub(super) fn dismiss(&mut self) {
        self.players.drain(..).for_each(|player| player.stop());
        self.deal.iter_mut().for_each(Deal::give_back);
        self.pace = None;
    }

    pub(super) fn ask_adder(&self, call: &LabCall) {
        self.adder.send(call);
    }

    /// Hands over what a slice has found.
    pub(super) fn add(&mut self, slice: u32, found: String) {
        self.added += 1;
        self.adder.send(&LabCall::Add { slice, found });
    }

    /// Gives a player its next slice, where there is one.
    pub(super) fn give_slice(&mut self, player: usize) {
        let slice = self.deal.as_mut().and_then(|deal| deal.take(player));
        if let (Some(slice), Some(lab)) = (slice, self.players.get(player)) {
            lab.send(&LabCall::Play(slice));
        }
    }
}

impl Drop for Labs {
    fn drop(&mut self) {
        self.dismiss();
        self.adder.stop();
    }
}

/// As many labs play at once.
pub(super) fn players() -> usize {
    (window().navigator().hardware_concurrency() as usize).clamp(1, MOST)
}

/// Starts a lab with its program and its plan. None: the browser has no workers.
pub(super) fn open(
    store: Store,
    program: &JsValue,
    plan: &TestPlan,
    hears: impl Fn(News<LabReport>) + Clone + 'static,
) -> Option<Lab> {
    let lab = Lab::open(&store.address_of("later/lab-worker.js"), hears)?;
    lab.give(program);
    lab.send(&LabCall::Plan(Box::new(plan.clone())));
    Some(lab)
}

/// Fetches and compiles the program of the labs, once for all of them.
pub(super) async fn program(store: Store) -> Result<JsValue, JsValue> {
    let address = store.address_of("later/lab_bg.wasm");
    let response: Response = JsFuture::from(window().fetch_with_str(&address)).await?.dyn_into()?;
    if !response.ok() {
        return Err(response.status_text().into());
    }
    let bytes = JsFuture::from(response.array_buffer()?).await?;
    JsFuture::from(WebAssembly::compile(&bytes)).await
}
