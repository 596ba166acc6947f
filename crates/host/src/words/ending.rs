//! How a game ended, whichever game it was.

use super::person::{self, all_of};
use longbox_kernel::Seat;

pub(crate) const STOPPED: &str = "The game was stopped.";
pub(crate) const TIE: &str = "A tie.";
pub(crate) const YOU_WIN: &str = "You win!";
pub(crate) const AGREED: &str = "Everyone agreed to a draw.";
pub(crate) const BY_THE_RULES: &str = "The rules decided.";
/// Behind what stopped a game that the rules could not end.
pub(crate) const A_BOUND: &str = "a limit was reached";

/// "Kid wins."
pub(crate) fn others_win(winners: &[&str]) -> String {
    format!("{}.", win(winners))
}

/// "Kid and Hero win!"
pub(crate) fn they_win(winners: &[&str]) -> String {
    format!("{}!", win(winners))
}

fn win(winners: &[&str]) -> String {
    format!("{} {}", all_of(winners), if winners.len() > 1 { "win" } else { "wins" })
}

pub(crate) fn conceded(seat: Seat) -> String {
    format!("{} conceded.", person::letter(seat))
}

pub(crate) fn out_of_time(seat: Seat) -> String {
    format!("{} ran out of time.", person::letter(seat))
}

/// A title and a reason: "Kid wins. You conceded."
pub(crate) fn result(title: &str, reason: &str) -> String {
    format!("{title} {reason}")
}
