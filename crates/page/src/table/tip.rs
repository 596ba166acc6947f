//! Why the thing under the pointer cannot be chosen, in a bubble beside it.

use super::beside;
use super::pointing::Standing;
use crate::route::Route;
use crate::store::Store;
use leptos::html::Div;
use leptos::prelude::*;
use longbox_protocol::{GameName, Refusal, Thing};

#[component]
pub(super) fn TipBubble() -> impl IntoView {
    let store = Store::here();
    let refused = Memo::new(move |_| {
        let thing = store.tip.get()?;
        match store.table.with(|table| Store::standing(table.as_deref(), &thing)) {
            Standing::Illegal(refusals) => Some((thing, refusals)),
            _ => None,
        }
    });
    view! { {move || refused.get().map(|(thing, refusals)| view! { <Bubble thing refusals/> })} }
}

#[component]
fn Bubble(thing: Thing, refusals: Vec<Refusal>) -> impl IntoView {
    let game = Store::here().game().unwrap_or(GameName::Vs);
    let node = NodeRef::<Div>::new();
    let style = RwSignal::new(String::new());
    Effect::new(move |_| {
        if let Some(element) = node.get() {
            style.set(beside::bubble(&element, &thing).unwrap_or_default());
        }
    });
    view! {
        <div class="tip tip--free" role="tooltip" node_ref=node style=move || style.get()>
            {refusals.into_iter().take(3).map(|refusal| reason(game, refusal)).collect_view()}
        </div>
    }
}

/// A reason with a way to its rule.
pub(super) fn reason(game: GameName, refusal: Refusal) -> impl IntoView {
    let address = Route::Rules(game, refusal.rule.clone()).address();
    view! {
        <p class="reason">{refusal.text}<a class="rule" href=address>{crate::words::words().shell.rule}": "{refusal.rule_title}</a></p>
    }
}
