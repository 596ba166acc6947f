//! The deck for others: as text, as a link, for Cockatrice, as a picture.

use super::bench::Bench;
use super::page::named;
use super::picture;
use crate::files;
use crate::parts::Dialog;
use crate::words::words;
use leptos::prelude::*;
use leptos::task::spawn_local;
use longbox_protocol::{DeckCall, DeckForm, DeckReply, GameName};
use wasm_bindgen_futures::JsFuture;

/// The forms that are offered for a game, each with its place among the words.
fn forms(game: GameName) -> Vec<(DeckForm, usize)> {
    let all = [(DeckForm::Text, 0), (DeckForm::Link, 1), (DeckForm::Cod, 2)];
    all.into_iter().filter(|(form, _)| *form != DeckForm::Cod || game == GameName::Vs).collect()
}

#[component]
pub(super) fn ExportDialog(close: Callback<()>) -> impl IntoView {
    let bench = Bench::here();
    let words = &words().decks;
    let parts = forms(bench.game).into_iter().map(|(form, at)| {
        view! { <Written form title=words.forms[at] about=words.export_about[at]/> }
    });
    let parts = parts.collect_view();
    let draw = move |_| {
        let draft = bench.draft.get_untracked();
        let name = files::plain_name(&named(&draft.name), "deck");
        bench.with_faces(|faces| picture::save(&format!("{name}.png"), &draft, faces));
    };
    view! {
        <Dialog title=words.export class="export__box" close>
            {parts}
            <section class="export__one export__picture">
                <h3>{words.picture}</h3><p class="muted">{words.export_about[3]}</p>
                <button type="button" class="btn" on:click=draw>{words.save_file}</button>
            </section>
        </Dialog>
    }
}

/// The deck in one form, to be copied or saved.
#[component]
fn Written(form: DeckForm, title: &'static str, about: &'static str) -> impl IntoView {
    let bench = Bench::here();
    let words = &words().decks;
    let written = RwSignal::new(None::<(String, String)>);
    let problem = RwSignal::new(String::new());
    bench.store.ask_about_decks(
        DeckCall::Write { draft: bench.draft.get_untracked(), form },
        move |reply| match reply {
            DeckReply::Written { text, file } => {
                let text = if form == DeckForm::Link { address(&text) } else { text };
                let _ = written.try_set(Some((text, file)));
            }
            DeckReply::Failed { text } => drop(problem.try_set(text)),
            _ => {}
        },
    );
    let text = move || written.with(|written| written.as_ref().map(|(text, _)| text.clone())).unwrap_or_default();
    let save = move |_| {
        if let Some((text, file)) = written.get_untracked() {
            files::save(&file, &text, "text/plain;charset=utf-8");
        }
    };
    let copy = move |_| {
        let clipboard = window().navigator().clipboard();
        let text = untrack(text);
        spawn_local(async move {
            if JsFuture::from(clipboard.write_text(&text)).await.is_ok() {
                bench.store.tell(words.copied);
            }
        });
    };
    let rows = if form == DeckForm::Link { "2" } else { "4" };
    view! {
        <section class="export__one" data-form=form.word()>
            <h3>{title}</h3><p class="muted">{about}</p>
            <Show when=move || problem.with(|problem| !problem.is_empty())><p class="bad">{move || problem.get()}</p></Show>
            <textarea readonly rows=rows aria-label=title prop:value=text></textarea>
            <div class="dialog__row">
                <button type="button" class="btn export__copy" on:click=copy>{words.copy_text}</button>
                {(form != DeckForm::Link).then(|| view! { <button type="button" class="btn export__save" on:click=save>{words.save_file}</button> })}
            </div>
        </section>
    }
}

/// The address of the page with the whole deck in it.
fn address(word: &str) -> String {
    let here = window().location().href().unwrap_or_default();
    let base = here.split('#').next().unwrap_or_default();
    format!("{base}#/deck/{word}")
}
