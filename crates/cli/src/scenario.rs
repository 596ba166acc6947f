//! `longbox scenario`: plays scenario files and says what does not hold.

use crate::load;
use crate::screen::{self, BAD, DIM, GOOD, paint, say};
use clap::Args;
use longbox_scenario::{Finding, Report, SquadTheatre, run_paths};
use serde_json::{Value, json};
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
    /// Print a JSON object
    #[arg(long)]
    json: bool,
    /// A file of further card definitions; may be given several times
    #[arg(long, value_name = "FILE")]
    cards: Vec<PathBuf>,
}

pub(crate) fn run(args: &ScenarioArgs) -> miette::Result<ExitCode> {
    let report = report(&args.paths, &args.cards)?;
    if report.findings.is_empty() {
        return Err(miette::miette!("no scenarios were found there; scenario files end in .scenario"));
    }
    if args.json {
        screen::say_json(&report_json(&report));
    } else {
        tell(&report, args.list);
    }
    Ok(if report.failures().next().is_none() { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

/// Plays everything below the paths.
pub(crate) fn report(paths: &[PathBuf], cards: &[PathBuf]) -> miette::Result<Report> {
    if let Some(absent) = paths.iter().find(|path| !Path::exists(path)) {
        return Err(miette::miette!("there is no file or folder '{}'", absent.display()));
    }
    let catalog = load::squad(cards)?;
    let squad = SquadTheatre { game: catalog.game };
    run_paths(&[&squad], paths).map_err(|error| miette::miette!("the scenarios cannot be read: {error}"))
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
