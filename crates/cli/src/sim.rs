//! `longbox sim`: many games between bots.

use crate::load;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use longbox_arena::{Field, Match, Mean, Rate, Summary, Timing, round_robin};
use longbox_bots::BotKind;
use longbox_catalog::{Deck, SquadCatalog};
use longbox_squad::Format;
use miette::{IntoDiagnostic, miette};
use std::io::IsTerminal;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Who plays when no decks are named: the starter deck against itself, and all of these against each other.
const MIX: [&str; 6] =
    ["starter", "a-false-god", "hulk-or-bust", "crazy-like-a-goblin", "gambits-gang", "lets-iron-it-out"];

/// Let bots play many games and count who wins
#[derive(Clone, Debug, clap::Args)]
#[command(after_help = "\
Examples:
  longbox sim --games 20000 --bots random,greedy --seed 7
  longbox sim --decks starter,hulk-or-bust,my.deck --json
  longbox sim --decks quest --handicaps --games 50000 --coverage

Every seed is played twice with the bots in swapped seats.
The same seed gives the same result, for any number of threads.
Intervals are 95 % (Wilson).")]
pub(crate) struct SimArgs {
    /// The game to play
    #[arg(long, default_value = "squad")]
    pub(crate) game: String,
    /// Decks that meet: names, .deck files, or the words all, quest, starter [default: a fixed mix]
    #[arg(long, value_delimiter = ',', value_name = "DECK,...")]
    pub(crate) decks: Vec<String>,
    /// How many games
    #[arg(long, default_value_t = 2_000, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub(crate) games: u64,
    /// The two bots; one name lets it play itself
    #[arg(long, value_delimiter = ',', default_value = "random,greedy", value_name = "BOT,BOT")]
    pub(crate) bots: Vec<String>,
    /// Decides all chance
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many threads; 0 for one on each core
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u16).range(0..=256))]
    pub(crate) threads: u16,
    #[command(flatten)]
    pub(crate) output: Output,
    /// A file with further cards (may be repeated)
    #[arg(long, value_name = "FILE")]
    pub(crate) cards: Vec<PathBuf>,
    /// The deck rule: strict, casual or quest [default: the decks' own, or quest when they differ]
    #[arg(long)]
    pub(crate) format: Option<String>,
    /// Play quest decks with their handicaps: the quest deck sits in seat B
    #[arg(long)]
    pub(crate) handicaps: bool,
    /// Count for each card whether it was played and its powers worked
    #[arg(long)]
    pub(crate) coverage: bool,
}

/// How the result is given.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(crate) struct Output {
    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
    /// Put the time it took into the JSON, under the key "timing"
    #[arg(long, requires = "json")]
    pub(crate) timing: bool,
}

pub(crate) fn run(args: SimArgs) -> miette::Result<ExitCode> {
    known_game(&args.game)?;
    let bots = bots(&args.bots)?;
    let format = args.format.as_deref().map(format_named).transpose()?;
    let catalog = load::squad(&args.cards)?;
    let field = field(&catalog, &args.decks, format, args.handicaps)?;
    let (game, games, seed) = (&catalog.game, args.games, args.seed);
    let bout =
        Match { game, field: &field, bots, games, seed, threads: usize::from(args.threads), coverage: args.coverage };
    let start = Instant::now();
    let mut summary = with_progress(games, |progress| bout.play(progress)).map_err(|error| miette!("{error}"))?;
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = if args.threads == 0 { threads } else { usize::from(args.threads) };
    let timing = Timing::new(games, start.elapsed().as_secs_f64(), threads);
    if args.output.json {
        summary.timing = Some(timing).filter(|_| args.output.timing);
        crate::screen::say(serde_json::to_string_pretty(&summary).into_diagnostic()?);
    } else {
        crate::screen::say(told(&summary, timing).trim_end());
    }
    Ok(ExitCode::SUCCESS)
}

/// Refuses games that are not there.
pub(crate) fn known_game(word: &str) -> miette::Result<()> {
    match word {
        "squad" => Ok(()),
        _ => Err(miette!(help = "the games are: squad (Super Hero Squad TCG)", "there is no game '{word}'")),
    }
}

fn bots(words: &[String]) -> miette::Result<[BotKind; 2]> {
    let kinds: Vec<BotKind> = words
        .iter()
        .map(|word| word.parse().map_err(|error: longbox_bots::UnknownBot| miette!("{error}")))
        .collect::<miette::Result<_>>()?;
    match kinds[..] {
        [a, b] => Ok([a, b]),
        [a] => Ok([a, a]),
        _ => Err(miette!(help = "as in --bots random,greedy", "a match is between two bots, not {}", kinds.len())),
    }
}

