//! What the host is asked about decks, and who waits for the answers.

use crate::store::Store;
use leptos::prelude::*;
use longbox_protocol::{Call, DeckCall, DeckReply};
use std::collections::BTreeMap;

type Hears = Box<dyn FnOnce(DeckReply)>;

/// Those who wait, each under the number of their call.
#[derive(Default)]
pub(crate) struct Asked {
    last: u64,
    waiting: BTreeMap<u64, Hears>,
}

impl Store {
    /// Asks the host about decks. `hears` gets the answer; it may come when whoever asked is long gone.
    pub(crate) fn ask_about_decks(self, call: DeckCall, hears: impl FnOnce(DeckReply) + 'static) {
        let mut key = 0;
        self.asked.update_value(|asked| {
            asked.last += 1;
            key = asked.last;
            asked.waiting.insert(key, Box::new(hears));
        });
        self.call(Call::Deck { key, call });
    }

    /// The host has answered.
    pub(crate) fn answered(self, key: u64, reply: DeckReply) {
        let hears = self.asked.try_update_value(|asked| asked.waiting.remove(&key)).flatten();
        if let Some(hears) = hears {
            hears(reply);
        }
    }

    /// The host is gone, and what it was asked with it.
    pub(crate) fn forget_asked(self) {
        self.asked.update_value(|asked| asked.waiting.clear());
    }
}
