//! `longbox scenario`: plays scenario files and says what does not hold.

mod from_replay;

use crate::game::TerminalGame;
use crate::games::{self, Visitor};
use crate::load;
use crate::options::{GameArg, Json, OwnCards};
use crate::screen::{self, BAD, DIM, GOOD, paint, say};
use clap::{Args, Subcommand};
use longbox_protocol::GameName;
use longbox_scenario::limits::FILE_BYTES;
use longbox_scenario::{Coverage, Finding, Report, ScenarioGame, run_paths, scenarios_with};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  longbox scenario scenarios
  longbox scenario scenarios/squad/rules/timing.scenario
  longbox scenario my.scenario --json
  longbox scenario my.scenario --log
  longbox scenario --card Loki
  longbox scenario migrate my.scenario
  longbox scenario from-replay report.replay --out wrong.scenario

Every scenario is also replayed from its log, saved and loaded, re-dealt blind and undone at every decision.
docs/scenarios.md describes the format.")]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub(crate) struct ScenarioArgs {
    #[command(subcommand)]
    command: Option<Errand>,
    /// Scenario files or folders of them
    #[arg(required_unless_present = "card")]
    paths: Vec<PathBuf>,
    /// List every scenario, not just those that fail
    #[arg(long)]
    list: bool,
    /// Print the log of every scenario as it is played
    #[arg(long)]
    log: bool,
    /// Play nothing; list the scenarios that speak of this card (below `scenarios` if no path is given)
    #[arg(long, value_name = "NAME")]
    card: Option<String>,
    #[command(flatten)]
    game: GameArg,
    #[command(flatten)]
    output: Json,
    #[command(flatten)]
    own: OwnCards,
}

#[derive(Debug, Subcommand)]
enum Errand {
    /// Update files to the newest format without changing what they mean
    Migrate {
        /// Scenario files or folders of them
        #[arg(required = true)]
        paths: Vec<PathBuf>,
    },
    /// Write a moment of a stored game as a scenario
    FromReplay(from_replay::FromReplayArgs),
}

