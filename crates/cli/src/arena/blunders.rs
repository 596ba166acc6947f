//! `longbox arena blunders`: how many positions of a suite bots solve.

use crate::game::TerminalGame;
use crate::load;
use crate::options::{GameArg, Json, OwnCards, Thinking};
use crate::screen::{self, BAD, BOLD, DIM, GOOD, paint, say};
use crate::sim;
use indicatif::{ProgressBar, ProgressStyle};
use longbox_bots::BotSpec;
use longbox_scenario::{Asking, Errand, Fault, Puzzle, Reply, ScenarioGame, Tried, Weighed, puzzles};
use miette::miette;
use rayon::prelude::*;
use serde_json::{Value, json};
use std::marker::PhantomData;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Ask bots in positions with a right answer, and count
#[derive(clap::Args)]
#[command(after_help = "Examples:
  longbox arena blunders --game vs
  longbox arena blunders --game squad --bots sidekick,hero:200 -v
  longbox arena blunders --game vs my.scenario --weigh 200

A position is a scenario with 'best' and 'never' lines; docs/scenarios.md says how they are judged.
A bot is asked ten times in each, and has solved it if it is right nine times.")]
pub(crate) struct BlundersArgs<G: TerminalGame> {
    /// Scenario files or folders of them [default: scenarios/bots/GAME]
    files: Vec<PathBuf>,
    #[command(flatten)]
    game: GameArg,
    /// The bots that are asked
    #[arg(
        long,
        value_delimiter = ',',
        default_value = "random,rookie,quick,sidekick,hero:100",
        value_name = "BOT,..."
    )]
    bots: Vec<String>,
    #[command(flatten)]
    thinking: Thinking,
    /// Name the positions that are not solved, with what the bot did
    #[arg(long, short)]
    verbose: bool,
    /// Check the verdicts instead: play so many games out after each play, with the last of the bots on all seats
    #[arg(long, value_name = "GAMES")]
    weigh: Option<u64>,
    #[command(flatten)]
    output: Json,
    #[command(flatten)]
    own: OwnCards,
    #[arg(skip)]
    of: PhantomData<G>,
}

pub(crate) fn run<G: TerminalGame>(args: &BlundersArgs<G>) -> miette::Result<ExitCode> {
    let bots = sim::specs(&args.bots, args.thinking.budget())?;
    let game = load::catalog::<G>(&args.own.cards)?.game.scenarios();
    let suite = [Path::new("scenarios/bots").join(G::NAME.word())];
    let files = if args.files.is_empty() { &suite[..] } else { &args.files[..] };
    if let Some(absent) = files.iter().find(|path| !path.exists()) {
        return Err(miette!("there is no file or folder '{}'", absent.display()));
    }
    let found = puzzles(&*game, files).map_err(|error| miette!("{error}"))?;
    if found.is_empty() {
        return Err(miette!("there is no scenario with 'best' or 'never' lines for {} there", G::TITLE));
    }
    if let Some(games) = args.weigh {
        let bot = *bots.last().ok_or_else(|| miette!("no bot was named"))?;
        return weigh(&*game, &found, bot, games, args.output.json);
    }
    let bar = bar(found.len() * bots.len());
    let mut scores = Vec::new();
    for bot in bots {
        let tried = found.par_iter().map(|puzzle| {
            let reply = puzzle.ask(&*game, Errand::Ask(Asking::new(bot)));
            bar.inc(1);
            match reply.map_err(|fault| wrong(puzzle, &fault))? {
                Reply::Tried(tried) => Ok(tried),
                Reply::Weighed(_) => Ok(Tried::default()),
            }
        });
        scores.push((bot, tried.collect::<miette::Result<Vec<Tried>>>()?));
    }
    bar.finish_and_clear();
    if args.output.json {
        screen::say_json(&scores_json(&found, &scores));
    } else {
        tell(&found, &scores, args.verbose);
    }
    Ok(ExitCode::SUCCESS)
}

fn wrong(puzzle: &Puzzle, fault: &Fault) -> miette::Report {
    miette!("{}:{}: {fault}", puzzle.path, if fault.line > 0 { fault.line } else { puzzle.line })
}

/// It draws nothing where nobody looks.
fn bar(steps: usize) -> ProgressBar {
    let bar = ProgressBar::new(steps as u64);
    match ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} positions, {eta} left") {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

