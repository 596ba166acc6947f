//! Words for the universes of a game.

use crate::words::person::whose;

/// The universe with this number; 0 is the one that the game began in.
pub(crate) fn universe(number: u8) -> String {
    match number {
        0 => "Original universe".to_owned(),
        number => format!("Pocket universe {number}"),
    }
}

/// "made by your Franklin Richards".
pub(crate) fn maker(name: &str, player: &str) -> String {
    format!("made by {} {name}", whose(player))
}
