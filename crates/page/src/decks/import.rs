//! A deck from outside: pasted or from a file, in whatever form it is written.

use super::bench::Bench;
use crate::files;
use crate::parts::Dialog;
use crate::words::{fill, words};
use leptos::prelude::*;
use longbox_protocol::{DeckCall, DeckForm, DeckReading, DeckReply};

#[component]
pub(super) fn ImportDialog(close: Callback<()>) -> impl IntoView {
    let bench = Bench::here();
    let (replays, words) = (&words().replays, &words().decks);
    let text = RwSignal::new(String::new());
    let reading = RwSignal::new(None::<DeckReading>);
    let problem = RwSignal::new(String::new());
    let read = move || {
        let call = DeckCall::Read { game: bench.game, text: text.get_untracked() };
        bench.store.ask_about_decks(call, move |reply| {
            let (found, said) = match reply {
                DeckReply::Read(found) => (Some(found), String::new()),
                DeckReply::Failed { text } => (None, text),
                _ => (None, String::new()),
            };
            let _ = (reading.try_set(found), problem.try_set(said));
        });
    };
    let chosen = move |event| {
        let Some(file) = files::chosen(&event) else { return };
        files::read(&file, move |content| match content {
            Ok(content) => {
                let _ = text.try_set(content);
                read();
            }
            Err(_) => drop(problem.try_set(replays.unreadable.to_owned())),
        });
    };
    let typed = move |event| {
        text.set(event_target_value(&event));
        reading.set(None);
    };
    view! {
        <Dialog title=words.import class="import__box" close>
            <p class="box__about">{words.import_about}</p>
            <label class="import__words"><span>{words.import_text}</span>
                <textarea rows="9" spellcheck="false" prop:value=move || text.get() on:input=typed></textarea>
            </label>
            <div class="dialog__row">
                <button type="button" class="btn btn--main import__read" aria-disabled=move || text.with(String::is_empty).then_some("true") on:click=move |_| read()>{words.import_read}</button>
                <label class="btn filebutton">{words.import_file}<input type="file" class="vh" accept=".deck,.txt,.cod,.o8d,text/plain,text/xml" on:change=chosen/></label>
            </div>
            <Show when=move || problem.with(|problem| !problem.is_empty())><p class="bad" role="alert">{move || problem.get()}</p></Show>
            {move || reading.get().map(|reading| view! { <Found reading close/> })}
        </Dialog>
    }
}

/// What was read, and what can be done with it.
#[component]
fn Found(reading: DeckReading, close: Callback<()>) -> impl IntoView {
    let bench = Bench::here();
    let words = &words().decks;
    let form = words.forms[match reading.form {
        DeckForm::Text => 0,
        DeckForm::Link => 1,
        DeckForm::Cod => 2,
        DeckForm::O8d => 3,
    }];
    let told = fill(words.import_found, &[form, &words.cards.of(reading.draft.size())]);
    let missed = (!reading.unread.is_empty()).then(|| {
        let lines = reading.unread.iter().map(|line| {
            let place = (line.line > 0).then(|| format!("{}: ", fill(words.unread_line, &[&line.line.to_string()])));
            view! { <li>{place}<code>{line.text.clone()}</code>" "{line.problem.clone()}</li> }
        });
        view! { <p class="bad">{words.unread.of(reading.unread.len())}</p><ul class="import__missed">{lines.collect_view()}</ul> }
    });
    let own = StoredValue::new(reading);
    let here = move || own.with_value(|reading| reading.draft.game == bench.game);
    let replace = move |_| {
        let DeckReading { draft, unread, .. } = own.get_value();
        bench.change(|now| *now = draft);
        bench.unread.set(unread);
        close.run(());
    };
    let anew = move |_| {
        let DeckReading { draft, unread, .. } = own.get_value();
        close.run(());
        bench.store.begin_deck(draft, unread, true);
    };
    view! {
        <section class="import__found">
            <p role="status"><b>{told}</b></p>
            {missed}
            <div class="dialog__row">
                <Show when=here><button type="button" class="btn btn--main import__replace" on:click=replace>{words.import_replace}</button></Show>
                <button type="button" class="btn import__new" on:click=anew>{words.import_new}</button>
            </div>
        </section>
    }
}
