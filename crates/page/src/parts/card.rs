//! Cards to be read: the full face and the small one.

mod face;
mod fit;
mod lines;
mod thumb;

pub(crate) use face::CardFace;
pub(crate) use thumb::CardThumb;

use super::{Icon, team_icon};
use leptos::prelude::*;
use longbox_art::team_key;
use longbox_protocol::{CardInfo, CardType, Stats};

/// The signs of the teams of a card. More than two would push the name away.
fn team_signs(face: &CardInfo) -> Vec<AnyView> {
    let sign = |team: &String| {
        let key = team_key(team);
        view! { <span class="sign" data-team=key.clone()><Icon name=team_icon(&key) label=team.clone()/></span> }
            .into_any()
    };
    face.teams.iter().take(2).map(sign).collect()
}

/// The sign of a Factor.
fn factor_sign(factor: &str) -> impl IntoView + use<> {
    let label = longbox_protocol::capital(factor);
    let tip = crate::words::words().glossary.factor(&label);
    view! { <span class="sign" data-factor=factor.to_owned()><Icon name=format!("fac-{factor}") label tip/></span> }
}

/// The attack of a Squad card as it is printed: a star where its text works it out.
pub(crate) fn attack_of(face: &CardInfo) -> String {
    face.attack.map_or_else(|| "*".to_owned(), |attack| attack.to_string())
}

/// Attack and defense on a plate.
fn stat_plate(stats: Stats) -> impl IntoView {
    let words = crate::words::words();
    let label = crate::words::fill(words.cards.stats, &[&stats.atk.to_string(), &stats.def.to_string()]);
    view! { <span class="stat" role="img" aria-label=label><span>{stats.atk}</span><span>{stats.def}</span></span> }
}

/// What the colours of a card come from: the key of its first team, or nothing for a card with Factors.
pub(crate) fn team_of(face: &CardInfo) -> Option<String> {
    face.factors.is_empty().then(|| face.teams.first().map(|team| team_key(team)).unwrap_or_default())
}

/// The first Factor of a card.
pub(crate) fn factor_of(face: &CardInfo) -> Option<String> {
    face.factors.first().cloned()
}

/// Rule words that are shown as signs on the art.
const ICON_WORDS: [(&str, &str); 2] = [("Flight", "flight"), ("Ranged", "ranged")];

/// The class of a kind of card.
fn kind_class(face: &CardInfo) -> &'static str {
    match face.kind {
        _ if !face.factors.is_empty() => "card--squad",
        CardType::Main => "card--main",
        CardType::PlotTwist => "card--plot",
        CardType::Location => "card--loc",
        CardType::Equipment => "card--gear",
        _ => "card--sup",
    }
}
