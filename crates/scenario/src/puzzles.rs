//! The positions below files and folders that bots can be asked in.

use crate::fault::Fault;
use crate::file::{self, File};
use crate::game::{Errand, Reply, ScenarioGame};
use crate::limits::FILE_BYTES;
use crate::report::{CoverageError, files};
use longbox_catalog::text_of;
use std::path::PathBuf;
use std::sync::Arc;

/// A scenario with `best` or `never` lines.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// The path of its file, as it was given.
    pub path: String,
    /// Where it begins.
    pub line: usize,
    /// What is to be seen in it.
    pub title: String,
    file: Arc<File>,
    number: usize,
}

impl Puzzle {
    /// Does an errand in this position; `game` must be the one of its file.
    pub fn ask(&self, game: &dyn ScenarioGame, errand: Errand) -> Result<Reply, Fault> {
        game.ask(&self.file, self.number, errand)
    }
}

/// All positions of a game with `best` or `never` lines, in the order of their files.
pub fn puzzles(game: &dyn ScenarioGame, paths: &[PathBuf]) -> Result<Vec<Puzzle>, CoverageError> {
    let mut found = Vec::new();
    for path in paths {
        for path in files(path)? {
            let name = path.display().to_string();
            let parsed = file::parse(&text_of(&path, FILE_BYTES)?)
                .map_err(|fault| CoverageError::Fault { file: name.clone(), fault: Box::new(fault) })?;
            if parsed.game != game.game() {
                continue;
            }
            let file = Arc::new(parsed);
            for (number, scenario) in file.scenarios.iter().enumerate().filter(|(_, one)| !one.answers.is_empty()) {
                let (line, title) = (scenario.line, scenario.title.clone());
                found.push(Puzzle { path: name.clone(), line, title, file: Arc::clone(&file), number });
            }
        }
    }
    Ok(found)
}
