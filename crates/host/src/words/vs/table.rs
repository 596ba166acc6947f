//! Words on the table: phases, characters as a screen reader says them, groups of options, what cannot be chosen.

use crate::words::person::{self, one_of};
use longbox_vs::text::closed_sentence;

/// The phases and steps of a turn, each with what happens in it and what is usually done.
pub(crate) const PARTS: [(&str, &str); 7] = [
    ("Draw", "You draw two cards. Whoever goes first draws none on turn 1."),
    ("Recovery", "Your stunned characters recover, and all your characters become ready. Wounds stay."),
    ("Build", "You build up your side, step by step."),
    (
        "Resource",
        "Put one card from your hand into your resource row: it is worth 1 recruit point on each of your turns. \
         Most players do so every turn, with a card they won't need soon.",
    ),
    (
        "Recruit",
        "Spend your recruit points on characters and equipment. Usually you spend all you can: points that are left over are lost.",
    ),
    (
        "Formation",
        "Move anyone between your rows. Strong characters usually stand in front of weak ones and of those with Ranged.",
    ),
    (
        "Main",
        "Attack with your ready characters, one combat after another. Look for enemies whose DEF your ATK reaches: \
         each stun wounds them.",
    ),
];
/// The steps of a combat.
pub(crate) const COMBAT: [(&str, &str); 3] = [
    ("Declare", "The attacker says who attacks whom."),
    ("Responses", "Both sides may use Combat powers and plot twists, until both pass."),
    ("Resolve", "Attackers and defender strike. Whoever is struck for at least their DEF is stunned."),
];

/// The heads of the groups of options.
pub(crate) const ATTACK: &str = "Attack";
pub(crate) const JOINS: &str = "Joins";
pub(crate) const RECRUIT: &str = "Recruit";
pub(crate) const FACE_UP: &str = "Face up";
pub(crate) const FACE_DOWN: &str = "Face down";
pub(crate) const MOVE: &str = "Move";
pub(crate) const USE: &str = "Use";
pub(crate) const PLAY: &str = "Play";
pub(crate) const POWER_UP: &str = "Power up";
pub(crate) const END: &str = "End";

pub(crate) const GO_BACK: &str = "Go back";

pub(crate) const FRONT_ROW: &str = "Front row";
pub(crate) const BACK_ROW: &str = "Back row";

/// What a power costs that is paid for with no symbols.
pub(crate) fn points(points: u8) -> String {
    match points {
        0 => "free".to_owned(),
        1 => "1 recruit point".to_owned(),
        _ => format!("{points} recruit points"),
    }
}

pub(crate) const HIDDEN_CARD: &str = "A hidden card";
pub(crate) const HIDDEN_RESOURCE: &str = "A face-down resource";

/// What is said of a card that lies in the part of a character: "Academy, face-up resource, Wyatt Wingfoot's".
pub(crate) fn of_part(card: &str, holder: Option<&str>) -> String {
    holder.map_or_else(|| card.to_owned(), |holder| format!("{card}, {holder}'s"))
}

pub(crate) fn resource(card: &str, face_up: bool) -> String {
    match face_up {
        true => format!("{card}, face-up resource"),
        false => format!("{card}, face-down resource"),
    }
}

pub(crate) fn open_in_deck(card: &str, above: usize) -> String {
    format!("Face up in the deck: {card}, {}", longbox_vs::place_in_deck(above))
}

/// Who is beneath a resource, which has a name if it lies face up.
pub(crate) fn beneath(who: &str, card: Option<&str>) -> String {
    format!("Beneath {}: {who}", card.unwrap_or("a face-down resource"))
}

/// The attacker and the defender of a prediction, for its player.
pub(crate) fn prediction(names: Option<(&str, &str)>) -> String {
    match names {
        Some((attacker, defender)) => format!("Predicted: {attacker} attacks {defender}"),
        None => "A secret prediction".to_owned(),
    }
}

/// How a character stands.
pub(crate) const STUNNED: &str = "stunned";
pub(crate) const HIDDEN: &str = "hidden";
/// "1 Package counter".
pub(crate) fn named_counters(name: &str, count: i16) -> String {
    format!("{count} {name} {}", if count == 1 { "counter" } else { "counters" })
}

pub(crate) const MACHINE: &str = "machine";
pub(crate) const EXHAUSTED: &str = "exhausted";
pub(crate) const FROZEN: &str = "frozen";
pub(crate) const ATTACKING: &str = "attacking";
pub(crate) const DEFENDING: &str = "defending";

pub(crate) fn wounds(wounds: u8, health: u8) -> String {
    format!("{wounds} of {health} {}", if health == 1 { "wound" } else { "wounds" })
}

pub(crate) fn counters(number: i16) -> String {
    let kind = if number > 0 { "+1/+1" } else { "-1/-1" };
    format!("{} {kind} {}", number.abs(), if number.abs() == 1 { "counter" } else { "counters" })
}

pub(crate) fn xp(xp: u8, needed: u8) -> String {
    format!("{xp} of {needed} XP")
}

pub(crate) fn carries(equipment: &str) -> String {
    format!("carries {equipment}")
}

pub(crate) fn holds(captive: &str) -> String {
    format!("holds {captive} captive")
}

pub(crate) fn owned_by(name: &str) -> String {
    format!("owned by {}", person::inside(name))
}

pub(crate) fn raiding_for(name: &str) -> String {
    format!("raiding this row for {}", person::inside(name))
}

/// What somebody or something cannot do: "Thor cannot attack or use Lightning Strike".
pub(crate) fn cannot(name: &str, deeds: &[String]) -> String {
    format!("{name} cannot {}", one_of(deeds))
}

pub(crate) fn cannot_be_chosen(name: &str) -> String {
    format!("{name} cannot be chosen")
}

pub(crate) fn can(name: &str, what: &str) -> String {
    format!("{name} can {what} now.")
}

pub(crate) fn can_attack(attacker: &str, enemy: &str, preview: &str) -> String {
    format!("{attacker} can attack {enemy}: {preview}.")
}

pub(crate) fn cannot_attack(attackers: &str, enemy: &str) -> String {
    format!("{attackers} cannot attack {enemy}")
}

/// What cannot be done, and why.
pub(crate) fn refusal(cannot: &str, why: &str) -> String {
    closed_sentence(&format!("{cannot}: {why}"))
}
