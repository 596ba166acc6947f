//! Cards in a few words.

use crate::words::vs::cards as words;
use longbox_vs::language::{Card, CardKind};
use longbox_vs::text::{ParagraphKind, card_lines, symbols};
use longbox_vs::{CardNo, Vs};

/// "Avengers, X-Men".
pub fn team_names(card: &Card) -> String {
    card.teams.iter().map(|team| team.name()).collect::<Vec<_>>().join(", ")
}

/// The whole text of a card in one line.
pub fn text(game: &Vs, card: &Card) -> String {
    let lines = card_lines(card, game.keywords());
    lines.iter().map(ToString::to_string).collect::<Vec<_>>().join(" / ")
}

/// The text without the icons, which are told with the numbers.
pub(super) fn rules_text(game: &Vs, card: &Card) -> String {
    let lines = card_lines(card, game.keywords());
    let rules = lines.iter().filter(|line| line.kind != ParagraphKind::Icons);
    rules.map(ToString::to_string).collect::<Vec<_>>().join(" / ")
}

/// What a card is in a few words: "cost 6, 6/5 ♥2, Flight".
pub fn facts(card: &Card) -> String {
    let mut facts = Vec::new();
    match &card.kind {
        CardKind::Main { level } => facts.push(words::level(*level)),
        CardKind::Supporting { cost } => facts.push(words::cost(*cost)),
        CardKind::Equipment { cost, machine: true } => facts.push(words::machine(*cost)),
        CardKind::Equipment { cost, .. } => facts.push(words::equipment(*cost)),
        CardKind::PlotTwist { .. } => facts.push(words::PLOT_TWIST.to_owned()),
        CardKind::Location { gives } => facts.push(words::location(&symbols(gives))),
        CardKind::Token => facts.push(words::TOKEN.to_owned()),
    }
    facts.extend(card.stats.map(|stats| format!("{}/{} ♥{}", stats.atk, stats.def, stats.health)));
    facts.extend(card.words.iter().cloned());
    facts.join(", ")
}

/// Cards with their counts, in the order in which players lay them out.
pub(super) fn counted(game: &Vs, all: &[CardNo]) -> Vec<(CardNo, usize)> {
    let mut cards: Vec<(CardNo, usize)> = Vec::new();
    for card in all {
        match cards.iter_mut().find(|(other, _)| other == card) {
            Some((_, copies)) => *copies += 1,
            None => cards.push((*card, 1)),
        }
    }
    let rank = |card: &CardNo| game.card(*card).map(|card| (part(&card.kind), card.cost(), &card.name));
    longbox_kernel::sort_by_key(&mut cards, |(card, _)| rank(card));
    cards
}

/// Where a card stands among others.
fn part(kind: &CardKind) -> u8 {
    match kind {
        CardKind::Main { .. } | CardKind::Supporting { .. } | CardKind::Token => 0,
        CardKind::Equipment { .. } => 1,
        CardKind::PlotTwist { .. } => 2,
        CardKind::Location { .. } => 3,
    }
}

/// What a screen reader says of a card: "Beast, cost 4 supporting character, attack 6 defense 3".
pub(super) fn spoken(card: &Card) -> String {
    let numbers = card.stats.map(|stats| format!(", {}", words::stats(stats.atk, stats.def))).unwrap_or_default();
    format!("{}, {}{numbers}", card.name, rank_words(card))
}

/// "cost 4 supporting character".
pub(super) fn rank_words(card: &Card) -> String {
    match &card.kind {
        CardKind::Main { level } => words::main_character(*level),
        CardKind::Supporting { cost } => words::supporting_character(*cost),
        CardKind::PlotTwist { .. } => words::PLOT_TWIST.to_owned(),
        CardKind::Equipment { cost, machine: true } => words::spoken_machine(*cost),
        CardKind::Equipment { cost, .. } => words::spoken_equipment(*cost),
        CardKind::Location { gives } => {
            let names: Vec<&str> = gives.iter().map(|symbol| symbol.name()).collect();
            words::spoken_location(&names)
        }
        CardKind::Token => words::TOKEN_CHARACTER.to_owned(),
    }
}
