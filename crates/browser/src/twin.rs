//! The program that plays the same games natively and, as another build of it, in a browser.

use std::path::PathBuf;
use std::process::Command;

use crate::{Outcome, target};

/// What a run of it ends in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// The word for the game that was played.
    pub game: String,
    /// What its exported function is called with: the place of the game in its list, how many games, the seed.
    pub words: [u32; 3],
    /// One number for every position on the way.
    pub hash: String,
}

/// Where `cargo xtask browser` puts both builds.
fn folder() -> PathBuf {
    target().join("twin")
}

/// The build for the browser.
///
/// # Errors
/// When it is not there.
pub fn module() -> Outcome<Vec<u8>> {
    let file = folder().join("longbox_twin.wasm");
    let read = std::fs::read(&file);
    read.map_err(|error| format!("{}: {error}; `cargo xtask browser` builds it", file.display()).into())
}

/// Plays natively.
///
/// # Errors
/// When the program is not there or fails.
pub fn play_natively() -> Outcome<Vec<Run>> {
    let program = folder().join(format!("longbox-twin{}", std::env::consts::EXE_SUFFIX));
    let output = Command::new(&program).output();
    let output = output.map_err(|error| format!("{}: {error}; `cargo xtask browser` builds it", program.display()))?;
    if !output.status.success() {
        return Err(format!("longbox-twin ended with {}", output.status).into());
    }
    String::from_utf8(output.stdout)?.lines().map(read).collect()
}

/// A line such as `squad 0 40 1 0123456789abcdef`.
fn read(line: &str) -> Outcome<Run> {
    let parts: Vec<&str> = line.split_whitespace().collect();
    let [game, place, games, seed, hash] = parts[..] else {
        return Err(format!("longbox-twin says `{line}`").into());
    };
    let words = [place.parse()?, games.parse()?, seed.parse()?];
    Ok(Run { game: game.to_owned(), words, hash: hash.to_owned() })
}
