//! The big card: what is printed on it, what makes its numbers, why it cannot be chosen.

use super::beside;
use super::pointing::{Standing, fighter_of};
use super::tip::reason;
use crate::links::CopyLink;
use crate::parts::{CardFace, Held};
use crate::route::Route;
use crate::store::{Inspected, Store};
use crate::words::{fill, words};
use leptos::html::Div;
use leptos::prelude::*;
use longbox_protocol::{CardNo, Fighter, GameName, Picture, Thing};

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
    view! {
        <div class="veil" on:click=move |_| close()>
            <Held class="inspector" label=store.card_name(inspected.game, inspected.card) close=Callback::new(move |()| close())>
                <button type="button" class="btn closer" aria-label=words.shell.close on:click=move |_| close()>"×"</button>
                <About inspected=inspected.clone()/>
            </Held>
        </div>
    }
}

/// The height of the bar above every page, with a margin.
const BAR: f64 = 58.0;

/// Shown while the pointer rests on a thing: at a side, where it hides neither the thing nor the question.
#[component]
fn Passing(inspected: Inspected) -> impl IntoView {
    let node = NodeRef::<Div>::new();
    let thing = inspected.thing.clone();
    let style = RwSignal::new(String::new());
    Effect::new(move |_| {
        if let (Some(element), Some(thing)) = (node.get(), &thing) {
            style.set(beside::card(&element, thing, BAR).unwrap_or_default());
        }
    });
    view! {
        <div class="inspector inspector--passing" node_ref=node style=move || style.get() aria-hidden="true"><About inspected/></div>
    }
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
    // In passing a bubble beside the thing tells why not.
    let refusals = match standing {
        Some(Standing::Illegal(refusals)) if inspected.pinned => refusals,
        _ => Vec::new(),
    };
    view! {
        {move || store.face(game, card).map(|face| view! { <CardFace face game/> })}
        <div class="inspector__side">
        {(!numbers.is_empty()).then(|| view! {
            <div class="panel inspector__more"><h3 class="head">{words.table.numbers}</h3><ul>{numbers.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ul></div>
        })}
        {fighter.map(|fighter| {
            let lines = if inspected.pinned { in_force(&fighter) } else { Vec::new() };
            view! { <Below fighter game/><InForce words_and_powers=lines/> }
        })}
        {inspected.pinned.then(|| {
            let id = store.faces.with_untracked(|all| all.get(&game)?.get(usize::from(card)).map(|face| face.id.clone()));
            id.map(|id| view! { <CopyLink route=Route::Card(game, id)/> })
        })}
        {(!refusals.is_empty()).then(|| view! {
            <div class="panel inspector__more"><h3 class="head">{words.table.cannot}</h3>{refusals.into_iter().map(|one| reason(game, one)).collect_view()}</div>
        })}
        </div>
    }
}

/// Rule words and powers that a character has now.
#[component]
fn InForce(words_and_powers: Vec<String>) -> impl IntoView {
    (!words_and_powers.is_empty()).then(|| {
        view! {
            <div class="panel inspector__more">
                <h3 class="head">{words().table.in_force}</h3>
                <ul>{words_and_powers.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ul>
            </div>
        }
    })
}

fn in_force(fighter: &Fighter) -> Vec<String> {
    let powers = fighter.powers.iter().map(|power| {
        let spent = power.spent.then(|| format!(" ({})", words().table.power_spent));
        format!("{}{}", power.name, spent.unwrap_or_default())
    });
    let mut lines: Vec<String> = Vec::new();
    for line in fighter.words.iter().cloned().chain(powers) {
        // A rule word is a power, too.
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    lines
}

/// The cards below a character: what it carries, and whom it holds captive. Each opens its own big card.
#[component]
fn Below(fighter: Fighter, game: GameName) -> impl IntoView {
    let store = Store::here();
    let words = &words().table;
    let link = move |card: CardNo, told: &'static str| {
        let open = move |_| store.inspected.set(Some(Inspected { game, card, thing: None, pinned: true }));
        let name = move || fill(told, &[&store.card_name(game, card)]);
        view! { <button type="button" class="cardlink" on:click=open>{name}</button> }
    };
    let gear = fighter.equipment.map(|card| link(card, words.carries));
    let captives = fighter.captives.into_iter().map(|card| link(card, words.holds));
    let links: Vec<_> = gear.into_iter().chain(captives).collect();
    (!links.is_empty()).then(|| {
        view! { <div class="panel inspector__more"><h3 class="head">{words.below}</h3><div class="inspector__below">{links}</div></div> }
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
