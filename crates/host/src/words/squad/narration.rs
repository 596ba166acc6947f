//! Lines of the log that tell several events at once. What the rules say of one event stands in their own words.

use crate::words::person::{CHOOSE, DRAW, LOSE, chosen, does};

pub(crate) const A_CARD: &str = "a card";

pub(crate) fn turn(number: i16, player: &str) -> String {
    format!("Turn {number}: {player}")
}

pub(crate) fn loses(player: &str, cards: &str) -> String {
    format!("{} from the deck: {cards}.", does(player, LOSE))
}

pub(crate) fn draws(player: &str, cards: &str) -> String {
    format!("{} {cards}.", does(player, DRAW))
}

pub(crate) fn chooses(player: &str, whom: &str, itself: bool) -> String {
    format!("{} {}.", does(player, CHOOSE), chosen(whom, itself))
}

pub(crate) fn attacks_for(player: &str, card: &str, value: i16) -> String {
    format!("{} with \"{card}\" for {value}.", does(player, crate::words::person::ATTACK))
}

pub(crate) fn so_many_cards(cards: usize) -> String {
    format!("{cards} cards")
}

pub(crate) fn quoted(card: &str) -> String {
    format!("\"{card}\"")
}

pub(crate) fn its_icon_blocks(card: &str) -> String {
    format!("{card} (its icon blocks)")
}
