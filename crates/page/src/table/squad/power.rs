//! The shared power: the dial with what may be played, and the track from 1 to the most it can be.

use super::half::{Half, watch};
use crate::parts::{Icon, SeatBadge};
use crate::store::Store;
use crate::words::{fill, words};
use leptos::prelude::*;
use longbox_protocol::{Observation, SquadTable};

#[component]
pub(super) fn PowerDial() -> impl IntoView {
    let store = Store::here();
    let words = &words().squad.power;
    let power = watch(store, |_, squad| (squad.power, squad.most_power));
    let note = watch(store, |_, squad| squad.power_note.clone());
    let may = watch(store, may_play);
    let share = move || {
        let (power, most) = power.get();
        format!("{}%", 100 * u32::from(power) / u32::from(most).max(1))
    };
    let of = move || fill(words.of, &[&power.get().1.to_string()]);
    view! {
        <section class="panel dial" aria-label=words.title>
            <h2 class="head">{words.title}</h2>
            <div class="dial__n" style:--share=share>
                <Icon name="bolt"/><b>{move || power.get().0}</b><small>{of}</small>
            </div>
            <p class="dial__note">{move || note.get()}</p>
            <ul class="dial__may">
                {move || may.get().into_iter().map(|(line, parts)| {
                    view! { <li>{line}{(!parts.is_empty()).then(|| view! { <small>{parts}</small> })}</li> }
                }).collect_view()}
            </ul>
        </section>
    }
}

/// Which levels may be played, and what makes the number where it is not the shared one.
fn may_play(table: &Observation, squad: &SquadTable) -> Vec<(String, String)> {
    let words = &words().squad.power;
    if squad.sides.iter().all(|side| side.power == squad.power) {
        return vec![(fill(words.may_play, &[&squad.power.to_string()]), String::new())];
    }
    let line = |half: Half| {
        let side = half.side(table)?;
        let level = side.power.to_string();
        let name = half.player(table).map_or("", |player| player.name.as_str());
        let text = match half.is_viewer(table) {
            true => fill(words.you_may_play, &[&level]),
            false => fill(words.they_may_play, &[name, &level]),
        };
        let parts = if side.power == squad.power { String::new() } else { side.power_parts.clone() };
        Some((text, parts))
    };
    [Half::Own, Half::Foe].into_iter().filter_map(line).collect()
}

#[component]
pub(super) fn PowerTrack() -> impl IntoView {
    let store = Store::here();
    let words = &words().squad.power;
    let power = watch(store, |_, squad| (squad.power, squad.most_power));
    // Whose own power differs from the shared one has a badge on the track.
    let badges = watch(store, |table, squad| {
        let apart = squad.sides.iter().filter(|side| side.power != squad.power);
        apart.map(|side| (side.power, side.seat, side.seat == table.below)).collect::<Vec<_>>()
    });
    let label = move || {
        let (power, most) = power.get();
        fill(words.track, &[&power.to_string(), &most.to_string()])
    };
    let cell = move |number: u8| {
        let current = move || (power.get().0 == number).then_some("true");
        let seats = move || {
            let here = badges.get().into_iter().filter(|badge| badge.0 == number);
            here.map(|(_, seat, own)| view! { <SeatBadge seat own/> }).collect_view()
        };
        view! { <li class:on=move || number <= power.get().0 aria-current=current>{number}<span class="power__seats">{seats}</span></li> }
    };
    view! {
        <ol class="power" aria-label=label style:--most=move || power.get().1.to_string()>
            <For each=move || 1..=power.get().1 key=|number| *number children=cell/>
        </ol>
    }
}
