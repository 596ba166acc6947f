//! A player without a thought, for the rest of an imagined turn.

use super::appraisal::Appraisal;
use longbox_squad::{Ask, CardNo, Choice, Position};

/// The option taken by habit: hard attacks, blocks that save cards, the cheapest card when one must go, and
/// else whatever comes first. It is certain, so that options are compared in equal games.
pub(super) fn habit(worth: &Appraisal, position: &Position, menu: &[Choice]) -> usize {
    match position.ask() {
        Ask::Attack => best(position, menu, |card| worth.attack(card)),
        Ask::Block => block(worth, position, menu),
        Ask::Overflow | Ask::HandLimit => best(position, menu, |card| -worth.hand(card)),
        Ask::KeeperLimit => best(position, menu, |card| -worth.keeper(card)),
        _ => 0,
    }
}

/// The card with the highest number; passing only when there is none.
fn best(position: &Position, menu: &[Choice], number: impl Fn(CardNo) -> i32) -> usize {
    let rank = |choice: &Choice| match choice {
        Choice::Card(piece) | Choice::Keeper(piece) => number(position.card(*piece)),
        _ => i32::MIN,
    };
    (0..menu.len()).max_by_key(|at| (rank(&menu[*at]), std::cmp::Reverse(*at))).unwrap_or(0)
}

/// A block costs one card: worth it when it can save more than that.
fn block(worth: &Appraisal, position: &Position, menu: &[Choice]) -> usize {
    let coming = position.strike().map_or(0, |strike| strike.value.saturating_sub(strike.dealt));
    if coming >= 2 { best(position, menu, |card| -worth.hand(card)) } else { menu.len().saturating_sub(1) }
}
