//! Stored games that can no longer be played: rules or cards have moved on. Their logs can be read.

use crate::archive::{Key, mark};
use crate::parts::Dialog;
use crate::route::Route;
use crate::store::Store;
use crate::words::{fill, words};
use leptos::prelude::*;
use leptos::task::spawn_local;
use longbox_protocol::Call;

/// What the host says of a kept game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    Playable,
    Unplayable {
        reason: String,
        /// What was told of it then can be read.
        has_log: bool,
    },
}

/// A stored game whose log is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct OldGame {
    reason: String,
    log: Vec<String>,
}

impl Store {
    /// Asks the host whether a kept game can still be played, once a visit.
    pub(crate) fn check_replay(self, key: Key) {
        if self.verdicts.with_untracked(|known| known.contains_key(&key)) {
            return;
        }
        let archive = self.archive.get_value();
        spawn_local(async move {
            if let Some(text) = archive.text(key).await {
                self.call(Call::CheckReplay { key, text });
            }
        });
    }

    /// Cards have come or gone: whether games can still be played is asked again.
    pub(crate) fn check_replays_again(self) {
        let known = self.verdicts.try_update(std::mem::take).unwrap_or_default();
        known.into_keys().for_each(|key| self.check_replay(key));
    }

    pub(crate) fn replay_checked(self, key: Key, reason: Option<String>, has_log: bool) {
        let verdict = match reason {
            None => Verdict::Playable,
            Some(reason) => Verdict::Unplayable { reason, has_log },
        };
        self.verdicts.update(|known| drop(known.insert(key, verdict)));
    }

    /// A stored game was to be opened and cannot be played any more: its log is shown.
    pub(crate) fn replay_unplayable(self, reason: String, log: Vec<String>) {
        let Some(opening) = self.opening.try_update_value(Option::take).flatten() else { return self.tell(&reason) };
        let wanted = mark(opening.text());
        let kept =
            self.replays.with_untracked(|games| games.iter().find(|game| game.mark == wanted).map(|game| game.key));
        if let Some(key) = kept {
            self.replay_checked(key, Some(reason.clone()), !log.is_empty());
        }
        self.old_game.set(Some(OldGame { reason, log }));
        Route::Replays.go();
    }
}

/// Why a game cannot be played any more, and what was told of it.
#[component]
pub(super) fn OldLog(game: OldGame) -> impl IntoView {
    let store = Store::here();
    let words = words();
    let lines = game.log.into_iter().map(|line| view! { <li>{line}</li> }).collect_view();
    view! {
        <Dialog title=words.replays.log close=Callback::new(move |()| store.old_game.set(None))>
            <p class="box__about">{fill(words.replays.unplayable, &[&game.reason])}</p>
            <ol class="oldlog" tabindex="0" aria-label=words.replays.log>{lines}</ol>
        </Dialog>
    }
}
