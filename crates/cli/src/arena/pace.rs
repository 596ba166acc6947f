//! `longbox arena pace`: how fast a bot thinks, and whether it keeps to its time.

use crate::game::TerminalGame;
use crate::load;
use crate::options::{GameArg, Json, OwnCards, Thinking};
use crate::screen::{BOLD, DIM, count, paint, say};
use crate::sim;
use indicatif::HumanCount;
use longbox_arena::{Pace, PaceTest, Shares};
use longbox_kernel::Seed;
use miette::{IntoDiagnostic, miette};
use std::marker::PhantomData;
use std::process::ExitCode;

/// Measure how fast a bot thinks and whether it keeps to its time
#[derive(clap::Args)]
#[command(after_help = "Examples:
  longbox arena pace --game vs --bot hero --think 50ms
  longbox arena pace --game squad --bot hero --looks 2000 --games 20
  longbox arena pace --game vs --bot legend --think 1s --against quick --games 1 --json

The games are played on one core, so leave another one to the rest of the machine. Where others use \
the machine too, a bot may have to wait for the processor when it should answer; how far it went beyond its time \
without that is told beside it, up to 2 ms too much. One choice in eight is thought about a second time, with a \
stopwatch, to tell where the time goes; that time counts nowhere else.")]
pub(crate) struct PaceArgs<G: TerminalGame> {
    #[command(flatten)]
    game: GameArg,
    /// Decks that meet, as for sim [default: a fixed mix]
    #[arg(long, value_delimiter = ',', value_name = "DECK,...")]
    decks: Vec<String>,
    /// Whose choices are timed
    #[arg(long, default_value = "hero")]
    bot: String,
    #[command(flatten)]
    thinking: Thinking,
    /// Who plays against it
    #[arg(long, default_value = "sidekick", value_name = "BOT")]
    against: String,
    /// How many games
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    games: u64,
    /// The random seed
    #[arg(long, default_value = "1")]
    seed: Seed,
    #[command(flatten)]
    output: Json,
    #[command(flatten)]
    own: OwnCards,
    #[arg(skip)]
    of: PhantomData<G>,
}

pub(crate) fn run<G: TerminalGame>(args: &PaceArgs<G>) -> miette::Result<ExitCode> {
    let bots = sim::specs(&[args.bot.clone(), args.against.clone()], args.thinking.budget())?;
    let catalog = load::catalog::<G>(&args.own.cards)?;
    let field = sim::field(&catalog, &args.decks, &G::Terms::default(), 2)?;
    let (bot, against) = (bots[0], bots[1]);
    let test = PaceTest { game: &catalog.game, field: &field, bot, against, games: args.games, seed: args.seed };
    let pace = sim::with_progress(args.games, |progress| test.measure(progress)).map_err(|error| miette!("{error}"))?;
    if args.output.json {
        say(serde_json::to_string_pretty(&pace).into_diagnostic()?);
    } else {
        let head = format!("{}: {} against {}", G::TITLE, pace.bot, pace.against);
        say(paint(BOLD, head));
        lines(&pace).iter().for_each(say);
    }
    Ok(ExitCode::SUCCESS)
}

fn lines(pace: &Pace) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = |what: &str, figure: String, note: &str| {
        let note = if note.is_empty() { String::new() } else { format!("  {}", paint(DIM, note)) };
        lines.push(format!("  {what:<24}{figure:>12}{note}"));
    };
    line("choices", HumanCount(pace.choices).to_string(), &format!("in {}", count(pace.games as usize, "game")));
    line("a choice", format!("{:.1} ms", pace.ms_per_choice), "on average");
    line("the longest choice", format!("{:.1} ms", pace.longest_ms), "");
    if let (Some(overrun), Some(budget)) = (pace.overrun_ms, pace.budget_ms) {
        line("its time", format!("{budget:.1} ms"), "");
        let own = pace.own_overrun_ms.map_or(String::new(), |own| format!("without waiting at most {own:.1} ms"));
        line("beyond it at worst", format!("{overrun:.1} ms"), &own);
    }
    if let Some(search) = &pace.search {
        line("looks a choice", HumanCount(search.looks_per_choice as u64).to_string(), "");
        line("looks a second", HumanCount(search.looks_per_second as u64).to_string(), "");
        line("a look", format!("{:.1} µs", search.us_per_look), "");
        let Shares { imagine, tree, habit, score } = search.shares;
        line("  imagining games", format!("{imagine:.0} %"), "of the time");
        line("  in the tree", format!("{tree:.0} %"), "glances at new choices included");
        line("  playing on by habit", format!("{habit:.0} %"), "");
        line("  scoring", format!("{score:.0} %"), "");
    }
    lines
}
