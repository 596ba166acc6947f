//! `cargo xtask browser`: the tests of the page in a real browser, and everything they need.

use std::fs;
use std::process::{Command, ExitCode, Stdio};

use crate::process::{show, show_and_keep};
use crate::tally::Tally;
use crate::workspace::Workspace;
use crate::{page, verify};

pub(crate) const TESTS: &str = "test -p longbox-browser --no-fail-fast";
/// The rules for people with a screen reader, a keyboard or weak eyes. Only tests use it; it is never part of the page.
const AXE: (&str, &str) = ("axe-core", "4.14.0");
const PACKAGES: [&str; 2] = ["chromium", "chromium-driver"];

/// Builds the page, fetches what is missing and runs the tests that have one of these words in their names, or all.
pub(crate) fn command(workspace: &Workspace, words: &[&str]) -> Result<ExitCode, String> {
    page::build(workspace, page::Kind::Test)?;
    tools(workspace)?;
    let mut tests = workspace.cargo(TESTS);
    tests.arg("--").args(words);
    Ok(if show(tests) { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

pub(crate) fn tests(workspace: &Workspace) -> Tally {
    let (ok, output) = show_and_keep(workspace.cargo(TESTS), |_, time| {
        println!("    … the browser is still at it, {}", verify::minutes(time));
    });
    Tally::of_run(ok, &output)
}

/// A browser, its driver and axe-core, each fetched where it is missing.
pub(crate) fn tools(workspace: &Workspace) -> Result<(), String> {
    browser()?;
    axe(workspace)
}

fn browser() -> Result<(), String> {
    let driver = std::env::var_os("CHROMEDRIVER").unwrap_or_else(|| "chromedriver".into());
    let runs = |program: &std::ffi::OsStr| line_of(Command::new(program).arg("--version"));
    if let Some(version) = runs(&driver) {
        println!("{version}");
        return Ok(());
    }
    if !can_install() {
        return Err(missing("it is not installed, and installing it takes an administrator"));
    }
    println!("installing {} with apt-get (about 130 MB, once)", PACKAGES.join(" and "));
    let mut install = apt(&["install", "-y", "--no-install-recommends"]);
    install.args(PACKAGES);
    if show(apt(&["update"])) && show(install) && runs(&driver).is_some() {
        return Ok(());
    }
    Err(missing("apt-get could not install it; its words are above"))
}

fn missing(why: &str) -> String {
    format!(
        "the browser tests need Chromium with its driver: {why}.\nDebian: apt-get install {}. Elsewhere install Chrome \
         or Chromium and the chromedriver of the same version; CHROME and CHROMEDRIVER may name them.",
        PACKAGES.join(" ")
    )
}

/// On Debian and its kin, as root.
fn can_install() -> bool {
    line_of(Command::new("id").arg("-u")).is_some_and(|id| id == "0")
        && line_of(Command::new("apt-get").arg("--version")).is_some()
}

fn apt(words: &[&str]) -> Command {
    let mut command = Command::new("apt-get");
    command.args(["--quiet"]).args(words).env("DEBIAN_FRONTEND", "noninteractive");
    command
}

/// Into `target/tools`, unless this version lies there.
fn axe(workspace: &Workspace) -> Result<(), String> {
    let (name, version) = AXE;
    let tools = workspace.root.join("target").join("tools");
    let manifest = fs::read_to_string(tools.join("node_modules").join(name).join("package.json"));
    if manifest.is_ok_and(|text| text.contains(&format!("\"version\": \"{version}\""))) {
        println!("{name} {version}");
        return Ok(());
    }
    println!("fetching {name} {version} with npm");
    fs::create_dir_all(&tools).map_err(|error| format!("{}: {error}", tools.display()))?;
    let mut npm = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    npm.args(["install", "--no-save", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix"]);
    npm.arg(&tools).arg(format!("{name}@{version}"));
    if show(npm) {
        return Ok(());
    }
    Err(format!("{name} could not be fetched; the browser tests need npm (from Node.js) and the network once"))
}

/// The first line of what a program says, when it runs and succeeds.
fn line_of(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8_lossy(&output.stdout).lines().next().unwrap_or_default().trim().to_string())
}
