//! `longbox arena learn`: what positions are worth, learned from who won.

use crate::game::TerminalGame;
use crate::options::{GameArg, Json};
use crate::{load, sim};
use longbox_arena::{Field, Learning, Lesson};
use longbox_kernel::Seed;
use miette::{IntoDiagnostic, WrapErr, miette};
use std::fmt::Write;
use std::path::PathBuf;
use std::process::ExitCode;

/// Let bots play many games and learn from who won
#[derive(clap::Args)]
#[command(after_help = "Examples:
  longbox arena learn --game squad --bots sidekick,quick --games 12000
  longbox arena learn --game vs --games 1800 --seed 1 --out weights.txt")]
pub(crate) struct LearnArgs<G: TerminalGame> {
    #[command(flatten)]
    game: GameArg,
    /// Decks that meet, as for sim; every eighth is left out, to be judged by [default: tuned, or else all]
    #[arg(long, value_delimiter = ',', value_name = "DECK,...")]
    decks: Vec<String>,
    /// How many games
    #[arg(long, default_value_t = 4_000, value_parser = clap::value_parser!(u64).range(10..=10_000_000))]
    games: u64,
    /// Bots that play, each against itself, one game in turn
    #[arg(long, value_delimiter = ',', default_value = "sidekick", value_name = "BOT,...")]
    bots: Vec<String>,
    /// The random seed
    #[arg(long, default_value = "1")]
    seed: Seed,
    /// How many threads; 0 for one on each core
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u16).range(0..=256))]
    threads: u16,
    /// Write the weights to this file instead of showing them
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    output: Json,
    #[arg(skip)]
    of: std::marker::PhantomData<G>,
}

pub(crate) fn run<G: TerminalGame>(args: &LearnArgs<G>) -> miette::Result<ExitCode> {
    let bots = sim::specs(&args.bots, None)?;
    let catalog = load::catalog::<G>(&[])?;
    let words = decks_of(args);
    let decks = load::decks(&catalog, &words)?;
    let field = Field::new(&catalog.game, &decks, &G::Terms::default());
    let learning = Learning {
        game: &catalog.game,
        field: &field,
        bots: &bots,
        games: args.games,
        seed: args.seed,
        threads: usize::from(args.threads),
    };
    let lesson = sim::with_progress(args.games, |progress| learning.learn(progress));
    let lesson = lesson.map_err(|error| miette!("{error}"))?;
    let file = weights(args, &words, &lesson);
    if let Some(path) = &args.out {
        std::fs::write(path, &file)
            .into_diagnostic()
            .wrap_err_with(|| format!("{} was not written", path.display()))?;
    }
    match args.output.json {
        true => crate::screen::say(serde_json::to_string_pretty(&lesson).into_diagnostic()?),
        false => {
            crate::screen::say(told(&lesson).trim_end());
            match &args.out {
                Some(path) => crate::screen::say(format_args!("Weights are in {}", path.display())),
                None => crate::screen::say(file.trim_end()),
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The decks that were named, or the best group there is.
fn decks_of<G: TerminalGame>(args: &LearnArgs<G>) -> Vec<String> {
    const BEST: &str = "tuned";
    match args.decks.as_slice() {
        [] => vec![if G::GROUPS.contains(&BEST) { BEST } else { "all" }.to_owned()],
        named => named.to_vec(),
    }
}

/// The file of weights, with the way it was made in its head.
fn weights<G: TerminalGame>(args: &LearnArgs<G>, decks: &[String], lesson: &Lesson) -> String {
    let mut text = format!(
        "# What positions are worth, in millionths of log-odds. Learned, not written:\n# longbox arena learn --game {} --decks {} --bots {} --games {} --seed {}\n",
        G::NAME.word(),
        decks.join(","),
        args.bots.join(","),
        args.games,
        args.seed
    );
    for (name, weight) in &lesson.weights {
        let _ = writeln!(text, "{name} {weight}");
    }
    text
}

fn told(lesson: &Lesson) -> String {
    let mut text = format!("{} positions of {} games with a winner\n", lesson.positions, lesson.games);
    let _ = writeln!(text, "  {:<16}{:>10}{:>22}{:>22}", "", "positions", "learned", "by hand");
    for mark in &lesson.marks {
        let quality = |of: longbox_arena::Quality| format!("{:.4}, {:.1} %", of.log_loss, of.accuracy * 100.0);
        let (learned, by_hand) = (quality(mark.learned), quality(mark.by_hand));
        let _ = writeln!(text, "  {:<16}{:>10}{learned:>22}{by_hand:>22}", mark.of, mark.positions);
    }
    text + "  (log-loss, and how often the likelier side won)\n"
        + &format!("Held-out decks: {}\n", lesson.held_out.join(", "))
}
