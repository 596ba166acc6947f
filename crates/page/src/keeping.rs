//! Keeping games: every change is shown at once and written behind it, in order.

use crate::archive::{Job, Key, Summary, Trouble, mark};
use crate::claim::Claim;
use crate::store::Store;
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use longbox_protocol::{Call, SavedGame};
use wasm_bindgen_futures::JsFuture;

impl Store {
    /// Finds out what is kept, and what to do when the page is left.
    pub(crate) fn open_archive(self) {
        let event = ev::Custom::<web_sys::Event>::new;
        let leaving = window_event_listener(event("pagehide"), move |_| self.leave());
        // A phone may end a page that nobody looks at without another word.
        let hiding = window_event_listener(event("visibilitychange"), move |_| {
            if document().hidden() {
                self.leave();
            }
        });
        on_cleanup(move || {
            leaving.remove();
            hiding.remove();
        });
        self.listen_to_tabs();
        spawn_local(async move {
            self.look_for_cards().await;
            self.look_for_decks().await;
            self.look_around().await;
            self.has_looked.set(true);
            self.return_to_table();
            self.claim_if_wished();
        });
    }

    /// Reads the list of games anew.
    pub(crate) async fn look_around(self) {
        let found = self.archive.get_value().look().await;
        self.replays.set(found.summaries);
        if found.trouble.is_some() {
            self.trouble.set(found.trouble);
        }
        // Whoever plays knows better.
        if self.claim.get_untracked() != Claim::Held {
            self.saved.set(found.unfinished);
        }
    }

    fn leave(self) {
        self.archive.with_value(|archive| archive.leave());
    }

    fn write(self, job: Job) {
        self.archive.with_value(|archive| archive.push(job));
        self.work_off();
    }

    fn work_off(self) {
        let archive = self.archive.get_value();
        spawn_local(async move {
            while let Some(job) = archive.next() {
                let written = archive.write(&job).await;
                self.has_written(&job, written.err());
            }
            archive.tidy().await;
            self.hand_over_if_idle();
        });
    }

    fn has_written(self, job: &Job, trouble: Option<Trouble>) {
        match (job, trouble) {
            (Job::Shelve { summary, .. }, trouble) => {
                self.replays.update(|games| {
                    let games = games.iter_mut().filter(|game| game.key == summary.key);
                    games.for_each(|game| game.kept = trouble.is_none());
                });
                if trouble.is_none() {
                    ask_to_keep();
                } else {
                    // It is told again for every game that is lost with the tab.
                    self.trouble_seen.set(None);
                }
            }
            // There may be room now for what found none.
            (Job::Delete(_), None) => self.archive.with_value(|archive| archive.retry()),
            _ => {}
        }
        let all_kept = trouble.is_none() && self.replays.with_untracked(|games| games.iter().all(|game| game.kept));
        if trouble.is_some() || all_kept {
            self.trouble.set(trouble);
        }
        if trouble.is_none() && !matches!(job, Job::Unfinished { .. }) {
            self.tell_tabs_of_change();
        }
    }

    /// Keeps the game in the browser. A finished one goes to the kept games.
    pub(crate) fn keep(self, saved: SavedGame) {
        if !self.claim.with_untracked(|claim| claim.may_write()) {
            return;
        }
        if saved.result.is_empty() {
            self.saved.set(Some(saved.clone()));
            self.write(Job::Unfinished { claim: self.claim_number.get_value(), game: saved });
            return;
        }
        self.saved.set(None);
        self.shelve(saved, Some(self.claim_number.get_value()));
    }

    /// Puts the game that was going on to the kept games, where it can be gone on with.
    pub(crate) fn set_aside(self) {
        let Some(saved) = self.saved.get_untracked() else { return };
        self.saved.set(None);
        if saved.made > 0 {
            self.shelve(saved, Some(self.claim_number.get_value()));
        }
    }

    /// Puts a game on top of the kept games. `claim`: it was the unfinished game of this claim.
    pub(crate) fn shelve(self, saved: SavedGame, claim: Option<u64>) {
        let highest = self.replays.with_untracked(|games| games.iter().map(|game| game.key).max().unwrap_or_default());
        let summary = Summary::of(&saved, self.archive.get_value().fresh_key(highest));
        let older = self.replays.with_untracked(|games| {
            games.iter().filter(|game| game.mark == summary.mark).map(|game| game.key).collect::<Vec<_>>()
        });
        self.replays.update(|games| games.insert(0, summary.clone()));
        self.write(Job::Shelve { summary, text: saved.replay, claim });
        older.into_iter().for_each(|key| self.delete(key));
    }

    /// Whether a game with this text is kept.
    pub(crate) fn is_kept(self, text: &str) -> bool {
        let wanted = mark(text);
        self.replays.with_untracked(|games| games.iter().any(|game| game.mark == wanted))
    }

    pub(crate) fn delete(self, key: Key) {
        self.replays.update(|games| games.retain(|game| game.key != key));
        self.archive.with_value(|archive| archive.forget(key));
        self.write(Job::Delete(key));
    }

    /// Does something with the text of a kept game.
    pub(crate) fn with_text(self, key: Key, act: impl FnOnce(String) + 'static) {
        let archive = self.archive.get_value();
        spawn_local(async move {
            match archive.text(key).await {
                Some(text) => act(text),
                None => {
                    self.tell(crate::words::words().keeping.gone);
                    self.look_around().await;
                }
            }
        });
    }

    /// Watches a kept game.
    pub(crate) fn watch(self, key: Key) {
        self.with_text(key, move |text| self.open_replay(text, false));
    }

    /// Goes on with an unfinished game of the list; the one that was going on takes its place there.
    pub(crate) fn take_up(self, summary: Summary) {
        self.with_text(summary.key, move |text| {
            let saved = summary.with_text(text);
            self.with_claim(move |store| {
                store.set_aside();
                store.replay.set(None);
                store.saved.set(Some(saved.clone()));
                store.write(Job::Unfinished { claim: store.claim_number.get_value(), game: saved.clone() });
                // Only now: it must lie somewhere at every moment.
                store.delete(summary.key);
                store.call(Call::Resume(Box::new(saved)));
            });
        });
    }
}

/// A browser that is short of room may forget a page unless it was asked not to. Some ask the player, so it is done
/// when there is something to keep.
pub(crate) fn ask_to_keep() {
    let Ok(asked) = window().navigator().storage().persist() else { return };
    // Whatever the answer is, everything goes on.
    spawn_local(async move { drop(JsFuture::from(asked).await) });
}
