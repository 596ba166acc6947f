//! The games of the project.

/// The word for each game: its crate is `crates/GAME`, its cards lie in `cards/GAME`, `--game GAME` plays it.
pub(crate) const GAMES: [&str; 2] = ["squad", "vs"];
