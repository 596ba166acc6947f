//! `longbox deck`: checking and showing decks.

use crate::screen::{self, BAD, BOLD, DIM, GOOD, paint, say};
use crate::{cards, load};
use clap::{Args, Subcommand};
use longbox_catalog::{Deck, SquadCatalog, parse_deck_parts, squad_decks};
use longbox_squad::language::Factor;
use longbox_squad::{CardNo, DeckProblem, Format, Squad};
use miette::IntoDiagnostic;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Debug, Subcommand)]
pub(crate) enum DeckCommand {
    /// Say whether a deck file is legal, or everything that is wrong with it
    Check(CheckArgs),
    /// Show a deck by level, with its curve and Factors
    Show(ShowArgs),
    /// List the decks that come with Longbox
    List(ListArgs),
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  longbox deck check mine.deck
  longbox deck check mine.deck --format casual

A deck file is a text: `name: My deck`, then lines such as `3 Fast Healing`.")]
pub(crate) struct CheckArgs {
    /// A deck file, or the name of a built-in deck
    file: PathBuf,
    /// Check for this format instead of the one the file names
    #[arg(long, value_parser = format, value_name = "strict|casual|quest")]
    format: Option<Format>,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
    /// Cards of your own to add
    #[arg(long, value_name = "FILE")]
    cards: Vec<PathBuf>,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  longbox deck show wolverine
  longbox deck show mine.deck --json")]
pub(crate) struct ShowArgs {
    /// A built-in deck or a deck file
    deck: String,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
    /// Cards of your own to add
    #[arg(long, value_name = "FILE")]
    cards: Vec<PathBuf>,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  longbox deck list
  longbox deck list --json")]
pub(crate) struct ListArgs {
    /// Print a JSON array
    #[arg(long)]
    json: bool,
}

fn format(word: &str) -> Result<Format, String> {
    let found = Format::ALL.into_iter().find(|format| format.name() == word);
    found.ok_or_else(|| "a format is strict, casual or quest".to_owned())
}

pub(crate) fn run(command: &DeckCommand) -> miette::Result<ExitCode> {
    match command {
        DeckCommand::Check(args) => check(args),
        DeckCommand::Show(args) => show(args),
        DeckCommand::List(args) => list(args),
    }
}

fn check(args: &CheckArgs) -> miette::Result<ExitCode> {
    let catalog = load::squad(&args.cards)?;
    let file = args.file.display().to_string();
    let text = match built_in(&catalog)?.into_iter().find(|deck| !args.file.exists() && deck.key == file) {
        Some(deck) => as_text(&catalog.game, &deck),
        None => {
            let text = std::fs::read_to_string(&args.file).into_diagnostic();
            text.map_err(|error| miette::miette!("{file} cannot be read: {error}"))?
        }
    };
    let parts = parse_deck_parts(&catalog.game, &file, &text);
    let format = args.format.unwrap_or(parts.deck.format);
    let size = parts.deck.cards.len() + parts.unknown;
    let mut problems: Vec<String> = parts.errors.iter().map(ToString::to_string).collect();
    for problem in deck_problems(&catalog.game, &parts.deck.cards, size, format) {
        problems.push(format!("{file}: {problem} ({})", problem.rule().id()));
    }
    if args.json {
        let legal = problems.is_empty();
        screen::say_json(&json!({ "format": format.name(), "size": size, "legal": legal, "problems": problems }));
    } else if problems.is_empty() {
        let name = &parts.deck.name;
        say(format_args!("{} ({}, {size} cards, {name})", paint(GOOD, "legal"), format.name()));
    } else {
        problems.iter().for_each(|problem| say(format_args!("{} {problem}", paint(BAD, "problem:"))));
        say(format_args!("{} in a {} deck of {size} cards", screen::count(problems.len(), "problem"), format.name()));
    }
    Ok(if problems.is_empty() { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

/// A built-in deck as its file could be.
fn as_text(game: &Squad, deck: &Deck) -> String {
    let cards: String = deck.cards.iter().map(|card| format!("1 {}\n", game.card(*card).id)).collect();
    format!("name: {}\nformat: {}\n{cards}", deck.name, deck.format.name())
}

/// What is wrong with the known cards of a deck of so many: the size counts unknown ones too.
fn deck_problems(game: &Squad, known: &[CardNo], size: usize, format: Format) -> Vec<DeckProblem> {
    let is_about_copies = |problem: &DeckProblem| matches!(problem, DeckProblem::TooManyCopies { .. });
    let mut problems = game.deck_problems(&vec![0; size], format);
    problems.retain(|problem| !is_about_copies(problem));
    problems.extend(game.deck_problems(known, format).into_iter().filter(is_about_copies));
    problems
}

fn show(args: &ShowArgs) -> miette::Result<ExitCode> {
    let catalog = load::squad(&args.cards)?;
    let deck = load::deck(&catalog, &args.deck)?;
    if args.json {
        screen::say_json(&deck_json(&catalog, &deck));
    } else {
        show_deck(&catalog, &deck);
    }
    Ok(ExitCode::SUCCESS)
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
    let keepers = deck.iter().filter(|number| cards::is_keeper(game.card(**number))).count();
    let mut counts: Vec<(CardNo, usize)> = counts.into_iter().collect();
    counts.sort_by_key(|(number, _)| (game.card(*number).level, &game.card(*number).name));
    Summary { counts, curve, factors, icons, keepers, average: f64::from(levels) / deck.len().max(1) as f64 }
}

fn show_deck(catalog: &SquadCatalog, deck: &Deck) {
    let game = &catalog.game;
    let sum = summary(game, &deck.cards);
    say(paint(BOLD, screen::ruler(&deck.name, &format!("{} cards, {}", deck.cards.len(), deck.format.name()))));
    let mut level = None;
    for (number, count) in &sum.counts {
        let card = game.card(*number);
        let mark = if level == Some(card.level) { "   ".to_owned() } else { format!("L{:<2}", card.level) };
        level = Some(card.level);
        let keeper = if cards::is_keeper(card) { "Keeper" } else { "" };
        let factors = paint(screen::factor_style(card.factors[0]), screen::fit(&cards::short_factors(card), 13));
        let (name, attack) = (screen::fit(&card.name, 28), screen::attack(card));
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
    let problems = game.deck_problems(&deck.cards, deck.format);
    problems.iter().for_each(|problem| say(format_args!("{} {problem}", paint(BAD, "problem:"))));
}

fn deck_json(catalog: &SquadCatalog, deck: &Deck) -> Value {
    let game = &catalog.game;
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
        "format": deck.format.name(),
        "kind": deck.kind,
        "size": deck.cards.len(),
        "cards": cards,
        "levels": sum.curve.iter().map(|(level, count)| (level.to_string(), json!(count))).collect::<Value>(),
        "average_level": sum.average,
        "factors": named(&sum.factors),
        "icons": named(&sum.icons),
        "keepers": sum.keepers,
        "problems": game.deck_problems(&deck.cards, deck.format).iter().map(ToString::to_string).collect::<Vec<_>>(),
    })
}

/// The decks that come with Longbox.
pub(crate) fn built_in(catalog: &SquadCatalog) -> miette::Result<Vec<Deck>> {
    squad_decks(&catalog.game).map_err(|errors| {
        let lines: Vec<String> = errors.iter().map(ToString::to_string).collect();
        miette::miette!("{}", lines.join("\n"))
    })
}

fn list(args: &ListArgs) -> miette::Result<ExitCode> {
    let catalog = load::squad(&[])?;
    let decks = built_in(&catalog)?;
    if args.json {
        let row = |deck: &Deck| {
            let quest = deck.quest.as_ref();
            json!({
                "key": deck.key, "name": deck.name, "size": deck.cards.len(), "kind": deck.kind,
                "format": deck.format.name(), "quest": quest.map(|quest| &quest.quest),
                "stage": quest.map(|quest| quest.stage), "difficulty": quest.map(|quest| quest.difficulty),
            })
        };
        screen::say_json(&decks.iter().map(row).collect());
        return Ok(ExitCode::SUCCESS);
    }
    let wide = decks.iter().map(|deck| deck.key.len()).max().unwrap_or(0);
    let rest = screen::width().saturating_sub(wide + 22);
    say(paint(DIM, format_args!("{:<wide$}  SIZE KIND     STAGE QUEST", "KEY")));
    for deck in &decks {
        let (key, size, kind) = (&deck.key, deck.cards.len(), &deck.kind);
        let (stage, quest) = match &deck.quest {
            Some(quest) => (quest.stage.to_string(), screen::cut(&quest.quest, rest)),
            None => (String::new(), String::new()),
        };
        say(format!("{key:<wide$}  {size:>4} {kind:<8} {stage:>5} {quest}").trim_end());
    }
    say(paint(DIM, format_args!("{}. `longbox deck show KEY` shows one.", screen::count(decks.len(), "deck"))));
    Ok(ExitCode::SUCCESS)
}
