//! `longbox bench`: how fast games run here.

use crate::game::TerminalGame;
use crate::options::{GameArg, Json, OwnCards};
use crate::{instructions, load, sim};
use longbox_arena::{Measures, measure};
use longbox_kernel::Seed;
use miette::{IntoDiagnostic, miette};
use std::marker::PhantomData;
use std::process::ExitCode;
use std::time::Duration;

/// Measure the speed of random play on one core
#[derive(clap::Args)]
#[command(after_help = G::EXAMPLES.bench)]
pub(crate) struct BenchArgs<G: TerminalGame> {
    #[command(flatten)]
    game: GameArg,
    /// Decks that meet, as for sim [default: a fixed mix]
    #[arg(long, value_delimiter = ',', value_name = "DECK,...")]
    decks: Vec<String>,
    /// How long to play
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u64).range(1..=3_600))]
    seconds: u64,
    /// The random seed
    #[arg(long, default_value = "1")]
    seed: Seed,
    #[command(flatten)]
    own: OwnCards,
    #[command(flatten)]
    output: Json,
    #[arg(skip)]
    of: PhantomData<G>,
}

pub(crate) fn run<G: TerminalGame>(args: &BenchArgs<G>) -> miette::Result<ExitCode> {
    let catalog = load::catalog::<G>(&args.own.cards)?;
    let field = sim::field(&catalog, &args.decks, &G::Terms::default(), 2)?;
    let time = Duration::from_secs(args.seconds);
    let allocations = || crate::MEMORY.stats().allocations as u64;
    let mut measures =
        measure(&catalog.game, &field, args.seed, time, &allocations).map_err(|error| miette!("{error}"))?;
    let instructions = instructions::count::<G>();
    measures.instructions_per_decision = instructions.as_ref().ok().copied();
    if args.output.json {
        crate::screen::say(serde_json::to_string_pretty(&measures).into_diagnostic()?);
    } else {
        crate::screen::say(told(catalog.game.name(), &measures, field.pairings.len()).trim_end());
        if let Err(why) = instructions {
            crate::screen::say(format_args!("  instructions were not counted: {why}"));
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn told(game: &str, m: &Measures, pairings: usize) -> String {
    let mut lines = vec![format!("{game}, random play on one core, {pairings} pairings of decks, {} games", m.games)];
    let mut line = |what: &str, text: String| lines.push(format!("  {what:<26}{text:>12}"));
    line("games/s", format!("{:.0}", m.games_per_second));
    line("decisions/s", format!("{:.0}", m.decisions_per_second));
    line("decisions a game", format!("{:.1}", m.decisions_per_game));
    line("options a decision", format!("{:.2}", m.options_per_decision));
    line("wall time a decision", format!("{:.0} ns", m.wall_ns_per_decision));
    let cpu = m.cpu_ns_per_decision.map_or("not known".to_owned(), |cpu| format!("{cpu:.0} ns"));
    line("CPU time a decision", cpu);
    if let Some(count) = m.instructions_per_decision {
        line("instructions a decision", count.to_string());
    }
    line("allocations a decision", format!("{:.3}", m.allocations_per_decision));
    let games = m.games_per_cpu_second.map_or("not known".to_owned(), |games| format!("{games:.0}"));
    line("games a CPU second", games);
    line("a position", format!("{} bytes", m.position_bytes));
    line("  to clone", format!("{:.0} ns", m.clone_ns));
    line("  to list its options", format!("{:.0} ns", m.options_ns));
    line("  to cut to a standpoint", format!("{:.0} ns", m.standpoint_ns));
    line("  to imagine from there", format!("{:.0} ns", m.imagine_ns));
    line("to deal a game", format!("{:.0} ns", m.deal_ns));
    lines.join("\n") + "\n"
}
