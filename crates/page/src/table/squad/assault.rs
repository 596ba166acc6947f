//! The attacking card and the line above its damage: Factors, value, what is told of it.

use super::keep::{FactorIcon, Heroes, KeepArt, KeepBar, KeepFoot, KeepLines, facts, printed};
use super::slot::{Standing, standings};
use crate::parts::SeatBadge;
use crate::store::{Inspected, Store};
use crate::words::{fill, words};
use leptos::prelude::*;
use longbox_protocol::{CardInfo, CardNo, GameName, SquadAttack};

/// The card that attacks or hits. A click opens it big.
#[component]
pub(super) fn AttackCard(card: CardNo) -> impl IntoView {
    let store = Store::here();
    let face = printed(store, card);
    let open = move |_| store.inspected.set(Some(Inspected { game: GameName::Squad, card, thing: None, pinned: true }));
    let factor = face.factors.first().cloned().unwrap_or_default();
    view! {
        <button type="button" class="keep keep--big" data-factor=factor aria-label=facts(&face) on:click=open>
            <KeepBar face=face.clone()/>
            <KeepArt face=face.clone()/>
            <span class="keep__tx"><Heroes face=face.clone()/><KeepLines lines=face.text.clone()/></span>
            <KeepFoot face=face.clone()/>
        </button>
    }
}

#[component]
pub(super) fn AssaultHead(attack: Memo<Option<SquadAttack>>) -> impl IntoView {
    let store = Store::here();
    let chips = move || {
        attack.get().map(|attack| {
            let face = store.face(GameName::Squad, attack.card).unwrap_or_default();
            let icons = blocking_icons(&attack, |card| store.face(GameName::Squad, card));
            let states = standings(&face.factors, &attack.open, &icons);
            face.factors.into_iter().zip(states).map(|(factor, state)| chip(factor, state)).collect_view()
        })
    };
    let value = move || attack.with(|attack| attack.as_ref().map(value_words).unwrap_or_default());
    let story = move || attack.with(|attack| attack.as_ref().map(|attack| attack.story.clone()).unwrap_or_default());
    let by = Memo::new(move |_| attack.with(|attack| attack.as_ref().map(|attack| attack.by)));
    let below = Memo::new(move |_| store.table.with(|table| table.as_ref().map(|table| table.below)));
    let badge = move || by.get().map(|seat| view! { <SeatBadge seat own={Some(seat) == below.get()}/> });
    let over = move || attack.with(|attack| attack.as_ref().is_some_and(|attack| attack.over));
    view! {
        <header class="arena__head">
            <span class="arena__factors">{badge}{chips}</span>
            <b class="arena__value">{value}</b>
            <span class="arena__story">
                <Show when=over><span class="arena__over">{words().squad.arena.over}": "</span></Show>
                {story}
            </span>
            <Pondered/>
        </header>
    }
}

/// "Attack, 6 damage".
fn value_words(attack: &SquadAttack) -> String {
    let words = &words().squad.arena;
    let value = attack.value.to_string();
    match (attack.is_attack, attack.value) {
        (true, 0) => words.attack_open.to_owned(),
        (false, 0) => words.hit_open.to_owned(),
        (true, _) => fill(words.attack_for, &[&value]),
        (false, _) => fill(words.hit_for, &[&value]),
    }
}

/// The icons of the cards that blocked.
fn blocking_icons(attack: &SquadAttack, face: impl Fn(CardNo) -> Option<CardInfo>) -> Vec<String> {
    let blocking = attack.turned.iter().filter(|turned| turned.blocks);
    blocking.filter_map(|turned| face(turned.card)?.block).collect()
}

/// A Factor of the attack, crossed out once it is blocked.
fn chip(factor: String, state: Standing) -> impl IntoView {
    let words = &words().squad.arena;
    let word = match state {
        Standing::Open => words.is_open,
        Standing::Blocked => words.is_blocked,
        Standing::Plain => "",
    };
    let (name, key) = (longbox_protocol::capital(&factor), factor.clone());
    view! {
        <span class="chipf" class:is-shut=state == Standing::Blocked data-factor=key>
            <FactorIcon factor/><span class="chipf__name">{name}</span><small>{word}</small>
        </span>
    }
}

/// What the offer under the pointer or the keyboard would do.
#[component]
pub(super) fn Pondered() -> impl IntoView {
    let store = Store::here();
    let shown = move || {
        let offer = store.pondered.get()?;
        let preview = offer.preview?;
        let name = if offer.short.is_empty() { offer.label } else { offer.short };
        let mark = match preview.good {
            Some(true) => "✓ ",
            Some(false) => "✗ ",
            None => "",
        };
        let text = fill(words().squad.arena.preview, &[&name, &preview.text]);
        Some(view! {
            <span class="arena__preview" class:is-good=preview.good == Some(true) class:is-bad=preview.good == Some(false)>{mark}{text}</span>
        })
    };
    view! { {shown} }
}

#[cfg(test)]
mod tests {
    use super::*;
    use longbox_protocol::{Seat, Turned};

    fn attack(is_attack: bool, value: u8) -> SquadAttack {
        let turned = |card: CardNo, blocks: bool| Turned { card, blocks, from_hand: false };
        SquadAttack {
            card: 1,
            by: Seat::A,
            victim: Seat::B,
            is_attack,
            value,
            value_parts: String::new(),
            dealt: 2,
            open: Vec::new(),
            turned: vec![turned(2, false), turned(3, true)],
            misfired: false,
            over: false,
            story: String::new(),
        }
    }

    #[test]
    fn the_value_is_told_once_it_is_fixed() {
        assert_eq!(value_words(&attack(true, 6)), "Attack, 6 damage");
        assert_eq!(value_words(&attack(false, 1)), "Hit, 1 damage");
        assert_eq!(value_words(&attack(true, 0)), "Attack");
    }

    #[test]
    fn only_the_icons_of_cards_that_blocked_count() {
        let face = |card: CardNo| Some(CardInfo { block: Some(format!("icon {card}")), ..CardInfo::default() });
        assert_eq!(blocking_icons(&attack(true, 6), face), ["icon 3"]);
    }
}
