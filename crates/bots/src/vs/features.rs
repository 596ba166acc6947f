//! What can be counted in a position of Vs. System.

use super::appraisal::{DECIDED, fighter_worth, held};
use super::fight::Ring;
use super::numbers::*;
use super::worth::{Sort, Worth};
use crate::features::Count;
use longbox_kernel::{Seat, SeatSet};
use longbox_vs::{Fighter, Position, Row, Slot, TurnStep, Vs, Word};

/// Counts an open game for a seat and its team against the others.
pub(super) fn count(game: &Vs, worth: &Worth, p: &Position, seat: Seat) -> Count {
    let mut count = Count::new();
    let friends: SeatSet = p.alive().iter().filter(|other| p.are_allies(seat, *other)).collect();
    let enemies = p.enemy_seats(seat);
    let ring = Ring::new(game, worth, p);
    each_side(&mut count, friends, enemies, |count, side| {
        let board = board(count, &ring, side);
        stock(count, &ring, side, &board);
    });
    if let Some(combat) = p.combat() {
        count.of_one_in(1, p.are_allies(combat.by, seat));
        let gain = ring.forecast();
        count.add(FORECAST, gain.clamp(-400, 400));
        count.add(FORECAST_END, i32::from(gain > DECIDED / 8) - i32::from(gain < -DECIDED / 8));
    }
    elsewhere(&mut count, &ring, (friends, enemies));
    count
}

fn each_side(count: &mut Count, friends: SeatSet, enemies: SeatSet, mut of: impl FnMut(&mut Count, Seat)) {
    for (seats, own) in [(friends, true), (enemies, false)] {
        for side in seats.iter() {
            count.of_one_in(seats.len(), own);
            of(count, side);
        }
    }
}

/// The characters in other universes than the one at hand.
fn elsewhere(count: &mut Count, ring: &Ring<'_>, (friends, enemies): (SeatSet, SeatSet)) {
    let p = ring.p;
    if p.apart().is_empty() {
        return;
    }
    let numbers = std::iter::once(0).chain(p.universes().iter().map(|universe| universe.number));
    for number in numbers.filter(|number| *number != p.universe_at_hand()) {
        let there = ring.game.with_board(p, number);
        let ring = Ring::new(ring.game, ring.worth, &there);
        each_side(count, friends, enemies, |count, side| {
            let board = board(count, &ring, side);
            // How many there are in all is not known here; most of it is.
            count.add_at(PHASE_STRENGTH, phase(p), board.strength);
        });
    }
}

/// A third of a usual game each.
fn phase(p: &Position) -> usize {
    match p.turn() {
        0..=6 => 0,
        7..=11 => 1,
        _ => 2,
    }
}

/// What is needed of a side once its characters are counted.
#[derive(Default)]
struct Board {
    /// Wounds that the main character can still take.
    life: i32,
    /// ATK and DEF of supporting characters.
    strength: i32,
    characters: usize,
    /// ATK of those who can attack this turn.
    ready_atk: i32,
    threats: usize,
    main_threats: usize,
}

/// The characters of a player on the board at hand.
fn board(count: &mut Count, ring: &Ring<'_>, seat: Seat) -> Board {
    let p = ring.p;
    let mut board = Board::default();
    let own = p.side(seat).filter(|slot| p.fighter(slot).side == seat);
    let covered = own.iter().any(|slot| {
        let fighter = p.fighter(slot);
        fighter.row == Row::Front && !fighter.is_face_down() && !fighter.has(Word::Invisible)
    });
    let mut strongest = 0;
    for slot in own {
        let fighter = p.fighter(slot);
        let left = i32::from(ring.game.remaining_health(p, slot));
        let protected = covered && fighter.row == Row::Back && !fighter.is_face_down();
        match fighter.is_main() {
            true => {
                board.life += left;
                main(count, ring, slot, left);
                count.add(MAIN_PROTECTED, i32::from(protected));
            }
            false => {
                supporting(count, ring, slot, left);
                count.add(PROTECTED, i32::from(protected));
                let numbers = ring.numbers(slot);
                strongest = strongest.max(i32::from(numbers.atk));
                board.strength += i32::from(numbers.atk.max(0)) + i32::from(numbers.def.max(0));
                board.characters += 1;
            }
        }
        threats(&mut board, ring, slot);
    }
    count.add(STRONGEST, strongest);
    board
}

