//! The big card: what is printed on it, what makes its numbers, why it cannot be chosen.

use super::pointing::{Standing, fighter_of};
use super::tip::reason;
use crate::motion;
use crate::parts::{CardFace, hold_keyboard, keep_inside};
use crate::store::{Inspected, Store};
use crate::words::words;
use leptos::html::Section;
use leptos::prelude::*;
use longbox_protocol::{Fighter, GameName, Picture, Thing};

#[component]
pub(crate) fn Inspector() -> impl IntoView {
    let store = Store::here();
    view! {
        {move || store.inspected.get().map(|inspected| match inspected.pinned {
            true => view! { <Pinned inspected/> }.into_any(),
            false => view! { <Passing inspected/> }.into_any(),
        })}
    }
}

/// Opened on purpose: it stays, and its reasons can be followed.
#[component]
fn Pinned(inspected: Inspected) -> impl IntoView {
    let store = Store::here();
    let words = words();
    let close = move || store.inspected.set(None);
    let node = NodeRef::<Section>::new();
    hold_keyboard(node);
    view! {
        <div class="veil" on:click=move |_| close()>
            <section class="inspector" tabindex="-1" node_ref=node on:keydown=move |event| keep_inside(node, &event) role="dialog" aria-modal="true" aria-label=move || store.card_name(inspected.game, inspected.card) on:click=|event| event.stop_propagation()>
                <button type="button" class="btn closer" aria-label=words.shell.close on:click=move |_| close()>"×"</button>
                <About inspected=inspected.clone()/>
            </section>
        </div>
    }
}

/// Shown while the pointer rests on a thing, on the side where it hides nothing of it.
#[component]
fn Passing(inspected: Inspected) -> impl IntoView {
    let place = {
        let rect = inspected.thing.as_ref().and_then(|thing| motion::rect_of(&thing.0));
        let (wide, _) = motion::window_size();
        rect.map_or_else(String::new, |rect| {
            let middle = rect.top() + rect.height() / 2.0;
            match rect.left() > wide / 2.0 {
                true => format!("right:{}px;--y:{middle}px", wide - rect.left() + 14.0),
                false => format!("left:{}px;--y:{middle}px", rect.right() + 14.0),
            }
        })
    };
    view! { <div class="inspector inspector--passing" style=place aria-hidden="true"><About inspected/></div> }
}

#[component]
fn About(inspected: Inspected) -> impl IntoView {
    let store = Store::here();
    let words = words();
    let (game, card) = (inspected.game, inspected.card);
    let thing = inspected.thing.clone();
    let (fighter, numbers) = store.table.with_untracked(|table| {
        let picture = table.as_ref().map(|table| &table.picture);
        let shown = thing.as_ref().zip(picture);
        let fighter = shown.and_then(|(thing, picture)| fighter_of(picture, thing));
        (fighter, shown.map(|(thing, picture)| numbers(picture, thing)).unwrap_or_default())
    });
    let standing =
        thing.as_ref().map(|thing| store.table.with_untracked(|table| Store::standing(table.as_deref(), thing)));
    let refusals = match standing {
        Some(Standing::Illegal(refusals)) => refusals,
        _ => Vec::new(),
    };
    view! {
        {move || store.face(game, card).map(|face| view! { <CardFace face game/> })}
        {(!numbers.is_empty()).then(|| view! {
            <div class="panel inspector__more"><h3 class="head">{words.table.numbers}</h3><ul>{numbers.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ul></div>
        })}
        {fighter.map(|fighter| view! { <InForce fighter game/> })}
        {(!refusals.is_empty()).then(|| view! {
            <div class="panel inspector__more"><h3 class="head">{words.table.cannot}</h3>{refusals.into_iter().map(|one| reason(game, one)).collect_view()}</div>
        })}
    }
}

/// Rule words and powers that a character has now, and what it carries.
#[component]
fn InForce(fighter: Fighter, game: GameName) -> impl IntoView {
    let store = Store::here();
    let words = words();
    let powers = fighter.powers.into_iter().map(|power| {
        let spent = power.spent.then(|| format!(" ({})", words.table.power_spent));
        format!("{}{}", power.name, spent.unwrap_or_default())
    });
    let lines: Vec<String> = fighter.words.into_iter().chain(powers).collect();
    let gear = fighter.equipment.map(|card| {
        view! {
            <p>{move || crate::words::fill(words.table.carries, &[&store.card_name(game, card)])}</p>
        }
    });
    (!lines.is_empty() || gear.is_some()).then(|| {
        view! {
            <div class="panel inspector__more">
                <h3 class="head">{words.table.in_force}</h3>
                <ul>{lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ul>
                {gear}
            </div>
        }
    })
}

/// What is true of the thing now and not printed on its card.
fn numbers(picture: &Picture, thing: &Thing) -> Vec<String> {
    if let Some(fighter) = fighter_of(picture, thing) {
        return fighter.breakdown;
    }
    let hands = match picture {
        Picture::Vs(table) => table.sides.iter().flat_map(|side| &side.hand).collect::<Vec<_>>(),
        Picture::Squad(table) => table.sides.iter().flat_map(|side| &side.hand).collect(),
    };
    hands.into_iter().find(|card| card.thing == *thing).map(|card| card.notes.clone()).unwrap_or_default()
}
