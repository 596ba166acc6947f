//! `longbox scenario`: plays scenario files and says what does not hold.

use crate::games::{GameName, Visitor};
use crate::load;
use crate::options::{GameArg, Json, OwnCards};
use crate::parlour::Parlour;
use crate::screen::{self, BAD, DIM, GOOD, paint, say};
use clap::Args;
use longbox_scenario::limits::FILE_BYTES;
use longbox_scenario::{Finding, Report, Theatre, run_paths};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  longbox scenario scenarios
  longbox scenario scenarios/squad/timing.scenario
  longbox scenario my.scenario --json

Every scenario is also replayed from its log, saved and loaded, re-dealt blind and undone at every decision.
docs/scenarios.md describes the format.")]
pub(crate) struct ScenarioArgs {
    /// Scenario files or folders of them
    #[arg(required = true)]
    paths: Vec<PathBuf>,
    /// Name every scenario, not only those that fail
    #[arg(long)]
    list: bool,
    #[command(flatten)]
    game: GameArg,
    #[command(flatten)]
    output: Json,
    #[command(flatten)]
    own: OwnCards,
}

pub(crate) fn run(args: &ScenarioArgs) -> miette::Result<ExitCode> {
    let report = report(&args.paths, args.game.game.unwrap_or_default(), &args.own.cards)?;
    if report.findings.is_empty() {
        return Err(miette::miette!("no scenarios were found there; scenario files end in .scenario"));
    }
    if args.output.json {
        screen::say_json(&report_json(&report));
    } else {
        tell(&report, args.list);
    }
    Ok(if report.failures().next().is_none() { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

/// Plays everything below the paths; each file tells its game. Own cards belong to the game that is named.
fn report(paths: &[PathBuf], named: GameName, cards: &[PathBuf]) -> miette::Result<Report> {
    if let Some(absent) = paths.iter().find(|path| !Path::exists(path)) {
        return Err(miette::miette!("there is no file or folder '{}'", absent.display()));
    }
    let cards_of = |game: GameName| if game == named { cards } else { &[] };
    let stages = GameName::all().iter().map(|game| game.visit(Stage { cards: cards_of(*game) }));
    let theatres = stages.collect::<miette::Result<Vec<_>>>()?;
    let theatres: Vec<&dyn Theatre> = theatres.iter().map(|theatre| &**theatre).collect();
    run_paths(&theatres, paths).map_err(|error| miette::miette!("the scenarios cannot be read: {error}"))
}

/// Plays the scenarios of one game below a path.
pub(crate) fn report_of(game: GameName, path: &Path) -> miette::Result<Report> {
    let mut report = report(&[path.to_owned()], game, &[])?;
    let mut games: BTreeMap<String, bool> = BTreeMap::new();
    let of_game = |file: &String| {
        let text = longbox_catalog::text_of(Path::new(file), FILE_BYTES).unwrap_or_default();
        longbox_scenario::parse(&text).is_ok_and(|file| file.game == game.word())
    };
    report.findings.retain(|finding| *games.entry(finding.file.clone()).or_insert_with_key(of_game));
    Ok(report)
}

/// Builds the stage of a game.
struct Stage<'a> {
    cards: &'a [PathBuf],
}

impl Visitor for Stage<'_> {
    type Output = miette::Result<Box<dyn Theatre>>;

    fn visit<G: Parlour>(self) -> Self::Output {
        Ok(load::catalog::<G>(self.cards)?.game.theatre())
    }
}

fn tell(report: &Report, list: bool) {
    for finding in &report.findings {
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
