//! Brings files over to the newest format without changing what they mean.

use crate::fault::Fault;
use crate::file::{self, Format, SourceLine};
use crate::game::ScenarioGame;
use crate::report::{game_named, run_text};

/// The text in the newest format; none if it is in it already. Comments and layout stay.
pub fn migrate(games: &[&dyn ScenarioGame], name: &str, text: &str) -> Result<Option<String>, Fault> {
    let file = file::parse(text)?;
    if file.format == Format::NEWEST {
        return Ok(None);
    }
    let added = game_named(games, &file.game)?.lines_to_add(&file)?;
    let new = rewritten(text, &added);
    match run_text(games, name, &new).into_iter().find_map(|finding| finding.result.err()) {
        None => Ok(Some(new)),
        Some(fault) => Err(fault),
    }
}

/// The text with the line of the newest format below the game, and with these lines, each below its own.
fn rewritten(text: &str, added: &[SourceLine]) -> String {
    let mut new = String::new();
    // Where a line goes on in the next one, what is added waits for its end.
    let mut begun: Option<usize> = None;
    let mut head = true;
    for (at, raw) in text.lines().enumerate() {
        head &= !raw.trim().starts_with("scenario:");
        if head && raw.trim().starts_with("format:") {
            continue;
        }
        new.push_str(raw);
        new.push('\n');
        if raw.trim().starts_with("game:") {
            new.push_str(Format::LINE);
            new.push('\n');
        }
        let number = begun.take().unwrap_or(at + 1);
        if raw.trim_end().ends_with('\\') {
            begun = Some(number);
            continue;
        }
        let indent = &raw[..raw.len() - raw.trim_start().len()];
        for line in added.iter().filter(|line| line.number == number) {
            new.push_str(indent);
            new.push_str(&line.text);
            new.push('\n');
        }
    }
    new
}
