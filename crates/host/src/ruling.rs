//! A stored game that is sent because the rules got a moment of it wrong.

use crate::error::HostError;
use longbox_kernel::{ReplayError, RulingReport, seal, unseal};
use serde_json::Value;

/// The most letters of a player's words.
const WORDS: usize = 2_000;

/// The stored game with a word about one of its moments. Everything else in it stays as it was.
pub(crate) fn with_report(text: &str, report: &RulingReport) -> Result<String, HostError> {
    let mut game: Value = serde_json::from_str(unseal(text)?).map_err(ReplayError::not_a_replay)?;
    let Some(fields) = game.as_object_mut() else { return Err(HostError::NoReplay) };
    let words = words(&report.words);
    let report = serde_json::to_value(RulingReport { step: report.step, words }).map_err(ReplayError::not_a_replay)?;
    fields.insert("report".to_owned(), report);
    Ok(seal(&game.to_string()))
}

/// What a player wrote, without anything that a terminal could stumble over.
fn words(text: &str) -> String {
    let plain = text.chars().map(|letter| if letter.is_control() { ' ' } else { letter });
    plain.take(WORDS).collect::<String>().trim().to_owned()
}
