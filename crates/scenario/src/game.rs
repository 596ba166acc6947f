//! What a game must offer so that scenarios can be played for it.

use crate::fault::Fault;
use crate::file::{File, SourceLine};

/// A game that scenarios are played for.
pub trait ScenarioGame: Sync {
    /// The name in the first line of a scenario file.
    fn game(&self) -> &'static str;
    /// The ids of its rules.
    fn rules(&self) -> Vec<&'static str>;
    /// The lines that its log is made of, each with what it means where it does not say so itself.
    fn log_lines(&self) -> Vec<(String, String)>;
    /// Plays the scenarios of a file, each also in the harder modes. One result for each, in order. A fault of the
    /// file itself comes alone.
    fn play(&self, file: &File) -> Result<Vec<Played>, Fault>;
    /// The lines that a file of the first format needs so that it means the same in the newest one; each stands
    /// below the line with its number.
    fn lines_to_add(&self, file: &File) -> Result<Vec<SourceLine>, Fault>;
}

/// A scenario that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Decisions checked by the harder modes, or what went wrong.
    pub result: Result<usize, Fault>,
    /// Its lines, each with what was told while it was played.
    pub log: Vec<(SourceLine, Vec<String>)>,
}
