//! `longbox arena slips`: decisions that lose games, found in games that bots play.

use super::slip_file::Court;
use crate::game::TerminalGame;
use crate::load;
use crate::options::{GameArg, OwnCards, Thinking};
use crate::screen::{BOLD, DIM, MARK, paint, say};
use crate::sim;
use longbox_arena::{Slip, SlipSearch};
use longbox_kernel::Seed;
use miette::miette;
use std::marker::PhantomData;
use std::path::PathBuf;
use std::process::ExitCode;

/// Find decisions of bots that lose games, in games they play
#[derive(clap::Args)]
#[command(after_help = "Examples:
  longbox arena slips --game vs --bot sidekick --games 10
  longbox arena slips --game squad --bot quick --gap 30
  longbox arena slips --game vs --bot rookie --games 20 --adviser hero:100 --out found

Every option is played out by quick in imagined games. A decision is told if the option taken wins far fewer of them
than the best one. What is told begins with set-up lines for a scenario; effects that last are not among them.
With --out a scenario is written for each, as short as it can be set up, where a better bot comes to the same verdict.")]
pub(crate) struct SlipsArgs<G: TerminalGame> {
    #[command(flatten)]
    game: GameArg,
    /// Decks that meet, as for sim [default: a fixed mix]
    #[arg(long, value_delimiter = ',', value_name = "DECK,...")]
    decks: Vec<String>,
    /// Who plays, on all seats
    #[arg(long, default_value = "sidekick")]
    bot: String,
    #[command(flatten)]
    thinking: Thinking,
    /// Weigh only decisions in which this bot would do otherwise: much quicker, but what it gets wrong itself stays
    /// hidden
    #[arg(long, value_name = "BOT")]
    adviser: Option<String>,
    /// How many games
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    games: u64,
    /// Imagined games for each option of a decision that looks bad
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(20..=100_000))]
    worlds: u32,
    /// Tell a decision if it wins so many percent fewer than the best option
    #[arg(long, default_value_t = 25, value_parser = clap::value_parser!(u32).range(1..=100))]
    gap: u32,
    /// The random seed
    #[arg(long, default_value = "1")]
    seed: Seed,
    /// Write a scenario with 'best' and 'never' lines for each into this folder
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    /// Who plays games out to judge what is written
    #[arg(long, default_value = "sidekick", value_name = "BOT")]
    judge: String,
    /// So many games after each option
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(20..=100_000))]
    judge_games: u64,
    #[command(flatten)]
    own: OwnCards,
    #[arg(skip)]
    of: PhantomData<G>,
}

pub(crate) fn run<G: TerminalGame>(args: &SlipsArgs<G>) -> miette::Result<ExitCode> {
    let bots = sim::specs(std::slice::from_ref(&args.bot), args.thinking.budget())?;
    let adviser = sim::specs(args.adviser.as_slice(), None)?.first().copied();
    let catalog = load::catalog::<G>(&args.own.cards)?;
    let field = sim::field(&catalog, &args.decks, &G::Terms::default(), 2)?;
    let search = SlipSearch {
        game: &catalog.game,
        field: &field,
        bot: bots[0],
        adviser,
        games: args.games,
        worlds: args.worlds,
        gap: args.gap,
        seed: args.seed,
    };
    let judge = sim::specs(std::slice::from_ref(&args.judge), None)?[0];
    let slips = sim::with_progress(args.games, |progress| search.find(progress)).map_err(|error| miette!("{error}"))?;
    slips.iter().for_each(|slip| tell(&catalog.game, slip));
    if let Some(folder) = &args.out {
        let source = format!("--bot {} --seed {}", bots[0], args.seed);
        let court = Court { game: &catalog.game, judge, games: args.judge_games, gap: args.gap, source: &source };
        let written = court.write(&slips, folder)?;
        say(format_args!("{} written to {}", crate::screen::count(written, "scenario"), folder.display()));
    }
    say(format_args!("{} in {} games", crate::screen::count(slips.len(), "slip"), args.games));
    Ok(ExitCode::SUCCESS)
}

fn tell<G: TerminalGame>(game: &G, slip: &Slip<G>) {
    let head = format!("{}, game {}, turn {}: {} decides", slip.decks, slip.game, slip.turn, slip.seat);
    say(paint(BOLD, head));
    game.set_up_lines(&slip.position).iter().for_each(|line| say(format_args!("  {line}")));
    for (number, (key, won)) in slip.options.iter().enumerate() {
        let share = f64::from(*won) * 100.0 / f64::from(slip.worlds);
        let taken = if number == slip.taken { paint(MARK, " <- taken") } else { String::new() };
        say(format_args!("  {}  {key}{taken}", paint(DIM, format_args!("{share:>5.1} %"))));
    }
    say("");
}