pub(crate) fn run(args: &ScenarioArgs) -> miette::Result<ExitCode> {
    match &args.command {
        Some(Errand::Migrate { paths }) => return migrate(paths),
        Some(Errand::FromReplay(args)) => return from_replay::run(args),
        None => {}
    }
    if let Some(card) = &args.card {
        return list_of_card(card, &args.paths, args.output.json);
    }
    let report = report(&args.paths, args.game.game.unwrap_or(games::USUAL), &args.own.cards)?;
    if report.findings.is_empty() {
        return Err(miette::miette!("no scenarios were found there; scenario files end in .scenario"));
    }
    if args.output.json {
        screen::say_json(&report_json(&report));
    } else {
        tell(&report, args.list, args.log);
    }
    Ok(if report.failures().next().is_none() { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

/// Plays everything below the paths; each file tells its game. Own cards belong to the game that is named.
fn report(paths: &[PathBuf], named: GameName, cards: &[PathBuf]) -> miette::Result<Report> {
    check_paths(paths)?;
    let games = games(named, cards)?;
    let games: Vec<&dyn ScenarioGame> = games.iter().map(|game| &**game).collect();
    run_paths(&games, paths).map_err(unreadable)
}

fn check_paths(paths: &[PathBuf]) -> miette::Result<()> {
    match paths.iter().find(|path| !Path::exists(path)) {
        Some(absent) => Err(miette::miette!("there is no file or folder '{}'", absent.display())),
        None => Ok(()),
    }
}

fn unreadable(error: impl std::fmt::Display) -> miette::Report {
    miette::miette!("the scenarios cannot be read: {error}")
}

/// All games, to play scenarios for.
fn games(named: GameName, cards: &[PathBuf]) -> miette::Result<Vec<Box<dyn ScenarioGame>>> {
    let cards_of = |game: GameName| if game == named { cards } else { &[] };
    GameName::ALL.into_iter().map(|game| games::visit(game, Load { cards: cards_of(game) })).collect()
}

/// The files below the paths with their texts.
fn texts(paths: &[PathBuf]) -> miette::Result<Vec<(PathBuf, String)>> {
    check_paths(paths)?;
    let mut found = Vec::new();
    for path in paths {
        for file in longbox_scenario::files(path).map_err(unreadable)? {
            let text = longbox_catalog::text_of(&file, FILE_BYTES).map_err(unreadable)?;
            found.push((file, text));
        }
    }
    Ok(found)
}

/// Rewrites files that are not in the newest format.
fn migrate(paths: &[PathBuf]) -> miette::Result<ExitCode> {
    let games = games(games::USUAL, &[])?;
    let games: Vec<&dyn ScenarioGame> = games.iter().map(|game| &**game).collect();
    let (mut migrated, mut left, mut failed) = (0, 0, 0);
    for (file, text) in texts(paths)? {
        let name = file.display().to_string();
        match longbox_scenario::migrate(&games, &name, &text) {
            Ok(Some(new)) => {
                std::fs::write(&file, &new).map_err(|error| miette::miette!("{name} cannot be written: {error}"))?;
                let added = new.lines().count() - text.lines().count();
                say(format_args!("{} {name}: {} added", paint(GOOD, "migrated"), screen::count(added, "line")));
                migrated += 1;
            }
            Ok(None) => left += 1,
            Err(fault) => {
                say(format_args!("{} {name}:{}: {fault}", paint(BAD, "left alone"), fault.line));
                failed += 1;
            }
        }
    }
    say(format_args!(
        "{} migrated, {left} in the newest format already, {failed} left alone",
        screen::count(migrated, "file")
    ));
    Ok(if failed == 0 { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

/// Names the scenarios that speak of a card, by name or id.
fn list_of_card(card: &str, paths: &[PathBuf], json: bool) -> miette::Result<ExitCode> {
    let all = [PathBuf::from("scenarios")];
    let mut words = crate::cards::ids_of(card);
    words.push(card.trim().to_owned());
    let mut found = Vec::new();
    for (file, text) in texts(if paths.is_empty() { &all } else { paths })? {
        let named = scenarios_with(&text, &words).unwrap_or_default();
        found.extend(named.into_iter().map(|(line, title)| (file.display().to_string(), line, title)));
    }
    if json {
        let one = |(file, line, title): &(String, usize, String)| json!({ "file": file, "line": line, "title": title });
        screen::say_json(&Value::Array(found.iter().map(one).collect()));
    } else {
        for (file, line, title) in &found {
            say(format_args!("{title} {}", paint(DIM, format_args!("{file}:{line}"))));
        }
        say(paint(DIM, format_args!("{} with '{card}'", screen::count(found.len(), "scenario"))));
    }
    Ok(if found.is_empty() { ExitCode::from(1) } else { ExitCode::SUCCESS })
}

/// Which rules of a game have scenarios below a path.
pub(crate) fn coverage(game: &dyn ScenarioGame, path: &Path) -> miette::Result<Coverage> {
    let paths = [path.to_owned()];
    check_paths(&paths)?;
    longbox_scenario::coverage(game, &paths).map_err(unreadable)
}

/// Builds the stage of a game.
struct Load<'a> {
    cards: &'a [PathBuf],
}

impl Visitor for Load<'_> {
    type Output = miette::Result<Box<dyn ScenarioGame>>;

    fn visit<G: TerminalGame>(self) -> Self::Output {
        Ok(load::catalog::<G>(self.cards)?.game.scenarios())
    }
}

fn tell(report: &Report, list: bool, log: bool) {
    for finding in &report.findings {
        if log {
            say(format_args!("scenario: {}", finding.title));
            for (line, told) in &finding.log {
                say(format_args!("  {}", line.text));
                told.iter().for_each(|told| say(paint(DIM, format_args!("      {told}"))));
            }
        }
        let place = format!("{}:{}", finding.file, finding.line);
        match &finding.result {
            Ok(_) if list => say(format_args!("{} {} {}", paint(GOOD, "ok"), finding.title, paint(DIM, place))),
            Ok(_) => {}
            Err(fault) => {
                say(format_args!("{} {}\n  {place}: {fault}\n", paint(BAD, "failed"), finding.title));
            }
        }
    }
    let failed = report.failures().count();
    let passed = report.findings.len() - failed;
    let checked: usize = report.findings.iter().filter_map(|finding| finding.result.as_ref().ok()).sum();
    say(format_args!("{}, {checked} decisions played again the hard way", screen::count(report.files, "file")));
    say(format_args!("scenarios: {passed} passed, {failed} failed"));
}

fn report_json(report: &Report) -> Value {
    let failed = report.failures().count();
    let one = |finding: &Finding| {
        json!({
            "file": finding.file,
            "line": finding.line,
            "title": finding.title,
            "shows": finding.shows,
            "limits": finding.limits,
            "cases": finding.cases,
            "passed": finding.result.is_ok(),
            "fault": finding.result.as_ref().err().map(ToString::to_string),
        })
    };
    json!({
        "files": report.files,
        "passed": report.findings.len() - failed,
        "failed": failed,
        "scenarios": report.findings.iter().map(one).collect::<Vec<Value>>(),
    })
}
