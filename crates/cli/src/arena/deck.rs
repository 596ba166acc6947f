//! `longbox arena deck`: the deck doctor.

use super::ladder::usual;
use super::report::{tables, terminal};
use crate::game::TerminalGame;
use crate::load;
use crate::options::{GameArg, Json, OwnCards, Thinking};
use crate::screen;
use crate::sim::with_progress;
use longbox_arena::doctor::{DeckTest, GameRow, Part, Report, merge};
use longbox_arena::{Shard, Timing};
use longbox_bots::BotSpec;
use longbox_catalog::{Catalog, DeckOf};
use longbox_host::Host;
use longbox_kernel::Seed;
use longbox_protocol::{Call, GameName, Report as Told};
use longbox_report::Faces;
use miette::{IntoDiagnostic, WrapErr, miette};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

/// A part of a run has at most so many bytes: sixty decks against sixty take a hundredth of it.
const PART_BYTES: usize = 256 << 20;

/// Test decks over many games: what they win, against whom, and which cards do the work
#[derive(clap::Args)]
#[command(after_help = G::EXAMPLES.arena_deck)]
pub(crate) struct DeckArgs<G: TerminalGame> {
    #[command(flatten)]
    game: GameArg,
    #[arg(value_name = "DECK", required_unless_present = "merge", help = decks_help::<G>())]
    decks: Vec<String>,
    #[command(flatten)]
    field: FieldArgs<G>,
    /// How many games each deck plays
    #[arg(long, default_value_t = 2_000, value_parser = clap::value_parser!(u64).range(2..=100_000_000))]
    games: u64,
    /// Play only a part of the games, as in 3/16, and write it with --out
    #[arg(long, value_name = "PART/PARTS", requires = "out")]
    shard: Option<Shard>,
    /// Write what was counted, to be put together with --merge
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Put parts of one run together instead of playing
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = ["decks", "shard", "against"])]
    merge: Vec<PathBuf>,
    #[command(flatten)]
    output: Json,
    #[command(flatten)]
    files: ReportFiles,
}

/// Whom decks meet, and who plays.
#[derive(clap::Args)]
pub(super) struct FieldArgs<G: TerminalGame> {
    #[arg(long, value_delimiter = ',', value_name = "DECK,...", help = against_help::<G>())]
    against: Vec<String>,
    /// Who plays both sides
    #[arg(long, default_value = "quick", value_name = "BOT")]
    bot: String,
    #[command(flatten)]
    thinking: Thinking,
    /// The random seed
    #[arg(long, default_value = "1")]
    pub(super) seed: Seed,
    /// How many threads; 0 for one on each core
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u16).range(0..=256))]
    pub(super) threads: u16,
    #[command(flatten)]
    own: OwnCards,
    #[command(flatten)]
    terms: G::MatchArgs,
}

/// What else is written.
#[derive(clap::Args)]
struct ReportFiles {
    /// Write the report as one page for the browser
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Write games.csv (a row a game) and cards.csv (a row a card) into this folder
    #[arg(long, value_name = "FOLDER")]
    csv: Option<PathBuf>,
    /// Write the same tables as games.parquet and cards.parquet
    #[arg(long, value_name = "FOLDER")]
    parquet: Option<PathBuf>,
}

fn decks_help<G: TerminalGame>() -> String {
    format!("Decks to test: names, .deck files, or the words {}", load::groups::<G>())
}

fn against_help<G: TerminalGame>() -> String {
    format!("Whom they meet: names, .deck files or the words {} [default: {}]", load::groups::<G>(), usual::<G>())
}

/// The decks that are met where none are named: those of the ladder.
fn usual_decks<G: TerminalGame>() -> Vec<String> {
    let words = if G::LADDER_DECKS.is_empty() { G::MIX } else { G::LADDER_DECKS };
    words.iter().map(|word| (*word).to_owned()).collect()
}

/// What was asked for, ready to be played.
pub(super) struct Ready<G: TerminalGame> {
    pub(super) catalog: Catalog<G>,
    pub(super) decks: Vec<DeckOf<G>>,
    pub(super) against: Vec<DeckOf<G>>,
    pub(super) terms: G::Terms,
    pub(super) bot: BotSpec,
}

impl<G: TerminalGame> FieldArgs<G> {
    pub(super) fn ready(&self, decks: &[String]) -> miette::Result<Ready<G>> {
        if G::table_size(&self.terms) != 2 {
            let help = "leave --players and --mode out";
            return Err(miette!(help = help, "decks are tested at tables of two"));
        }
        let bot: BotSpec = self.bot.parse().map_err(|error| miette!("{error}"))?;
        let catalog = load::catalog::<G>(&self.own.cards)?;
        let decks = load::decks(&catalog, decks)?;
        let words = if self.against.is_empty() { usual_decks::<G>() } else { self.against.clone() };
        let against = load::decks(&catalog, &words)?;
        if let [only] = &against[..]
            && decks.iter().any(|deck| deck.key == only.key)
        {
            return Err(miette!(help = "name another deck after --against", "the deck would only meet itself"));
        }
        Ok(Ready { decks, against, terms: G::terms(&self.terms)?, bot: bot.or(self.thinking.budget()), catalog })
    }

