//! The table of Vs. System.

use leptos::prelude::*;

#[component]
pub(super) fn VsBoard() -> impl IntoView {}
