//! What is going on while nothing attacks: whose turn it is, which part of it, which effects wait.

use super::assault::Pondered;
use super::half::{Half, watch};
use crate::parts::SeatBadge;
use crate::store::Store;
use crate::table::guide::TurnStrip;
use crate::words::words;
use leptos::prelude::*;
use longbox_protocol::{Phase, PhaseState, Step};

#[component]
pub(super) fn Calm() -> impl IntoView {
    let store = Store::here();
    let words = &words().squad;
    let turn = watch(store, |table, squad| {
        let half = if squad.active == table.below { Half::Own } else { Half::Foe };
        (half.say(table, words.your_turn, words.their_turn), Some(squad.active), half == Half::Own)
    });
    let note =
        move || if store.explains(Step::Attack) { crate::words::words().guide.squad_goal } else { words.arena.calm };
    let phase = watch(store, |_, squad| now(&squad.phases).map(str::to_owned).unwrap_or_default());
    view! {
        <div class="calm">
            <p class="calm__turn">
                {move || { let (_, seat, own) = turn.get(); seat.map(|seat| view! { <SeatBadge seat own/> }) }}
                <strong>{move || turn.read().0.clone()}</strong>
                <span class="calm__phase">{move || phase.get()}</span>
            </p>
            <p class="calm__note">{note}</p>
            <TurnStrip/>
            <p class="calm__preview"><Pondered/></p>
            <WaitingEffects/>
        </div>
    }
}

/// Effects that wait, in words.
#[component]
pub(super) fn WaitingEffects() -> impl IntoView {
    let store = Store::here();
    let waiting = watch(store, |_, squad| squad.waiting.clone());
    view! {
        <Show when=move || waiting.with(|waiting| !waiting.is_empty())>
            <ul class="pending" aria-label=words().squad.arena.waiting>
                {move || waiting.get().into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}
            </ul>
        </Show>
    }
}

/// The part of the turn that is going on: the step, where there is one inside the phase.
fn now(phases: &[Phase]) -> Option<&str> {
    phases.iter().rev().find(|phase| phase.state == PhaseState::Now).map(|phase| phase.name.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_innermost_part_of_the_turn_is_named() {
        let phase = |name: &str, state: PhaseState, step: bool| Phase {
            name: name.to_owned(),
            state,
            step,
            about: String::new(),
        };
        let phases = [
            phase("Draw", PhaseState::Done, false),
            phase("Attack", PhaseState::Now, false),
            phase("Block", PhaseState::Now, true),
            phase("Discard", PhaseState::Next, false),
        ];
        assert_eq!(now(&phases), Some("Block"));
        assert_eq!(now(&[]), None);
    }
}
