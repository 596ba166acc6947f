//! What the host makes of the text: the cards as they would be printed, or what is wrong.

use super::desk::{Desk, Looked};
use crate::parts::{CardFace, Icon};
use crate::words::{fill, words};
use leptos::prelude::*;
use longbox_protocol::CardFault;

/// Whether there is a mistake, and where.
#[component]
pub(super) fn Verdict() -> impl IntoView {
    let desk = Desk::here();
    let words = &words().own_cards;
    let verdict = move || {
        desk.looked.get().map(|looked| match looked.fault {
            Some(fault) => view! { <Fault fault/> }.into_any(),
            None => {
                let told = fill(words.fine, &[&words.cards.of(looked.cards.len())]);
                view! { <p class="verdict__fine"><Icon name="check"/>{told}</p> }.into_any()
            }
        })
    };
    view! {
        <section class="panel verdict" role="status">
            {verdict}
            <Show when=move || desk.looked.with(Option::is_none)><p>{words.looking}</p></Show>
        </section>
    }
}

#[component]
fn Fault(fault: CardFault) -> impl IntoView {
    let desk = Desk::here();
    let words = &words().own_cards;
    let CardFault { file, line, column, text, hint } = fault;
    let place = match (line, column) {
        (0, _) => None,
        (line, 0) => Some(fill(words.line, &[&line.to_string()])),
        (line, column) => Some(fill(words.place, &[&line.to_string(), &column.to_string()])),
    };
    let is_here = file.is_empty() || file == desk.name.get_untracked();
    let place = place.map(|place| match is_here {
        true => {
            let go = move |_| desk.go_to(line, column);
            view! { <button type="button" class="btn verdict__place" on:click=go>{place}</button> }.into_any()
        }
        false => view! { <b>{fill(words.in_file, &[&place, &file])}</b> }.into_any(),
    });
    let hint = (!hint.is_empty()).then(|| view! { <p class="verdict__hint"><Icon name="bulb"/>{hint}</p> });
    view! {
        <p class="verdict__wrong"><Icon name="cross"/><b>{words.wrong}</b>{place}</p>
        <p class="verdict__text">{longbox_protocol::capital(&text)}</p>
        {hint}
    }
}

#[component]
pub(super) fn Preview() -> impl IntoView {
    let desk = Desk::here();
    let words = &words().own_cards;
    let cards = Memo::new(move |_| {
        desk.looked.with(|looked| looked.as_ref().map(|Looked { cards, .. }| cards.clone()).unwrap_or_default())
    });
    let is_old =
        Memo::new(move |_| desk.looked.with(|looked| looked.as_ref().is_some_and(|looked| looked.fault.is_some())));
    let none = move || cards.with(Vec::is_empty);
    view! {
        <section class="panel proof" aria-label=words.preview>
            <h2 class="panel__title"><Icon name="eye"/>{words.preview}<span class="panel__hint">{move || cards.with(|cards| words.cards.of(cards.len()))}</span></h2>
            <Show when=move || is_old.get() && !none()><p class="proof__old">{words.stale}</p></Show>
            <Show when=none><p class="nothing">{words.nothing_yet}</p></Show>
            <ul class="proof__cards" class:is-old=is_old tabindex="0" aria-label=words.preview>
                {move || cards.get().into_iter().map(|face| view! { <li class="proof__one"><CardFace face game=desk.game/></li> }).collect_view()}
            </ul>
        </section>
    }
}
