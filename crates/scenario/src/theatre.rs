//! What a game must offer so that scenarios can be played for it.

use crate::fault::Fault;
use crate::file::File;

/// A game on whose stage scenarios are played.
pub trait Theatre {
    /// The name in the first line of a scenario file.
    fn game(&self) -> &'static str;
    /// The ids of its rules.
    fn rules(&self) -> Vec<&'static str>;
    /// Plays the scenarios of a file, each also in the harder modes. One result for each, in order: how many
    /// decisions were checked, or what went wrong. A fault of the file itself comes alone.
    fn play(&self, file: &File) -> Result<Vec<Result<usize, Fault>>, Fault>;
}
