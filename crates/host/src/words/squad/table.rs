//! Words on the table: the parts of a turn, Keepers and hands as a screen reader says them.

use crate::words::person::whose;

/// The parts of a turn.
pub(crate) const PARTS: [&str; 7] = ["Power up", "Draw", "Attack", "Block", "Damage", "Ability", "Discard"];

pub(crate) const PICKED: &str = "picked";

pub(crate) fn hidden_card(player: &str) -> String {
    format!("A hidden card in {} hand", whose(player))
}

/// "Woe Is Doom!, your Keeper, level 1, ... Each time ...; picked".
pub(crate) fn keeper(player: &str, name: &str, really: Option<&str>, facts: &str, text: &str) -> String {
    let copy = really.map(|really| format!(", a copy, really {really}")).unwrap_or_default();
    format!("{name}, {} Keeper{copy}, {facts}. {text}", whose(player))
}
