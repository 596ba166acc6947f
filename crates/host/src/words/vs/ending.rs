//! Why a game of Vs. System ended, and what is counted of it.

use crate::words::person;
use longbox_kernel::Seat;

pub(crate) const NO_ENEMY_MAIN: &str = "No enemy main character is left.";
pub(crate) const TOGETHER: &str = "The last main characters fell together.";
pub(crate) const NO_ENEMY_AT_START: &str = "The last enemy main character was gone at the start of a turn.";
pub(crate) const FEWEST_WOUNDS: &str = "The decks are empty, and the fewest wounds win.";
pub(crate) const EQUAL_WOUNDS: &str = "The decks are empty, and the wounds are equal.";

pub(crate) fn no_main(loser: Seat) -> String {
    format!("{} has no main character left.", person::letter(loser))
}

pub(crate) fn no_main_at_start(loser: Seat) -> String {
    format!("{} had no main character at the start of the turn.", person::letter(loser))
}

pub(crate) fn lost_by_effect(loser: Seat) -> String {
    format!("An effect made {} lose the game.", person::letter(loser))
}

/// What is counted.
pub(crate) const ATTACKS: &str = "Attacks";
pub(crate) const BIGGEST_ATTACK: &str = "Biggest attack";
pub(crate) const LEVEL_UPS: &str = "Level-ups";
pub(crate) const STUNNED: &str = "Characters stunned";
pub(crate) const WOUNDS: &str = "Wounds taken";
pub(crate) const LOST: &str = "Characters KO'd";
