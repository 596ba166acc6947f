//! Cards and rules as they are read, apart from any game in progress.

use super::facts;
use crate::words::squad::cards as words;
use longbox_catalog::Origin;
use longbox_kernel::capital;
use longbox_protocol::{CardInfo, CardType, RuleInfo, TextLine};
use longbox_squad::language::{Card, Power};
use longbox_squad::text::{keywords, power_texts, reminder};
use longbox_squad::{CardNo, RULES};

pub(super) fn face(number: CardNo, card: &Card, origin: &Origin) -> CardInfo {
    let kind = if facts::is_keeper(card) { CardType::Keeper } else { CardType::Attack };
    let keywords = keywords(card);
    CardInfo {
        number,
        id: card.id.clone(),
        name: card.name.clone(),
        kind,
        teams: card.team.iter().cloned().collect(),
        heroes: card.heroes.clone(),
        factors: card.factors.iter().map(|factor| facts::small(*factor)).collect(),
        block: Some(facts::small(card.block)),
        level: Some(card.level),
        attack: card.attack,
        words: keywords.iter().map(|keyword| keyword.name().to_owned()).collect(),
        text: text(card),
        reminders: keywords.iter().map(|keyword| format!("{}: {}", keyword.name(), reminder(*keyword))).collect(),
        note: card.note.clone(),
        set: origin.set.clone(),
        set_name: set_name(&origin.set),
        rarity: Some(words::rarity(card.rarity).to_owned()),
        ..CardInfo::default()
    }
}

/// One paragraph a power.
fn text(card: &Card) -> Vec<TextLine> {
    let line = |(power, body): (&Power, String)| TextLine {
        needs: power.needs(),
        keeper: matches!(power, Power::Keeper(..)),
        body,
        ..TextLine::default()
    };
    card.powers.iter().zip(power_texts(card)).map(line).collect()
}

/// The set as players call it, from its folder: "base-set" is "Base Set".
fn set_name(folder: &str) -> String {
    match words::SETS.into_iter().find(|(known, _)| *known == folder) {
        Some((_, name)) => name.to_owned(),
        None => folder.split('-').map(capital).collect::<Vec<_>>().join(" "),
    }
}

pub(super) fn laws() -> Vec<RuleInfo> {
    RULES.iter().map(RuleInfo::from).collect()
}
