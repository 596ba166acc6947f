//! What a position is worth.

use super::fight::Ring;
use super::worth::{POINT, Sort, Worth};
pub(super) use crate::odds::DECIDED;
use longbox_kernel::{Seat, SeatSet};
use longbox_vs::{Fighter, Numbers, Position, Vs};

/// A wound that a main character can still take.
const LIFE: i32 = 260;
/// The last ones count more.
const DANGER: i32 = 70;
/// A resource: a recruit point each turn.
const RESOURCE: i32 = 75;
/// More resources than this hardly help.
const ENOUGH: usize = 8;
/// A face-up location can still pay.
const LOCATION: i32 = 30;

/// Being there at all: somebody who attacks, protects and strikes back.
const BODY: i32 = 30;

/// What a game that is over, for all or for this player, is worth.
pub(super) fn decided(p: &Position, seat: Seat) -> Option<i32> {
    if let Some(outcome) = p.outcome() {
        // A quick win is better than a slow one, a slow loss better than a quick one.
        let late = i32::from(p.turn());
        let lost = p.seats().iter().any(|other| outcome.won_by(other));
        return Some(match () {
            () if outcome.won_by(seat) => DECIDED - late,
            () if lost => late - DECIDED,
            () => 0,
        });
    }
    (!p.alive().contains(seat)).then_some(-DECIDED / 2)
}

/// How much better this position is for `seat` and its team than for the others.
pub(super) fn score(game: &Vs, worth: &Worth, p: &Position, seat: Seat) -> i32 {
    if let Some(decided) = decided(p, seat) {
        return decided;
    }
    let ring = Ring::new(game, worth, p);
    let enemies = p.enemy_seats(seat);
    let friends = p.alive().iter().filter(|other| p.are_allies(seat, *other)).collect();
    let out = p.seats().len() - p.alive().len();
    let value = mean(&ring, friends, side) - mean(&ring, enemies, side) + out as i32 * 2 * LIFE;
    let value = value + elsewhere(game, worth, p, (friends, enemies));
    match p.combat() {
        Some(combat) if p.are_allies(combat.by, seat) => value + ring.forecast(),
        Some(_) => value - ring.forecast(),
        None => value,
    }
}

fn mean(ring: &Ring<'_>, seats: SeatSet, of: fn(&Ring<'_>, Seat) -> i32) -> i32 {
    seats.iter().map(|seat| of(ring, seat)).sum::<i32>() / seats.len().max(1) as i32
}

/// The characters in other universes than the one at hand count as much as those here.
fn elsewhere(game: &Vs, worth: &Worth, p: &Position, (friends, enemies): (SeatSet, SeatSet)) -> i32 {
    if p.apart().is_empty() {
        return 0;
    }
    let numbers = std::iter::once(0).chain(p.universes().iter().map(|universe| universe.number));
    let others = numbers.filter(|number| *number != p.universe_at_hand());
    others
        .map(|number| {
            let there = game.with_board(p, number);
            let ring = Ring::new(game, worth, &there);
            mean(&ring, friends, characters) - mean(&ring, enemies, characters)
        })
        .sum()
}

/// So many more wounds until a main character is KO'd.
pub(super) fn life_worth(left: i32) -> i32 {
    let danger = (4 - left).max(0);
    LIFE * left - DANGER * danger * danger
}

/// A character in play, its wounds apart.
pub(super) fn fighter_worth(worth: &Worth, fighter: &Fighter, numbers: Numbers) -> i32 {
    let card = worth.of(fighter.card);
    POINT * (i32::from(numbers.atk.max(0)) + i32::from(numbers.def.max(0))) + card.powers + BODY
}

/// What one player has.
fn side(ring: &Ring<'_>, seat: Seat) -> i32 {
    characters(ring, seat) + away(ring, seat) + stock(ring, seat)
}

/// The characters of a player on the board at hand.
fn characters(ring: &Ring<'_>, seat: Seat) -> i32 {
    let p = ring.p;
    let mut value = 0;
    for slot in p.side(seat).iter().filter(|slot| p.fighter(*slot).side == seat) {
        let fighter = p.fighter(slot);
        let left = i32::from(ring.game.remaining_health(p, slot));
        let strength = fighter_worth(ring.worth, fighter, ring.numbers(slot));
        value += match fighter.is_main() {
            true => main_worth(ring, fighter, left) + strength / 2,
            false => strength * (90 + 20 * left.clamp(1, 4)) / 100,
        };
        if fighter.is_stunned() {
            value -= strength / 4;
        }
        if fighter.is_frozen() {
            value -= strength / 5;
        }
    }
    value
}

/// A main character that is beneath a resource for a time.
fn away(ring: &Ring<'_>, seat: Seat) -> i32 {
    let p = ring.p;
    let below = p.exiles().iter().filter(|exile| exile.beneath().is_some() && exile.piece == p.record(seat).main);
    below
        .map(|exile| {
            let stats = ring.game.card(exile.card).and_then(|card| card.stats);
            let left = stats.map_or(0, |stats| i32::from(stats.health)) - i32::from(exile.wounds);
            life_worth(left) + progress_worth(ring, exile.card, exile.xp)
        })
        .sum()
}

fn main_worth(ring: &Ring<'_>, fighter: &Fighter, left: i32) -> i32 {
    life_worth(left) + progress_worth(ring, fighter.card, fighter.xp)
}

/// How far a main character has come.
fn progress_worth(ring: &Ring<'_>, card: u16, gained: u8) -> i32 {
    let card = ring.worth.of(card);
    let progress = match card.xp {
        0 => 0,
        xp => card.next_level * i32::from(gained.min(xp)) / i32::from(xp) * 4 / 5,
    };
    // Whoever has a higher level has all that the lower one was heading for.
    progress + 40 * i32::from(card.xp == 0)
}

/// Cards in hand and resources.
fn stock(ring: &Ring<'_>, seat: Seat) -> i32 {
    let p = ring.p;
    let zones = p.zones(seat);
    let resources = zones.resources.len();
    let many = resources.saturating_sub(ENOUGH) as i32;
    let points = RESOURCE * resources.min(ENOUGH) as i32 + 12 * many;
    let hand: i32 = p.hand(seat).map(|piece| held(ring.worth, p, seat, p.card(piece))).sum();
    // The tenth card helps less than the third.
    let crowd = zones.hand.len().saturating_sub(7) as i32;
    points + LOCATION * zones.face_up.len().min(6) as i32 + hand - 12 * crowd
}

/// A card in hand: characters that can be recruited soon are worth most.
pub(super) fn held(worth: &Worth, p: &Position, seat: Seat, card: u16) -> i32 {
    let of = worth.of(card);
    if of.sort != Sort::Supporting {
        return of.hand;
    }
    let next = p.zones(seat).resources.len() as i32 + 1;
    let far = i32::from(of.cost) - next;
    of.hand - 6 * (far - 1).clamp(0, 3) - if far < -3 { 6 } else { 0 }
}
