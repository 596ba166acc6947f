//! Wounds and health as drops: a wound is a crossed one.

use crate::parts::Icon;
use crate::words::{fill, words};
use leptos::prelude::*;

/// More health than this is told in numbers.
const MOST_DROPS: u8 = 5;

/// Drops, and numbers for where there is no room for them.
#[component]
pub(super) fn Drops(wounds: u8, health: u8) -> impl IntoView {
    let label = fill(words().vs.wounds_of, &[&wounds.to_string(), &words().vs.wound_count.of(usize::from(health))]);
    let icons = (0..health).map(|at| view! { <Icon name=sign(at < wounds)/> });
    let drops = (health <= MOST_DROPS)
        .then(|| view! { <span class="drops drops--all" class:drops--many={health > 2} role="img" aria-label=label.clone()>{icons.collect_view()}</span> });
    let worst = sign(wounds > 0);
    let numbers = (health > 2).then(|| {
        view! {
            <span class="drops drops--n" class:drops--only={health > MOST_DROPS} role="img" aria-label=label.clone()>
                <Icon name=worst/>
                <b>{format!("{wounds}/{health}")}</b>
            </span>
        }
    });
    view! { {drops} {numbers} }
}

fn sign(wounded: bool) -> &'static str {
    if wounded { "wound" } else { "drop" }
}
