//! Cards in a few words.

use crate::words::person::one_of;

pub(crate) const PLOT_TWIST: &str = "plot twist";
pub(crate) const TOKEN: &str = "token";
pub(crate) const TOKEN_CHARACTER: &str = "token character";

pub(crate) fn level(level: u8) -> String {
    format!("level {level}")
}

pub(crate) fn cost(cost: u8) -> String {
    format!("cost {cost}")
}

pub(crate) fn equipment(cost: u8) -> String {
    format!("equipment, cost {cost}")
}

pub(crate) fn machine(cost: u8) -> String {
    format!("machine, cost {cost}")
}

pub(crate) fn location(gives: &str) -> String {
    format!("location {gives}")
}

pub(crate) fn main_character(level: u8) -> String {
    format!("level {level} main character")
}

pub(crate) fn supporting_character(cost: u8) -> String {
    format!("cost {cost} supporting character")
}

pub(crate) fn spoken_equipment(cost: u8) -> String {
    format!("cost {cost} equipment")
}

pub(crate) fn spoken_machine(cost: u8) -> String {
    format!("cost {cost} machine")
}

pub(crate) fn spoken_location(gives: &[&str]) -> String {
    format!("location for {}", one_of(gives))
}

pub(crate) fn promoted(level: u8) -> String {
    format!("promoted level {level} main character")
}

pub(crate) fn demoted(level: u8) -> String {
    format!("demoted level {level} supporting character")
}

/// As a screen reader says it: "attack 6 defense 3".
pub(crate) fn stats(atk: i16, def: i16) -> String {
    format!("attack {atk} defense {def}")
}

/// What a card in hand costs for now.
pub(crate) fn cheaper(price: u8, less: u8) -> String {
    format!("costs {price} now, {less} less than printed")
}

/// What a number is made of.
pub(crate) const PRINTED: &str = "printed";
pub(crate) const COUNTERS: &str = "counters";
pub(crate) const ATK: &str = "ATK";
pub(crate) const DEF: &str = "DEF";

pub(crate) fn base_from(card: &str) -> String {
    format!("base from {card}")
}

pub(crate) fn switched_by(card: &str) -> String {
    format!("switched by {card} to")
}

pub(crate) fn reset_by(card: &str) -> String {
    format!("reset by {card} to")
}

pub(crate) fn strikes(whom: &str, value: i16) -> String {
    format!("It strikes {whom} with {value}.")
}
