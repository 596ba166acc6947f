//! "Report a wrong ruling": the game with the player's words about one of its moments, as a file to be sent.

use super::export::download;
use crate::later;
use crate::parts::{Dialog, Icon, Later};
use crate::store::Store;
use crate::words::{fill, words};
use leptos::prelude::*;
use longbox_protocol::{Call, RulingReport};

/// A report that is being written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RulingDraft {
    /// What the game is called.
    title: String,
    /// The text of its file.
    replay: String,
    /// The choices made before the moment.
    step: usize,
}

impl Store {
    /// The game on the table and where it stands: a stored one, or the one that is going on.
    fn ruling_draft(self) -> Option<RulingDraft> {
        let stored = self.replay.with(|replay| {
            let replay = replay.as_ref()?;
            Some(RulingDraft { title: replay.info.title.clone(), replay: replay.text.clone(), step: replay.step })
        });
        let live = || {
            self.saved.with(|saved| {
                let saved = saved.as_ref()?;
                Some(RulingDraft { title: saved.title.clone(), replay: saved.replay.clone(), step: saved.made })
            })
        };
        stored.or_else(live)
    }

    /// The host has written the file.
    pub(crate) fn ruling_came(self, text: &str) {
        let Some(draft) = self.ruling.get_untracked() else { return };
        download(&fill(words().ruling.file, &[&draft.title]), text);
        self.ruling.set(None);
        self.announcement.set(words().ruling.written.to_owned());
    }
}

/// Begins a report.
#[component]
pub(crate) fn ReportRuling() -> impl IntoView {
    let store = Store::here();
    let words = words();
    view! {
        <Show when=move || store.ruling_draft().is_some()>
            <div class="settings__group">
                <button type="button" class="btn report__open" on:click=move |_| store.ruling.set(store.ruling_draft())>
                    <Icon name="flag"/>{words.ruling.open}
                </button>
                <small class="muted">{words.ruling.about}</small>
            </div>
        </Show>
    }
}

/// Where a report is written, while one is.
#[component]
pub(crate) fn RulingBox() -> impl IntoView {
    let store = Store::here();
    let open = Memo::new(move |_| store.ruling.with(Option::is_some));
    view! { <Show when=move || open.get()><Later over=true part=|| Box::pin(later::ruling())/></Show> }
}

/// The dialog in which the player says what should have happened.
#[component]
pub(crate) fn RulingDialog() -> impl IntoView {
    let store = Store::here();
    let words = words();
    let text = RwSignal::new(String::new());
    let close = Callback::new(move |()| store.ruling.set(None));
    let send = move |_| {
        let Some(draft) = store.ruling.get_untracked() else { return };
        let report = RulingReport { step: draft.step, words: text.get_untracked() };
        store.call(Call::ReportRuling { replay: draft.replay, report });
        text.set(String::new());
    };
    view! {
        <Dialog title=words.ruling.open class="report" close>
            <label class="report__words">
                <span>{words.ruling.ask}</span>
                <textarea rows="5" maxlength="2000" prop:value=move || text.get() on:input=move |event| text.set(event_target_value(&event))></textarea>
            </label>
            <p class="muted">{words.ruling.holds}</p>
            <div class="dialog__row">
                <button type="button" class="btn btn--main report__save" on:click=send><Icon name="export"/>{words.ruling.save}</button>
                <button type="button" class="btn" on:click=move |_| close.run(())>{words.ruling.cancel}</button>
            </div>
        </Dialog>
    }
}

/// What somebody said about this moment of a stored game.
#[component]
pub(crate) fn ReportedWords() -> impl IntoView {
    let store = Store::here();
    let reported = Memo::new(move |_| store.replay.with(|replay| replay.as_ref()?.info.report.clone()));
    move || {
        let report = reported.get()?;
        let step = report.step;
        let said = if report.words.is_empty() { words().ruling.wordless.to_owned() } else { report.words };
        let viewer = move || store.replay.with_untracked(|replay| replay.as_ref().map(|replay| replay.viewer));
        let back = move |_| viewer().into_iter().for_each(|viewer| store.show_replay(step, viewer));
        Some(view! {
            <section class="reported" aria-label=words().ruling.reported>
                <b>{words().ruling.reported}</b>
                <q>{said}</q>
                <button type="button" class="btn btn--quiet" on:click=back>{words().ruling.moment}</button>
            </section>
        })
    }
}
