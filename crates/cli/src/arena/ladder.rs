//! `longbox arena ladder`: every bot meets every other.

use super::ladder_file::{LadderFile, resume};
use super::ladder_words;
use super::odd_games::OddGames;
use super::plot;
use crate::game::TerminalGame;
use crate::options::{GameArg, Json, OwnCards, Thinking};
use crate::{load, screen, sim};
use longbox_arena::{Ladder, LadderRecord, MOST_ROUNDS, OddGame, SequentialTest, Shard};
use longbox_bots::{BotSpec, Budget};
use longbox_kernel::{Seed, Table};
use miette::miette;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

/// Rounds of each pair unless somebody says otherwise.
const ROUNDS: u64 = 400;
/// `--quick` lets bots think so many times less.
const QUICKER: u32 = 10;

/// Let every bot meet every other and tell who is stronger
#[derive(clap::Args)]
#[command(after_help = G::EXAMPLES.ladder)]
pub(crate) struct LadderArgs<G: TerminalGame> {
    #[command(flatten)]
    game: GameArg,
    /// The bots, the weakest first
    #[arg(long, value_delimiter = ',', default_value = "random,rookie,sidekick,hero", value_name = "BOT,...")]
    bots: Vec<String>,
    #[arg(long, value_delimiter = ',', value_name = "DECK,...", help = decks_help::<G>())]
    decks: Vec<String>,
    /// Rounds of each pair [default: 400; --quick has a number of its own]
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=MOST_ROUNDS))]
    rounds: Option<u64>,
    #[command(flatten)]
    thinking: Thinking,
    /// A tenth of the looks, and so many rounds that it ends in minutes
    #[arg(long)]
    quick: bool,
    /// Stop a pair as soon as a sequential test knows whether the later bot is so much stronger, as in +10elo
    #[arg(long, value_name = "ELO", conflicts_with = "shard")]
    until: Option<SequentialTest>,
    /// The random seed
    #[arg(long, default_value = "1")]
    seed: Seed,
    /// Play only a part of the rounds, as in 3/16; `longbox arena merge` joins the parts
    #[arg(long, value_name = "PART", default_value_t = Shard::WHOLE, hide_default_value = true)]
    shard: Shard,
    /// Write everything to this file after every few rounds, and go on from it
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Draw the strengths as a picture
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// A folder for games that broke or reached a bound, as replays [default: a folder beside --out]
    #[arg(long, value_name = "FOLDER")]
    keep: Option<PathBuf>,
    /// How many threads; 0 for one on each core
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u16).range(0..=256))]
    threads: u16,
    #[command(flatten)]
    output: Json,
    #[command(flatten)]
    own: OwnCards,
    #[command(flatten)]
    terms: G::MatchArgs,
}

fn decks_help<G: TerminalGame>() -> String {
    format!("{} [default: {}]", sim::known_decks::<G>(), usual::<G>())
}

/// The decks that play where none are named, in words.
pub(super) fn usual<G: TerminalGame>() -> String {
    if G::LADDER_DECKS.is_empty() { "a fixed mix".to_owned() } else { G::LADDER_DECKS.join(",") }
}

pub(crate) fn run<G: TerminalGame>(args: &LadderArgs<G>) -> miette::Result<ExitCode> {
    let bots = bots(args)?;
    let terms = G::terms(&args.terms)?;
    let sides = G::sides(&args.terms)?;
    let catalog = load::catalog::<G>(&args.own.cards)?;
    let usual: Vec<String> = G::LADDER_DECKS.iter().map(|word| (*word).to_owned()).collect();
    let words = if args.decks.is_empty() { &usual } else { &args.decks };
    let field = sim::field(&catalog, words, &terms, G::table_size(&args.terms))?;
    let rounds = args.rounds.unwrap_or(if args.quick { G::QUICK_ROUNDS } else { ROUNDS });
    let ladder = Ladder {
        game: &catalog.game,
        field: &field,
        bots: &bots,
        sides,
        rounds,
        seed: args.seed,
        threads: usize::from(args.threads),
        shard: args.shard,
        until: args.until,
    };
    let mut record = ladder.begin();
    if let Some(out) = &args.out {
        record = resume(out, record)?;
    }
    let folder = args.keep.clone().or_else(|| args.out.as_ref().map(|out| out.with_extension("games")));
    let odd_games = OddGames::new(folder, &record);
    let start = Instant::now();
    play(&ladder, &mut record, args.out.as_deref(), &odd_games)?;
    tell::<G>(args, &record, start.elapsed().as_secs_f64())?;
    odd_games.tell(&record);
    Ok(ExitCode::SUCCESS)
}

/// Plays on, and writes down what is known after each block of rounds.
fn play<G: TerminalGame>(
    ladder: &Ladder<'_, G>,
    record: &mut LadderRecord,
    out: Option<&Path>,
    odd_games: &OddGames,
) -> miette::Result<()> {
    sim::with_progress(ladder.games_left(record), |progress| {
        loop {
            let keep = |table: &Table<'_, G>, odd: &OddGame| odd_games.keep(table, odd);
            let went_on = ladder.play_block(record, &keep, progress).map_err(|error| miette!("{error}"))?;
            if let Some(out) = out {
                LadderFile::new(record).write(out)?;
            }
            if !went_on {
                return Ok(());
            }
        }
    })
}

fn tell<G: TerminalGame>(args: &LadderArgs<G>, record: &LadderRecord, seconds: f64) -> miette::Result<()> {
    let file = LadderFile::new(record);
    if let Some(svg) = &args.svg {
        let picture = plot::draw(&record.settings, &file.report);
        std::fs::write(svg, picture).map_err(|error| miette!("{} cannot be written: {error}", svg.display()))?;
    }
    if args.output.json {
        screen::say(file.text()?.trim_end());
    } else {
        screen::say(ladder_words::told(record, &file.report).trim_end());
        screen::say(screen::paint(screen::DIM, format_args!("{seconds:.1} s")));
    }
    Ok(())
}

/// The bots with their budgets.
fn bots<G: TerminalGame>(args: &LadderArgs<G>) -> miette::Result<Vec<BotSpec>> {
    let budget = args.thinking.budget();
    let spec = |word: &String| BotSpec::for_arena(word).map(|spec| spec.or(budget)).map_err(|error| miette!("{error}"));
    let mut bots = args.bots.iter().map(spec).collect::<miette::Result<Vec<BotSpec>>>()?;
    if args.quick {
        bots.iter_mut().for_each(|bot| *bot = bot.or(bot.kind.budget().map(quicker)));
    }
    let mut names = BTreeSet::new();
    match bots.iter().find(|bot| !names.insert(**bot)) {
        Some(twice) => Err(miette!("{twice} is named twice: a bot does not meet itself on a ladder")),
        None if bots.len() < 2 => {
            Err(miette!(help = "as in --bots random,sidekick", "a ladder needs at least two bots"))
        }
        None => Ok(bots),
    }
}

fn quicker(budget: Budget) -> Budget {
    Budget { looks: (budget.looks / QUICKER).max(1), time: budget.time.map(|time| time / QUICKER) }
}