    /// So many games of these decks.
    pub(super) fn test<'a>(&self, ready: &'a Ready<G>, games: u64, shard: Shard) -> DeckTest<'a, G> {
        DeckTest {
            game: &ready.catalog.game,
            decks: &ready.decks,
            against: &ready.against,
            terms: &ready.terms,
            bot: ready.bot,
            games,
            seed: self.seed,
            threads: usize::from(self.threads),
            shard,
        }
    }
}

pub(crate) fn run<G: TerminalGame>(args: &DeckArgs<G>) -> miette::Result<ExitCode> {
    let (part, rows, timing) = match args.merge.as_slice() {
        [] => play(args)?,
        files => (merged(files)?, None, None),
    };
    if let Some(path) = &args.out {
        write(path, &serde_json::to_string(&part).into_diagnostic()?)?;
    }
    let report = Report::new(&part);
    let mut written: Vec<String> = args.out.iter().map(|path| path.display().to_string()).collect();
    if let Some(path) = &args.files.html {
        write(path, &longbox_report::page(&report, &faces()))?;
        written.push(path.display().to_string());
    }
    for (folder, write) in [(&args.files.csv, tables::Writer::Csv), (&args.files.parquet, tables::Writer::Parquet)] {
        if let Some(folder) = folder {
            written.extend(write.write(folder, &report, rows.as_deref())?);
        }
    }
    if args.output.json {
        screen::say(serde_json::to_string_pretty(&report).into_diagnostic()?);
        return Ok(ExitCode::SUCCESS);
    }
    screen::say(terminal::told(&report).trim_end());
    if let Some(Timing { seconds, games_per_second, threads }) = timing {
        let text = format!("{seconds:.1} s, {games_per_second:.0} games/s on {}", screen::count(threads, "thread"));
        screen::say(screen::paint(screen::DIM, text));
    }
    if !written.is_empty() {
        screen::say(format_args!("Written: {}", written.join(", ")));
    }
    if args.shard.is_some() {
        screen::say("This is one part: put all of them together with `longbox arena deck --merge FILE...`.");
    }
    if rows.is_none() && (args.files.csv.is_some() || args.files.parquet.is_some()) {
        screen::say("Parts hold no single games, so there is a table of cards only.");
    }
    Ok(ExitCode::SUCCESS)
}

type Played = (Part, Option<Vec<GameRow>>, Option<Timing>);

fn play<G: TerminalGame>(args: &DeckArgs<G>) -> miette::Result<Played> {
    let ready = args.field.ready(&args.decks)?;
    let test = args.field.test(&ready, args.games, args.shard.unwrap_or(Shard::WHOLE));
    let games = test.games_here();
    let start = Instant::now();
    let tables = args.files.csv.is_some() || args.files.parquet.is_some();
    let played = with_progress(games, |progress| match tables {
        true => test.play_with_rows(progress).map(|(part, rows)| (part, Some(rows))),
        false => test.play(progress).map(|part| (part, None)),
    });
    let (part, rows) = played.map_err(|error| miette!("{error}"))?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = if test.threads == 0 { cores } else { test.threads };
    Ok((part, rows, Some(Timing::new(games, start.elapsed().as_secs_f64(), threads))))
}

fn merged(files: &[PathBuf]) -> miette::Result<Part> {
    let read = |path: &PathBuf| {
        let text = load::text_of(path, PART_BYTES)?;
        let part: Result<Part, _> = serde_json::from_str(&text);
        part.map_err(|error| {
            let help = "parts are written by `longbox arena deck ... --shard 1/4 --out FILE`";
            miette!(help = help, "{} is no part of a run: {error}", path.display())
        })
    };
    let parts = files.iter().map(read).collect::<miette::Result<Vec<Part>>>()?;
    merge(parts).map_err(|error| miette!("{error}"))
}

/// All cards that come with the program, for their pictures.
fn faces() -> Faces {
    let mut faces = Vec::new();
    // Without them a report still has pictures, only plainer ones.
    if let Ok(mut host) = Host::open() {
        for game in GameName::ALL {
            host.call(&Call::Cards(game), &mut |told| {
                if let Told::Cards(_, cards) = told {
                    faces.extend(cards);
                }
            });
        }
    }
    faces.into_iter().collect()
}

pub(super) fn write(path: &Path, text: &str) -> miette::Result<()> {
    std::fs::write(path, text).into_diagnostic().wrap_err_with(|| format!("{} cannot be written", path.display()))
}
