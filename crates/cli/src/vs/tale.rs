//! Games of Vs. System told in words.

use crate::screen::{BOLD, paint};
use longbox_host::vs::whole;
use longbox_host::{Names, Room};
use longbox_vs::{CardNo, Sight, Vs};
use serde_json::{Value, json};

/// The sights of a game in words; a new turn stands out.
pub(super) fn tell(game: &Vs, names: &Names, sights: &[Sight]) -> Vec<String> {
    let lines = Room::tell(game, names, sights);
    lines.iter().map(|line| if line.head { paint(BOLD, whole(line)) } else { whole(line) }).collect()
}

/// A sight for programs, with names instead of numbers of cards.
pub(super) fn sight_json(game: &Vs, sight: &Sight) -> Value {
    let name = |card: Option<CardNo>| card.map(|card| game.name_of(card).to_owned());
    json!({
        "what": sight.what,
        "seat": sight.seat,
        "card": name(sight.card),
        "hidden": sight.hidden,
        "who": sight.who,
        "cause": name(sight.cause),
        "because": game.cause_words(sight),
        "batch": sight.batch,
    })
}
