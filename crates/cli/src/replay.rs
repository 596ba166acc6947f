//! `longbox replay`: games as files.

use crate::games::GameName;
use crate::load;
use crate::options::{GameArg, Json, OwnCards};
use crate::parlour::Parlour;
use crate::screen::{self, DIM, GOOD, PLAIN, paint, say};
use clap::{Args, Subcommand, ValueEnum};
use longbox_bots::BotKind;
use longbox_catalog::FileError;
use longbox_host::Names;
use longbox_host::Seen;
use longbox_kernel::{Game, Player, REPLAY_BYTES, Replay, ReplayError, Seat, Table, Viewer, seal, unseal};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::marker::PhantomData;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(Subcommand)]
pub(crate) enum ReplayCommand<G: Parlour> {
    /// Tell a game in words
    Show(ShowArgs<G>),
    /// Play a game again and check that everything is as it was
    Verify(VerifyArgs<G>),
    /// Let bots play and save the game
    Record(RecordArgs<G>),
}

/// Whose eyes a game is told through.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum From {
    A,
    B,
    C,
    D,
    Open,
    Spectator,
}

#[derive(Args)]
#[command(after_help = "Examples:
  longbox replay show game.replay
  longbox replay show game.replay --from a      only what player A could see
  longbox replay show game.replay --step 12     up to the 12th choice, with the table as it then was")]
pub(crate) struct ShowArgs<G: Parlour> {
    file: PathBuf,
    #[command(flatten)]
    game: GameArg,
    /// Whose eyes to see it through: a player's, a spectator's, or with all cards open
    #[arg(long, value_enum, default_value = "open")]
    from: From,
    /// Stop after so many choices and show the table
    #[arg(long, value_name = "N")]
    step: Option<usize>,
    #[command(flatten)]
    output: Json,
    #[command(flatten)]
    own: OwnCards,
    #[arg(skip)]
    of: PhantomData<G>,
}

#[derive(Args)]
#[command(after_help = "Examples:
  longbox replay verify game.replay && echo good")]
pub(crate) struct VerifyArgs<G: Parlour> {
    file: PathBuf,
    #[command(flatten)]
    game: GameArg,
    #[command(flatten)]
    own: OwnCards,
    #[arg(skip)]
    of: PhantomData<G>,
}

#[derive(Args)]
#[command(after_help = G::EXAMPLES.record)]
pub(crate) struct RecordArgs<G: Parlour> {
    #[command(flatten)]
    game: GameArg,
    /// Deck of player A
    #[arg(long, default_value = G::STARTER)]
    deck: String,
    /// Deck of player B; of several other players, separated by commas
    #[arg(long, value_delimiter = ',', default_value = G::STARTER)]
    against: Vec<String>,
    /// The bots, player A's first; one name lets it play itself
    #[arg(long, value_delimiter = ',', default_value = "greedy")]
    bots: Vec<BotKind>,
    /// The seed of the game; the same seed gives the same game
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The file to write
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    #[command(flatten)]
    own: OwnCards,
    #[arg(skip)]
    of: PhantomData<G>,
}

pub(crate) fn run<G: Parlour>(command: &ReplayCommand<G>) -> miette::Result<ExitCode> {
    match command {
        ReplayCommand::Show(args) => match other_game::<G>(&args.file, args.game)? {
            Some(game) => crate::again_with(game),
            None => show(args),
        },
        ReplayCommand::Verify(args) => match other_game::<G>(&args.file, args.game)? {
            Some(game) => crate::again_with(game),
            None => verify(args),
        },
        ReplayCommand::Record(args) => record(args),
    }
}

/// What every replay says first, whatever its game.
#[derive(Deserialize)]
struct Head {
    game: String,
}

/// The game that a replay is of, if it is another one. A replay of a game that was not asked for is refused.
pub(crate) fn other_game<G: Parlour>(path: &Path, named: GameArg) -> miette::Result<Option<GameName>> {
    let found = parsed::<Head>(path)?.game;
    match GameName::from_word(&found) {
        Some(game) if game == G::NAME => Ok(None),
        Some(game) if named.game.is_none() => Ok(Some(game)),
        _ => Err(in_file(path, &ReplayError::other_game(&G::NAME.word(), &found))),
    }
}

/// Reads a replay file; a file that is not whole gives an error that says how.
pub(crate) fn read<G: Game>(path: &Path) -> miette::Result<Replay<G::Setup>> {
    parsed(path)
}

fn parsed<T: DeserializeOwned>(path: &Path) -> miette::Result<T> {
    let text = match longbox_catalog::text_of(path, REPLAY_BYTES) {
        Ok(text) => text,
        Err(FileError::NotText { .. }) => return Err(in_file(path, &ReplayError::Damaged)),
        Err(error) => return Err(miette::miette!("{error}")),
    };
    let body = unseal(&text).map_err(|error| in_file(path, &error))?;
    serde_json::from_str(body).map_err(|error| in_file(path, &ReplayError::not_a_replay(error)))
}

fn in_file(path: &Path, error: &ReplayError) -> miette::Report {
    miette::miette!("{}: {error}", path.display())
}

