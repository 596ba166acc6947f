//! A row, a deck or a player that can be chosen: the button that says so.

use crate::parts::{Icon, ThingButton};
use crate::store::Store;
use crate::table::Standing;
use leptos::prelude::*;
use longbox_protocol::Thing;

/// Whether a thing can be chosen now.
pub(super) fn is_open(store: Store, thing: Thing) -> Memo<bool> {
    Memo::new(move |_| {
        store.table.with(|table| matches!(Store::standing(table.as_deref(), &thing), Standing::Legal(_)))
    })
}

/// Stands inside what it chooses, and only while it can be chosen.
#[component]
pub(super) fn Here(
    thing: Thing,
    /// What is chosen, for a screen reader.
    #[prop(into)]
    label: Signal<String>,
    word: &'static str,
) -> impl IntoView {
    let open = is_open(Store::here(), thing.clone());
    // Whoever speaks to the page says what stands on the button.
    let label = Signal::derive(move || format!("{word}: {}", label.get()));
    view! {
        <Show when=move || open.get()>
            <ThingButton thing=thing.clone() class="here" label>
                <Icon name="attack"/>
                <span>{word}</span>
            </ThingButton>
        </Show>
    }
}
