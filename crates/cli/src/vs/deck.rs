//! Decks of Vs. System: checks, costs, locations.

use super::facts;
use crate::face;
use crate::game::Checked;
use crate::screen::{self, BAD, BOLD, DIM, GOOD, paint, say};
use clap::Args;
use longbox_catalog::{DeckParts, Difficulty, Origin, VsDeck, VsExtra, vs_side};
use longbox_host::vs::{main_name, piles, universe};
use longbox_vs::language::{Card, CardKind, Symbol, Universe};
use longbox_vs::{CardNo, DECK, DeckProblem, Format, Vs};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Which rule a deck must keep.
#[derive(Debug, Args)]
pub(crate) struct DeckRule {
    /// Check for this format instead of the one the file names
    #[arg(long, value_parser = format, value_name = "strict|casual")]
    format: Option<Format>,
}

pub(super) fn format(word: &str) -> Result<Format, String> {
    let found = Format::ALL.into_iter().find(|format| format.name() == word);
    found.ok_or_else(|| "a format is strict or casual".to_owned())
}

pub(super) fn check(game: &Vs, parts: &DeckParts<VsExtra>, origins: &[Origin], args: &DeckRule) -> Checked {
    let deck = &parts.deck;
    let format = args.format.unwrap_or(deck.extra.format);
    let mut problems = game.problems_of(&vs_side(deck), format);
    // Lines with a card that nobody knows were meant to be in the deck, so they count for its size.
    problems.retain(|problem| !matches!(problem, DeckProblem::Size { .. } | DeckProblem::TooLarge { .. }));
    let size = deck.cards.len() + parts.unknown;
    match format {
        Format::Strict if size != DECK => problems.push(DeckProblem::Size { size }),
        Format::Casual if size > DECK => problems.push(DeckProblem::TooLarge { size }),
        Format::Strict | Format::Casual => {}
    }
    Checked {
        format: format.name(),
        problems: problems.iter().map(|problem| format!("{problem} ({})", problem.rule().id())).collect(),
        hints: hints(game, deck),
        facts: facts::lines(game, deck, origins),
        json: facts::json(game, deck, origins),
    }
}

fn hints(game: &Vs, deck: &VsDeck) -> Vec<String> {
    let mut hints = game.deck_hints(&deck.extra.main, &deck.cards);
    hints.extend(game.side_deck_hints(&vs_side(deck)));
    hints.iter().map(ToString::to_string).collect()
}

/// Numbers that a player looks at in a deck.
struct Summary<'a> {
    /// By kind, then by cost and name.
    counts: Vec<(&'a Card, usize)>,
    /// Characters of each cost.
    curve: BTreeMap<u8, usize>,
    /// Locations that give each symbol.
    symbols: [usize; 6],
}

/// The order in which a deck is shown, with a word for each part.
fn part(card: &Card) -> (u8, &'static str) {
    match card.kind {
        CardKind::Main { .. } => (0, "Main character"),
        CardKind::Supporting { .. } => (1, "Supporting characters"),
        CardKind::PlotTwist { .. } => (2, "Plot twists"),
        CardKind::Equipment { .. } => (3, "Equipment"),
        CardKind::Location { .. } => (4, "Locations"),
        CardKind::Token => (5, "Tokens"),
    }
}

fn summary<'a>(game: &'a Vs, deck: &[CardNo]) -> Summary<'a> {
    let mut counts: BTreeMap<CardNo, usize> = BTreeMap::new();
    deck.iter().for_each(|card| *counts.entry(*card).or_default() += 1);
    let known = counts.into_iter().filter_map(|(card, count)| Some((game.card(card)?, count)));
    let mut counts: Vec<(&Card, usize)> = known.collect();
    counts.sort_by_key(|(card, _)| (part(card).0, card.cost(), card.name.as_str()));
    let (mut curve, mut symbols) = (BTreeMap::new(), [0; 6]);
    for (card, count) in &counts {
        match &card.kind {
            CardKind::Supporting { cost } => *curve.entry(*cost).or_default() += count,
            CardKind::Location { gives } => gives.iter().for_each(|symbol| symbols[*symbol as usize] += count),
            _ => {}
        }
    }
    Summary { counts, curve, symbols }
}

