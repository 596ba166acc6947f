//! `cargo verify`: every check that a change must pass, the same here and in CI.

use std::process::{Command, ExitCode};
use std::time::Duration;

use crate::compile::{Compiled, Group, compile};
use crate::games::GAMES;
use crate::process::{adopt, show, show_and_keep};
use crate::report::Report;
use crate::tally::Tally;
use crate::workspace::{Profile, Workspace};
use crate::{browser, docs, full, page, room, tidy, twin};

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Depth {
    /// For the working day: what needs neither a browser nor much time.
    Quick,
    Usual,
    /// What players get, other browsers and the long soaks too.
    Full,
}

const FMT: &str = "fmt --all --check";
/// Tests that play so many games that a working day would feel it, by a part of their names.
const LONG: [&str; 5] = [
    "random_games::",
    "a_match_is_the_same_for_any_number_of_threads",
    "bots_always_give_legal_options",
    "greedy_beats_random",
    "three_and_four_can_play_and_teams_win_together",
];

/// Runs every step, also after one has failed, and ends with a table and the total.
pub(crate) fn verify(workspace: &Workspace, depth: Depth) -> Result<ExitCode, String> {
    adopt();
    room::warn(workspace);
    let mut report = Report::default();
    report.step("format", &format!("cargo {FMT}"), || Tally::of(show(workspace.cargo(FMT))));
    report.step("tidy", "the project laws", || tidy::tidy(workspace));
    natively(workspace, depth, &mut report);
    if depth != Depth::Quick {
        in_the_browser(workspace, &mut report);
    }
    if depth == Depth::Full {
        full::steps(workspace, &mut report);
    }
    report.print();
    Ok(if report.total().failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// What the machine itself can run.
fn natively(workspace: &Workspace, depth: Depth, report: &mut Report) {
    if !clippy(workspace, "clippy", &[Group::Games, Group::Tools], report) {
        for name in ["tests", "scenarios", "coverage", "docs"] {
            report.skip(name, "clippy");
        }
        return;
    }
    report.step("tests", "of everything but the page in a browser", || {
        let mut tally = tests(workspace, Group::Games, depth);
        tally += tests(workspace, Group::Tools, depth);
        tally
    });
    report.step("scenarios", "longbox scenario scenarios", || scenarios(workspace));
    report.step("coverage", "longbox rules --coverage", || coverage(workspace));
    if depth != Depth::Quick {
        report.step("docs", "the commands in the documents", || docs::docs(workspace));
    }
}

/// Needs the network once, where the browser or its helper is missing.
fn in_the_browser(workspace: &Workspace, report: &mut Report) {
    let tools = report.step("tools", "a browser, its driver, axe-core", || Tally::of(said(browser::tools(workspace))));
    let page = report.step("page", "the page for tests", || Tally::of(said(page::build(workspace, page::Kind::Test))));
    let twin = page && report.step("twin", "the same games for both", || Tally::of(said(twin::build(workspace))));
    let compiled = clippy(workspace, "clippy tests", &[Group::Browser], report);
    let needs = [("tools", tools), ("page", page), ("twin", twin), ("clippy tests", compiled)];
    match needs.into_iter().find(|(_, is_there)| !is_there) {
        Some((missing, _)) => report.skip("browser", missing),
        None => {
            report.step("browser", "the page in Chromium, two tests at a time", || browser::tests(workspace, ""));
        }
    }
}

/// One check a group. True: there is something to run.
fn clippy(workspace: &Workspace, name: &'static str, groups: &[Group], report: &mut Report) -> bool {
    let mut works = true;
    report.step(name, "everything is compiled, and nobody has anything to say", || {
        let mut tally = Tally::default();
        for group in groups {
            let compiled = compile(workspace, *group).unwrap_or_else(|problem| {
                println!("{problem}");
                Compiled { works: false, is_clean: false }
            });
            works &= compiled.works;
            tally += Tally::of(compiled.is_clean);
        }
        tally
    });
    works
}

fn tests(workspace: &Workspace, group: Group, depth: Depth) -> Tally {
    match group.cargo(workspace, "test", "--no-fail-fast") {
        Ok(mut command) => {
            if depth == Depth::Quick {
                command.arg("--").args(LONG.iter().flat_map(|name| ["--skip", name]));
            }
            run_tests(command)
        }
        Err(problem) => {
            println!("{problem}");
            Tally::of(false)
        }
    }
}

pub(crate) fn run_tests(command: Command) -> Tally {
    let (ok, output) = show_and_keep(command, |lines, time| {
        let finished =
            lines.lines().filter(|line| line.starts_with("test ") && !line.starts_with("test result")).count();
        println!("    … {} so far, {finished} tests finished", minutes(time));
    });
    Tally::of_run(ok, &output)
}

/// Whether it went well; what did not is told.
pub(crate) fn said(result: Result<(), String>) -> bool {
    result.inspect_err(|message| println!("{message}")).is_ok()
}

pub(crate) fn minutes(time: Duration) -> String {
    format!("{} min {:02} s", time.as_secs() / 60, time.as_secs() % 60)
}

/// As it was compiled for the tests.
fn longbox(workspace: &Workspace, words: &[&str]) -> Option<Command> {
    match workspace.program(Profile::Dev) {
        Ok(program) => {
            let mut command = Command::new(program);
            command.args(words).current_dir(&workspace.root);
            Some(command)
        }
        Err(message) => {
            println!("{message}");
            None
        }
    }
}

/// One check a game: every rule has its scenarios.
fn coverage(workspace: &Workspace) -> Tally {
    let mut tally = Tally::default();
    for game in GAMES {
        tally += Tally::of(longbox(workspace, &["rules", "--coverage", "--game", game]).is_some_and(show));
    }
    tally
}

/// As many as the program says; where it says nothing, one for each file.
fn scenarios(workspace: &Workspace) -> Tally {
    let Some(command) = longbox(workspace, &["scenario", "scenarios"]) else { return Tally::of(false) };
    let (ok, output) = show_and_keep(command, |_, time| println!("    … scenarios still running, {}", minutes(time)));
    let mut tally = Tally::of_summary(&output).unwrap_or_else(|| {
        let files = workspace.files().unwrap_or_default();
        let passed = if ok { files.iter().filter(|path| path.starts_with("scenarios/")).count() } else { 0 };
        Tally { passed, ..Tally::default() }
    });
    if ok && tally.failed > 0 {
        println!("`longbox scenario` says that {} failed and yet exits 0", tally.failed);
    }
    if !ok && tally.failed == 0 {
        tally.failed = 1;
    }
    tally
}
