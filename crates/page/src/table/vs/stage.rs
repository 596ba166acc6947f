//! The stage between the sides: the combat as a scene, or how the turn stands.

use super::calm::Calm;
use super::fought::Fought;
use super::scene::Scene;
use super::seating::with_table;
use crate::store::Store;
use crate::table::hint::StageHint;
use leptos::prelude::*;
use longbox_protocol::Offer;

#[component]
pub(super) fn Stage() -> impl IntoView {
    let store = Store::here();
    let combat = Memo::new(move |_| with_table(store, |_, table| table.combat.clone()).flatten());
    let fought = move || store.fought.with(|fought| fought.as_ref().map(Fought::combat));
    move || match (combat.get(), fought()) {
        (Some(combat), _) => view! { <Scene combat/> }.into_any(),
        (None, Some(combat)) => view! { <Scene combat over=true/> }.into_any(),
        (None, None) => match store.open_hint() {
            // In a small window the hint stands above the options, and the stage stays as it is.
            Some(hint) => view! { <StageHint hint/><Calm/> }.into_any(),
            None => view! { <Calm/> }.into_any(),
        },
    }
}

/// What would come of the offer that the player is looking at.
#[component]
pub(super) fn Pondered() -> impl IntoView {
    let store = Store::here();
    let shown = move |offer: Offer| {
        let preview = offer.preview?;
        let sign = match preview.good {
            Some(true) => "✓",
            Some(false) => "✗",
            None => "→",
        };
        let class = match preview.good {
            Some(true) => "pondered is-good",
            Some(false) => "pondered is-bad",
            None => "pondered",
        };
        Some(view! {
            <p class=class>
                <b class="pondered__sign" aria-hidden="true">{sign}</b>
                <span><b>{offer.label}</b>{preview.text}</span>
            </p>
        })
    };
    move || store.pondered.get().and_then(shown)
}
