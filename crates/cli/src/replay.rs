//! `longbox replay`: games as files.

mod mistakes;

use crate::game::TerminalGame;
use crate::load;
use crate::options::{GameArg, Json, OwnCards, Thinking};
use crate::play::{Client, deck, tell};
use crate::screen::{self, BAD, DIM, GOOD, PLAIN, paint, say};
use clap::{Args, Subcommand, ValueEnum};
use longbox_bots::BotSpec;
use longbox_catalog::FileError;
use longbox_kernel::{REPLAY_BYTES, Replay, ReplayError, Seat, Seed, SharedSeed, Viewer, unseal};
use longbox_protocol::{Call, First, GameName, Invitation, ReplayInfo, SeatSetup, Who, check_shared_seed};
use miette::miette;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::fmt::Display;
use std::marker::PhantomData;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(Subcommand)]
pub(crate) enum ReplayCommand<G: TerminalGame> {
    /// Describe a game in words
    Show(ShowArgs<G>),
    /// List a player's mistakes: the choices that cost the most
    Mistakes(mistakes::MistakesArgs<G>),
    /// Play a game again and check that nothing has changed
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
  longbox replay show game.replay --step 12     up to the 12th choice, with the table as it then was
A game that rules or cards have left behind cannot be shown any more, but its log is told.")]
pub(crate) struct ShowArgs<G: TerminalGame> {
    file: PathBuf,
    #[command(flatten)]
    game: GameArg,
    /// Whose view to show: a player's, a spectator's, or all cards open
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
  longbox replay verify game.replay && echo good
Of a game between people it also checks that neither the server nor a player chose the shuffles.")]
pub(crate) struct VerifyArgs<G: TerminalGame> {
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
pub(crate) struct RecordArgs<G: TerminalGame> {
    #[command(flatten)]
    game: GameArg,
    /// Deck of player A
    #[arg(long, default_value = G::STARTER)]
    deck: String,
    /// Deck of player B; of several other players, separated by commas
    #[arg(long, value_delimiter = ',', default_value = G::STARTER)]
    against: Vec<String>,
    /// The bots, player A's first; one name lets it play itself
    #[arg(long, value_delimiter = ',', default_value = "sidekick")]
    bots: Vec<BotSpec>,
    #[command(flatten)]
    thinking: Thinking,
    /// The seed of the game; the same seed gives the same game
    #[arg(long, default_value = "1")]
    seed: Seed,
    /// The file to write
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    #[command(flatten)]
    own: OwnCards,
    #[arg(skip)]
    of: PhantomData<G>,
}

pub(crate) fn run<G: TerminalGame>(command: &ReplayCommand<G>) -> miette::Result<ExitCode> {
    match command {
        ReplayCommand::Show(args) => match other_game::<G>(&args.file, args.game)? {
            Some(game) => crate::again_with(game),
            None => show(args),
        },
        ReplayCommand::Mistakes(args) => match other_game::<G>(&args.file, args.game)? {
            Some(game) => crate::again_with(game),
            None => mistakes::run(args),
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
    seed: Seed,
    /// How several people made the seed.
    #[serde(default)]
    shared: Option<SharedSeed>,
}

/// The game that a replay is of, if it is another one. A replay of a game that was not asked for is refused.
pub(crate) fn other_game<G: TerminalGame>(path: &Path, named: GameArg) -> miette::Result<Option<GameName>> {
    let found = parsed::<Head>(path)?.game;
    match GameName::from_word(&found) {
        Some(game) if game == G::NAME => Ok(None),
        Some(game) if named.game.is_none() => Ok(Some(game)),
        _ => Err(in_file(path, &ReplayError::other_game(G::NAME.word(), &found))),
    }
}

pub(crate) fn parsed<T: DeserializeOwned>(path: &Path) -> miette::Result<T> {
    let text = text_of(path)?;
    let body = unseal(&text).map_err(|error| in_file(path, &error))?;
    serde_json::from_str(body).map_err(|error| in_file(path, &ReplayError::not_a_replay(error)))
}

/// The text of a replay file.
pub(crate) fn text_of(path: &Path) -> miette::Result<String> {
    longbox_catalog::text_of(path, REPLAY_BYTES).map_err(|error| match error {
        FileError::NotText { .. } => in_file(path, &ReplayError::Damaged),
        error => miette!("{error}"),
    })
}

/// What is wrong with a file.
pub(crate) fn in_file(path: &Path, error: &dyn Display) -> miette::Report {
    miette!("{}: {error}", path.display())
}

/// Opens a stored game at a host, which checks that everything is as recorded.
fn open<G: TerminalGame>(path: &Path, own: &OwnCards) -> miette::Result<(Client, ReplayInfo)> {
    let mut client = Client::open(G::NAME, &own.cards)?;
    let info = client.open_replay(text_of(path)?).map_err(|text| in_file(path, &text))?;
    Ok((client, info))
}

fn show<G: TerminalGame>(args: &ShowArgs<G>) -> miette::Result<ExitCode> {
    let mut client = Client::open(G::NAME, &args.own.cards)?;
    let info = match client.open_replay(text_of(&args.file)?) {
        Ok(info) => info,
        Err(text) => return show_log(args, &client.old_log, &text),
    };
    let viewer = match args.from {
        From::A => Viewer::Seat(Seat::A),
        From::B => Viewer::Seat(Seat::B),
        From::C => Viewer::Seat(Seat(2)),
        From::D => Viewer::Seat(Seat(3)),
        From::Open => Viewer::Open,
        From::Spectator => Viewer::Spectator,
    };
    if let Viewer::Seat(seat) = viewer
        && seat.0 >= info.seats
    {
        return Err(miette!("nobody sat in seat {seat}"));
    }
    let reported = info.report.as_ref().map(|report| report.step);
    let step = args.step.or(reported).unwrap_or(usize::MAX);
    if args.output.json {
        return show_json(args, step, viewer);
    }
    client.show_replay(step, viewer).map_err(|text| in_file(&args.file, &text))?;
    tell(&client.log);
    if let Some(view) = client.view().filter(|_| args.step.or(reported).is_some()) {
        say("");
        view.drawn().show(&view);
    }
    match ended(&client) {
        Some(ending) => say(ending),
        None => say(paint(DIM, "The game is not over here.")),
    }
    if let Some(report) = &info.report {
        let told = format!("Reported after choice {}: {}", report.step, report.words);
        screen::say_wrapped(0, BAD, &told);
    }
    let practice = if info.practice { ", a practice game" } else { "" };
    let (made, seed) = (step.min(info.steps), parsed::<Head>(&args.file)?.seed);
    say(paint(DIM, format_args!("{made} of {} choices, seed {seed}{practice}", info.steps)));
    Ok(ExitCode::SUCCESS)
}

/// What is left of a game that can no longer be played: why, and its log as it was told then.
fn show_log<G: TerminalGame>(args: &ShowArgs<G>, log: &[String], reason: &str) -> miette::Result<ExitCode> {
    let reason = in_file(&args.file, &reason);
    if log.is_empty() || args.output.json {
        return Err(reason);
    }
    if args.step.is_some() || args.from != From::Open {
        return Err(miette!("{reason}. Its log can be read without --step and --from"));
    }
    screen::say_wrapped(0, BAD, &format!("{reason}. This was told when it was played:"));
    log.iter().for_each(|line| screen::say_wrapped(0, PLAIN, line));
    Ok(ExitCode::SUCCESS)
}

/// What a viewer saw, for programs.
fn show_json<G: TerminalGame>(args: &ShowArgs<G>, step: usize, viewer: Viewer) -> miette::Result<ExitCode> {
    let game = load::catalog::<G>(&args.own.cards)?.game;
    let replay: Replay<G::Setup> = parsed(&args.file)?;
    let mut events = Vec::new();
    replay.play(&game, step, &mut events).map_err(|error| in_file(&args.file, &error))?;
    let sights = events.iter().map(|event| game.sight_json(&game.sight(event, viewer)));
    screen::say_json(&sights.collect());
    Ok(ExitCode::SUCCESS)
}

/// How the game ended that is shown.
fn ended(client: &Client) -> Option<String> {
    let ending = client.table()?.ending.as_ref()?;
    Some(format!("{} {}", ending.title, ending.text))
}

fn verify<G: TerminalGame>(args: &VerifyArgs<G>) -> miette::Result<ExitCode> {
    let (mut client, info) = open::<G>(&args.file, &args.own)?;
    client.show_replay(usize::MAX, Viewer::Open).map_err(|text| in_file(&args.file, &text))?;
    let end = ended(&client).unwrap_or_else(|| "The game is not over.".to_owned());
    say(format_args!("{}: {}, every one as recorded. {end}", paint(GOOD, "good"), choices(info.steps)));
    let Head { seed, shared, .. } = parsed(&args.file)?;
    if let Some(shared) = shared {
        check_shared_seed(&shared, seed).map_err(|error| in_file(&args.file, &error))?;
        let people = screen::count(shared.shares.len(), "player");
        say(format_args!("The shuffles are {}: the server and {people} made them together.", paint(GOOD, "fair")));
    }
    Ok(ExitCode::SUCCESS)
}

fn choices(number: usize) -> String {
    screen::count(number, "choice")
}

fn record<G: TerminalGame>(args: &RecordArgs<G>) -> miette::Result<ExitCode> {
    let seats = 1 + args.against.len();
    if args.bots.len() != 1 && args.bots.len() != seats {
        return Err(miette!("there are {seats} seats for {}", screen::count(args.bots.len(), "bot")));
    }
    let mut client = Client::open(G::NAME, &args.own.cards)?;
    let mut chairs = Vec::new();
    for (word, bot) in std::iter::once(&args.deck).chain(&args.against).zip(args.bots.iter().cycle()) {
        let deck = deck(&mut client, word)?.key;
        chairs.push(SeatSetup {
            who: Who::Bot(bot.or(args.thinking.budget()).or(bot.kind.budget()).to_string()),
            deck,
            main: None,
        });
    }
    let (game, seed) = (G::NAME, args.seed);
    client.asked(&Call::Open(Invitation { game, chairs, mode: String::new(), first: First::Chance, seed }))?;
    while client.table().is_some_and(|table| table.ending.is_none()) {
        client.asked(&Call::Step(u16::MAX))?;
    }
    let Some(saved) = &client.saved else { return Err(miette!("the host gives no game to be kept")) };
    let file = args.out.display();
    std::fs::write(&args.out, &saved.replay).map_err(|error| miette!("{file} cannot be written: {error}"))?;
    say(format_args!("{} {} written to {file}.", saved.result, choices(saved.made)));
    Ok(ExitCode::SUCCESS)
}
