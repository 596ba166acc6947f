//! The lines of an import that were not understood: each with what may have been meant.

use super::bench::Bench;
use crate::parts::Icon;
use crate::words::{fill, words};
use leptos::prelude::*;
use longbox_protocol::{CardNo, UnreadLine};

#[component]
pub(super) fn UnreadPanel() -> impl IntoView {
    let bench = Bench::here();
    let words = &words().decks;
    let lines = move || bench.unread.get().into_iter().map(|line| view! { <Line line/> }).collect_view();
    let title = move || words.unread.of(bench.unread.with(Vec::len));
    view! {
        <section class="panel unread" aria-label=title>
            <h2 class="panel__title bad"><Icon name="cross"/><span role="status">{title}</span><span class="panel__hint">{words.unread_about}</span></h2>
            <ul>{lines}</ul>
        </section>
    }
}

#[component]
fn Line(line: UnreadLine) -> impl IntoView {
    let bench = Bench::here();
    let words = &words().decks;
    let own = StoredValue::new(line.clone());
    let settle = move || {
        bench.unread.update(|lines| lines.retain(|other| own.with_value(|line| line != other)));
        bench.keep_soon();
    };
    let take = move |card: CardNo| {
        let copies = own.with_value(|line| line.copies).max(1);
        bench.change(|draft| draft.set_copies(card, draft.copies(card) + copies));
        settle();
    };
    let near = line.near.iter().map(|card| {
        let card = *card;
        let word = fill(words.take_near, &[&bench.name_of(card)]);
        view! { <button type="button" class="btn unread__take" on:click=move |_| take(card)>{word}</button> }
    });
    let place = (line.line > 0).then(|| format!("{}: ", fill(words.unread_line, &[&line.line.to_string()])));
    view! {
        <li>
            <span class="unread__text">{place}<code>{line.text}</code></span>
            <span class="unread__why">{line.problem}</span>
            <span class="unread__ways">{near.collect_view()}
                <button type="button" class="btn btn--quiet" on:click=move |_| settle()>{words.leave_out}</button>
            </span>
        </li>
    }
}
