//! `longbox scenario from-replay`: a moment of a stored game as a scenario.

use super::games as all_games;
use crate::game::TerminalGame;
use crate::games::{self, Visitor};
use crate::load;
use crate::options::OwnCards;
use crate::replay::{in_file, parsed};
use crate::screen::{self, BAD, DIM, GOOD, paint, say};
use clap::Args;
use longbox_kernel::{Replay, ReplayHead};
use longbox_protocol::GameName;
use longbox_scenario::{Moment, ScenarioGame, run_text, scenario_from};
use miette::miette;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  longbox scenario from-replay report.replay                 the moment that the player reported
  longbox scenario from-replay game.replay --step 143 --out wrong.scenario

The scenario begins where set-up lines can say how the game stood, makes the choices up to the moment and ends with
what could be chosen there. It is played at once; if it does not come out there, something was in force that set-up
lines cannot say, and the command says so. Change the last lines into what should be true.")]
pub(crate) struct FromReplayArgs {
    /// A replay, or the file of a reported ruling
    file: PathBuf,
    /// The choices made before the moment [default: what the player reported, or else the end]
    #[arg(long, value_name = "N")]
    step: Option<usize>,
    /// Write the scenario here instead of printing it
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    own: OwnCards,
}

pub(super) fn run(args: &FromReplayArgs) -> miette::Result<ExitCode> {
    let head: ReplayHead = parsed(&args.file)?;
    let game = GameName::from_word(&head.game)
        .ok_or_else(|| in_file(&args.file, &format!("'{}' is a game that is not known here", head.game)))?;
    let text = games::visit(game, Write { args })?;
    let faults = faults(game, &args.own.cards, &text)?;
    match &args.out {
        Some(out) => {
            std::fs::write(out, &text).map_err(|error| miette!("{} cannot be written: {error}", out.display()))?;
            say(format_args!("{} {}", paint(GOOD, "written"), out.display()));
        }
        None => print!("{text}"),
    }
    if faults.is_empty() {
        if args.out.is_some() {
            say(paint(DIM, "It plays and reaches the same question."));
        }
        return Ok(ExitCode::SUCCESS);
    }
    eprintln!("{}", paint(BAD, "It doesn't reach the same question, so set-up lines can't describe all of it:"));
    faults.iter().for_each(|fault| eprintln!("  {fault}"));
    Ok(ExitCode::from(1))
}

/// Writes the scenario of a game of any kind.
struct Write<'a> {
    args: &'a FromReplayArgs,
}

impl Visitor for Write<'_> {
    type Output = miette::Result<String>;

    fn visit<G: TerminalGame>(self) -> Self::Output {
        let path = &self.args.file;
        let game = load::catalog::<G>(&self.args.own.cards)?.game;
        let replay: Replay<G::Setup> = parsed(path)?;
        let reported = replay.report.as_ref();
        let step = self.args.step.or(reported.map(|report| report.step)).unwrap_or(replay.steps.len());
        if step > replay.steps.len() {
            return Err(miette!("the game has only {}", screen::count(replay.steps.len(), "choice")));
        }
        let words = reported.map(|report| report.words.as_str()).unwrap_or_default();
        let title = format!("{} after choice {step}", stem(path));
        scenario_from(&game, &replay, Moment { step, title: &title, words }).map_err(|error| in_file(path, &error))
    }
}

fn stem(path: &Path) -> String {
    path.file_stem().map_or_else(|| "A game".to_owned(), |stem| stem.to_string_lossy().into_owned())
}

/// What does not hold when the scenario is played.
fn faults(game: GameName, cards: &[PathBuf], text: &str) -> miette::Result<Vec<String>> {
    let games = all_games(game, cards)?;
    let games: Vec<&dyn ScenarioGame> = games.iter().map(|game| &**game).collect();
    let findings = run_text(&games, "scenario", text);
    let faults = findings.into_iter().filter_map(|finding| finding.result.err());
    Ok(faults.map(|fault| format!("line {}: {fault}", fault.line)).collect())
}