/// Whom a character could stun alone.
fn threats(board: &mut Board, ring: &Ring<'_>, slot: Slot) {
    let fighter = ring.p.fighter(slot);
    if fighter.is_face_down() || fighter.row == Row::Back && !fighter.has(Word::Ranged) {
        return;
    }
    if !fighter.is_exhausted() {
        board.ready_atk += i32::from(ring.numbers(slot).atk.max(0));
    }
    let (mut any, mut main) = (false, false);
    for target in ring.game.reach(ring.p, slot) {
        let strike = ring.strike(slot, target);
        let stuns = strike > 0 && strike >= ring.numbers(target).def;
        any |= stuns;
        main |= stuns && ring.p.fighter(target).is_main();
    }
    board.threats += usize::from(any);
    board.main_threats += usize::from(main);
}

fn main(count: &mut Count, ring: &Ring<'_>, slot: Slot, left: i32) {
    let fighter = ring.p.fighter(slot);
    life(count, ring, fighter.side, (fighter.card, fighter.xp), left);
    let numbers = ring.numbers(slot);
    count.add(MAIN_ATK, i32::from(numbers.atk.max(0)));
    count.add(MAIN_DEF, i32::from(numbers.def.max(0)));
    count.add(MAIN_POWERS, ring.worth.of(fighter.card).powers);
    count.one_at(
        MAIN_STANDS,
        match () {
            () if fighter.is_face_down() => 0,
            () if fighter.is_exhausted() || fighter.is_frozen() => 1,
            () if fighter.row == Row::Front => 2,
            () => 3,
        },
    );
}

/// Wounds and experience of a main character, in play or not.
fn life(count: &mut Count, ring: &Ring<'_>, seat: Seat, (card, xp): (u16, u8), left: i32) {
    count.one_at(LIFE, left.max(0) as usize);
    let level = ring.p.record(seat).levels.iter().position(|other| *other == card).unwrap_or(0);
    count.one_at(LEVEL, level);
    let of = ring.worth.of(card);
    if of.xp > 0 {
        count.one_at(XP_LEFT, usize::from(of.xp.saturating_sub(xp)));
        count.add(NEXT_LEVEL, of.next_level * i32::from(xp.min(of.xp)) / i32::from(of.xp));
    }
}

fn supporting(count: &mut Count, ring: &Ring<'_>, slot: Slot, left: i32) {
    let fighter = ring.p.fighter(slot);
    let numbers = ring.numbers(slot);
    let worth = fighter_worth(ring.worth, fighter, numbers);
    let (atk, def) = (i32::from(numbers.atk.max(0)), i32::from(numbers.def.max(0)));
    count.add(ATK, atk);
    count.add(DEF, def);
    count.add(POWERS, ring.worth.of(fighter.card).powers);
    count.one_at(HEALTH, (left - 1).max(0) as usize);
    count.add(TOUGHNESS, worth * (left.clamp(1, 4) - 1));
    count.add(COUNTERS, i32::from(fighter.counters));
    count.add(EQUIPPED, i32::from(fighter.equipment != longbox_vs::NO_PIECE));
    count.add(FROZEN, i32::from(fighter.is_frozen()));
    if fighter.is_stunned() {
        count.add(STUNNED, 1);
        count.add(STUNNED_WORTH, worth);
        return;
    }
    count.add(HIDDEN, i32::from(fighter.is_hidden()));
    if fighter.is_exhausted() {
        count.add(EXHAUSTED, 1);
        count.add(EXHAUSTED_ATK, atk);
    }
    count.one_at(ROWS, row_of(fighter));
    for (at, _) in COUNTED.iter().enumerate().filter(|(_, word)| fighter.has(**word)) {
        count.one_at(WORDS, at);
    }
}

