//! The program that plays the same games natively and, as another build of it, in a browser.

use std::path::PathBuf;
use std::process::Command;

use crate::{Outcome, target};

/// What a run of it ends in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// The game and who played it.
    pub name: String,
    /// What its exported function is called with: the place of the run in its list, the seed.
    pub words: [u32; 2],
    /// One number for every answer and position on the way.
    pub hash: String,
}

/// How fast `hero` thinks natively.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pace {
    /// The word for the game.
    pub game: String,
    /// What its exported function is called with: the place of the game in its list, positions, looks in each.
    pub words: [u32; 3],
    /// One number for every answer.
    pub hash: String,
    /// All that were taken.
    pub looks: u64,
    /// That they took.
    pub microseconds: u64,
}

/// How the program was compiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Build {
    /// Quickly; `cargo xtask browser` does it.
    Tests,
    /// As players get the games; `cargo xtask pace` does it.
    Players,
}

impl Build {
    fn file(self, name: &str) -> PathBuf {
        let folder = match self {
            Build::Tests => "twin",
            Build::Players => "twin-for-players",
        };
        target().join(folder).join(name)
    }

    fn command(self) -> &'static str {
        match self {
            Build::Tests => "cargo xtask browser",
            Build::Players => "cargo xtask pace",
        }
    }
}

/// The build for the browser.
///
/// # Errors
/// When it is not there.
pub fn module(build: Build) -> Outcome<Vec<u8>> {
    let file = build.file("longbox_twin.wasm");
    let read = std::fs::read(&file);
    read.map_err(|error| format!("{}: {error}; `{}` builds it", file.display(), build.command()).into())
}

/// Plays natively.
///
/// # Errors
/// When the program is not there or fails.
pub fn play_natively() -> Outcome<Vec<Run>> {
    lines(Build::Tests, &[])?.iter().map(|line| run(line)).collect()
}

/// Lets `hero` think natively.
///
/// # Errors
/// When the program is not there or fails.
pub fn think_natively() -> Outcome<Vec<Pace>> {
    lines(Build::Players, &["pace"])?.iter().map(|line| pace(line)).collect()
}

fn lines(build: Build, words: &[&str]) -> Outcome<Vec<String>> {
    let program = build.file(&format!("longbox-twin{}", std::env::consts::EXE_SUFFIX));
    let output = Command::new(&program).args(words).output();
    let missing = |error| format!("{}: {error}; `{}` builds it", program.display(), build.command());
    let output = output.map_err(missing)?;
    if !output.status.success() {
        return Err(format!("longbox-twin ended with {}", output.status).into());
    }
    Ok(String::from_utf8(output.stdout)?.lines().map(str::to_owned).collect())
}

/// A line such as `squad:random+random 0 1 0123456789abcdef`.
fn run(line: &str) -> Outcome<Run> {
    let parts: Vec<&str> = line.split_whitespace().collect();
    let [name, place, seed, hash] = parts[..] else {
        return Err(format!("longbox-twin says `{line}`").into());
    };
    Ok(Run { name: name.to_owned(), words: [place.parse()?, seed.parse()?], hash: hash.to_owned() })
}

/// A line such as `squad 0 40 500 0123456789abcdef 20000 41234`.
fn pace(line: &str) -> Outcome<Pace> {
    let parts: Vec<&str> = line.split_whitespace().collect();
    let [game, place, positions, looks, hash, all, microseconds] = parts[..] else {
        return Err(format!("longbox-twin says `{line}`").into());
    };
    Ok(Pace {
        game: game.to_owned(),
        words: [place.parse()?, positions.parse()?, looks.parse()?],
        hash: hash.to_owned(),
        looks: all.parse()?,
        microseconds: microseconds.parse()?,
    })
}
