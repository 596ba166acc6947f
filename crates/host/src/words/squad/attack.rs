//! What is told of an attack or a hit: what makes its value, how far it is, what came of it, what a choice will do.

use crate::words::person::{ATTACK, HAVE, HIT, TAKE, all_of, does, whose, whose_first};

pub(crate) fn hit_less(base: u8, less: u8) -> String {
    format!("its hit {base}, less {less}")
}

pub(crate) fn at_most(parts: &str, limit: u8) -> String {
    format!("{parts}, at most {limit} for one attack")
}

pub(crate) fn by_its_text(value: u8) -> String {
    format!("its text and bonuses {value}")
}

pub(crate) fn printed(value: u8) -> String {
    format!("printed {value}")
}

pub(crate) fn printed_and_more(printed: u8, more: i16) -> String {
    format!("printed {printed}, bonuses {more:+}")
}

pub(crate) fn declared(player: &str, is_attack: bool, card: &str) -> String {
    let verb = if is_attack { ATTACK } else { HIT };
    format!("{} with \"{card}\"; its value is not set yet.", does(player, verb))
}

pub(crate) fn may_block(player: &str, open: &[String]) -> String {
    format!("{player} may block {} from hand before any cards are turned from the deck.", all_of(open))
}

pub(crate) fn hand_takes(player: &str, rest: u8) -> String {
    format!("{} deck is empty: the hand takes the rest of the damage, up to {rest}.", whose_first(player))
}

pub(crate) fn will_turn(player: &str, open: &[String]) -> String {
    format!("{player} will turn cards from the deck, one for each damage, until {} is blocked.", all_of(open))
}

pub(crate) fn nothing_to_lose(player: &str) -> String {
    format!("{} no card left to lose.", does(player, HAVE))
}

pub(crate) fn no_damage(player: &str) -> String {
    format!("{} no damage.", does(player, TAKE))
}

/// "Mira takes 2 of 5 damage: "Yoink!" stops the other 3."
pub(crate) fn stopped(player: &str, (dealt, value): (u8, u8), blocker: &str) -> String {
    let left = value - dealt;
    format!("{} {dealt} of {value} damage: \"{blocker}\" stops the other {left}.", does(player, TAKE))
}

pub(crate) fn some_damage(player: &str, dealt: u8, value: u8) -> String {
    format!("{} {dealt} of {value} damage.", does(player, TAKE))
}

pub(crate) fn all_damage(player: &str, dealt: u8) -> String {
    match dealt {
        1 => format!("{} 1 damage.", does(player, TAKE)),
        _ => format!("{} all {dealt} damage.", does(player, TAKE)),
    }
}

pub(crate) fn and_misfires(told: &str) -> String {
    format!("{told} It misfires.")
}

/// What attacks: "Mira attacks for 6 with Animal."
pub(crate) fn attacks_for(player: &str, value: u8, factors: &[&str]) -> String {
    format!("{} for {value}{}.", does(player, ATTACK), with(factors))
}

pub(crate) fn hits_for(player: &str, card: &str, value: u8, factors: &[&str]) -> String {
    format!("{} \"{card}\" hits for {value}{}.", whose_first(player), with(factors))
}

fn with(factors: &[&str]) -> String {
    if factors.is_empty() { String::new() } else { format!(" with {}", all_of(factors)) }
}

pub(crate) fn done_so_far(told: &str, dealt: u8) -> String {
    format!("{told} {dealt} dealt so far.")
}

pub(crate) const BLOCK: &str = "Block from hand?";

pub(crate) fn your_power(power: i16, parts: &str) -> String {
    let parts = if parts.is_empty() { String::new() } else { format!(" ({parts})") };
    format!("Your power is {power}{parts}: a card of that level or lower can be played.")
}

/// What a choice will do.
pub(crate) fn text_decides(more: i16) -> String {
    match more {
        0 => "its text sets its attack".to_owned(),
        more => format!("its text sets its attack, and {more:+}"),
    }
}

pub(crate) fn would_attack_for(value: i16, may_change: bool) -> String {
    match may_change {
        true => format!("attacks for {value}, and its text may change that"),
        false => format!("attacks for {value}"),
    }
}

/// "stops Animal: the attack ends with 2 damage".
pub(crate) fn ends(factor: &str, is_attack: bool, dealt: u8, misfires: bool) -> String {
    let what = if is_attack { "the attack" } else { "the hit" };
    let misfire = if misfires { " and its Keeper misfires" } else { "" };
    format!("stops {factor}: {what} ends with {dealt} damage{misfire}")
}

pub(crate) fn stays_open(factor: &str, open: &[&str], left: u8) -> String {
    format!("stops {factor}; {} stays open, up to {left} more damage", all_of(open))
}

pub(crate) fn from_deck(left: u8) -> String {
    format!("up to {left} damage from your deck")
}

/// What is seen of the last power flip.
pub(crate) const NO_FLIP: &str = "There was no power flip.";

pub(crate) fn power_stays(heads: bool, power: u8) -> String {
    match heads {
        true => format!("Heads: the power stays at {power}."),
        false => format!("Tails: the power stays at {power}."),
    }
}

pub(crate) fn heads(power: i16) -> String {
    format!("Heads: from {} to {power}.", power - 1)
}

pub(crate) fn power_by(card: &str, before: Option<i16>, power: i16) -> String {
    match before {
        Some(before) => format!("\"{card}\": from {before} to {power}."),
        None => format!("\"{card}\": now {power}."),
    }
}

pub(crate) fn waits(player: &str, card: &str) -> String {
    format!("{} \"{card}\" waits for its turn.", whose_first(player))
}

pub(crate) fn power_for_it(player: &str, power: i16, parts: &str) -> String {
    format!("{} power for it: {power} ({parts})", whose(player))
}
