//! Cards and rules as they are read, apart from any game in progress.

use super::facts;
use crate::words::squad::cards as words;
use longbox_catalog::Origin;
use longbox_kernel::capital;
use longbox_protocol::{Face, FaceKind, Law, TextLine};
use longbox_squad::language::{Card, Power};
use longbox_squad::text::{keywords, power_texts, reminder};
use longbox_squad::{CardNo, RULES};

pub(super) fn face(number: CardNo, card: &Card, origin: &Origin) -> Face {
    let kind = if facts::is_keeper(card) { FaceKind::Keeper } else { FaceKind::Attack };
    let keywords = keywords(card);
    Face {
        number,
        id: card.id.clone(),
        name: card.name.clone(),
        kind,
        type_line: type_line(card, kind),
        teams: card.team.iter().cloned().collect(),
        heroes: card.heroes.clone(),
        factors: card.factors.iter().map(|factor| facts::small(*factor)).collect(),
        block: Some(facts::small(card.block)),
        level: Some(card.level),
        attack: Some(facts::attack(card)),
        words: keywords.iter().map(|keyword| keyword.name().to_owned()).collect(),
        text: text(card),
        reminders: keywords.iter().map(|keyword| format!("{}: {}", keyword.name(), reminder(*keyword))).collect(),
        note: card.note.clone(),
        set: origin.set.clone(),
        set_name: set_name(&origin.set),
        rarity: Some(words::rarity(card.rarity).to_owned()),
        ..Face::default()
    }
}

/// "Attack · Wolverine · X-Men".
fn type_line(card: &Card, kind: FaceKind) -> String {
    let kind = if kind == FaceKind::Keeper { words::KEEPER } else { words::ATTACK };
    let heroes = card.heroes.join(" & ");
    [Some(kind), Some(heroes.as_str()), card.team.as_deref()].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// One paragraph a power; its title is the damage it needs.
fn text(card: &Card) -> Vec<TextLine> {
    let title = |power: &Power| match power {
        Power::At(damage, _) | Power::Keeper(damage, _) if *damage > 0 => damage.to_string(),
        _ => String::new(),
    };
    let line = |(power, body): (&Power, String)| TextLine { title: title(power), body };
    card.powers.iter().zip(power_texts(card)).map(line).collect()
}

/// The set as players call it, from its folder: "base-set" is "Base Set".
fn set_name(folder: &str) -> String {
    match words::SETS.into_iter().find(|(known, _)| *known == folder) {
        Some((_, name)) => name.to_owned(),
        None => folder.split('-').map(capital).collect::<Vec<_>>().join(" "),
    }
}

pub(super) fn laws() -> Vec<Law> {
    RULES.iter().map(Law::from).collect()
}
