//! A card as it lies on the table: level, name, Factors, art, text, attack and block.

use crate::parts::{Icon, art_address, attack_of, team_icon};
use crate::store::Store;
use crate::words::{fill, words};
use leptos::prelude::*;
use longbox_protocol::{CardInfo, CardNo, GameName, TextLine, capital};

/// What is printed on a card. The table is laid out once the cards have come, and they stay the same.
pub(super) fn printed(store: Store, card: CardNo) -> CardInfo {
    let face = |faces: &Vec<CardInfo>| faces.get(usize::from(card)).cloned();
    store.faces.with_untracked(|all| all.get(&GameName::Squad).and_then(|faces| face(faces))).unwrap_or_default()
}

/// The sign of a Factor. Without a label it only decorates.
#[component]
pub(super) fn FactorIcon(factor: String, #[prop(optional)] labelled: bool) -> impl IntoView {
    let label = if labelled { capital(&factor) } else { String::new() };
    let tip = words().glossary.factor(&capital(&factor));
    view! { <span class="fac" data-factor=factor.clone()><Icon name=format!("fac-{factor}") label tip/></span> }
}

/// Level, name and the signs of all Factors.
#[component]
pub(super) fn KeepBar(face: CardInfo) -> impl IntoView {
    let factors = face.factors.clone().into_iter().map(|factor| view! { <FactorIcon factor/> });
    view! {
        <span class="keep__bar">
            <span class="keep__lv">{face.level}</span>
            <span class="keep__name">{face.name.clone()}</span>
            <span class="keep__facs">{factors.collect_view()}</span>
        </span>
    }
}

/// The picture. It only decorates: the name stands beside it.
#[component]
pub(super) fn KeepArt(face: CardInfo) -> impl IntoView {
    let source = art_address(&face);
    view! { <span class="keep__art"><img class="art" alt="" aria-hidden="true" draggable="false" decoding="sync" src=source/></span> }
}

/// Whose card it is, with the sign of the team.
#[component]
pub(super) fn Heroes(face: CardInfo) -> impl IntoView {
    let team = face.teams.first().map(|team| {
        let key = longbox_art::team_key(team);
        view! { <span class="team" data-team=key.clone() title=team.clone()><Icon name=team_icon(&key)/></span> }
    });
    view! { <b class="keep__hero">{team}<span>{face.heroes.join(" & ")}</span></b> }
}

/// The text of a card; a line that needs damage begins with how much.
#[component]
pub(super) fn KeepLines(lines: Vec<TextLine>) -> impl IntoView {
    if lines.is_empty() {
        return view! { <span class="keep__line">{words().squad.plain_attack}</span> }.into_any();
    }
    lines
        .into_iter()
        .map(|line| {
            let needs = line.needs.map(|needs| view! { <span class="thr">{needs}</span> });
            view! { <span class="keep__line">{needs}{told(&line)}</span> }
        })
        .collect_view()
        .into_any()
}

/// What a line says; that the card stays in play comes first.
pub(super) fn told(line: &TextLine) -> String {
    match (line.keeper, line.body.as_str()) {
        (true, "") => words().cards.keeper_first.to_owned(),
        (true, body) => format!("{} {body}", words().cards.keeper_first),
        (false, body) => body.to_owned(),
    }
}

/// What it attacks for and which Factor its icon blocks. `now`: the attack where it is not the printed one.
#[component]
pub(super) fn KeepFoot(
    face: CardInfo,
    #[prop(into, default = Signal::stored(None))] now: Signal<Option<i16>>,
) -> impl IntoView {
    let words = &words().squad;
    let (printed, value) = (face.attack, attack_of(&face));
    let shown = move || now.get().map_or_else(|| value.clone(), |now| now.to_string());
    let change = move || now.get().zip(printed).map(|(now, printed)| format!("{:+}", now - i16::from(printed)));
    let block = face.block.clone().map(|factor| view! { <FactorIcon factor/> });
    view! {
        <span class="keep__foot">
            <span class="atk"><small>{words.attack}</small><Icon name="attack" class="keep__sign"/><b>{shown}</b><i class="atk__change">{change}</i></span>
            <span class="blk"><small>{words.blocks}</small><Icon name="shield" class="keep__sign"/>{block}</span>
        </span>
    }
}

/// All facts of a card in a row, for a screen reader.
pub(super) fn facts(face: &CardInfo) -> String {
    let words = &words().squad;
    let level = face.level.map(|level| fill(words.level, &[&level.to_string()]));
    let factors: Vec<String> = face.factors.iter().map(|factor| capital(factor)).collect();
    let squad = !face.factors.is_empty();
    let attack = squad.then(|| format!("{} {}", words.attack.to_lowercase(), attack_of(face)));
    let block = face.block.as_ref().map(|factor| fill(words.blocks_factor, &[&capital(factor)]));
    let parts = [Some(face.name.clone()), Some(face.heroes.join(" & ")), level, Some(factors.join(" ")), attack, block];
    parts.into_iter().flatten().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_facts_name_what_is_printed() {
        let face = CardInfo {
            name: "Snikkity Snikt".to_owned(),
            heroes: vec!["Wolverine".to_owned()],
            level: Some(3),
            factors: vec!["speed".to_owned(), "animal".to_owned()],
            attack: Some(3),
            block: Some("tech".to_owned()),
            ..CardInfo::default()
        };
        assert_eq!(facts(&face), "Snikkity Snikt, Wolverine, level 3, Speed Animal, attack 3, blocks Tech");
        assert_eq!(facts(&CardInfo { name: "Hulk".to_owned(), ..CardInfo::default() }), "Hulk");
    }
}
