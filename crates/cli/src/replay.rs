//! `longbox replay`: games as files.

use crate::screen::{self, DIM, GOOD, PLAIN, paint, say};
use crate::tale::{self, Names};
use crate::{load, play};
use clap::{Args, Subcommand, ValueEnum};
use longbox_bots::BotKind;
use longbox_kernel::{Game, Replay, ReplayError, Seat, Table, Viewer, seal, unseal};
use longbox_squad::{CardNo, Event, Setup, Sight, Squad};
use serde_json::json;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(Debug, Subcommand)]
pub(crate) enum ReplayCommand {
    /// Tell a game in words
    Show(ShowArgs),
    /// Play a game again and check that everything is as it was
    Verify(VerifyArgs),
    /// Let two bots play and save the game
    Record(RecordArgs),
}

/// Whose eyes a game is told through.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum From {
    A,
    B,
    Open,
    Spectator,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  longbox replay show game.replay
  longbox replay show game.replay --from a      only what player A could see
  longbox replay show game.replay --step 12     up to the 12th choice, with the table as it then was")]
pub(crate) struct ShowArgs {
    file: PathBuf,
    /// Whose eyes to see it through: a player's, a spectator's, or with all cards open
    #[arg(long, value_enum, default_value = "open")]
    from: From,
    /// Stop after so many choices and show the table
    #[arg(long, value_name = "N")]
    step: Option<usize>,
    /// Print the events as a JSON array
    #[arg(long)]
    json: bool,
    /// Cards of your own the game was played with
    #[arg(long, value_name = "FILE")]
    cards: Vec<PathBuf>,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  longbox replay verify game.replay && echo good")]
pub(crate) struct VerifyArgs {
    file: PathBuf,
    /// Cards of your own the game was played with
    #[arg(long, value_name = "FILE")]
    cards: Vec<PathBuf>,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  longbox replay record --seed 3 --out game.replay
  longbox replay record --deck starter --against wolverine --bots greedy,random --out game.replay")]
pub(crate) struct RecordArgs {
    /// Deck of player A
    #[arg(long, default_value = "starter")]
    deck: String,
    /// Deck of player B
    #[arg(long, default_value = "starter")]
    against: String,
    /// The two bots, player A's first
    #[arg(long, value_delimiter = ',', num_args = 1..=2, default_value = "greedy,greedy")]
    bots: Vec<BotKind>,
    /// The seed of the game; the same seed gives the same game
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The file to write
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Cards of your own to add
    #[arg(long, value_name = "FILE")]
    cards: Vec<PathBuf>,
}

pub(crate) fn run(command: &ReplayCommand) -> miette::Result<ExitCode> {
    match command {
        ReplayCommand::Show(args) => show(args),
        ReplayCommand::Verify(args) => verify(args),
        ReplayCommand::Record(args) => record(args),
    }
}

/// Reads a replay file; a file that is not whole gives an error that says how.
pub(crate) fn read(path: &Path) -> miette::Result<Replay<Setup>> {
    let file = path.display();
    let bytes = std::fs::read(path).map_err(|error| miette::miette!("{file} cannot be read: {error}"))?;
    let text = String::from_utf8(bytes).map_err(|_| in_file(path, &ReplayError::Damaged))?;
    let body = unseal(&text).map_err(|error| in_file(path, &error))?;
    serde_json::from_str(body).map_err(|error| in_file(path, &ReplayError::NotAReplay(error.to_string())))
}

fn in_file(path: &Path, error: &ReplayError) -> miette::Report {
    miette::miette!("{}: {error}", path.display())
}

/// Writes a game to a file. `practice`: it was marked as practice before it was resumed.
/// `seat`: whose game it is, to go on from there.
pub(crate) fn write(path: &Path, table: &Table<'_, Squad>, practice: bool, seat: Option<Seat>) -> miette::Result<()> {
    let mut replay = Replay::of(table);
    replay.practice |= practice;
    replay.seat = seat;
    let body = serde_json::to_string(&replay).map_err(|error| miette::miette!("{error}"))?;
    let file = path.display();
    std::fs::write(path, seal(&body)).map_err(|error| miette::miette!("{file} cannot be written: {error}"))
}

/// Plays a stored game again up to `steps` choices.
pub(crate) fn play_again<'g>(
    path: &Path,
    replay: &Replay<Setup>,
    game: &'g Squad,
    steps: usize,
    events: &mut Vec<Event>,
) -> miette::Result<Table<'g, Squad>> {
    replay.play(game, steps, events).map_err(|error| in_file(path, &error))
}