/// Writes a game to a file. `practice`: it was marked as practice before it was resumed.
/// `seat`: whose game it is, to go on from there.
pub(crate) fn write<G: Game>(
    path: &Path,
    table: &Table<'_, G>,
    practice: bool,
    seat: Option<Seat>,
) -> miette::Result<()> {
    let mut replay = Replay::of(table);
    replay.practice |= practice;
    replay.seat = seat;
    let body = serde_json::to_string(&replay).map_err(|error| miette::miette!("{error}"))?;
    let file = path.display();
    std::fs::write(path, seal(&body)).map_err(|error| miette::miette!("{file} cannot be written: {error}"))
}

/// Plays a stored game again up to `steps` choices.
pub(crate) fn play_again<'g, G: Game>(
    path: &Path,
    replay: &Replay<G::Setup>,
    game: &'g G,
    steps: usize,
    events: &mut Vec<G::Event>,
) -> miette::Result<Table<'g, G>> {
    replay.play(game, steps, events).map_err(|error| in_file(path, &error))
}

fn show<G: Parlour>(args: &ShowArgs<G>) -> miette::Result<ExitCode> {
    let catalog = load::catalog::<G>(&args.own.cards)?;
    let replay = read::<G>(&args.file)?;
    let mut events = Vec::new();
    let steps = args.step.unwrap_or(usize::MAX);
    let table = play_again(&args.file, &replay, &catalog.game, steps, &mut events)?;
    let seats = catalog.game.seats(&replay.setup);
    let viewer = match args.from {
        From::A => Viewer::Seat(Seat::A),
        From::B => Viewer::Seat(Seat::B),
        From::C => Viewer::Seat(Seat(2)),
        From::D => Viewer::Seat(Seat(3)),
        From::Open => Viewer::Open,
        From::Spectator => Viewer::Spectator,
    };
    if let Viewer::Seat(seat) = viewer
        && !seats.contains(seat)
    {
        return Err(miette::miette!("nobody sat in seat {seat}"));
    }
    let sights: Vec<G::Sight> = events.iter().map(|event| catalog.game.sight(event, viewer)).collect();
    if args.output.json {
        screen::say_json(&sights.iter().map(|sight| catalog.game.sight_json(sight)).collect());
        return Ok(ExitCode::SUCCESS);
    }
    let names = Names::letters(seats.len());
    for line in catalog.game.tale(&names, &sights) {
        screen::say_wrapped(0, PLAIN, &line);
    }
    if args.step.is_some() {
        let me = if let Viewer::Seat(seat) = viewer { seat } else { Seat::A };
        let seen = Seen::new(&table, viewer, me, &names);
        G::board(&seen);
        G::show_hand(&seen);
    }
    let made = format!("{} of {} choices", table.inputs().len(), replay.steps.len());
    let practice = if replay.practice { ", a practice game" } else { "" };
    match table.outcome() {
        Some(outcome) => say(names.put_into(&catalog.game.ending(outcome))),
        None => say(paint(DIM, "The game is not over here.")),
    }
    say(paint(DIM, format_args!("{made}, seed {}{practice}", replay.seed)));
    Ok(ExitCode::SUCCESS)
}

fn verify<G: Parlour>(args: &VerifyArgs<G>) -> miette::Result<ExitCode> {
    let catalog = load::catalog::<G>(&args.own.cards)?;
    let replay = read::<G>(&args.file)?;
    let table = play_again(&args.file, &replay, &catalog.game, usize::MAX, &mut Vec::new())?;
    let end = match table.outcome() {
        Some(outcome) => catalog.game.ending(outcome),
        None => "The game is not over.".to_owned(),
    };
    say(format_args!("{}: {}, every one as recorded. {end}", paint(GOOD, "good"), choices(replay.steps.len())));
    Ok(ExitCode::SUCCESS)
}

fn choices(number: usize) -> String {
    screen::count(number, "choice")
}

fn record<G: Parlour>(args: &RecordArgs<G>) -> miette::Result<ExitCode> {
    let seats = 1 + args.against.len();
    if args.bots.len() != 1 && args.bots.len() != seats {
        return Err(miette::miette!("there are {seats} seats for {}", screen::count(args.bots.len(), "bot")));
    }
    let catalog = load::catalog::<G>(&args.own.cards)?;
    let words = std::iter::once(&args.deck).chain(&args.against);
    let decks = words.map(|word| load::deck(&catalog, word)).collect::<miette::Result<Vec<_>>>()?;
    let setup = catalog.game.plain_setup(&decks);
    if catalog.game.seats(&setup).len() != seats {
        return Err(miette::miette!("{} is not for {seats} players", G::TITLE));
    }
    let mut deaf = longbox_kernel::Deaf;
    let table = Table::open(&catalog.game, setup, args.seed, &mut deaf);
    let mut table = table.map_err(|error| miette::miette!("{error}"))?;
    let kind = |at: usize| args.bots.get(at).or(args.bots.first()).copied().unwrap_or(BotKind::Greedy);
    let mut bots: Vec<_> = (0..seats).map(|at| kind(at).seat(args.seed ^ (0xa + at as u64))).collect();
    let mut players: Vec<&mut dyn Player<G>> = bots.iter_mut().map(|bot| &mut **bot as &mut dyn Player<G>).collect();
    let outcome = table.play_out(&mut players, &mut deaf);
    write(&args.out, &table, false, None)?;
    let (file, steps) = (args.out.display(), choices(table.inputs().len()));
    say(format_args!("{} {steps} written to {file}.", catalog.game.ending(outcome)));
    Ok(ExitCode::SUCCESS)
}
