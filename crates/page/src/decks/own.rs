//! The decks that are kept: written behind the player's back, and told to the host so that games can be played with them.

use super::page::named;
use crate::archive::{Kept, Key, Trouble, all_kept, delete_kept, fresh_key, put_kept, take_in};
use crate::store::Store;
use leptos::prelude::*;
use leptos::task::spawn_local;
use longbox_protocol::{Call, DeckCall, DeckDraft, DeckForm, DeckReply, GameName, UnreadLine};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A deck of the player's own as the browser keeps it. Its cards stand in it by name: their numbers change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct KeptDeck {
    pub(crate) key: Key,
    pub(crate) game: GameName,
    pub(crate) name: String,
    /// As a deck file.
    pub(crate) text: String,
    /// When it was last changed, in milliseconds of the clock.
    pub(crate) changed: u64,
}

impl Kept for KeptDeck {
    const DATABASE: &'static str = "longbox-decks";
    const TABLE: &'static [&'static str] = &["decks"];

    fn key(&self) -> Key {
        self.key
    }

    fn changed(&self) -> u64 {
        self.changed
    }
}

/// The decks of the player as this visit knows them.
#[derive(Debug, Default)]
pub(crate) struct OwnDecks {
    /// As they were last seen, with those that are not kept yet.
    drafts: BTreeMap<Key, (DeckDraft, Vec<UnreadLine>)>,
    /// The host was told of decks that have changed since.
    stale: bool,
}

/// The line of a deck file that was not understood, if it is about a card and nothing was cut from it.
fn whole_line(unread: &UnreadLine) -> Option<&str> {
    let text = unread.text.as_str();
    (unread.copies > 0 && !text.starts_with('<') && !text.ends_with("...")).then_some(text)
}

/// What a deck of the player's own is called in the lobby.
pub(crate) fn lobby_key(key: Key) -> String {
    format!("own-{key}")
}

/// The deck of the player's own that the lobby calls this; none if it is no such deck.
pub(super) fn own_key(lobby_key: &str) -> Option<Key> {
    lobby_key.strip_prefix("own-")?.parse().ok()
}

impl Store {
    /// Finds out which decks are kept.
    pub(crate) async fn look_for_decks(self) {
        match all_kept().await {
            Ok(decks) => {
                self.own_decks.set(decks);
                self.host_decks_changed();
                self.tell_own_decks();
            }
            Err(trouble) => self.deck_trouble.set(Some(trouble)),
        }
    }

    /// Tells the host of all own decks, if it does not know them as they are.
    pub(crate) fn tell_own_decks(self) {
        if !self.is_ready() || !self.own.with_value(|own| own.stale) {
            return;
        }
        self.own.update_value(|own| own.stale = false);
        for game in GameName::ALL {
            let decks = self.own_decks.with_untracked(|decks| {
                let those = decks.iter().filter(|deck| deck.game == game);
                those.map(|deck| (lobby_key(deck.key), deck.text.clone())).collect::<Vec<_>>()
            });
            self.call(Call::OwnDecks { game, decks });
        }
    }

    /// The host must be told anew: decks have changed, or it has just been started.
    pub(crate) fn host_decks_changed(self) {
        self.own.update_value(|own| own.stale = true);
    }

    /// A key for a new deck.
    pub(crate) fn fresh_deck_key(self) -> Key {
        let highest = self.own_decks.with_untracked(|decks| decks.iter().map(|deck| deck.key).max().unwrap_or(0));
        let drafted = self.own.with_value(|own| own.drafts.keys().next_back().copied().unwrap_or(0));
        fresh_key(js_sys::Date::now(), js_sys::Math::random(), highest.max(drafted))
    }

    /// Puts a draft where the builder finds it, with what was not understood of it. It is kept only when it is changed.
    pub(crate) fn lay_out(self, key: Key, draft: DeckDraft, unread: Vec<UnreadLine>) {
        self.own.update_value(|own| drop(own.drafts.insert(key, (draft, unread))));
    }

    /// The draft of a deck of this visit.
    pub(crate) fn laid_out(self, key: Key) -> Option<(DeckDraft, Vec<UnreadLine>)> {
        self.own.with_value(|own| own.drafts.get(&key).cloned())
    }

    /// Own cards of a game are about to change, and the numbers of cards with them. Drafts that are kept are read again
    /// when they are next opened; the others are written down now and read when the new cards are there.
    pub(crate) fn carry_drafts(self, game: GameName) {
        let mut drafts = BTreeMap::new();
        self.own.update_value(|own| {
            let (those, others) =
                std::mem::take(&mut own.drafts).into_iter().partition(|(_, (draft, _))| draft.game == game);
            (drafts, own.drafts) = (those, others);
        });
        drafts.retain(|key, _| self.own_decks.with_untracked(|decks| decks.iter().all(|deck| deck.key != *key)));
        for (key, (draft, mut unread)) in drafts {
            self.ask_about_decks(DeckCall::Write { draft, form: DeckForm::Text }, move |reply| {
                let DeckReply::Written { text, .. } = reply else { return };
                self.ask_about_decks(DeckCall::Read { game, text }, move |reply| {
                    if let DeckReply::Read(reading) = reply {
                        unread.extend(reading.unread);
                        self.lay_out(key, reading.draft, unread);
                    }
                });
            });
        }
    }

    /// Keeps a deck as it is now, with the lines of cards that were not understood; `done` hears whether that went well.
    pub(crate) fn keep_deck(
        self,
        key: Key,
        draft: DeckDraft,
        unread: Vec<UnreadLine>,
        done: impl FnOnce(Result<(), Trouble>) + 'static,
    ) {
        self.lay_out(key, draft.clone(), unread.clone());
        let (game, name) = (draft.game, named(&draft.name));
        let draft = DeckDraft { name: name.clone(), ..draft };
        self.ask_about_decks(DeckCall::Write { draft, form: DeckForm::Text }, move |reply| {
            let DeckReply::Written { mut text, .. } = reply else { return done(Err(Trouble::Refused)) };
            unread.iter().filter_map(whole_line).for_each(|line| text.extend([line, "\n"]));
            let deck = KeptDeck { key, game, name, text, changed: js_sys::Date::now() as u64 };
            self.keep_decks(vec![deck], done);
        });
    }

    /// Keeps decks as texts, those with the same keys give way.
    pub(crate) fn keep_decks(self, decks: Vec<KeptDeck>, done: impl FnOnce(Result<(), Trouble>) + 'static) {
        self.own_decks.update(|known| take_in(known, &decks));
        self.host_decks_changed();
        spawn_local(async move {
            let kept = put_kept(&decks).await;
            self.deck_trouble.set(kept.err());
            if kept.is_ok() {
                crate::keeping::ask_to_keep();
            }
            done(kept);
        });
    }

    /// Deletes a deck.
    pub(crate) fn drop_deck(self, key: Key) {
        self.own.update_value(|own| drop(own.drafts.remove(&key)));
        self.own_decks.update(|decks| decks.retain(|deck| deck.key != key));
        self.host_decks_changed();
        self.tell_own_decks();
        spawn_local(async move { self.deck_trouble.set(delete_kept::<KeptDeck>(key).await.err()) });
    }
}
