//! Hands: the own one below the table, and what is known of the other one above it.

use super::half::Half;
use super::keep::{Heroes, KeepArt, KeepBar, KeepFoot, KeepLines, printed};
use super::laid::Laid;
use crate::parts::ThingButton;
use crate::store::Store;
use crate::words::words;
use leptos::prelude::*;
use longbox_protocol::{CardNo, HandCard, SquadSide, Thing};

/// The hand of the side below.
#[component]
pub(super) fn OwnHand() -> impl IntoView {
    let store = Store::here();
    let words = &words().squad;
    let row = Half::Own.row(store, |side| laid_hand(side, |_| true));
    let label = Half::Own.words(store, words.your_hand, words.their_hand);
    view! {
        <section class="hand" aria-label=move || label.get()>
            <ul class="hand__cards" style:--count=move || row.with(Vec::len).to_string()>
                <For
                    each=move || row.get() key=|laid| laid.thing.clone()
                    children=move |laid| view! { <HandItem half=Half::Own laid class="keep keep--hand"/> }
                />
            </ul>
            <Show when=move || row.with(Vec::is_empty)><p class="hand__none">{words.empty_hand}</p></Show>
        </section>
    }
}

/// Cards of the other hand that the viewer knows. Nothing is there while nothing is known.
#[component]
pub(super) fn KnownHand() -> impl IntoView {
    let store = Store::here();
    let words = &words().squad;
    let row = Half::Foe.row(store, |side| laid_hand(side, |card| card.card.is_some()));
    let label = Half::Foe.words(store, words.your_hand, words.their_hand);
    view! {
        <section class="known" aria-label=move || label.get() class:is-empty=move || row.with(Vec::is_empty)>
            <ul class="known__cards">
                <For
                    each=move || row.get() key=|laid| laid.thing.clone()
                    children=move |laid| view! { <HandItem half=Half::Foe laid class="keep keep--slim"/> }
                />
            </ul>
        </section>
    }
}

fn laid_hand(side: &SquadSide, fits: fn(&HandCard) -> bool) -> Vec<(Thing, Option<CardNo>)> {
    side.hand.iter().filter(|card| fits(card)).map(|card| (card.thing.clone(), card.card)).collect()
}

#[component]
fn HandItem(half: Half, laid: Laid, class: &'static str) -> impl IntoView {
    match laid.card {
        Some(card) => view! { <KnownCard half thing=laid.thing card class/> }.into_any(),
        None => view! { <li class="hand__back"><span class="back" data-thing=laid.thing.0></span></li> }.into_any(),
    }
}

#[component]
fn KnownCard(half: Half, thing: Thing, card: CardNo, class: &'static str) -> impl IntoView {
    let store = Store::here();
    let face = printed(store, card);
    let name = thing.clone();
    let held = half.watch(store, move |side| side.hand.iter().find(|card| card.thing == name).cloned());
    let label =
        Signal::derive(move || held.with(|held| held.as_ref().map(|held| held.label.clone()).unwrap_or_default()));
    let notes = move || held.with(|held| held.as_ref().map(|held| held.notes.clone()).unwrap_or_default());
    let now = Signal::derive(move || held.with(|held| held.as_ref().and_then(|held| held.attack)));
    let factor = face.factors.first().cloned().unwrap_or_default();
    view! {
        <li>
            <ThingButton thing class label factor>
                <KeepBar face=face.clone()/>
                <span class="keep__row">
                    <KeepArt face=face.clone()/>
                    <span class="keep__tx">
                        <Heroes face=face.clone()/>
                        {move || notes().into_iter().map(|note| view! { <span class="keep__note">{note}</span> }).collect_view()}
                        <KeepLines lines=face.text.clone()/>
                    </span>
                </span>
                <KeepFoot face=face.clone() now/>
            </ThingButton>
        </li>
    }
}
