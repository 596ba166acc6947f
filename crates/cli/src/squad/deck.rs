//! Decks of Super Hero Squad: checks, curves, quests.

use super::cards;
use crate::face;
use crate::game::Checked;
use crate::screen::{self, BAD, BOLD, GOOD, paint, say};
use clap::Args;
use longbox_catalog::{DeckParts, SquadDeck, SquadExtra};
use longbox_host::squad::{attack, is_keeper};
use longbox_squad::language::Factor;
use longbox_squad::{CardNo, DeckProblem, Format, Squad};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Which rule a deck must keep.
#[derive(Debug, Args)]
pub(crate) struct DeckRule {
    /// Check for this format instead of the one the file names
    #[arg(long, value_parser = format, value_name = "strict|casual|quest")]
    format: Option<Format>,
}

fn format(word: &str) -> Result<Format, String> {
    let found = Format::ALL.into_iter().find(|format| format.name() == word);
    found.ok_or_else(|| "a format is strict, casual or quest".to_owned())
}

pub(super) fn check(game: &Squad, parts: &DeckParts<SquadExtra>, args: &DeckRule) -> Checked {
    let format = args.format.unwrap_or(parts.deck.extra.format);
    let size = parts.deck.cards.len() + parts.unknown;
    let problems = deck_problems(game, &parts.deck.cards, size, format);
    let told = problems.iter().map(|problem| format!("{problem} ({})", problem.rule().id()));
    Checked { format: format.name(), problems: told.collect(), hints: Vec::new(), facts: Vec::new(), json: json!({}) }
}

/// What is wrong with the known cards of a deck of so many: the size counts unknown ones too.
fn deck_problems(game: &Squad, known: &[CardNo], size: usize, format: Format) -> Vec<DeckProblem> {
    let is_about_copies = |problem: &DeckProblem| matches!(problem, DeckProblem::TooManyCopies { .. });
    let mut problems = game.deck_problems(&vec![0; size], format);
    problems.retain(|problem| !is_about_copies(problem));
    problems.extend(game.deck_problems(known, format).into_iter().filter(is_about_copies));
    problems
}

/// Numbers that a player looks at in a deck.
struct Summary {
    counts: Vec<(CardNo, usize)>,
    curve: BTreeMap<u8, usize>,
    factors: [usize; 6],
    icons: [usize; 6],
    keepers: usize,
    average: f64,
}

fn summary(game: &Squad, deck: &[CardNo]) -> Summary {
    let mut counts: BTreeMap<CardNo, usize> = BTreeMap::new();
    let mut curve = BTreeMap::new();
    let (mut factors, mut icons) = ([0; 6], [0; 6]);
    for number in deck {
        let card = game.card(*number);
        *counts.entry(*number).or_default() += 1;
        *curve.entry(card.level).or_default() += 1;
        icons[card.block as usize] += 1;
        for (at, factor) in Factor::ALL.iter().enumerate() {
            factors[at] += usize::from(card.factors.contains(factor));
        }
    }
    let levels: u32 = deck.iter().map(|number| u32::from(game.card(*number).level)).sum();
    let keepers = deck.iter().filter(|number| is_keeper(game.card(**number))).count();
    let mut counts: Vec<(CardNo, usize)> = counts.into_iter().collect();
    counts.sort_by_key(|(number, _)| (game.card(*number).level, &game.card(*number).name));
    Summary { counts, curve, factors, icons, keepers, average: f64::from(levels) / deck.len().max(1) as f64 }
}

pub(super) fn show(game: &Squad, deck: &SquadDeck) {
    let sum = summary(game, &deck.cards);
    say(paint(BOLD, screen::ruler(&deck.name, &format!("{} cards, {}", deck.cards.len(), deck.extra.format.name()))));
    let mut level = None;
    for (number, count) in &sum.counts {
        let card = game.card(*number);
        let mark = if level == Some(card.level) { "   ".to_owned() } else { format!("L{:<2}", card.level) };
        level = Some(card.level);
        let keeper = if is_keeper(card) { "Keeper" } else { "" };
        let factors = paint(
            face::colour(Some(&card.factors[0].name().to_lowercase())),
            screen::fit(&cards::short_factors(card), 13),
        );
        let (name, attack) = (screen::fit(&card.name, 28), attack(card));
        let line =
            format!("{mark} {count:>2} {name} {factors} atk {attack:>2} blocks {:<9} {keeper}", card.block.name());
        say(line.trim_end());
    }
    say("");
    say(format_args!("Levels (average {:.1})", sum.average));
    for (level, count) in &sum.curve {
        say(format_args!("  {level:>2} {} {count}", paint(GOOD, "█".repeat(*count))));
    }
    let table = |numbers: &[usize; 6]| {
        let named = Factor::ALL.iter().zip(numbers).filter(|(_, count)| **count > 0);
        named.map(|(factor, count)| format!("{} {count}", factor.name())).collect::<Vec<_>>().join(", ")
    };
    say(format_args!("Factors: {}", table(&sum.factors)));
    say(format_args!("Icons:   {}", table(&sum.icons)));
    say(format_args!("Keepers: {}", sum.keepers));
    let problems = game.deck_problems(&deck.cards, deck.extra.format);
    problems.iter().for_each(|problem| say(format_args!("{} {problem}", paint(BAD, "problem:"))));
}

pub(super) fn deck_json(game: &Squad, deck: &SquadDeck) -> Value {
    let sum = summary(game, &deck.cards);
    let named = |numbers: &[usize; 6]| -> Value {
        Factor::ALL.iter().zip(numbers).map(|(factor, count)| (factor.name().to_owned(), json!(count))).collect()
    };
    let cards: Vec<Value> = sum
        .counts
        .iter()
        .map(|(number, count)| json!({ "count": count, "id": game.card(*number).id, "name": game.card(*number).name }))
        .collect();
    json!({
        "key": deck.key,
        "name": deck.name,
        "format": deck.extra.format.name(),
        "kind": deck.kind,
        "size": deck.cards.len(),
        "cards": cards,
        "levels": sum.curve.iter().map(|(level, count)| (level.to_string(), json!(count))).collect::<Value>(),
        "average_level": sum.average,
        "factors": named(&sum.factors),
        "icons": named(&sum.icons),
        "keepers": sum.keepers,
        "problems": game.deck_problems(&deck.cards, deck.extra.format).iter().map(ToString::to_string).collect::<Vec<_>>(),
    })
}

/// The place in the quests.
pub(super) fn listed(deck: &SquadDeck, width: usize) -> String {
    let (stage, quest) = match &deck.extra.quest {
        Some(quest) => (quest.stage.to_string(), screen::cut(&quest.quest, width.saturating_sub(6))),
        None => (String::new(), String::new()),
    };
    format!("{stage:>5} {quest}")
}

pub(super) fn listed_json(deck: &SquadDeck) -> Value {
    let quest = deck.extra.quest.as_ref();
    json!({
        "format": deck.extra.format.name(), "quest": quest.map(|quest| &quest.quest),
        "stage": quest.map(|quest| quest.stage), "difficulty": quest.map(|quest| quest.difficulty),
    })
}
