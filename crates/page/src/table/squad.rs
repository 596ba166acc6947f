//! The table of Super Hero Squad.

use leptos::prelude::*;

#[component]
pub(super) fn SquadBoard() -> impl IntoView {}