fn format_named(word: &str) -> miette::Result<Format> {
    let known = Format::ALL.map(Format::name).join(", ");
    let found = Format::ALL.into_iter().find(|format| format.name() == word);
    found.ok_or_else(|| miette!("there is no format '{word}'; known are {known}"))
}

/// The decks of a match and how they meet.
pub(crate) fn field(
    catalog: &SquadCatalog,
    words: &[String],
    format: Option<Format>,
    handicaps: bool,
) -> miette::Result<Field> {
    if !words.is_empty() {
        let decks = load::decks(catalog, words)?;
        return Ok(Field::new(&catalog.game, &decks, format, handicaps));
    }
    let decks = MIX.iter().map(|word| load::deck(catalog, word)).collect::<miette::Result<Vec<Deck>>>()?;
    let mut pairs = vec![[0, 0]];
    pairs.extend(round_robin(decks.len()));
    Ok(Field::of_pairs(&catalog.game, &decks, &pairs, format, handicaps))
}

/// Shows a bar on a terminal when something takes longer than a second.
fn with_progress<T>(games: u64, work: impl FnOnce(&(dyn Fn(u64) + Sync)) -> T) -> T {
    let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::hidden());
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} games, {eta} left") {
        bar.set_style(style);
    }
    let shown = AtomicBool::new(!std::io::stderr().is_terminal());
    let start = Instant::now();
    let done = work(&|finished| {
        bar.inc(finished);
        if !shown.load(Ordering::Relaxed) && start.elapsed() > Duration::from_secs(1) {
            shown.store(true, Ordering::Relaxed);
            bar.set_draw_target(ProgressDrawTarget::stderr());
        }
    });
    bar.finish_and_clear();
    done
}

/// The summary for people.
fn told(summary: &Summary, timing: Timing) -> String {
    let mut lines = vec![format!(
        "{} games of {}, {} against {}, {} pairings of decks, seed {}",
        summary.games, summary.game, summary.bots[0].name, summary.bots[1].name, summary.pairings, summary.seed
    )];
    let mut line = |what: &str, text: String| lines.push(format!("  {what:<22}{text}"));
    for (bot, letter) in summary.bots.iter().zip(["first bot", "second bot"]) {
        line(&format!("{} ({letter})", bot.name), rate(bot.wins));
    }
    line("seat A", rate(summary.seats[0]));
    line("seat B", rate(summary.seats[1]));
    line("who goes first", rate(summary.first));
    line("ties, without result", format!("{:>8}, {}", summary.ties, summary.caps));
    line("turns", mean(summary.turns));
    line("decisions", mean(summary.decisions));
    line("  with a choice", mean(summary.choices));
    line("options of a choice", mean(summary.options));
    for ending in &summary.endings {
        line("ended by", format!("{:>8}  {}", ending.games, ending.reason));
    }
    line("fingerprint", summary.fingerprint.clone());
    let speed =
        format!("{:.2} s, {:.0} games/s on {} threads", timing.seconds, timing.games_per_second, timing.threads);
    line("time", speed);
    if !summary.decks.is_empty() {
        lines.push("Decks".to_owned());
        let width = summary.decks.iter().map(|deck| deck.deck.chars().count()).max().unwrap_or(0);
        lines.extend(summary.decks.iter().map(|deck| format!("  {:<width$}  {}", deck.deck, rate(deck.wins))));
    }
    lines.extend(covered(summary));
    lines.join("\n") + "\n"
}

fn rate(rate: Rate) -> String {
    format!("{:>8} of {:<8} {rate}", rate.won, rate.of)
}

fn mean(mean: Mean) -> String {
    format!("{:>8.1}  ({} to {})", mean.mean, mean.min, mean.max)
}

fn covered(summary: &Summary) -> Vec<String> {
    let Some(coverage) = &summary.coverage else { return Vec::new() };
    let mut lines = vec![format!(
        "Cards in the decks: {}; played {}, with powers that worked {}",
        coverage.cards, coverage.played, coverage.worked
    )];
    let lists = [
        ("never played", &coverage.never_played),
        ("never became a Keeper", &coverage.never_kept),
        ("powers never worked", &coverage.never_worked),
    ];
    for (what, cards) in lists {
        let cards_text = if cards.is_empty() { "none".to_owned() } else { cards.join(", ") };
        lines.push(format!("  {what} ({}): {cards_text}", cards.len()));
    }
    lines
}
