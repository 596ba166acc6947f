//! `longbox arena improve`: cards to change that make a deck better.

use super::deck::{FieldArgs, write};
use crate::game::TerminalGame;
use crate::load;
use crate::options::{GameArg, Json};
use crate::screen::{self, BOLD, DIM, GOOD, paint, wrap};
use crate::sim::with_progress;
use longbox_arena::Shard;
use longbox_arena::doctor::{Found, Race, RaceResult, Stage};
use longbox_catalog::{CardNo, Catalog, DeckOf, limits, nearest_word};
use miette::{IntoDiagnostic, miette};
use std::fmt::Write;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Look for cards to change that make a deck better
#[derive(clap::Args)]
#[command(after_help = G::EXAMPLES.arena_improve)]
pub(crate) struct ImproveArgs<G: TerminalGame> {
    #[command(flatten)]
    game: GameArg,
    /// The deck: a name or a .deck file
    #[arg(value_name = "DECK")]
    deck: String,
    #[command(flatten)]
    field: FieldArgs<G>,
    /// How many games the whole search may take
    #[arg(long, default_value_t = 40_000, value_parser = clap::value_parser!(u64).range(2..=1_000_000_000))]
    games: u64,
    /// Copies of a card that change at once, at most
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(1..=4))]
    copies: u8,
    /// Try only this card (may be repeated)
    #[arg(long, value_name = "CARD")]
    with: Vec<String>,
    /// Write the better deck
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    output: Json,
}

pub(crate) fn run<G: TerminalGame>(args: &ImproveArgs<G>) -> miette::Result<ExitCode> {
    let ready = args.field.ready(std::slice::from_ref(&args.deck))?;
    if ready.decks.len() != 1 {
        return Err(miette!(help = "name one deck", "'{}' is {} decks", args.deck, ready.decks.len()));
    }
    let joiners = joiners(&ready.catalog, &args.with)?;
    let race =
        Race { test: args.field.test(&ready, args.games, Shard::WHOLE), copies: usize::from(args.copies), joiners };
    let tell = std::io::stderr().is_terminal() && !args.output.json;
    let result = with_progress(args.games, |progress| {
        race.run(progress, &|stage| {
            if tell {
                // The line of the progress bar makes room and comes again below.
                anstream::eprintln!("\r\x1b[2K{}", paint(DIM, said(stage)));
            }
        })
    });
    let result = result.map_err(|error| miette!("{error}"))?;
    if args.output.json {
        screen::say(serde_json::to_string_pretty(&result).into_diagnostic()?);
    } else {
        screen::say(told(&ready.decks[0].name, &ready.bot.to_string(), &result).trim_end());
    }
    match (&args.out, &result.better) {
        (Some(path), Some(better)) => {
            write(path, &deck_file(&ready.catalog, &args.deck, &ready.decks[0], better))?;
            if !args.output.json {
                screen::say(format_args!("Written: {}", path.display()));
            }
        }
        (Some(path), None) if !args.output.json => {
            screen::say(format_args!("{} was not written: there is no better deck to write.", path.display()));
        }
        _ => {}
    }
    Ok(ExitCode::SUCCESS)
}

/// The cards that may come, if any were named.
fn joiners<G: TerminalGame>(catalog: &Catalog<G>, words: &[String]) -> miette::Result<Option<Vec<CardNo>>> {
    let find = |word: &String| {
        let like = || nearest_word(word, catalog.game.cards().iter().map(G::name_of));
        let like = || like().map(|name| format!("; did you mean '{name}'?")).unwrap_or_default();
        catalog.game.find(word).ok_or_else(|| miette!("there is no card '{word}'{}", like()))
    };
    let cards = words.iter().map(find).collect::<miette::Result<Vec<CardNo>>>()?;
    Ok((!cards.is_empty()).then_some(cards))
}

fn said(stage: Stage) -> String {
    match stage {
        Stage::Trying { swaps, rounds } => format!("Trying {swaps} swaps over {rounds} deals each"),
        Stage::Proving { swaps, rounds } => format!("Proving {swaps} swaps over {rounds} new deals"),
    }
}

