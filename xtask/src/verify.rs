//! `cargo verify`: every check that a change must pass, the same here and in CI.

use std::process::{Command, ExitCode};
use std::time::Duration;

use crate::games::GAMES;
use crate::process::{show, show_and_keep};
use crate::report::Report;
use crate::tally::Tally;
use crate::workspace::Workspace;
use crate::{browser, docs, instructions, page, play, tidy, wasm};

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Depth {
    Usual,
    /// The long soaks too.
    Full,
}

const FMT: &str = "fmt --all --check";
/// Without what leptos is part of: that is looked at as the browser gets it.
const CLIPPY: &str = "clippy --workspace --exclude longbox-web --exclude longbox-page --all-targets -- -D warnings";
/// In the profile of the page, whose macros are compiled anyhow.
const CLIPPY_PAGE: &str = "clippy -p longbox-web -p longbox-page --all-targets --target wasm32-unknown-unknown \
    --profile wasm-release -- -D warnings";
/// Without what has no tests, and without the tests that need a browser.
const TESTS: &str = "test --workspace --exclude longbox-web --exclude longbox-browser --no-fail-fast";
const SOAKS: &str = "test --workspace --exclude longbox-web --exclude longbox-page --exclude longbox-browser --release \
    --no-fail-fast -- --ignored";
/// What runs in the page beside the games, and the twin that plays there.
const IN_THE_PAGE: [&str; 5] = ["kernel", "art", "catalog", "bots", "twin"];

/// Libraries alone: the twin's program holds the interpreter.
fn wasm_build() -> String {
    let packages = GAMES.iter().chain(&IN_THE_PAGE).map(|name| format!(" -p longbox-{name}"));
    format!("build --target {} --lib{}", wasm::TARGET, packages.collect::<String>())
}

/// The interpreter's other way of stepping needs calls that leave no frame, which a build for tests does not give:
/// its stack overflows.
const TWIN: &str = "run -p longbox-twin --";

/// Runs every step, also after one has failed, and ends with a table and the total.
pub(crate) fn verify(workspace: &Workspace, depth: Depth) -> Result<ExitCode, String> {
    let mut report = Report::default();
    for (name, command) in [("format", FMT), ("clippy", CLIPPY)] {
        report.step(name, &spoken(command), || Tally::of(show(workspace.cargo(command))));
    }
    report.step("tests", &spoken(TESTS), || tests(workspace, TESTS));
    let paged = report
        .step("page", "the page for the browser", || Tally::of(said(page::build(workspace, page::Kind::Release))));
    if paged {
        report.step("clippy page", &spoken(CLIPPY_PAGE), || Tally::of(show(workspace.cargo(CLIPPY_PAGE))));
    } else {
        report.skip("clippy page", "page");
    }
    let built = report.step("build", &spoken(play::BUILD), || Tally::of(show(workspace.cargo(play::BUILD))));
    if built {
        report.step("scenarios", "longbox scenario scenarios", || scenarios(workspace));
        report.step("coverage", "longbox rules --coverage", || coverage(workspace));
    } else {
        report.skip("scenarios", "build");
        report.skip("coverage", "build");
    }
    report.step("tidy", "the project laws", || tidy::tidy(workspace));
    if built {
        report.step("docs", "the commands in the documents", || docs::docs(workspace));
    } else {
        report.skip("docs", "build");
    }
    let wasm_build = wasm_build();
    if report.step("wasm", &spoken(&wasm_build), || Tally::of(wasm_libraries(workspace, &wasm_build))) {
        report.step("twin", "the same games natively and in WebAssembly", || Tally::of(twin(workspace)));
    } else {
        report.skip("twin", "wasm");
    }
    if paged {
        in_the_browser(workspace, &mut report);
    } else {
        report.skip("browser", "page");
    }
    match (built, instructions::tool_present()) {
        (true, true) => {
            report.note("instructions", "callgrind counts a decision", || instructions::note(workspace));
        }
        (true, false) => report.skip("instructions", instructions::TOOL),
        (false, _) => report.skip("instructions", "build"),
    }
    if depth == Depth::Full {
        report.step("soaks", &spoken(SOAKS), || tests(workspace, SOAKS));
    }
    report.print();
    Ok(if report.total().failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn spoken(command: &str) -> String {
    format!("cargo {command}")
}

fn tests(workspace: &Workspace, command: &str) -> Tally {
    let (ok, output) = show_and_keep(workspace.cargo(command), |lines, time| {
        let finished =
            lines.lines().filter(|line| line.starts_with("test ") && !line.starts_with("test result")).count();
        println!("    … {} so far, {finished} tests finished", minutes(time));
    });
    Tally::of_run(ok, &output)
}

/// Needs the network once, where the browser or its helper is missing.
fn in_the_browser(workspace: &Workspace, report: &mut Report) {
    if report.step("tools", "a browser, its driver, axe-core", || Tally::of(said(browser::tools(workspace)))) {
        report.step("browser", &spoken(browser::TESTS), || browser::tests(workspace));
    } else {
        report.skip("browser", "tools");
    }
}

/// Whether it went well; what did not is told.
fn said(result: Result<(), String>) -> bool {
    result.inspect_err(|message| println!("{message}")).is_ok()
}

pub(crate) fn minutes(time: Duration) -> String {
    format!("{} min {:02} s", time.as_secs() / 60, time.as_secs() % 60)
}

fn longbox(workspace: &Workspace, words: &[&str]) -> Option<Command> {
    match workspace.program() {
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
        Tally { passed, failed: 0, ignored: 0 }
    });
    if ok && tally.failed > 0 {
        println!("`longbox scenario` says that {} failed and yet exits 0", tally.failed);
    }
    if !ok && tally.failed == 0 {
        tally.failed = 1;
    }
    tally
}

fn wasm_libraries(workspace: &Workspace, build: &str) -> bool {
    said(wasm::ensure(workspace)) && show(workspace.cargo(build))
}

fn twin(workspace: &Workspace) -> bool {
    match workspace.target() {
        Ok(target) => {
            let mut command = workspace.cargo(TWIN);
            command.arg(target.join(wasm::TARGET).join("debug").join("longbox_twin.wasm"));
            show(command)
        }
        Err(message) => {
            println!("{message}");
            false
        }
    }
}
