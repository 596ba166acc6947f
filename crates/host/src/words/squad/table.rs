//! Words on the table: the parts of a turn, Keepers and hands as a screen reader says them.

use crate::words::person::whose;

/// The parts of a turn, each with what happens in it and what is usually done.
pub(crate) const PARTS: [(&str, &str); 7] = [
    ("Power up", "A coin is flipped: heads raises the power that both players share by 1."),
    ("Draw", "You draw a card."),
    (
        "Attack",
        "You may attack with a card whose level is at most your power. Usually you do so every turn: whoever runs out \
         of cards loses.",
    ),
    ("Block", "The defender may block with a card from hand whose icon matches a Factor of the attack."),
    (
        "Damage",
        "Cards turn over from the defender's deck, one for each damage, until an icon matches a Factor of the attack.",
    ),
    ("Ability", "What the card says happens if it did enough damage. Some cards stay in play as Keepers."),
    ("Discard", "You keep at most eight cards in hand and six Keepers."),
];

pub(crate) const PICKED: &str = "picked";

pub(crate) fn hidden_card(player: &str) -> String {
    format!("A hidden card in {} hand", whose(player))
}

/// "Woe Is Doom!, your Keeper, level 1, ... Each time ...; picked".
pub(crate) fn keeper(player: &str, name: &str, really: Option<&str>, facts: &str, text: &str) -> String {
    let copy = really.map(|really| format!(", a copy, really {really}")).unwrap_or_default();
    format!("{name}, {} Keeper{copy}, {facts}. {text}", whose(player))
}
