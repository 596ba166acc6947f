//! What screen readers are told while the table moves.

use crate::store::Store;
use leptos::prelude::*;

/// Lines that are read out, politely, once each.
#[component]
pub(crate) fn Announcer() -> impl IntoView {
    let store = Store::here();
    view! { <div class="vh" role="status" aria-live="polite" aria-atomic="true">{move || store.announcement.get()}</div> }
}
