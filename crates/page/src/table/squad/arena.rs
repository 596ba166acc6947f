//! The middle of the table: the attack with the cards turned for its damage, or what else is going on.

use super::assault::{AssaultHead, AttackCard};
use super::calm::Calm;
use super::flips::Flips;
use super::foot::AssaultFoot;
use super::half::{Half, watch};
use super::offered::{Offered, offered};
use crate::store::Store;
use crate::words::{sentences, words};
use leptos::prelude::*;
use longbox_protocol::{GameName, SquadAttack};

#[component]
pub(super) fn Arena() -> impl IntoView {
    let store = Store::here();
    let attack = watch(store, |_, squad| squad.attack.clone());
    let offers = watch(store, |table, _| offered(table));
    let choosing = Memo::new(move |_| offers.with(|offers| !offers.is_empty()));
    // A card that is dropped here is meant for the other player.
    let foe = Half::Foe.watch(store, |side| side.thing.0.clone());
    let is = move |look: fn(&SquadAttack) -> bool| attack.with(|attack| attack.as_ref().is_some_and(look));
    let card = Memo::new(move |_| attack.with(|attack| attack.as_ref().map(|attack| attack.card)));
    let factor = move || {
        let face = card.get().and_then(|card| store.face(GameName::Squad, card));
        face.and_then(|face| face.factors.first().cloned())
    };
    view! {
        <section
            class="arena panel" aria-label=move || label(store, attack) data-place=move || foe.get() data-factor=factor
            class:is-over=move || is(|attack| attack.over) class:is-calm=move || card.get().is_none()
        >
            <div class="arena__atk">
                {move || match card.get() {
                    Some(card) => view! { <AttackCard card/> }.into_any(),
                    None => view! { <svg class="arena__word" aria-hidden="true"><use href="#word-squad"></use></svg> }.into_any(),
                }}
                <Show when=move || is(|attack| attack.misfired)>
                    <svg class="burst misfire" role="img" aria-label=words().squad.arena.misfire><use href="#burst-misfire"></use></svg>
                </Show>
            </div>
            <div class="arena__mid">
                {move || match card.get().is_some() {
                    true => view! { <AssaultHead attack/> }.into_any(),
                    false => view! { <Calm/> }.into_any(),
                }}
                <Show when=move || choosing.get()><Offered offers/></Show>
                <Show when=move || card.get().is_some() && !choosing.get()><Flips attack/></Show>
                <Show when=move || card.get().is_some()><AssaultFoot attack/></Show>
            </div>
        </section>
    }
}

/// "You attack with Eye Exam", or that nothing attacks.
fn label(store: Store, attack: Memo<Option<SquadAttack>>) -> String {
    let words = &words().squad.arena;
    let Some(attack) = attack.get() else { return words.calm.to_owned() };
    let name = store.card_name(GameName::Squad, attack.card);
    sentences([name.as_str(), &attack.story])
}
