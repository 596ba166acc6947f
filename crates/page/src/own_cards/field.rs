//! The text of a file: lines with their numbers, the line with the mistake, and the words that are offered.

use super::choices::Offered;
use super::desk::{Desk, selection, units};
use crate::words::words;
use leptos::prelude::*;
use std::fmt::Write;
use web_sys::{HtmlTextAreaElement, KeyboardEvent};

/// The list of offered words.
pub(super) const LIST: &str = "card-words";

/// The name that the element of an offered word has.
pub(super) fn option_id(at: usize) -> String {
    format!("{LIST}-{at}")
}

#[component]
pub(super) fn CodeField() -> impl IntoView {
    let desk = Desk::here();
    let words = &words().own_cards;
    let lines = Memo::new(move |_| desk.lines());
    let numbers = move || {
        (1..=lines.get()).fold(String::new(), |mut numbers, line| {
            let _ = writeln!(numbers, "{line}");
            numbers
        })
    };
    let wrong = Memo::new(move |_| {
        let name = desk.name.get();
        desk.looked.with(|looked| {
            let fault = looked.as_ref()?.fault.as_ref()?;
            (fault.line > 0 && fault.file == name).then_some(fault.line)
        })
    });
    let mark =
        move || wrong.get().map(|line| view! { <span class="code__wrong" style=format!("--row:{}", line - 1)></span> });
    let typed = move |event: web_sys::Event| {
        desk.write(event_target_value(&event));
        desk.offer(false);
    };
    let scrolled = move |_| {
        if let Some(field) = desk.field.get_untracked() {
            desk.scrolled.set((field.scroll_top(), field.scroll_left()));
        }
    };
    let active = move || desk.offered.with(|offered| offered.as_ref().map(|(_, at)| option_id(*at)));
    let controls = move || desk.offered.with(Option::is_some).then_some(LIST);
    let moved = move || format!("transform:translate({}px,{}px)", -desk.scrolled.get().1, -desk.scrolled.get().0);
    let down = move || format!("transform:translateY({}px)", -desk.scrolled.get().0);
    let first = desk.text.get_untracked();
    view! {
        <div class="code">
            <div class="code__numbers" aria-hidden="true"><pre style=down>{numbers}</pre></div>
            <div class="code__room">
                <div class="code__under" aria-hidden="true"><div style=down>{mark}</div></div>
                <textarea
                    class="code__text" node_ref=desk.field spellcheck="false" autocapitalize="off" autocomplete="off" wrap="off"
                    aria-label=words.text aria-describedby="code-about" aria-autocomplete="list" aria-haspopup="listbox"
                    aria-controls=controls aria-activedescendant=active aria-invalid=move || wrong.get().map(|_| "true")
                    on:input=typed on:scroll=scrolled on:blur=move |_| desk.offered.set(None)
                    on:click=move |_| desk.offered.set(None) on:keydown=move |event| desk.press(&event)
                >{first}</textarea>
                <div class="code__over" style=moved><Offered/></div>
            </div>
        </div>
        <p id="code-about" class="code__about">{words.text_about}</p>
    }
}

impl Desk {
    fn press(self, event: &KeyboardEvent) {
        let chosen = self.offered.with_untracked(|offered| offered.as_ref().map(|(_, at)| *at));
        let with_others = event.ctrl_key() || event.meta_key() || event.alt_key();
        match (event.key().as_str(), chosen) {
            (" ", _) if event.ctrl_key() => self.offer(true),
            _ if with_others => return,
            ("ArrowDown", Some(_)) => self.step(1),
            ("ArrowUp", Some(_)) => self.step(-1),
            ("Enter" | "Tab", Some(at)) if !event.shift_key() => self.accept(at),
            ("Escape", Some(_)) => {
                self.offered.set(None);
                event.stop_propagation();
            }
            ("Enter", None) if !event.is_composing() => match self.field.get_untracked() {
                Some(field) => self.break_line(&field),
                None => return,
            },
            ("ArrowLeft" | "ArrowRight" | "Home" | "End" | "PageUp" | "PageDown", Some(_)) => {
                return self.offered.set(None);
            }
            _ => return,
        }
        event.prevent_default();
    }

    /// A new line begins below the last one, further in behind an opening bracket.
    fn break_line(self, field: &HtmlTextAreaElement) {
        let (start, end) = selection(field);
        let added = self.text.with_untracked(|text| {
            let before = &text[..super::desk::bytes_before(text, start)];
            let line = before.rsplit('\n').next().unwrap_or("");
            let indent = &line[..line.len() - line.trim_start_matches(' ').len()];
            let deeper = if line.trim_end().ends_with(['(', '[']) { "    " } else { "" };
            format!("\n{indent}{deeper}")
        });
        self.insert(field, (start, end), &added);
        let caret = start + units(&added);
        let _ = field.set_selection_range(caret, caret);
    }
}
