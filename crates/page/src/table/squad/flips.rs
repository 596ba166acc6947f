//! The cards turned for the damage, in their order, and the places for those to come.

use super::keep::{FactorIcon, KeepArt, printed};
use super::slot::{Fate, Slot, columns, fate, first_fresh, lines, slots};
use crate::store::{Inspected, Store};
use crate::words::{fill, words};
use leptos::html::Ol;
use leptos::prelude::*;
use longbox_protocol::{GameName, SquadAttack, Turned};

/// How long one card waits for the one before it, and all of them together at most, in milliseconds.
const STEP: usize = 160;
const MOST: usize = 1_200;
/// How much of the next place is in sight behind the last card, in pixels.
const MARGIN: i32 = 40;

/// The attack as it is shown, and the first card that was not there before.
#[derive(Clone, Debug, PartialEq)]
struct Shown {
    attack: SquadAttack,
    fresh: usize,
}

#[component]
pub(super) fn Flips(attack: Memo<Option<SquadAttack>>) -> impl IntoView {
    let shown = Memo::new(move |before: Option<&Option<Shown>>| {
        let before = before.and_then(Option::as_ref).map(|shown| &shown.attack);
        attack.get().map(|attack| Shown { fresh: first_fresh(before, &attack), attack })
    });
    let list =
        Memo::new(move |_| shown.with(|shown| shown.as_ref().map(|shown| slots(&shown.attack)).unwrap_or_default()));
    let node = NodeRef::<Ol>::new();
    // In a row that scrolls, the card that was turned last is in sight.
    Effect::new(move |_| {
        let turned = shown.with(|shown| shown.as_ref().map_or(0, |shown| shown.attack.turned.len()));
        request_animation_frame(move || {
            // The attack may be gone by the next frame.
            let Some(list) = node.try_get_untracked().flatten() else { return };
            if let Some(last) = list.children().item(turned.saturating_sub(1) as u32) {
                let left = list.get_bounding_client_rect().left();
                let end = last.get_bounding_client_rect().right() - left + f64::from(list.scroll_left());
                list.set_scroll_left((end as i32 + MARGIN - list.client_width()).max(0));
            }
        });
    });
    let child = move |slot: Slot| match slot {
        Slot::Turned { number, turned } => view! { <Flip number turned shown=shown.get_untracked()/> }.into_any(),
        Slot::Empty { number, stopped } => {
            let sentence = if stopped { words().squad.arena.slot_stopped } else { words().squad.arena.slot };
            let label = fill(sentence, &[&number.to_string()]);
            view! { <li class="slot" class:is-stopped=stopped aria-label=label><span aria-hidden="true">{number}</span></li> }.into_any()
        }
    };
    let count = move || list.with(Vec::len);
    view! {
        <ol
            class="flips" node_ref=node aria-label=words().squad.arena.turned
            style:--lines=move || lines(count()).to_string()
            style:--columns=move || columns(count()).to_string()
            class:is-tight=move || { lines(count()) > 1 }
        >
            <For each=move || list.get() key=|slot| key(slot) children=child/>
        </ol>
    }
}

/// What makes a place in the row the same as before.
fn key(slot: &Slot) -> (usize, Option<(u16, bool)>, bool) {
    match slot {
        Slot::Turned { number, turned } => (*number, Some((turned.card, turned.blocks)), turned.from_hand),
        Slot::Empty { number, stopped } => (*number, None, *stopped),
    }
}

/// When a card turns over, in milliseconds from now: one after another, and never too long in all.
fn delay(number: usize, fresh: usize, turned: usize) -> usize {
    let before = (number - 1).saturating_sub(fresh);
    let all = turned.saturating_sub(fresh).max(1);
    before * STEP.min(MOST / all)
}

#[component]
fn Flip(number: usize, turned: Turned, shown: Option<Shown>) -> impl IntoView {
    let store = Store::here();
    let words = &words().squad;
    let card = turned.card;
    let face = printed(store, card);
    let (attacking, wait, at_edge) = shown.map_or((Vec::new(), 0, true), |shown| {
        let attack = shown.attack;
        let attacker = printed(store, attack.card);
        let wait = delay(number, shown.fresh, attack.turned.len());
        let slots = usize::from(attack.value).max(attack.turned.len());
        (attacker.factors, wait, number.is_multiple_of(columns(slots)))
    });
    let wait = wait * store.settings.get_untracked().speed.hundredths() as usize / 100;
    let fate = fate(&turned, face.block.as_deref(), &attacking);
    let icon = face.block.clone().unwrap_or_default();
    let blocks = fill(words.blocks_factor, &[&longbox_protocol::capital(&icon)]);
    let came = match fate {
        Fate::Blocks => blocks.clone(),
        Fate::NoMatch => words.arena.no_match.to_owned(),
        Fate::NoBlock => words.arena.no_block.to_owned(),
    };
    let told = if fate == Fate::Blocks { came.clone() } else { format!("{blocks}, {came}") };
    let hand = turned.from_hand.then_some(words.arena.from_hand);
    let label = [Some(format!("{number}: {}", face.name)), hand.map(str::to_owned), Some(told)];
    let label = label.into_iter().flatten().collect::<Vec<_>>().join(", ");
    let open = move |_| store.inspected.set(Some(Inspected { game: GameName::Squad, card, thing: None, pinned: true }));
    view! {
        <li class="flip" class:hit=turned.blocks class:miss=!turned.blocks class:is-edge=at_edge data-factor=face.factors.first().cloned() style=format!("--wait:{wait}ms")>
            <button type="button" class="flip__card" aria-label=label on:click=open>
                <span class="flip__name"><span class="flip__n">{number}</span><span class="flip__word">{face.name.clone()}</span></span>
                <KeepArt face=face.clone()/>
                {hand.map(|hand| view! { <span class="flip__hand">{hand}</span> })}
                <span class="flip__b"><FactorIcon factor=icon/><span>{came}</span></span>
            </button>
            {turned.blocks.then(|| view! { <svg class="burst blockburst" role="img" aria-label=words.arena.block><use href="#burst-block"></use></svg> })}
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn new_cards_turn_one_after_another() {
        assert_eq!([1, 2, 3].map(|number| delay(number, 0, 3)), [0, 160, 320]);
        // What lay there before does not wait.
        assert_eq!([1, 2, 3].map(|number| delay(number, 2, 3)), [0, 0, 0]);
        assert_eq!([3, 4].map(|number| delay(number, 2, 4)), [0, 160]);
    }

    #[test]
    fn twenty_cards_are_turned_in_little_more_than_a_second() {
        assert!(delay(20, 0, 20) <= MOST);
    }
}
