//! A combat: who strikes with what, against what, and what will come of it.

use super::seating::with_table;
use super::stage::Pondered;
use crate::parts::SeatBadge;
use crate::store::Store;
use crate::words::{fill, sentences, words};
use leptos::prelude::*;
use longbox_protocol::{Combat, CombatPart, NumberPart, Seat, StrikeBack};

#[component]
pub(super) fn Scene(
    combat: Combat,
    /// It is fought out, and its result is looked at.
    #[prop(optional)]
    over: bool,
) -> impl IntoView {
    let words = &words().vs;
    let class = match (combat.staged, combat.stuns) {
        (true, _) => "stage stage--staged",
        (false, true) => "stage stage--stuns",
        (false, false) => "stage",
    };
    let label = sentences([format!("{}: {}", words.combat, combat.title).as_str(), &combat.forecast]);
    view! {
        <section class=class class:is-over=over aria-label=label>
            <Attackers combat=combat.clone()/>
            <Versus combat=combat.clone()/>
            <Defender combat/>
        </section>
    }
}

#[component]
fn Attackers(combat: Combat) -> impl IntoView {
    let words = &words().vs;
    let own = is_own(combat.by);
    let part = |part: &CombatPart| NumberPart { name: part.name.clone(), value: part.value };
    let parts: Vec<NumberPart> = combat.attackers.iter().map(part).collect();
    let note = if combat.staged { words.not_yet.to_owned() } else { combat.forecast.clone() };
    view! {
        <div class="stage__side">
            <h2><SeatBadge seat=combat.by own/>{combat.title.clone()}</h2>
            <div class="sum">
                <Sum parts total=combat.strike/>
                <b class="sum__total">{format!("{} {}", combat.strike, words.atk)}</b>
            </div>
            <p class="stage__note" tabindex="0">{note}</p>
        </div>
    }
}

/// The two numbers, and STUN! where the greater one wins.
#[component]
fn Versus(combat: Combat) -> impl IntoView {
    let words = &words().vs;
    let middle = if combat.stuns {
        view! { <svg class="burst"><use href="#burst-stun"></use></svg> }.into_any()
    } else {
        view! { <svg class="versus__mark"><use href="#vs-mark"></use></svg> }.into_any()
    };
    let def = combat.defender.as_ref().map_or_else(|| "?".to_owned(), |_| combat.def.to_string());
    view! {
        <div class="stage__mid" aria-hidden="true">
            <div class="versus">
                <span class="versus__n"><span>{combat.strike}</span><small>{words.atk}</small></span>
                {middle}
                <span class="versus__n versus__n--b"><span>{def}</span><small>{words.def}</small></span>
            </div>
            <Turns to_act=combat.to_act passed=combat.passed staged=combat.staged/>
        </div>
    }
}

/// Who may act and who has passed.
#[component]
fn Turns(to_act: Option<Seat>, passed: Vec<Seat>, staged: bool) -> impl IntoView {
    let words = &words().vs;
    let item = |seat: Seat, word: &'static str, now: bool| {
        view! { <li class:is-now=now class:is-next=!now><SeatBadge seat own=is_own(seat)/>{word}</li> }
    };
    let done = passed.into_iter().map(|seat| item(seat, words.passed, false)).collect_view();
    let below = Store::here().table.with_untracked(|table| table.as_ref().map(|table| table.below));
    let now = to_act.map(|seat| item(seat, if below == Some(seat) { words.you_to_act } else { words.to_act }, true));
    (!staged).then(|| view! { <ul class="track">{done}{now}</ul> })
}

#[component]
fn Defender(combat: Combat) -> impl IntoView {
    let words = &words().vs;
    let badge = combat.against.map(|seat| view! { <SeatBadge seat own=is_own(seat)/> });
    let title = match (&combat.defender, combat.staged) {
        (Some(part), _) => fill(words.defends, &[&part.name]),
        (None, true) => String::new(),
        (None, false) => words.no_defender.to_owned(),
    };
    let parts = combat.def_parts.clone();
    let several = parts.len() > 1;
    let sum = combat.defender.as_ref().map(|_| {
        view! {
            <div class="sum">
                <b class="sum__total">{format!("{} {}", combat.def, words.def)}</b>
                {several.then(|| view! { <Sum parts total=combat.def/> })}
            </div>
        }
    });
    let back = (!combat.staged).then(|| back_words(combat.defender.as_ref(), &combat.back)).flatten();
    // The host tells of the strike back among its notes, unless it has none.
    let notes = if combat.notes.is_empty() { back.into_iter().collect() } else { combat.notes.clone() };
    view! {
        <div class="stage__side stage__side--b">
            <h2>{title}{badge}</h2>
            {sum}
            <div class="stage__note" tabindex="0">{notes.into_iter().map(|note| view! { <p>{note}</p> }).collect_view()}<Pondered/></div>
        </div>
    }
}

/// "Juggernaut strikes back with 8".
fn back_words(defender: Option<&CombatPart>, back: &[StrikeBack]) -> Option<String> {
    let first = back.first()?;
    Some(fill(words().vs.strike_back, &[&defender?.name, &first.value.to_string()]))
}

/// What makes a number. Where it is no plain sum, no plus stands between the parts.
#[component]
fn Sum(parts: Vec<NumberPart>, total: i16) -> impl IntoView {
    let plain = parts.iter().map(|part| part.value).sum::<i16>() == total;
    let sign = if plain { "+" } else { "·" };
    let several = parts.len();
    let one = |(at, part): (usize, NumberPart)| {
        let sign = (at + 1 < several).then_some(sign);
        view! { <span class="n">{part.name}" "<b>{part.value}</b></span>{sign} }
    };
    view! { <span class="sum__parts">{parts.into_iter().enumerate().map(one).collect_view()}</span> }
}

/// Whether a seat is the viewer's or a teammate's.
fn is_own(seat: Seat) -> bool {
    let store = Store::here();
    let own = |table: &longbox_protocol::Observation, picture: &longbox_protocol::VsTable| {
        let mine = picture.sides.iter().find(|side| side.seat == table.below);
        seat == table.below || mine.is_some_and(|side| side.teammates.contains(&seat))
    };
    untrack(|| with_table(store, own)).unwrap_or_default()
}
