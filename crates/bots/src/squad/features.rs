//! What can be counted in a position of Squad.

use super::appraisal::Appraisal;
use crate::features::{Count, Group};
use longbox_kernel::Seat;
use longbox_squad::{Position, TurnStep};

/// Cards in deck and hand together: whoever runs out has lost.
const LIFE: Group = Group::first("life", 13);
const MORE_LIFE: Group = LIFE.then("more-life", 1);
const DECK: Group = MORE_LIFE.then("deck", 4);
const HAND: Group = DECK.then("hand", 9);
/// Cards in hand that the power allows now, after one more flip, after two more, later.
const HAND_LEVELS: Group = HAND.then("hand-levels", 4);
const HAND_WORTH: Group = HAND_LEVELS.then("hand-worth", 1);
const BEST_NOW: Group = HAND_WORTH.then("best-now", 1);
const BEST_NEXT: Group = BEST_NOW.then("best-next", 1);
/// Different icons in hand: each blocks other attacks.
const ICONS: Group = BEST_NEXT.then("icons", 7);
const KEEPERS: Group = ICONS.then("keepers", 6);
const KEEPER_WORTH: Group = KEEPERS.then("keeper-worth", 1);
const ASSAULT: Group = KEEPER_WORTH.then("assault", 4);
/// Before the attack, and after it.
const TURN: Group = ASSAULT.then("turn", 2);
const TURN_BEST: Group = TURN.then("turn-best", 1);
const TURN_ASSAULT: Group = TURN_BEST.then("turn-assault", 1);
const TURN_POWER: Group = TURN_ASSAULT.then("turn-power", 5);
// While the power is low, middling, high.
const PHASE_LIFE: Group = TURN_POWER.then("phase-life", 3);
const PHASE_HAND: Group = PHASE_LIFE.then("phase-hand", 3);
const PHASE_WORTH: Group = PHASE_HAND.then("phase-worth", 3);
const PHASE_KEEPERS: Group = PHASE_WORTH.then("phase-keepers", 3);
/// Points of an attack or hit that are still to be done.
const COMING: Group = PHASE_KEEPERS.then("coming", 1);
const COMING_LAST: Group = COMING.then("coming-last", 1);

pub(super) const LAST: Group = COMING_LAST;

const ALL: [Group; 22] = [
    LIFE,
    MORE_LIFE,
    DECK,
    HAND,
    HAND_LEVELS,
    HAND_WORTH,
    BEST_NOW,
    BEST_NEXT,
    ICONS,
    KEEPERS,
    KEEPER_WORTH,
    ASSAULT,
    TURN,
    TURN_BEST,
    TURN_ASSAULT,
    TURN_POWER,
    PHASE_LIFE,
    PHASE_HAND,
    PHASE_WORTH,
    PHASE_KEEPERS,
    COMING,
    COMING_LAST,
];

pub(super) fn names() -> Vec<String> {
    crate::features::names(&ALL)
}

/// Counts an open game for a seat against the other.
pub(super) fn count(worth: &Appraisal, position: &Position, seat: Seat) -> Count {
    let mut count = Count::new();
    for side in [seat, seat.other()] {
        count.of_one_in(1, side == seat);
        count_side(&mut count, worth, position, side);
    }
    if let Some(strike) = position.strike() {
        count.of_one_in(1, strike.victim != seat);
        let coming = i32::from(strike.value.saturating_sub(strike.dealt));
        count.add(COMING, coming);
        let left = position.piles(strike.victim).deck().len() + position.hand(strike.victim).len();
        count.add(COMING_LAST, i32::from(coming > 0 && left as i32 <= coming));
    }
    count
}

/// Low, middling, high.
fn phase(power: u8) -> usize {
    match power {
        0..=3 => 0,
        4..=6 => 1,
        _ => 2,
    }
}

fn count_side(count: &mut Count, worth: &Appraisal, position: &Position, seat: Seat) {
    let power = position.power();
    let phase = phase(power);
    let deck = position.piles(seat).deck().len();
    let hand = position.hand(seat).len();
    let life = deck + hand;
    count.one_at(LIFE, life);
    count.add(MORE_LIFE, life as i32);
    count.add_at(PHASE_LIFE, phase, life as i32);
    count.one_at(
        DECK,
        match deck {
            0 => 0,
            1..=3 => 1,
            4..=8 => 2,
            _ => 3,
        },
    );
    count.one_at(HAND, hand);
    count.add_at(PHASE_HAND, phase, hand as i32);
    let best = held(count, worth, position, seat);
    let assault = keepers(count, worth, position, seat);
    if position.active() == seat {
        let attacked = position.step() as u8 > TurnStep::Attack as u8;
        count.one_at(TURN, usize::from(attacked));
        if !attacked {
            count.add(TURN_BEST, best);
            count.add(TURN_ASSAULT, assault);
            count.one_at(TURN_POWER, usize::from(power / 2));
        }
    }
}

/// Counts a hand and tells the best attack that the power allows.
fn held(count: &mut Count, worth: &Appraisal, position: &Position, seat: Seat) -> i32 {
    let power = position.power();
    let (mut now, mut next, mut icons) = (0, 0, 0u32);
    for piece in position.hand(seat) {
        let card = position.card(*piece);
        let above = worth.level(card).saturating_sub(power);
        let attack = worth.attack(card);
        count.one_at(HAND_LEVELS, usize::from(above));
        count.add(HAND_WORTH, attack);
        count.add_at(PHASE_WORTH, phase(power), attack);
        if above == 0 {
            now = now.max(attack);
        }
        if above <= 1 {
            next = next.max(attack);
        }
        icons |= 1 << worth.icon(card);
    }
    count.add(BEST_NOW, now);
    count.add(BEST_NEXT, next);
    count.one_at(ICONS, icons.count_ones() as usize);
    now
}

/// Counts the Keepers and tells the damage of their assaults.
fn keepers(count: &mut Count, worth: &Appraisal, position: &Position, seat: Seat) -> i32 {
    let row = position.row(seat);
    let (mut assault, mut value) = (0, 0);
    for keeper in row {
        let card = position.card(keeper.piece);
        value += worth.keeper(card);
        assault += worth.assault(card);
    }
    count.one_at(KEEPERS, row.len());
    count.add(KEEPER_WORTH, value);
    count.add_at(PHASE_KEEPERS, phase(position.power()), value);
    count.one_at(ASSAULT, assault.max(0) as usize);
    assault
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_are_those_of_the_numbers_that_are_counted() {
        crate::odds::tests::assert_named(super::super::appraisal::WEIGHTS, &names());
        assert_eq!(names().len(), LAST.end());
    }
}
