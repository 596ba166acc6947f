//! Cards to be read: the full face and the small one.

use super::Rich;
use crate::store::Store;
use leptos::prelude::*;
use longbox_protocol::{CardNo, Face, GameName};

/// The full face of a card.
#[component]
pub(crate) fn CardFace(face: Face, game: GameName) -> impl IntoView {
    let _ = game;
    let lines = face.text.clone().into_iter().map(|line| view! { <p><b>{line.title}</b>" "<Rich text=line.body/></p> });
    view! {
        <article class="card" aria-label=face.name.clone()>
            <header class="card__bar"><span class="card__name">{face.name.clone()}</span></header>
            <div class="card__type">{face.type_line.clone()}</div>
            <div class="card__text">{lines.collect_view()}</div>
        </article>
    }
}

/// A card as a small picture with its name.
#[component]
pub(crate) fn CardThumb(game: GameName, card: CardNo) -> impl IntoView {
    let store = Store::here();
    view! { <span class="thumb">{move || store.card_name(game, card)}</span> }
}
