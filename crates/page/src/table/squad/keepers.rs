//! A row of Keepers.

use super::half::Half;
use super::keep::{Heroes, KeepArt, KeepBar, printed};
use super::place::Place;
use crate::parts::ThingButton;
use crate::store::Store;
use crate::words::{fill, words};
use leptos::prelude::*;
use longbox_protocol::{CardNo, GameName, Keeper, Step, Thing};

#[component]
pub(super) fn KeeperRow(half: Half) -> impl IntoView {
    let store = Store::here();
    let words = &words().squad;
    let class = if half == Half::Own { "lane lane--own keepers" } else { "lane lane--foe keepers" };
    let thing = half.watch(store, |side| side.keeper_row.0.clone());
    let count = half.watch(store, |side| (side.keepers.len(), side.most_keepers));
    let row =
        half.row(store, |side| side.keepers.iter().map(|keeper| (keeper.thing.clone(), Some(keeper.card))).collect());
    let title = move || {
        let (count, most) = count.get();
        fill(words.keepers, &[&count.to_string(), &most.to_string()])
    };
    let guide = &crate::words::words().guide;
    let lesson = if half == Half::Own { guide.keepers } else { guide.their_keepers };
    let none = move || if store.explains(Step::Attack) { lesson } else { words.no_keepers };
    let label = half.words(store, words.your_keepers, words.their_keepers);
    view! {
        <Place thing class label>
            <span class="lane__label" aria-hidden="true">{title}</span>
            <ul class="keepers__cards" style:--count=move || count.get().0.to_string()>
                <For
                    each=move || row.get()
                    // A Keeper that becomes a copy is another card in the same place.
                    key=|laid| (laid.thing.clone(), laid.card)
                    children=move |laid| view! { <li><KeeperCard half thing=laid.thing card=laid.card.unwrap_or_default()/></li> }
                />
            </ul>
            <Show when=move || count.get().0 == 0><span class="keepers__none">{none}</span></Show>
        </Place>
    }
}

#[component]
fn KeeperCard(half: Half, thing: Thing, card: CardNo) -> impl IntoView {
    let store = Store::here();
    let face = printed(store, card);
    let name = thing.clone();
    let keeper = half.watch(store, move |side| side.keepers.iter().find(|keeper| keeper.thing == name).cloned());
    let read = move |look: fn(&Keeper) -> String| keeper.with(|keeper| keeper.as_ref().map(look).unwrap_or_default());
    let label = Signal::derive(move || read(|keeper| keeper.label.clone()));
    let original = move || keeper.with(|keeper| keeper.as_ref().and_then(|keeper| keeper.original));
    let factor = face.factors.first().cloned().unwrap_or_default();
    view! {
        <ThingButton thing class="keep" label factor>
            <KeepBar face=face.clone()/>
            <span class="keep__row">
                <KeepArt face=face.clone()/>
                <span class="keep__tx"><Heroes face=face.clone()/><span class="keep__line">{move || read(|keeper| keeper.text.clone())}</span></span>
            </span>
            {move || original().map(|card| {
                let name = store.card_name(GameName::Squad, card);
                view! { <span class="tagk tagk--own">{fill(words().squad.really, &[&name])}</span> }
            })}
        </ThingButton>
    }
}
