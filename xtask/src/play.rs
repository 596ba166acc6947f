//! `cargo play`: builds what a player needs and starts it, in the browser or in the terminal.

use std::process::{Command, ExitCode};
use std::time::Instant;

use crate::workspace::{Profile, Workspace};
use crate::{page, style};

pub(crate) const BUILD: &str = "build --release --bin longbox";

/// Without words the page in the browser. With words a game in the terminal: `longbox play WORDS`, where the first may
/// be `terminal`.
pub(crate) fn play(workspace: &Workspace, words: &[&str]) -> Result<ExitCode, String> {
    let Some((first, rest)) = words.split_first() else { return in_the_browser(workspace) };
    in_the_terminal(workspace, if *first == "terminal" { rest } else { words })
}

fn in_the_browser(workspace: &Workspace) -> Result<ExitCode, String> {
    println!("Two things are built, then the page opens. The first time takes a few minutes.");
    stage("page", "what your browser runs", || page::build(workspace, page::Kind::Release))?;
    stage("program", "what serves the page", || program(workspace))?;
    println!("\n{}", style::bold("==> longbox serve --open"));
    give_way(longbox(workspace)?.args(["serve", "--open"]))
}

fn in_the_terminal(workspace: &Workspace, words: &[&str]) -> Result<ExitCode, String> {
    program(workspace)?;
    give_way(longbox(workspace)?.arg("play").args(words))
}

/// Says what is begun, and afterwards how long it took.
pub(crate) fn stage(name: &str, what: &str, work: impl FnOnce() -> Result<(), String>) -> Result<(), String> {
    println!("\n{}", style::bold(&format!("==> {name}: {what}")));
    let start = Instant::now();
    let result = work();
    let word = if result.is_ok() { style::green("ok") } else { style::red("failed") };
    println!("{name}: {word}, {:.1} s", start.elapsed().as_secs_f32());
    result
}

pub(crate) fn program(workspace: &Workspace) -> Result<(), String> {
    let built = workspace.cargo(BUILD).status().map_err(|error| format!("cargo could not be started: {error}"))?;
    if built.success() { Ok(()) } else { Err("the program did not build; the compiler's words are above".to_string()) }
}

/// In the folder where the person stands, with their terminal.
fn longbox(workspace: &Workspace) -> Result<Command, String> {
    Ok(Command::new(workspace.program(Profile::Release)?))
}

/// The program takes the place of this one, so that Ctrl-C is its own affair.
#[cfg(unix)]
fn give_way(command: &mut Command) -> Result<ExitCode, String> {
    use std::os::unix::process::CommandExt;
    let error = command.exec();
    Err(format!("{} could not be started: {error}", command.get_program().display()))
}

#[cfg(not(unix))]
fn give_way(command: &mut Command) -> Result<ExitCode, String> {
    let status = command.status();
    let status =
        status.map_err(|error| format!("{} could not be started: {error}", command.get_program().display()))?;
    Ok(ExitCode::from(status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1)))
}