fn show(args: &ShowArgs) -> miette::Result<ExitCode> {
    let catalog = load::squad(&args.cards)?;
    let replay = read(&args.file)?;
    let mut events = Vec::new();
    let steps = args.step.unwrap_or(usize::MAX);
    let table = play_again(&args.file, &replay, &catalog.game, steps, &mut events)?;
    let viewer = match args.from {
        From::A => Viewer::Seat(Seat::A),
        From::B => Viewer::Seat(Seat::B),
        From::Open => Viewer::Open,
        From::Spectator => Viewer::Spectator,
    };
    let sights: Vec<Sight> = events.iter().map(|event| catalog.game.sight(event, viewer)).collect();
    if args.json {
        let name = |card: Option<CardNo>| card.map(|card| catalog.game.card(card).name.clone());
        let told = sights.iter().map(|sight| {
            json!({
                "kind": sight.kind,
                "seat": sight.seat,
                "card": name(sight.card),
                "hidden": sight.hidden,
                "number": sight.number,
                "cause": name(sight.cause),
            })
        });
        screen::say_json(&told.collect());
        return Ok(ExitCode::SUCCESS);
    }
    let names = Names::letters();
    for line in tale::tell(&catalog.game, &names, &sights) {
        screen::say_wrapped(0, PLAIN, &line);
    }
    if args.step.is_some() {
        let me = if args.from == From::B { Seat::B } else { Seat::A };
        play::show_table(&table, viewer, me, &names);
    }
    let made = format!("{} of {} choices", table.inputs().len(), replay.steps.len());
    let practice = if replay.practice { ", a practice game" } else { "" };
    match table.outcome() {
        Some(outcome) => say(names.put_into(&catalog.game.outcome_text(outcome))),
        None => say(paint(DIM, "The game is not over here.")),
    }
    say(paint(DIM, format_args!("{made}, seed {}{practice}", replay.seed)));
    Ok(ExitCode::SUCCESS)
}

fn verify(args: &VerifyArgs) -> miette::Result<ExitCode> {
    let catalog = load::squad(&args.cards)?;
    let replay = read(&args.file)?;
    let table = play_again(&args.file, &replay, &catalog.game, usize::MAX, &mut Vec::new())?;
    let end = match table.outcome() {
        Some(outcome) => catalog.game.outcome_text(outcome),
        None => "The game is not over.".to_owned(),
    };
    say(format_args!("{}: {}, every one as recorded. {end}", paint(GOOD, "good"), choices(replay.steps.len())));
    Ok(ExitCode::SUCCESS)
}

fn choices(number: usize) -> String {
    screen::count(number, "choice")
}

fn record(args: &RecordArgs) -> miette::Result<ExitCode> {
    if args.bots.len() > 2 {
        return Err(miette::miette!("two bots can sit down, not {}", args.bots.len()));
    }
    let catalog = load::squad(&args.cards)?;
    let decks = [load::deck(&catalog, &args.deck)?, load::deck(&catalog, &args.against)?];
    let setup = play::plain_setup(&catalog.game, &decks);
    let mut deaf = longbox_kernel::Deaf;
    let table = Table::open(&catalog.game, setup, args.seed, &mut deaf);
    let mut table = table.map_err(|error| miette::miette!("{error}"))?;
    let kind = |at: usize| args.bots.get(at).or(args.bots.first()).copied().unwrap_or(BotKind::Greedy);
    let mut a = kind(0).seat(args.seed ^ 0xa);
    let mut b = kind(1).seat(args.seed ^ 0xb);
    let outcome = table.play_out(&mut [&mut *a, &mut *b], &mut deaf);
    write(&args.out, &table, false, None)?;
    let (file, steps) = (args.out.display(), choices(table.inputs().len()));
    say(format_args!("{} {steps} written to {file}.", catalog.game.outcome_text(outcome)));
    Ok(ExitCode::SUCCESS)
}