fn row_of(fighter: &Fighter) -> usize {
    match fighter.row {
        Row::Back if fighter.has(Word::Ranged) => 2,
        Row::Back => 1,
        Row::Front | Row::None => 0,
    }
}

/// What a player has besides the characters in play.
fn stock(count: &mut Count, ring: &Ring<'_>, seat: Seat, board: &Board) {
    let p = ring.p;
    let zones = p.zones(seat);
    let (resources, hand) = (zones.resources.len(), zones.hand.len());
    let recruit = cards_in_hand(count, ring, seat);
    let life = board.life + away(count, ring, seat);
    count.one_at(CHARACTERS, board.characters);
    count.one_at(THREATS, board.threats);
    count.one_at(MAIN_THREATS, board.main_threats);
    count.one_at(HAND, hand);
    count.one_at(RESOURCES, resources);
    count.one_at(FACE_UP, zones.face_up.len());
    count.one_at(
        DECK,
        match zones.deck_size() {
            0 => 0,
            1..=2 => 1,
            3..=5 => 2,
            6..=9 => 3,
            10..=14 => 4,
            15..=20 => 5,
            _ => 6,
        },
    );
    let phase = phase(p);
    count.add_at(PHASE_LIFE, phase, life);
    count.add_at(PHASE_STRENGTH, phase, board.strength);
    count.add_at(PHASE_HAND, phase, hand as i32);
    if !p.turn_players().contains(seat) {
        return;
    }
    count.one_at(
        TURN,
        match p.step() {
            step if step < TurnStep::MainStart => 0,
            step if step < TurnStep::End => 1,
            _ => 2,
        },
    );
    count.add(TURN_ATK, board.ready_atk);
    count.add(TURN_THREATS, board.threats as i32);
    count.one_at(TURN_MAIN_THREATS, board.main_threats);
    count.add(TURN_RECRUIT, if p.step() < TurnStep::Formation { recruit } else { 0 });
    count.one_at(PHASE_TURN, phase);
}

/// Counts a hand, and tells the cost of the dearest character that can come on the next turn.
fn cards_in_hand(count: &mut Count, ring: &Ring<'_>, seat: Seat) -> i32 {
    let p = ring.p;
    let next = p.zones(seat).resources.len() as i32 + 1;
    let mut dearest = 0;
    for piece in p.hand(seat) {
        let card = p.card(piece);
        let of = ring.worth.of(card);
        let cost = i32::from(of.cost);
        count.one_at(
            HAND_KINDS,
            match of.sort {
                Sort::Supporting if cost <= next + 1 => 0,
                Sort::Supporting => 1,
                Sort::Location => 2,
                Sort::Other => 3,
            },
        );
        count.add(HELD, held(ring.worth, p, seat, card));
        if of.sort == Sort::Supporting && cost <= next {
            dearest = dearest.max(cost);
        }
    }
    count.add(NEXT_RECRUIT, dearest);
    dearest
}

/// A main character that is beneath a resource for a time: the wounds that it can still take.
fn away(count: &mut Count, ring: &Ring<'_>, seat: Seat) -> i32 {
    let p = ring.p;
    let below = p.exiles().iter().filter(|exile| exile.beneath().is_some() && exile.piece == p.record(seat).main);
    let mut lives = 0;
    for exile in below {
        let stats = ring.game.card(exile.card).and_then(|card| card.stats);
        let left = stats.map_or(0, |stats| i32::from(stats.health)) - i32::from(exile.wounds);
        life(count, ring, seat, (exile.card, exile.xp), left);
        lives += left;
    }
    lives
}
