//! Cards in a few words, and what their numbers are made of.

use crate::words::person::all_of;
use longbox_squad::language::Rarity;

/// "level 3, Speed, attack 3, blocks Tech".
pub(crate) fn facts(level: u8, factors: &[&str], attack: &str, block: &str) -> String {
    format!("level {level}, {}, attack {attack}, blocks {block}", all_of(factors))
}

/// The same as the head of a longer text.
pub(crate) fn facts_first(level: u8, factors: &[&str], attack: &str, block: &str) -> String {
    format!("Level {level}, {}, attack {attack}, blocks {block}.", all_of(factors))
}

pub(crate) fn rarity(rarity: Rarity) -> &'static str {
    match rarity {
        Rarity::Common => "Common",
        Rarity::Uncommon => "Uncommon",
        Rarity::Rare => "Rare",
        Rarity::SuperRare => "Super rare",
        Rarity::Promo => "Promo",
    }
}

/// Sets whose names are not those of their folders.
pub(crate) const SETS: [(&str, &str); 1] = [("heros-destiny", "Hero's Destiny")];

pub(crate) fn shared_power(by: i16) -> String {
    format!("shared power {by}")
}

pub(crate) fn its_text(by: i16) -> String {
    format!("its text {by}")
}

pub(crate) fn printed(by: i16) -> String {
    format!("printed {by}")
}

pub(crate) fn this_turn(by: i16) -> String {
    format!("this turn {by:+}")
}

pub(crate) fn its_bonus(by: i16) -> String {
    format!("its bonus {by:+}")
}

pub(crate) fn of_keeper(keeper: &str, by: i16) -> String {
    format!("{keeper} {by:+}")
}

pub(crate) fn limit(by: i16) -> String {
    format!("limit {by:+}")
}

/// What is true of a card in hand and not printed on it.
pub(crate) fn attack_now(attack: i16, parts: &str) -> String {
    format!("attack {attack}: {parts}")
}

pub(crate) fn attack_besides(more: i16) -> String {
    format!("attack {more:+} besides what its text says")
}