fn solved(tried: &[Tried]) -> usize {
    tried.iter().filter(|one| one.is_solved()).count()
}

/// The share of all tries that were right.
fn share(tried: &[Tried]) -> f64 {
    let (right, of) = tried.iter().fold((0, 0), |(right, of), one| (right + one.right, of + one.of));
    f64::from(right) * 100.0 / f64::from(of.max(1))
}

fn tell(found: &[Puzzle], scores: &[(BotSpec, Vec<Tried>)], verbose: bool) {
    let heads = format!("{:<14}{:>8}{:>6}{:>12}", "bot", "solved", "of", "right tries");
    say(paint(BOLD, heads));
    for (bot, tried) in scores {
        let solved = solved(tried);
        say(format_args!("{:<14}{solved:>8}{:>6}{:>10.1} %", bot.to_string(), found.len(), share(tried)));
    }
    for (bot, tried) in scores.iter().filter(|_| verbose) {
        let failed: Vec<_> = found.iter().zip(tried).filter(|(_, tried)| !tried.is_solved()).collect();
        if !failed.is_empty() {
            say(format_args!("\n{}", paint(BOLD, format_args!("{bot} did not solve"))));
        }
        for (puzzle, tried) in failed {
            let place = paint(DIM, format_args!("{}:{}", puzzle.path, puzzle.line));
            say(format_args!("  {} {place}", puzzle.title));
            say(format_args!("    right {} of {}", paint(BAD, tried.right), tried.of));
            for (did, times) in &tried.wrong {
                say(format_args!("    {} {did}", paint(DIM, format_args!("{times} x"))));
            }
        }
    }
}

fn scores_json(found: &[Puzzle], scores: &[(BotSpec, Vec<Tried>)]) -> Value {
    let position = |(puzzle, tried): (&Puzzle, &Tried)| {
        json!({
            "file": puzzle.path,
            "line": puzzle.line,
            "title": puzzle.title,
            "right": tried.right,
            "tries": tried.of,
            "solved": tried.is_solved(),
            "wrong": tried.wrong.iter().map(|(did, times)| json!({ "did": did, "times": times })).collect::<Vec<_>>(),
        })
    };
    let bot = |(bot, tried): &(BotSpec, Vec<Tried>)| {
        json!({
            "bot": bot.to_string(),
            "solved": solved(tried),
            "of": tried.len(),
            "positions": found.iter().zip(tried).map(position).collect::<Vec<_>>(),
        })
    };
    json!({ "bots": scores.iter().map(bot).collect::<Vec<_>>() })
}

/// How games go on after each play of the lines and each option.
fn weigh(game: &dyn ScenarioGame, found: &[Puzzle], bot: BotSpec, games: u64, json: bool) -> miette::Result<ExitCode> {
    let bar = bar(found.len());
    let weighed = found.par_iter().map(|puzzle| {
        let reply = puzzle.ask(game, Errand::Weigh(bot, games)).map_err(|fault| wrong(puzzle, &fault));
        bar.inc(1);
        match reply? {
            Reply::Weighed(weighed) => Ok(weighed),
            Reply::Tried(_) => Ok(Vec::new()),
        }
    });
    let weighed = weighed.collect::<miette::Result<Vec<Vec<Weighed>>>>()?;
    bar.finish_and_clear();
    if json {
        let one = |one: &Weighed| json!({ "play": one.play, "won": one.won, "games": one.of });
        let position = |(puzzle, weighed): (&Puzzle, &Vec<Weighed>)| {
            let plays: Vec<Value> = weighed.iter().map(one).collect();
            json!({ "file": puzzle.path, "line": puzzle.line, "title": puzzle.title, "plays": plays })
        };
        screen::say_json(&Value::Array(found.iter().zip(&weighed).map(position).collect()));
        return Ok(ExitCode::SUCCESS);
    }
    for (puzzle, weighed) in found.iter().zip(&weighed) {
        let place = paint(DIM, format_args!("{}:{}", puzzle.path, puzzle.line));
        say(format_args!("{} {place}", paint(GOOD, &puzzle.title)));
        for one in weighed {
            let won = f64::from(one.won) * 100.0 / f64::from(one.of.max(1));
            say(format_args!("  {won:>5.1} %  {}", one.play));
        }
    }
    Ok(ExitCode::SUCCESS)
}
