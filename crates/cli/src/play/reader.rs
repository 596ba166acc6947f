//! Lines from the player.

use crate::screen::{prompt, say};
use std::io::{BufRead, IsTerminal};

/// Reads what the player types; a script on a pipe is echoed so that the record reads like a game.
#[derive(Debug)]
pub(crate) struct Reader;

impl Reader {
    pub(crate) fn is_terminal(&self) -> bool {
        std::io::stdin().is_terminal()
    }

    /// The next line; none at the end of input.
    pub(crate) fn ask(&mut self, question: &str) -> Option<String> {
        prompt(format_args!("{question} "));
        let mut bytes = Vec::new();
        // Bytes that are no text (a key pressed by mistake) must not end the game.
        let read = std::io::stdin().lock().read_until(b'\n', &mut bytes).unwrap_or(0);
        if read == 0 {
            say("");
            return None;
        }
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        if !self.is_terminal() {
            say(&line);
        }
        Some(line)
    }
}
