//! Lines of the log that tell several events at once. What the rules say of one event stands in their own words.

use crate::words::person::{all_of, whose, whose_first};
use longbox_vs::text::{closed_sentence, open_sentence};

pub(crate) const A_CARD: &str = "a card";

/// Turns in the original universe say nothing of it.
pub(crate) fn turn(number: u16, player: &str, universe: u8) -> String {
    match universe {
        0 => format!("Turn {number}: {player}"),
        universe => format!("Turn {number}: {player}, pocket universe {universe}"),
    }
}

/// "You recruited Thor for 5, into the front row."
pub(crate) fn recruited_into(told: &str, row: &str) -> String {
    format!("{}, into the {row}.", open_sentence(told))
}

pub(crate) fn powered_up(player: &str, character: &str) -> String {
    closed_sentence(&format!("{player} powered up {character}"))
}

/// "Your Hulk and Thor attacked Mira's Loki at range together."
pub(crate) fn attacked(by: (&str, &[String]), defender: (&str, &str), at_range: bool) -> String {
    let ((player, attackers), (other, defender)) = (by, defender);
    let (by, of) = (whose_first(player), whose(other));
    let how = if at_range { " at range" } else { "" };
    let together = if attackers.len() > 1 { " together" } else { "" };
    closed_sentence(&format!("{by} {} attacked {of} {defender}{how}{together}", all_of(attackers)))
}

pub(crate) fn paid(card: &str, discarded: bool) -> String {
    match discarded {
        true => format!("discarding {card}"),
        false => format!("flipping {card} face down"),
    }
}

/// "You used Cerebro of Professor X, flipping The Vault face down."
pub(crate) fn used(told: &str, paid: &[String]) -> String {
    closed_sentence(&format!("{}, {}", open_sentence(told), all_of(paid)))
}

pub(crate) fn drew_many(player: &str, cards: usize) -> String {
    format!("{player} drew {cards} cards.")
}

/// "A drew 2 cards for Wyatt Wingfoot."
pub(crate) fn for_whom(told: &str, holder: &str) -> String {
    closed_sentence(&format!("{} for {holder}", open_sentence(told)))
}

pub(crate) fn drew(player: &str, cards: &[String]) -> String {
    closed_sentence(&format!("{player} drew {}", all_of(cards)))
}
