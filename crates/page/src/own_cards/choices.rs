//! The words that are offered, below the line that is being written.

use super::complete::Choice;
use super::desk::Desk;
use super::field::{LIST, option_id};
use crate::words::words;
use leptos::prelude::*;

#[component]
pub(super) fn Offered() -> impl IntoView {
    let desk = Desk::here();
    let list = Memo::new(move |_| desk.offered.with(|offered| offered.as_ref().map(|(found, _)| found.clone())));
    // Where the word begins, in lines and letters.
    let place = move |start: usize| {
        desk.text.with_untracked(|text| {
            let before = text.get(..start).unwrap_or(text);
            let line = before.rsplit('\n').next().unwrap_or("");
            (before.matches('\n').count() + 1, line.chars().count())
        })
    };
    move || {
        list.get().map(|found| {
            let (line, column) = place(found.start);
            let rows = found.list.into_iter().enumerate();
            let rows = rows.map(|(at, choice)| view! { <Row at choice/> }).collect_view();
            view! {
                <div class="wordbox" style=format!("--row:{line};--letter:{column}")>
                    <ul class="wordbox__list" role="listbox" id=LIST aria-label=words().own_cards.choices>{rows}</ul>
                    <About/>
                </div>
            }
        })
    }
}

#[component]
fn Row(at: usize, choice: Choice) -> impl IntoView {
    let desk = Desk::here();
    let is_chosen =
        Memo::new(move |_| desk.offered.with(|offered| offered.as_ref().is_some_and(|(_, now)| *now == at)));
    let node = NodeRef::<leptos::html::Li>::new();
    Effect::new(move |_| {
        if let (true, Some(row)) = (is_chosen.get(), node.get()) {
            let options = web_sys::ScrollIntoViewOptions::new();
            options.set_block(web_sys::ScrollLogicalPosition::Nearest);
            row.scroll_into_view_with_scroll_into_view_options(&options);
        }
    });
    // The field keeps the keyboard.
    let take = move |event: web_sys::MouseEvent| {
        event.prevent_default();
        desk.accept(at);
    };
    view! {
        <li
            node_ref=node class="wordbox__one" role="option" id=option_id(at) aria-selected=move || is_chosen.get().to_string()
            on:mousedown=take
        >
            <b>{choice.name}</b><small>{choice.family}</small>
        </li>
    }
}

/// What the chosen word means.
#[component]
fn About() -> impl IntoView {
    let desk = Desk::here();
    let chosen = move || {
        let choice = desk.offered.with(|offered| offered.as_ref().and_then(|(found, at)| found.list.get(*at).cloned()));
        choice.map(|choice| {
            view! { <code>{choice.shape}</code>{(!choice.meaning.is_empty()).then(|| view! { <p>{choice.meaning}</p> })} }
        })
    };
    view! { <div class="wordbox__about" aria-hidden="true">{chosen}</div> }
}
