//! How a game is won, for those who are new to it.

use super::seating::with_table;
use crate::store::Store;
use crate::words::{fill, words};
use leptos::prelude::*;
use longbox_protocol::{Observation, Step, VsSide, VsTable};

#[component]
pub(super) fn Goal() -> impl IntoView {
    let store = Store::here();
    let told = Memo::new(move |_| with_table(store, goal).flatten().filter(|_| store.explains(Step::Attack)));
    move || {
        told.get().map(|(win, lose)| {
            view! { <section class="panel winbox" aria-label=words().guide.goal><h2 class="panel__title">{words().guide.goal}</h2><p>{win}</p><p>{lose}</p></section> }
        })
    }
}

/// The two main characters of a game for two, and the wounds that decide it.
fn goal(table: &Observation, picture: &VsTable) -> Option<(String, String)> {
    let [one, other] = picture.sides.as_slice() else { return None };
    let (own, foe) = if one.seat == table.below { (one, other) } else { (other, one) };
    let lead = |side: &VsSide| {
        let main = side.front.iter().chain(&side.back).find(|fighter| fighter.main)?;
        Some((main.name.clone(), side.health.to_string()))
    };
    let ((foe, wounds), (own, ours)) = (lead(foe)?, lead(own)?);
    Some((fill(words().guide.win, &[&foe, &wounds]), fill(words().guide.lose, &[&own, &ours])))
}
