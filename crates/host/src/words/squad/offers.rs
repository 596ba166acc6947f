//! The answers to a question, and why others are none.

use crate::words::person::chosen;
use longbox_squad::Ask;

/// The head of a group of cards; empty where none is needed.
pub(crate) fn group(ask: Ask) -> &'static str {
    match ask {
        Ask::Attack => "Attack",
        Ask::Block => "Block",
        Ask::Overflow => "Lose",
        Ask::HandLimit => "Discard",
        Ask::KeeperLimit => "Destroy",
        Ask::Effect | Ask::Pause | Ask::Nothing => "",
    }
}

/// What is done with a card: "Block with Yoink!".
pub(crate) fn deed(ask: Ask, card: &str) -> String {
    match ask {
        Ask::Attack => format!("Attack with {card}"),
        Ask::Block => format!("Block with {card}"),
        Ask::Overflow => format!("Lose {card}"),
        Ask::HandLimit => format!("Discard {card}"),
        Ask::KeeperLimit => format!("Destroy {card}"),
        Ask::Effect | Ask::Pause | Ask::Nothing => card.to_owned(),
    }
}

pub(crate) fn choose(player: &str, by_itself: bool) -> String {
    format!("Choose {}", chosen(player, by_itself))
}

pub(crate) fn name(what: &str) -> String {
    format!("Name {what}")
}

/// Whether a card can be chosen now; none where that is clear.
pub(crate) fn fate(ask: Ask, open: bool) -> Option<&'static str> {
    match (ask, open) {
        (Ask::Attack, true) => Some("can be played"),
        (Ask::Attack, false) => Some("cannot be played now"),
        (Ask::Block, true) => Some("can block"),
        (Ask::Block, false) => Some("cannot block this"),
        (_, true) => Some("can be chosen"),
        (_, false) => None,
    }
}

/// What cannot be done with a card, and why.
pub(crate) fn refusal(ask: Ask, card: &str, reasons: &[String]) -> String {
    let what = match ask {
        Ask::Attack => "cannot be played",
        Ask::Block => "cannot block",
        _ => "cannot be chosen",
    };
    format!("\"{card}\" {what}: {}.", reasons.join("; "))
}
