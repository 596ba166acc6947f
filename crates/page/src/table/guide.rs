//! What a board says while it is new to its player: the turn step by step, and a sentence in each empty row.

use super::bar::phases;
use crate::store::Store;
use crate::words::words;
use leptos::prelude::*;
use longbox_protocol::{Phase, PhaseState, Step};

/// So many parts of the turn are seen.
const PARTS: usize = 4;

/// This part of the turn with what is usually done in it, and those that follow.
#[component]
pub(super) fn TurnStrip() -> impl IntoView {
    let store = Store::here();
    let shown = Memo::new(move |_| {
        store.lesson()?;
        store.table.with(|table| table.as_ref().map(|table| ahead(phases(&table.picture))))
    });
    let part = |(at, phase): (usize, Phase)| {
        let now = at == 0;
        view! {
            <li class:is-now=now aria-current=now.then_some("step")>
                <i>{at + 1}</i>
                <b>{now.then_some(words().guide.now)}{phase.name}</b>
                {now.then(|| view! { <p>{phase.about}</p> })}
            </li>
        }
    };
    move || {
        let parts = shown.get().filter(|_| store.pondered.with(Option::is_none))?;
        let label = words().guide.strip;
        Some(
            view! { <ol class="turnstrip" aria-label=label>{parts.into_iter().enumerate().map(part).collect_view()}</ol> },
        )
    }
}

/// A sentence in a row that is empty, as long as this step is explained.
#[component]
pub(super) fn Ghost(
    /// What is done often enough some day.
    step: Step,
    text: &'static str,
    #[prop(into)] shown: Signal<bool>,
) -> impl IntoView {
    let store = Store::here();
    let told = Memo::new(move |_| shown.get() && store.explains(step));
    view! { <Show when=move || told.get()><p class="ghost"><span class="ghost__slot" aria-hidden="true"></span><span>{text}</span></p></Show> }
}

/// The innermost parts of the turn, from the one that it is now.
fn ahead(phases: Vec<Phase>) -> Vec<Phase> {
    let leaf = |at: usize| phases[at].step || phases.get(at + 1).is_none_or(|next| !next.step);
    let leaves = (0..phases.len()).filter(|at| leaf(*at) && phases[*at].state != PhaseState::Done);
    leaves.take(PARTS).map(|at| phases[at].clone()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_strip_begins_with_the_innermost_part_that_it_is_now() {
        let phase = |name: &str, state, step| Phase { name: name.to_owned(), state, step, about: String::new() };
        let turn = vec![
            phase("Draw", PhaseState::Done, false),
            phase("Build", PhaseState::Now, false),
            phase("Resource", PhaseState::Done, true),
            phase("Recruit", PhaseState::Now, true),
            phase("Main", PhaseState::Next, false),
        ];
        let names: Vec<String> = ahead(turn).into_iter().map(|phase| phase.name).collect();
        assert_eq!(names, ["Recruit", "Main"]);
    }
}
