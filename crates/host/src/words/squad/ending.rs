//! Why a game of Super Hero Squad ended, and what is counted of it.

use crate::words::person;
use longbox_kernel::Seat;

pub(crate) const BOTH_OUT: &str = "Both are out of cards, and the win goes to whoever's turn it is.";
pub(crate) const BY_CARD: &str = "A card says so.";

pub(crate) fn no_cards(loser: Seat) -> String {
    format!("{} has no cards left.", person::letter(loser))
}

/// What is counted.
pub(crate) const ATTACKS: &str = "Attacks";
pub(crate) const BIGGEST_ATTACK: &str = "Biggest attack";
pub(crate) const BLOCKS: &str = "Blocks";
pub(crate) const DAMAGE: &str = "Damage taken";
pub(crate) const MISFIRES: &str = "Misfires";
pub(crate) const DESTROYED: &str = "Keepers destroyed";
