//! `cargo xtask browser`: the tests of the page in a real browser, and everything they need.

use std::ffi::OsStr;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, ExitCode, Stdio};

use crate::compile::Group;
use crate::process::{show, show_and_keep};
use crate::tally::{Tally, failures};
use crate::workspace::Workspace;
use crate::{page, twin, verify};

/// As many as there are browsers.
const RUN: &str = "--no-fail-fast -- --test-threads=2";
/// The rules for people with a screen reader, a keyboard or weak eyes. Only tests use it; it is never part of the page.
const AXE: (&str, &str) = ("axe-core", "4.14.0");
/// What WebDriver needs to speak to Firefox. Debian has no package of it.
const GECKODRIVER: (&str, &str) = ("geckodriver", "0.37.1");
const CHROMIUM: [&str; 2] = ["chromium", "chromium-driver"];
const FIREFOX: [&str; 1] = ["firefox-esr"];
/// The driver brings the browser; the screen is for machines that have none.
const WEBKIT: [&str; 2] = ["webkit2gtk-driver", "xvfb"];

/// Builds the page, fetches what is missing and runs the tests that have one of these words in their names, or all.
pub(crate) fn command(workspace: &Workspace, words: &[&str]) -> Result<ExitCode, String> {
    page::build(workspace, page::Kind::Test)?;
    if twin::is_chosen(words) {
        twin::build(workspace)?;
    }
    tools(workspace)?;
    clear_profiles(workspace);
    let mut tests = Group::Browser.cargo(workspace, "test", RUN)?;
    tests.args(words);
    Ok(if show(tests) { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// `cargo xtask pictures`: every page and every table on five screens, by day and at night, in `target/screenshots`.
pub(crate) fn pictures(workspace: &Workspace, words: &[&str]) -> Result<ExitCode, String> {
    page::build(workspace, page::Kind::Test)?;
    tools(workspace)?;
    clear_profiles(workspace);
    let words: Vec<String> = words.iter().map(|word| format!("gallery::{word}")).collect();
    let chosen = if words.is_empty() { "gallery::".to_owned() } else { words.join(" ") };
    let take = Group::Browser.cargo(workspace, "test", &format!("--test it -- --test-threads=1 --ignored {chosen}"))?;
    Ok(if show(take) { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// `cargo xtask pace`: how fast bots think in a browser, and the frames of the page meanwhile.
pub(crate) fn pace(workspace: &Workspace) -> Result<ExitCode, String> {
    page::build(workspace, page::Kind::Test)?;
    twin::build_for_players(workspace)?;
    tools(workspace)?;
    clear_profiles(workspace);
    // One after another: they would take the time from each other.
    let measure =
        Group::Browser.cargo(workspace, "test", "--test it -- --test-threads=1 --ignored --nocapture pace::")?;
    Ok(if show(measure) { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// `which` chooses among the tests as the words after `cargo test --` do. A few that fail beside others are run again by
/// themselves: a browser that shares two processors now and then misses a moment. The table tells of it.
pub(crate) fn tests(workspace: &Workspace, which: &str) -> Tally {
    clear_profiles(workspace);
    let (ok, output) = match run(workspace, &format!("{RUN} {which}")) {
        Ok(ended) => ended,
        Err(problem) => {
            println!("{problem}");
            return Tally::of(false);
        }
    };
    let tally = Tally::of_run(ok, &output);
    let failed = failures(&output);
    if failed.is_empty() || failed.len() > AGAIN || failed.len() != tally.failed {
        return tally;
    }
    println!("\nonce more, one after another: {}", failed.join(", "));
    let again = format!("--no-fail-fast -- --test-threads=1 --include-ignored --exact {}", failed.join(" "));
    match run(workspace, &again) {
        Ok((_, output)) => tally.after_a_second_try(Tally::of_tests(&output).passed),
        Err(problem) => {
            println!("{problem}");
            tally
        }
    }
}

/// More than these do not fail by chance.
const AGAIN: usize = 4;

fn run(workspace: &Workspace, words: &str) -> Result<(bool, String), String> {
    let command = Group::Browser.cargo(workspace, "test", words)?;
    Ok(show_and_keep(command, |_, time| println!("    … the browser is still at it, {}", verify::minutes(time))))
}

/// What browsers of a run that was stopped have left behind: a gigabyte each.
fn clear_profiles(workspace: &Workspace) {
    let profiles = workspace.root.join("target").join("browser");
    if let Err(problem) = fs::remove_dir_all(&profiles)
        && profiles.exists()
    {
        println!("{}: {problem}", profiles.display());
    }
}

/// A browser, its driver and axe-core, each fetched where it is missing.
pub(crate) fn tools(workspace: &Workspace) -> Result<(), String> {
    let driver = std::env::var_os("CHROMEDRIVER").unwrap_or_else(|| "chromedriver".into());
    install("Chromium with its driver", &CHROMIUM, &driver, "--version").map_err(|problem| {
        format!(
            "{problem} Elsewhere install Chrome or Chromium and the chromedriver of the same version; CHROME and \
             CHROMEDRIVER may name them."
        )
    })?;
    axe(workspace)
}

/// Firefox and WebKit with their drivers, each fetched where it is missing.
pub(crate) fn more_tools(workspace: &Workspace) -> Result<(), String> {
    install("Firefox", &FIREFOX, OsStr::new("firefox"), "--version")?;
    geckodriver(workspace)?;
    install("WebKit with its driver", &WEBKIT, OsStr::new("WebKitWebDriver"), "--help")?;
    install("a screen for WebKit", &WEBKIT, OsStr::new("Xvfb"), "-help")
}

/// Debian's packages, unless the program is there and runs with this word.
fn install(what: &str, packages: &[&str], program: &OsStr, word: &str) -> Result<(), String> {
    let names = packages.join(" ");
    let missing = |why: &str| format!("the browser tests need {what}: {why}. Debian: apt-get install {names}.");
    let runs = || line_of(Command::new(program).arg(word));
    if let Some(line) = runs() {
        println!("{}", if word == "--version" { &line } else { what });
        return Ok(());
    }
    if !can_install() {
        return Err(missing("it is not installed, and installing it takes an administrator"));
    }
    println!("installing {names} with apt-get (about 100 MB, once)");
    let mut install = apt(&["install", "-y", "--no-install-recommends"]);
    install.args(packages);
    if show(apt(&["update"])) && show(install) && runs().is_some() {
        return Ok(());
    }
    Err(missing("apt-get could not install it; its words are above"))
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

fn tools_folder(workspace: &Workspace) -> Result<PathBuf, String> {
    let tools = workspace.root.join("target").join("tools");
    fs::create_dir_all(&tools).map_err(|error| format!("{}: {error}", tools.display()))?;
    Ok(tools)
}

/// Into `target/tools`, unless this version lies there.
fn axe(workspace: &Workspace) -> Result<(), String> {
    let (name, version) = AXE;
    let tools = tools_folder(workspace)?;
    let manifest = fs::read_to_string(tools.join("node_modules").join(name).join("package.json"));
    if manifest.is_ok_and(|text| text.contains(&format!("\"version\": \"{version}\""))) {
        println!("{name} {version}");
        return Ok(());
    }
    println!("fetching {name} {version} with npm");
    let mut npm = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    npm.args(["install", "--no-save", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix"]);
    npm.arg(&tools).arg(format!("{name}@{version}"));
    if show(npm) {
        return Ok(());
    }
    Err(format!("{name} could not be fetched; the browser tests need npm (from Node.js) and the network once"))
}

/// Into `target/tools`, unless this version lies there.
fn geckodriver(workspace: &Workspace) -> Result<(), String> {
    let (name, version) = GECKODRIVER;
    let tools = tools_folder(workspace)?;
    let program = tools.join("bin").join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    if line_of(Command::new(&program).arg("--version")).is_some_and(|line| line.contains(version)) {
        println!("{name} {version}");
        return Ok(());
    }
    println!("compiling {name} {version} (once)");
    // It passes words on: nothing in it need be fast.
    let mut install = workspace.cargo("install --locked --debug --force");
    install.args([name, "--version", version, "--root"]).arg(&tools);
    if show(install) { Ok(()) } else { Err(format!("{name} could not be compiled; the words of cargo are above")) }
}

/// The first line of what a program says, when it runs and succeeds.
fn line_of(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8_lossy(&output.stdout).lines().next().unwrap_or_default().trim().to_string())
}
