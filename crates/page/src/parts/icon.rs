//! Drawn signs, from one sheet that stands in the page once.

use crate::words::words;
use leptos::prelude::*;

/// The sheet of all signs. It is drawn nowhere itself.
#[component]
pub(crate) fn Sprite() -> impl IntoView {
    view! { <div hidden aria-hidden="true" inner_html=include_str!("../icons.svg")></div> }
}

/// A sign. Without a label it only decorates.
#[component]
pub(crate) fn Icon(
    #[prop(into)] name: String,
    /// What a screen reader says; empty for decoration.
    #[prop(into, optional)]
    label: String,
    #[prop(into, optional)] class: String,
    /// What a pointer that rests on it is told.
    #[prop(into, optional)]
    tip: String,
) -> impl IntoView {
    let hidden = label.is_empty().then_some("true");
    let role = (!label.is_empty()).then_some("img");
    let label = (!label.is_empty()).then_some(label);
    let tip = (!tip.is_empty()).then(|| view! { <title>{tip}</title> });
    view! {
        <svg class=format!("ic {class}") aria-hidden=hidden role=role aria-label=label>
            {tip}
            <use href=format!("#{name}")></use>
        </svg>
    }
}

/// The sign of a symbol that powers cost and locations give, by its key.
#[component]
pub(crate) fn SymbolIcon(#[prop(into)] name: String) -> impl IntoView {
    let label = longbox_protocol::capital(&name);
    let tip = words().glossary.symbol(&label);
    view! { <Icon name=format!("sym-{name}") class=format!("sym-{name}") label tip/> }
}

/// The teams that have a sign of their own.
const TEAMS: [&str; 15] = [
    "x-men",
    "avengers",
    "guardians",
    "super-villains",
    "a-force",
    "defenders",
    "underworld",
    "femme-fatales",
    "company",
    "xenomorphs",
    "spider-friends",
    "fantastic-four",
    "frightful",
    "syndicate",
    "brotherhood",
];

/// The sign of a team, given by its key.
pub(crate) fn team_icon(key: &str) -> String {
    let known = TEAMS.iter().find(|team| **team == key);
    format!("team-{}", known.copied().unwrap_or("none"))
}
