//! How much a scenario file may hold. Every limit is far above real use: it turns a wrong file into a fault, never a
//! good one.

use crate::fault::Fault;

/// Bytes of a file.
pub const FILE_BYTES: usize = 1 << 20;
/// Scenarios of a file.
pub(crate) const SCENARIOS: usize = 500;
/// Lines of a scenario.
pub(crate) const LINES: usize = 1_000;
/// Cards that a file makes up.
pub(crate) const MADE_UP: usize = 500;
/// Cards in one list: a hand, a deck, a row.
pub(crate) const LIST: usize = 250;
/// Players of a scenario.
pub(crate) const PLAYERS: usize = 4;
/// Coins that a scenario can set: the dice remember so many.
pub(crate) const COINS: usize = 32;
/// Picks out of several things that a scenario can set.
pub(crate) const PICKS: usize = 8;
/// Answers that a scenario gives, those included that it need not spell out.
pub(crate) const ANSWERS: usize = 1_000;

/// Refuses more than `most` of something.
pub(crate) fn check(found: usize, most: usize, of: &str) -> Result<(), Fault> {
    match found <= most {
        true => Ok(()),
        false => Err(Fault::new(format!("{found} {of} are too many; {most} are the most"))),
    }
}