pub(super) fn show(game: &Vs, deck: &VsDeck) {
    let sum = summary(game, &deck.cards);
    let right = format!("{} cards, {}", deck.cards.len(), deck.extra.format.name());
    say(paint(BOLD, screen::ruler(&deck.name, &right)));
    let main: Vec<(&Card, usize)> =
        deck.extra.main.iter().filter_map(|card| game.card(*card)).map(|card| (card, 1)).collect();
    let mut shown = "";
    for (card, count) in main.iter().chain(&sum.counts) {
        let title = part(card).1;
        if title != shown {
            let of_part = |other: &&(&Card, usize)| part(other.0).1 == title;
            let all: usize = main.iter().chain(&sum.counts).filter(of_part).map(|(_, count)| count).sum();
            let number = if part(card).0 == 0 { to_play(deck) } else { format!(" ({all})") };
            say(paint(BOLD, format_args!("{title}{number}")));
            shown = title;
        }
        let name = paint(face::colour(card.teams.first().map(|team| team.name())), screen::fit(&card.name, 30));
        say(format!("  {count:>2} {name} {}", screen::cut(&longbox_host::vs::facts(card), screen::width() - 37))
            .trim_end());
    }
    say("");
    say("Costs");
    for (cost, count) in &sum.curve {
        say(format_args!("  {cost:>2} {} {count}", paint(GOOD, "█".repeat(*count))));
    }
    let given = Symbol::ALL.iter().zip(sum.symbols).filter(|(_, count)| *count > 0);
    let given: Vec<String> = given.map(|(symbol, count)| format!("{} {count}", symbol.name())).collect();
    say(format_args!("Locations for: {}", given.join(", ")));
    for (head, text) in facts::beside(game, deck) {
        say(format_args!("{head}: {text}"));
    }
    let problems = game.problems_of(&vs_side(deck), deck.extra.format);
    problems.iter().for_each(|problem| say(format_args!("{} {problem}", paint(BAD, "problem:"))));
    hints(game, deck).iter().for_each(|hint| screen::say_wrapped(0, DIM, &format!("hint: {hint}")));
}

pub(super) fn deck_json(game: &Vs, deck: &VsDeck) -> Value {
    let sum = summary(game, &deck.cards);
    let one = |(card, count): &(&Card, usize)| json!({ "count": count, "id": card.id, "name": card.name });
    let main = deck.extra.main.iter().filter_map(|card| game.card(*card));
    let problems = game.problems_of(&vs_side(deck), deck.extra.format);
    let symbols = Symbol::ALL.iter().zip(sum.symbols);
    json!({
        "key": deck.key,
        "name": deck.name,
        "format": deck.extra.format.name(),
        "kind": deck.kind,
        "difficulty": difficulty(deck),
        "size": deck.cards.len(),
        "main": main.map(|card| json!({ "id": card.id, "name": card.name })).collect::<Vec<_>>(),
        "universe": universe(game, deck),
        "side_deck": facts::side_deck_json(game, deck),
        "piles": facts::piles_json(game, deck),
        "cards": sum.counts.iter().map(one).collect::<Vec<_>>(),
        "costs": sum.curve.iter().map(|(cost, count)| (cost.to_string(), json!(count))).collect::<Value>(),
        "symbols": symbols.map(|(symbol, count)| (symbol.name().to_owned(), json!(count))).collect::<Value>(),
        "problems": problems.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "hints": hints(game, deck),
    })
}

/// How hard its main character is to play, in a word.
fn difficulty(deck: &VsDeck) -> Option<&'static str> {
    deck.extra.difficulty.map(Difficulty::name)
}

fn to_play(deck: &VsDeck) -> String {
    difficulty(deck).map_or_else(String::new, |word| format!(" ({word} to play)"))
}

pub(super) fn listed(game: &Vs, deck: &VsDeck, width: usize) -> String {
    let main = screen::fit(main_name(game, deck), 15);
    screen::cut(&format!("{main} {:<10} {}", difficulty(deck).unwrap_or(""), deck.name), width)
}

/// Which decks are not illustrated, and which bring a pile or a side deck.
pub(super) fn notes(game: &Vs, decks: &[VsDeck]) -> Vec<String> {
    let mut notes: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for deck in decks {
        let is_usual = universe(game, deck) == Universe::default().name();
        let other = (!is_usual).then(|| universe(game, deck).to_owned());
        let piles = piles(game, deck).into_iter().map(|(name, _)| format!("With the {name} pile"));
        let side_deck = (!deck.extra.side_deck.is_empty()).then(|| "With a side deck".to_owned());
        for note in other.into_iter().chain(piles).chain(side_deck) {
            notes.entry(note).or_default().push(&deck.key);
        }
    }
    notes.into_iter().map(|(note, keys)| format!("{note}: {}.", keys.join(", "))).collect()
}

pub(super) fn listed_json(game: &Vs, deck: &VsDeck) -> Value {
    json!({
        "format": deck.extra.format.name(),
        "main": main_name(game, deck),
        "difficulty": difficulty(deck),
        "universe": universe(game, deck),
        "side_deck": facts::side_deck_json(game, deck),
        "piles": facts::piles_json(game, deck),
    })
}
