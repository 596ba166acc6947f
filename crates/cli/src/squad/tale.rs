//! Games of Super Hero Squad told in words.

use crate::screen::{BOLD, paint};
use longbox_host::squad::BECAUSE;
use longbox_host::{Line, Names, Room};
use longbox_squad::{CardNo, Sight, Squad};
use serde_json::{Value, json};

/// The sights of a game in words, a line each. What brought something about stands in brackets behind it.
pub(super) fn tell(game: &Squad, names: &Names, sights: &[Sight]) -> Vec<String> {
    let told = |line: Line| match line.because.strip_prefix(BECAUSE) {
        _ if line.head => paint(BOLD, line.text),
        Some(cause) => format!("{} [{cause}]", line.text),
        None => line.text,
    };
    Room::tell(game, names, sights).into_iter().map(told).collect()
}

/// A sight for programs, with names instead of numbers of cards.
pub(super) fn sight_json(game: &Squad, sight: &Sight) -> Value {
    let name = |card: Option<CardNo>| card.map(|card| game.card(card).name.clone());
    json!({
        "kind": sight.kind,
        "seat": sight.seat,
        "card": name(sight.card),
        "hidden": sight.hidden,
        "number": sight.number,
        "cause": name(sight.cause),
    })
}
