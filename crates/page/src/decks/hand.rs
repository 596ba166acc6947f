//! A hand to begin with, as the deck would deal it.

use super::bench::Bench;
use crate::lobby::fresh_seed;
use crate::parts::{CardThumb, Icon};
use crate::words::{fill, words};
use leptos::prelude::*;
use longbox_protocol::{CardNo, DeckCall, DeckReply, SampleHand};

/// What is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Look {
    Hand,
    Mulligan,
    Next,
}

#[component]
pub(super) fn OpeningHand() -> impl IntoView {
    let bench = Bench::here();
    let words = &words().decks;
    let hand = RwSignal::new(None::<SampleHand>);
    let look = RwSignal::new(Look::Hand);
    let deal = move |_| {
        let call = DeckCall::Hand { draft: bench.draft.get_untracked(), seed: fresh_seed() };
        bench.store.ask_about_decks(call, move |reply| match reply {
            DeckReply::Hand(dealt) => {
                bench.store.announcement.set(dealt.text.clone());
                let _ = (hand.try_set(Some(dealt)), look.try_set(Look::Hand));
            }
            DeckReply::Failed { text } => bench.store.tell(&text),
            _ => {}
        });
    };
    let verdict = move || {
        hand.get().map(|hand| {
            view! { <p class="open__say" class:good=hand.keep class:bad=!hand.keep>{hand.text}</p> }
        })
    };
    let cards = move || {
        hand.with(|hand| match (hand, look.get()) {
            (None, _) => Vec::new(),
            (Some(hand), Look::Hand) => hand.hand.clone(),
            (Some(hand), Look::Mulligan) => hand.other.clone(),
            (Some(hand), Look::Next) => hand.next.clone(),
        })
    };
    let ways = move || {
        hand.with(|hand| hand.as_ref().map(|hand| (!hand.other.is_empty(), !hand.next.is_empty()))).map(|(other, next)| {
            let way = |wanted: Look, word: &'static str| {
                let on = move || (look.get() == wanted).to_string();
                view! { <button type="button" class="chip" aria-pressed=on on:click=move |_| look.set(wanted)>{word}</button> }
            };
            view! {
                <div class="open__ways">
                    {way(Look::Hand, words.hand)}
                    {other.then(|| way(Look::Mulligan, words.mulligan))}
                    {next.then(|| way(Look::Next, words.keep_hand))}
                </div>
            }
        })
    };
    view! {
        <section class="panel open" aria-label=words.hand>
            <h2 class="panel__title"><Icon name="hand"/>{words.hand}
                <button type="button" class="btn btn--quiet open__new" on:click=deal><Icon name="shuffle"/>{words.new_hand}<kbd aria-hidden="true">"N"</kbd></button>
            </h2>
            {verdict}
            {ways}
            <ul class="open__hand">{move || cards().into_iter().map(|card| view! { <Held card/> }).collect_view()}</ul>
        </section>
    }
}

#[component]
fn Held(card: CardNo) -> impl IntoView {
    let bench = Bench::here();
    let label = fill(words().decks.look_at, &[&bench.name_of(card)]);
    view! {
        <li><button type="button" class="pick__card" aria-label=label on:click=move |_| bench.inspect(card)><CardThumb game=bench.game card/></button></li>
    }
}