fn told<D>(name: &str, bot: &str, result: &RaceResult<D>) -> String {
    let percent = |share: f64| format!("{:.1} %", share * 100.0);
    let mut lines = vec![format!(
        "{} wins {} ({} to {}) as {bot} plays it",
        paint(BOLD, name),
        percent(result.before.value),
        percent(result.before.low),
        percent(result.before.high)
    )];
    let how = format!(
        "{} of {} legal swaps were tried over {} games; the last {} met {} new deals, each list the same.",
        result.tried,
        result.swaps,
        result.games,
        result.found.len(),
        result.rounds
    );
    lines.extend(wrap(&how, screen::width()).into_iter().map(|line| paint(DIM, line)));
    let (holding, others): (Vec<&Found>, Vec<&Found>) = result.found.iter().partition(|found| found.holds);
    if holding.is_empty() {
        lines.push("\nNothing was found that surely makes it better. More --games may tell more.".to_owned());
    } else {
        lines.push(format!("\n{}", paint(BOLD, "These hold")));
        lines.extend(holding.into_iter().map(|found| paint(GOOD, swap(found))));
    }
    if !others.is_empty() {
        lines.push(format!("\n{}", paint(BOLD, "These may be chance")));
        lines.extend(others.into_iter().map(swap));
    }
    if let Some(together) = result.together {
        let points = |share: f64| format!("{:+.1}", share * 100.0);
        let interval = format!("{} to {}", points(together.low), points(together.high));
        lines.push(format!(
            "\nThose of them that are legal together, over new deals once more: {} points ({interval})",
            points(together.value)
        ));
        if !together.is_above(0.0) {
            lines.push("That is not sure, so the better deck has only the best one.".to_owned());
        }
    }
    lines.join("\n")
}

fn swap(found: &Found) -> String {
    let points = |share: f64| format!("{:+.1}", share * 100.0);
    let gain =
        format!("{} points ({} to {})", points(found.gain.value), points(found.gain.low), points(found.gain.high));
    let copies = found.swap.copies;
    let change = format!("{copies} {} for {copies} {}", found.swap.out.name, found.swap.into.name);
    format!("  {change:<48} {gain}")
}

/// The deck as a file: what the old file says besides cards, and the new cards.
fn deck_file<G: TerminalGame>(catalog: &Catalog<G>, word: &str, old: &DeckOf<G>, new: &DeckOf<G>) -> String {
    let game = &catalog.game;
    let source = longbox_catalog::deck_text::<G>(&old.key).map(str::to_owned);
    let source = source.or_else(|| load::text_of(Path::new(word), limits::DECK_FILE_BYTES).ok()).unwrap_or_default();
    let mut text = format!("name: {}, improved\n", old.name);
    let is_card = |line: &str| line.trim_start().starts_with(|letter: char| letter.is_ascii_digit());
    let kept = |line: &&str| !is_card(line) && !line.starts_with("name:") && !line.starts_with('#');
    for line in source.lines().map(str::trim_end).filter(kept).filter(|line| !line.is_empty()) {
        let _ = writeln!(text, "{line}");
    }
    text.push('\n');
    let mut left: Vec<CardNo> = new.cards.clone();
    while let Some(card) = left.first().copied() {
        let copies = left.iter().filter(|other| **other == card).count();
        left.retain(|other| *other != card);
        let _ = writeln!(text, "{copies} {}", called(game, card));
    }
    text
}

/// The name of a card, or its id where the name could mean another.
fn called<G: TerminalGame>(game: &G, card: CardNo) -> String {
    let Some(definition) = game.cards().get(usize::from(card)) else { return card.to_string() };
    let name = G::name_of(definition);
    let clear = game.several(name).is_empty() && game.find(name) == Some(card);
    if clear { name.to_owned() } else { G::id_of(definition).to_owned() }
}
