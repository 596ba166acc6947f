//! The small face of a card: enough to know it by.

use super::{attack_of, factor_of, factor_sign, stat_plate, team_of, team_signs};
use crate::parts::art_address;
use crate::store::Store;
use crate::words::words;
use leptos::prelude::*;
use longbox_protocol::{CardInfo, CardNo, CardType, GameName};

/// A card as a small picture with its name.
#[component]
pub(crate) fn CardThumb(game: GameName, card: CardNo) -> impl IntoView {
    let store = Store::here();
    view! { {move || store.face(game, card).map(|face| view! { <Thumb face/> })} }
}

#[component]
fn Thumb(face: CardInfo) -> impl IntoView {
    let squad = !face.factors.is_empty();
    let rank = match (face.level, face.cost) {
        (Some(level), _) if squad => Some(level.to_string()),
        (Some(level), _) => Some(format!("{}{level}", words().cards.level_letter)),
        (None, cost) => cost.map(|cost| cost.to_string()),
    };
    let sign = match squad {
        true => face.factors.iter().take(2).map(|factor| factor_sign(factor).into_any()).collect(),
        false => team_signs(&face),
    };
    let source = art_address(&face);
    view! {
        <span class="thumb tile" class:tile--main=face.kind == CardType::Main class:thumb--squad=squad data-team=team_of(&face) data-factor=factor_of(&face)>
            <span class="tile__bar">
                {rank.map(|rank| view! { <span class="tile__cost">{rank}</span> })}
                <span class="tile__name">{face.name.clone()}</span>{sign}
            </span>
            <span class="tile__art">
                <img class="art" alt="" draggable="false" loading="lazy" decoding="async" src=source/>
                <span class="tile__stat">{face.stats.map(stat_plate)}</span>
                {squad.then(|| view! { <SquadPlate face=face.clone()/> })}
            </span>
        </span>
    }
}

/// What a Squad card attacks with and what it blocks.
#[component]
fn SquadPlate(face: CardInfo) -> impl IntoView {
    let words = words();
    let attack = attack_of(&face);
    let block = face
        .block
        .map(|block| view! { <span class="thumb__block">{words.cards.blocks_short}{factor_sign(&block)}</span> });
    view! {
        <span class="thumb__plate">
            <span class="thumb__attack"><small>{words.cards.attack_short}</small><b>{attack}</b></span>{block}
        </span>
    }
}
