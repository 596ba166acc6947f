//! Other tabs with the page: at most one of them plays the unfinished game. The browser's locks say which one.

use js_sys::{Array, Function, Object, Promise, Reflect};
use leptos::prelude::{set_timeout, window};
use leptos::task::spawn_local;
use std::cell::RefCell;
use std::time::Duration;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{AbortController, BroadcastChannel, MessageEvent};

/// What the lock and the channel are called.
const NAME: &str = "longbox";

/// What tabs say to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Saying {
    /// Whoever plays the unfinished game, let it go.
    HandOver,
    /// The list of games, or which one is unfinished, has changed.
    Changed,
}

impl Saying {
    fn word(self) -> &'static str {
        match self {
            Saying::HandOver => "hand over",
            Saying::Changed => "changed",
        }
    }

    fn from_word(word: &str) -> Option<Saying> {
        [Saying::HandOver, Saying::Changed].into_iter().find(|saying| saying.word() == word)
    }
}

#[derive(Debug, Default)]
pub(crate) struct Tabs {
    channel: RefCell<Option<Channel>>,
    /// Gives the lock back.
    release: RefCell<Option<Function>>,
}

#[derive(Debug)]
struct Channel {
    line: BroadcastChannel,
    // Kept alive as long as the browser may call it.
    _hears: Closure<dyn FnMut(MessageEvent)>,
}

impl Tabs {
    /// Hears what other tabs say; a browser without channels has none.
    pub(crate) fn listen(&self, hears: impl Fn(Saying) + 'static) {
        let Ok(line) = BroadcastChannel::new(NAME) else { return };
        let hears = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(saying) = event.data().as_string().and_then(|word| Saying::from_word(&word)) {
                hears(saying);
            }
        });
        line.set_onmessage(Some(hears.as_ref().unchecked_ref()));
        *self.channel.borrow_mut() = Some(Channel { line, _hears: hears });
    }

    pub(crate) fn say(&self, saying: Saying) {
        if let Some(channel) = &*self.channel.borrow() {
            let _ = channel.line.post_message(&saying.word().into());
        }
    }

    /// Waits until no other tab has the unfinished game. False: it did not let go in time. `lost` is called if the game
    /// is taken away later.
    pub(crate) async fn claim(&self, patience: Duration, lost: impl FnOnce() + 'static) -> bool {
        let options = Object::new();
        if let Ok(stop) = AbortController::new() {
            let _ = Reflect::set(&options, &"signal".into(), &stop.signal());
            // It means nothing once the lock is there.
            set_timeout(move || stop.abort(), patience);
        }
        self.lock(&options, lost).await
    }

    /// Takes the unfinished game away from a tab that does not answer.
    pub(crate) async fn steal(&self, lost: impl FnOnce() + 'static) -> bool {
        let options = Object::new();
        let _ = Reflect::set(&options, &"steal".into(), &true.into());
        self.lock(&options, lost).await
    }

    async fn lock(&self, options: &Object, lost: impl FnOnce() + 'static) -> bool {
        let Some((locks, request)) = locks() else {
            // Nobody can tell, so nobody is kept from playing.
            return true;
        };
        let (is_here, here) = promise();
        let (release, held) = promise();
        let granted = Closure::once_into_js(move |_lock: JsValue| {
            let _ = is_here.call0(&JsValue::NULL);
            held
        });
        let asked = request.call3(&locks, &NAME.into(), options, &granted);
        let Ok(asked) = asked.and_then(|asked| asked.dyn_into::<Promise>()) else { return true };
        if JsFuture::from(Promise::race(&Array::of2(&here, &asked))).await.is_err() {
            return false;
        }
        *self.release.borrow_mut() = Some(release);
        spawn_local(async move {
            if JsFuture::from(asked).await.is_err() {
                lost();
            }
        });
        true
    }

    /// Lets another tab play the unfinished game.
    pub(crate) fn release(&self) {
        if let Some(release) = self.release.borrow_mut().take() {
            let _ = release.call0(&JsValue::NULL);
        }
    }
}

/// The browser's locks and the function that asks for one; none in old browsers and on pages without encryption.
fn locks() -> Option<(JsValue, Function)> {
    let locks = Reflect::get(&window().navigator(), &"locks".into()).ok().filter(JsValue::is_object)?;
    let request = Reflect::get(&locks, &"request".into()).ok()?.dyn_into().ok()?;
    Some((locks, request))
}

/// A promise and the function that keeps it.
fn promise() -> (Function, Promise) {
    let mut keep = None;
    let promise = Promise::new(&mut |done, _| keep = Some(done));
    (keep.unwrap_or_default(), promise)
}
