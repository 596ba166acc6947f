//! `longbox deck`: checking and showing decks, and bringing them in and out.

mod forms;

use crate::game::TerminalGame;
use crate::load;
use crate::options::{GameArg, Json, OwnCards};
use crate::screen::{self, BAD, DIM, GOOD, paint, say};
use clap::{Args, Subcommand};
use longbox_catalog::limits::DECK_FILE_BYTES;
use longbox_catalog::{DeckOf, deck_text, parse_deck_parts};
use serde_json::{Value, json};
use std::marker::PhantomData;
use std::path::PathBuf;
use std::process::ExitCode;

/// The room for the heads of what is told of a deck.
const HEAD: usize = 11;

#[derive(Subcommand)]
pub(crate) enum DeckCommand<G: TerminalGame> {
    /// Check whether a deck file is legal, and list everything that is wrong with it
    Check(CheckArgs<G>),
    /// Show a deck card by card, with its numbers
    Show(ShowArgs<G>),
    /// List the decks that come with Longbox
    List(ListArgs<G>),
    /// Bring a deck in: a link, a file of Cockatrice or OCTGN, a list
    Import(forms::ImportArgs),
    /// Write a deck as a link or for Cockatrice
    Export(forms::ExportArgs),
}

#[derive(Args)]
#[command(after_help = G::EXAMPLES.deck_check)]
pub(crate) struct CheckArgs<G: TerminalGame> {
    /// A deck file, or the name of a built-in deck
    file: PathBuf,
    #[command(flatten)]
    game: GameArg,
    #[command(flatten)]
    rule: G::DeckRule,
    #[command(flatten)]
    output: Json,
    #[command(flatten)]
    own: OwnCards,
}

#[derive(Args)]
#[command(after_help = G::EXAMPLES.deck_show)]
pub(crate) struct ShowArgs<G: TerminalGame> {
    /// A built-in deck or a deck file
    deck: String,
    #[command(flatten)]
    game: GameArg,
    #[command(flatten)]
    output: Json,
    #[command(flatten)]
    own: OwnCards,
    #[arg(skip)]
    of: PhantomData<G>,
}

#[derive(Args)]
#[command(after_help = "Examples:
  longbox deck list
  longbox deck list --json")]
pub(crate) struct ListArgs<G: TerminalGame> {
    #[command(flatten)]
    game: GameArg,
    #[command(flatten)]
    output: Json,
    #[arg(skip)]
    of: PhantomData<G>,
}

pub(crate) fn run<G: TerminalGame>(command: &DeckCommand<G>) -> miette::Result<ExitCode> {
    match command {
        DeckCommand::Check(args) => check(args),
        DeckCommand::Show(args) => show(args),
        DeckCommand::List(args) => list(args),
        DeckCommand::Import(args) => forms::import::<G>(args),
        DeckCommand::Export(args) => forms::export::<G>(args),
    }
}

fn check<G: TerminalGame>(args: &CheckArgs<G>) -> miette::Result<ExitCode> {
    let catalog = load::catalog::<G>(&args.own.cards)?;
    let file = args.file.display().to_string();
    let text = match deck_text::<G>(&file).filter(|_| !args.file.exists()) {
        Some(text) => text.to_owned(),
        None => load::text_of(&args.file, DECK_FILE_BYTES)?,
    };
    let parts = parse_deck_parts(&catalog.game, &file, &text);
    let checked = catalog.game.check_deck(&parts, &catalog.origins, &args.rule);
    let (format, size) = (checked.format, parts.deck.cards.len() + parts.unknown);
    let mut problems: Vec<String> = parts.errors.iter().map(ToString::to_string).collect();
    problems.extend(checked.problems.iter().map(|problem| format!("{file}: {problem}")));
    if args.output.json {
        let legal = problems.is_empty();
        let told =
            json!({ "format": format, "size": size, "legal": legal, "problems": problems, "hints": checked.hints });
        screen::say_json(&joined(told, checked.json));
        return Ok(if problems.is_empty() { ExitCode::SUCCESS } else { ExitCode::from(1) });
    }
    if problems.is_empty() {
        say(format_args!("{} ({format}, {size} cards, {})", paint(GOOD, "legal"), parts.deck.name));
    } else {
        problems.iter().for_each(|problem| say(format_args!("{} {problem}", paint(BAD, "problem:"))));
        say(format_args!("{} in a {format} deck of {size} cards", screen::count(problems.len(), "problem")));
    }
    checked.facts.iter().for_each(|(head, text)| say_fact(head, text));
    checked.hints.iter().for_each(|hint| screen::say_wrapped(0, DIM, &format!("hint: {hint}")));
    Ok(if problems.is_empty() { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

/// A head with its text beside it.
fn say_fact(head: &str, text: &str) {
    let lines = screen::wrap(text, screen::width().saturating_sub(HEAD));
    for (at, line) in lines.iter().enumerate() {
        let head = if at == 0 { head } else { "" };
        say(format_args!("{}{line}", paint(DIM, format_args!("{head:<HEAD$}"))));
    }
}

fn show<G: TerminalGame>(args: &ShowArgs<G>) -> miette::Result<ExitCode> {
    let catalog = load::catalog::<G>(&args.own.cards)?;
    let deck = load::deck(&catalog, &args.deck)?;
    if args.output.json {
        screen::say_json(&catalog.game.deck_json(&deck));
    } else {
        catalog.game.show_deck(&deck);
    }
    Ok(ExitCode::SUCCESS)
}

fn list<G: TerminalGame>(args: &ListArgs<G>) -> miette::Result<ExitCode> {
    let catalog = load::catalog::<G>(&[])?;
    let decks = load::built_in(&catalog.game)?;
    if args.output.json {
        screen::say_json(&decks.iter().map(|deck| row_json(&catalog.game, deck)).collect());
        return Ok(ExitCode::SUCCESS);
    }
    let wide = decks.iter().map(|deck| deck.key.len()).max().unwrap_or(0);
    let rest = screen::width().saturating_sub(wide + 16);
    say(paint(DIM, format_args!("{:<wide$}  SIZE KIND     {}", "KEY", G::LIST_HEADS)));
    for deck in &decks {
        let (key, size, kind) = (&deck.key, deck.cards.len(), &deck.kind);
        say(format!("{key:<wide$}  {size:>4} {kind:<8} {}", catalog.game.listed(deck, rest)).trim_end());
    }
    for note in catalog.game.list_notes(&decks) {
        screen::say_wrapped(0, DIM, &note);
    }
    say(paint(DIM, format_args!("{}. `longbox deck show KEY` shows one.", screen::count(decks.len(), "deck"))));
    Ok(ExitCode::SUCCESS)
}

fn row_json<G: TerminalGame>(game: &G, deck: &DeckOf<G>) -> Value {
    let row = json!({ "key": deck.key, "name": deck.name, "size": deck.cards.len(), "kind": deck.kind });
    joined(row, game.listed_json(deck))
}

/// An object with the entries of another one behind its own.
fn joined(mut object: Value, more: Value) -> Value {
    if let (Value::Object(object), Value::Object(more)) = (&mut object, more) {
        object.extend(more);
    }
    object
}
