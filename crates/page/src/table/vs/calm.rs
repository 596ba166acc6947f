//! The stage while nobody fights: turn, part of the turn, effects at work.

use super::seating::{name_of, with_table};
use super::stage::Pondered;
use crate::parts::SeatBadge;
use crate::store::Store;
use crate::table::bar::whose_turn;
use crate::table::guide::TurnStrip;
use crate::words::{fill, words};
use leptos::prelude::*;
use longbox_protocol::{Observation, PhaseState, Seat, VsSide, VsTable};

/// How the turn stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Moment {
    turn: String,
    phase: String,
    /// What is left to recruit with, of all whose turn it is.
    points: Vec<(Seat, u8)>,
    waiting: Vec<String>,
}

fn moment(table: &Observation, picture: &VsTable) -> Moment {
    let names: Vec<String> = picture.turn_players.iter().map(|seat| name_of(table, *seat)).collect();
    let now = picture.phases.iter().filter(|phase| phase.state == PhaseState::Now);
    let of_turn = |seat| picture.turn_players.contains(&seat);
    Moment {
        turn: whose_turn(picture.turn, &names, &picture.universe),
        phase: now.map(|phase| phase.name.clone()).collect::<Vec<_>>().join(" · "),
        points: picture.sides.iter().filter(|side| of_turn(side.seat)).filter_map(points).collect(),
        waiting: picture.waiting.clone(),
    }
}

fn points(side: &VsSide) -> Option<(Seat, u8)> {
    side.points.map(|points| (side.seat, points))
}

#[component]
pub(super) fn Calm() -> impl IntoView {
    let store = Store::here();
    let words = &words().vs;
    let moment = Memo::new(move |_| with_table(store, moment).unwrap_or_default());
    view! {
        <section class="stage stage--calm" aria-label=move || moment.with(|moment| format!("{}, {}", moment.turn, moment.phase))>
            <div class="stage__side">
                <h2>{move || moment.with(|moment| moment.turn.clone())}</h2>
                <p class="stage__phase">{move || moment.with(|moment| moment.phase.clone())}</p>
                <p class="stage__points">{move || point_marks(&moment.with(|moment| moment.points.clone()))}</p>
            </div>
            <div class="stage__side stage__side--b">
                {move || {
                    let waiting = moment.with(|moment| moment.waiting.clone());
                    (!waiting.is_empty()).then(|| view! {
                        <div class="working" role="group" tabindex="0" aria-label=words.at_work>
                            <h3>{words.at_work}</h3>
                            <ul>{waiting.into_iter().map(|one| view! { <li>{one}</li> }).collect_view()}</ul>
                        </div>
                    })
                }}
                <TurnStrip/>
                <Pondered/>
            </div>
        </section>
    }
}

/// The points of each player; a badge tells whose they are where two share a turn.
fn point_marks(points: &[(Seat, u8)]) -> Vec<impl IntoView + use<>> {
    let several = points.len() > 1;
    let mark = |(seat, points): &(Seat, u8)| {
        let badge = several.then(|| view! { <SeatBadge seat=*seat own=true/> });
        view! { <span class="mark">{badge}{fill(words().vs.points, &[&points.to_string()])}</span> }
    };
    points.iter().map(mark).collect()
}
