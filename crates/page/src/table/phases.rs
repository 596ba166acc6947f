//! The turn in its phases, the words of the game, and the keys: opened with `?` or by a press on the bar.

use super::bar::phases;
use crate::parts::Held;
use crate::store::Store;
use crate::words::words;
use leptos::prelude::*;
use longbox_protocol::{Phase, PhaseState};

#[component]
pub(crate) fn PhasesPanel() -> impl IntoView {
    let store = Store::here();
    let words = words();
    let close = move || store.overview.set(false);
    view! {
        <div class="veil" on:click=move |_| close()>
            <Held class="panel phasehelp" label=words.guide.overview close=Callback::new(move |()| close())>
                <h2 class="panel__title">
                    {words.guide.overview}
                    <button type="button" class="btn btn--quiet closer" aria-label=words.shell.close on:click=move |_| close()>"×"</button>
                </h2>
                <div class="phasehelp__g">{move || groups(now(store)).into_iter().enumerate().map(panel).collect_view()}</div>
                <section class="phasehelp__words">
                    <h3 class="head">{words.glossary.title}</h3>
                    {move || store.game().map(|game| view! {
                        <dl>{words.glossary.of(game).iter().map(|(word, means)| view! { <div><dt>{*word}</dt><dd>{*means}</dd></div> }).collect_view()}</dl>
                    })}
                </section>
                <section class="phasehelp__keys">
                    <h3 class="head">{words.guide.keys}</h3>
                    <dl>{words.guide.key_list.iter().map(|(key, does)| view! { <div><dt><kbd>{*key}</kbd></dt><dd>{*does}</dd></div> }).collect_view()}</dl>
                </section>
                <p class="phasehelp__f">
                    <label><input type="checkbox" prop:checked=move || !store.guide.get().off
                        on:change=move |event| store.switch_guide(event_target_checked(&event))/>{words.guide.switch}</label>
                    <button type="button" class="btn btn--main" on:click=move |_| close()>{words.guide.close}<kbd>"Esc"</kbd></button>
                </p>
            </Held>
        </div>
    }
}

fn now(store: Store) -> Vec<Phase> {
    store.table.with(|table| table.as_ref().map(|table| phases(&table.picture)).unwrap_or_default())
}

/// Each phase with its steps.
fn groups(phases: Vec<Phase>) -> Vec<Vec<Phase>> {
    let mut groups: Vec<Vec<Phase>> = Vec::new();
    for phase in phases {
        match groups.last_mut().filter(|_| phase.step) {
            Some(group) => group.push(phase),
            None => groups.push(vec![phase]),
        }
    }
    groups
}

fn panel((at, mut group): (usize, Vec<Phase>)) -> impl IntoView {
    let steps = group.split_off(1);
    let is_now = group[0].state == PhaseState::Now;
    let here = is_now.then(|| view! { <span class="phase__here">{words().guide.here}</span> });
    let step = |step: Phase| view! { <li class:is-now={step.state == PhaseState::Now}><b>{step.name}": "</b>{step.about}</li> };
    view! {
        <section class="phase" class:is-now=is_now>
            <h3><i>{at + 1}</i>{group[0].name.clone()}{here}</h3>
            <p>{group[0].about.clone()}</p>
            <ul>{steps.into_iter().map(step).collect_view()}</ul>
        </section>
    }
}
