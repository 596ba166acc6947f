//! What stands in a place while the host is being asked.

use crate::words::words;
use leptos::prelude::*;

#[component]
pub(crate) fn Loading() -> impl IntoView {
    view! { <p class="loading" role="status">{words().shell.loading}</p> }
}
