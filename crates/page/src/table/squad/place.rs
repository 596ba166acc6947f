//! A part of the table that is a thing itself: a player, a deck, a row of Keepers.

use crate::store::Store;
use crate::table::Standing;
use crate::words::{fill, words};
use leptos::prelude::*;
use longbox_protocol::Thing;

/// Cards can be dropped on it, and it becomes a button while it can be chosen.
#[component]
pub(super) fn Place(
    /// The name of its thing.
    thing: Memo<String>,
    class: &'static str,
    /// What a screen reader says.
    #[prop(into)]
    label: Signal<String>,
    children: Children,
) -> impl IntoView {
    let store = Store::here();
    let legal = is_legal(store, thing);
    let choose = move || fill(words().squad.choose, &[&label.get()]);
    let point = move |_| store.point(&Thing(thing.get_untracked()));
    view! {
        <section class=class class:is-legal=move || legal.get() data-place=move || thing.get() aria-label=move || label.get()>
            {children()}
            {move || match legal.get() {
                true => view! { <button type="button" class="place__mark" data-thing=move || thing.get() aria-label=choose on:click=point></button> }.into_any(),
                false => view! { <span class="place__mark" data-thing=move || thing.get()></span> }.into_any(),
            }}
        </section>
    }
}

/// Whether the thing can be chosen now.
pub(super) fn is_legal(store: Store, thing: Memo<String>) -> Memo<bool> {
    Memo::new(move |_| {
        let thing = Thing(thing.get());
        store.table.with(|table| matches!(Store::standing(table.as_deref(), &thing), Standing::Legal(_)))
    })
}
