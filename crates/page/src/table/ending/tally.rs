//! The game in numbers, side by side.

use crate::parts::SeatBadge;
use crate::words::{fill, words};
use leptos::prelude::*;
use longbox_protocol::{Figure, Observation, PlayerInfo, Seat, Summary};
use std::sync::Arc;

#[component]
pub(super) fn Tally(table: Arc<Observation>, summary: Summary) -> impl IntoView {
    let words = &words().ending;
    let players = in_order(&table);
    let pair = players.len() == 2;
    let turns = match summary.turn {
        1 => words.one_turn.to_owned(),
        turn => fill(words.turns, &[&turn.to_string()]),
    };
    let heads = players.iter().enumerate().map(|(at, player)| {
        let right = pair && at == 1;
        view! { <Head player=player.clone() own=player.seat == table.below right/> }
    });
    let heads = heads.collect_view();
    let rows = summary.tally.iter().map(|figure| {
        let values: Vec<u16> = players.iter().map(|player| value(figure, player.seat)).collect();
        view! { <li><span class="vh">{spoken(figure, &players, &values)}</span>{match pair {
            true => view! { <Pair name=figure.name.clone() values/> }.into_any(),
            false => view! { <Several name=figure.name.clone() values/> }.into_any(),
        }}</li> }
    });
    let rows = rows.collect_view();
    let columns = format!("--players:{}", players.len());
    view! {
        <section class="fin__tally" class:fin__tally--several=!pair style=columns aria-label=words.tally>
            <div class="tally__who">{heads}<b class="tally__turns">{turns}</b></div>
            <ul>{rows}</ul>
        </section>
    }
}

/// Whose side is shown below comes first.
pub(super) fn in_order(table: &Observation) -> Vec<PlayerInfo> {
    let mut players = table.players.clone();
    longbox_protocol::sort_by_key(&mut players, |player| (player.seat != table.below, player.seat));
    players
}

fn value(figure: &Figure, seat: Seat) -> u16 {
    figure.values.get(seat.index()).copied().unwrap_or(0)
}

/// "Attacks: You 5, Sidekick 3".
fn spoken(figure: &Figure, players: &[PlayerInfo], values: &[u16]) -> String {
    let each: Vec<String> =
        players.iter().zip(values).map(|(player, value)| format!("{} {value}", player.name)).collect();
    format!("{}: {}", figure.name, each.join(", "))
}

#[component]
fn Head(player: PlayerInfo, own: bool, right: bool) -> impl IntoView {
    view! {
        <span class="tally__one" class:tally__one--right=right>
            <SeatBadge seat=player.seat own/><span class="tally__name">{player.name}<small>{player.about}</small></span>
        </span>
    }
}

/// Two bars that grow from the middle.
#[component]
fn Pair(name: String, values: Vec<u16>) -> impl IntoView {
    let most = values.iter().copied().max().unwrap_or(0).max(1);
    let width = |value: u16| format!("width:{}%", u32::from(value) * 100 / u32::from(most));
    let [own, foe] = [0, 1].map(|at| values.get(at).copied().unwrap_or(0));
    let bar = move |value: u16| (value > 0).then(|| view! { <i style=width(value)></i> });
    view! {
        <b class="num" aria-hidden="true">{own}</b>
        <span class="tl tl--a" aria-hidden="true">{bar(own)}</span>
        <span class="tl__n" aria-hidden="true">{name}</span>
        <span class="tl tl--b" aria-hidden="true">{bar(foe)}</span>
        <b class="num" aria-hidden="true">{foe}</b>
    }
}

/// A number for each player; the highest stands out.
#[component]
fn Several(name: String, values: Vec<u16>) -> impl IntoView {
    let most = values.iter().copied().max().unwrap_or(0);
    let numbers = values.into_iter().map(|value| {
        view! { <b class="num" class:is-most={value == most && most > 0} aria-hidden="true">{value}</b> }
    });
    let numbers = numbers.collect_view();
    view! { <span class="tl__n" aria-hidden="true">{name}</span>{numbers} }
}
