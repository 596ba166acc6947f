//! Who won and why, beside the card that stands for it.

use crate::parts::{Art, factor_of, team_of};
use crate::route::Route;
use crate::store::Store;
use crate::words::{fill, words};
use leptos::prelude::*;
use longbox_protocol::{CardInfo, Ending, EndingKind, Observation};
use std::f64::consts::TAU;
use std::fmt::Write;
use std::sync::Arc;

#[component]
pub(super) fn Splash(table: Arc<Observation>, ending: Ending) -> impl IntoView {
    let store = Store::here();
    let words = words();
    let game = table.game;
    // A draw, a game that was given up and one that was stopped have no hero.
    let decided = ending.kind == EndingKind::Decided;
    let emblem = ending.summary.emblem.filter(|_| decided);
    let face = emblem.and_then(|card| untrack(|| store.face(game, card)));
    let (lost, plain) = (ending.won == Some(false), face.is_none());
    let burst = ending.won == Some(true) && !plain;
    let rule = ending.rule.clone().map(|rule| {
        let address = Route::Rules(game, rule.id).address();
        view! { " "<a class="rule" href=address>{words.shell.rule}": "{rule.title}</a> }
    });
    let (team, factor) = (face.as_ref().and_then(team_of), face.as_ref().and_then(factor_of));
    view! {
        <section class="fin__splash" class:fin__splash--lost=lost class:fin__splash--plain=plain data-team=team data-factor=factor>
            {face.map(|face| view! { <Rays/><Hero face/> })}
            {burst.then(|| view! { <svg class="burst fin__burst" aria-hidden="true"><use href="#burst-ko"></use></svg> })}
            <div class="fin__plate">
                <p class="fin__kicker">{kicker(&table, &ending)}</p>
                <h2 id="ending-title" class="fin__h" class:fin__h--long={ending.title.chars().count() > 14}>{ending.title.clone()}</h2>
                <p class="fin__w"><span id="ending-text">{ending.text.clone()}</span>{rule}</p>
            </div>
        </section>
    }
}

/// "Turn 13 · practice game".
fn kicker(table: &Observation, ending: &Ending) -> String {
    let words = words();
    let turn = match ending.summary.turn {
        0 => words.ending.before.to_owned(),
        turn => fill(words.ending.turn, &[&turn.to_string()]),
    };
    match table.practice {
        true => format!("{turn} · {}", words.table.practice),
        false => turn,
    }
}

#[component]
fn Hero(face: CardInfo) -> impl IntoView {
    view! { <div class="fin__art"><Art face/></div> }
}

/// Rays behind the hero, from one point outwards.
#[component]
fn Rays() -> impl IntoView {
    view! {
        <svg class="fin__bg" viewBox="0 0 700 260" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <rect class="fin__ground" width="700" height="260"></rect>
            <path class="fin__rays" d=rays((520.0, 140.0), 24)></path>
        </svg>
    }
}

fn rays((x, y): (f64, f64), count: u32) -> String {
    let far = 900.0;
    let mut path = String::new();
    for ray in 0..count {
        let from = TAU * f64::from(ray) / f64::from(count);
        let to = from + TAU / f64::from(count) * 0.42;
        let point = |angle: f64| format!("{:.0} {:.0}", x + far * angle.cos(), y + far * angle.sin());
        let _ = write!(path, "M{x:.0} {y:.0}L{}L{}z", point(from), point(to));
    }
    path
}
