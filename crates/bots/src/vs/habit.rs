//! A player without much thought, for the rest of an imagined turn.

use super::appraisal::{held, score};
use super::fight::Ring;
use super::worth::{Sort, Worth};
use longbox_kernel::{Deaf, Game, Seat};
use longbox_vs::Word;
use longbox_vs::{Ask, CardNo, Choice, Fighters, Foreseen, Frame, Position, Row, Slot, Vs};

/// The option taken by habit. It is certain, so that options are compared in equal games.
pub(super) fn habit(game: &Vs, worth: &Worth, p: &Position, seat: Seat, menu: &[Choice]) -> usize {
    if menu.len() < 2 {
        return 0;
    }
    match p.ask() {
        Ask::GoFirst | Ask::Mulligan | Ask::Order => 0,
        Ask::Place => find(menu, Choice::Row(Row::Back)),
        Ask::Resource => resource(worth, p, seat, menu),
        Ask::Recruit => recruit(worth, p, seat, menu),
        Ask::RecruitTo => place(worth, p, menu),
        Ask::Formation => formation(p, seat, menu),
        Ask::Main => attack(&Ring::new(game, worth, p), menu),
        Ask::AttackPlan => join_or_target(&Ring::new(game, worth, p), menu),
        Ask::BuildClose | Ask::StartOfMain | Ask::Plays | Ask::Nothing => menu.len() - 1,
        _ => super::deal::habit(game, worth, p, seat, menu).unwrap_or_else(|| try_each(game, worth, p, seat, menu)),
    }
}

fn find(menu: &[Choice], choice: Choice) -> usize {
    menu.iter().position(|option| *option == choice).unwrap_or(0)
}

/// The option with the highest number, the first of equal ones.
fn best(menu: &[Choice], number: impl Fn(&Choice) -> i32) -> usize {
    (0..menu.len()).max_by_key(|at| (number(&menu[*at]), std::cmp::Reverse(*at))).unwrap_or(0)
}

/// Takes each option and looks at what is there then.
fn try_each(game: &Vs, worth: &Worth, p: &Position, seat: Seat, menu: &[Choice]) -> usize {
    best(menu, |choice| {
        let mut after = p.clone();
        game.answer(&mut after, seat, *choice, &mut Deaf);
        score(game, worth, &after, seat)
    })
}

/// A location face up, or else the card that is missed least.
fn resource(worth: &Worth, p: &Position, seat: Seat, menu: &[Choice]) -> usize {
    let few = p.zones(seat).resources.len() < 8;
    best(menu, |choice| match choice {
        Choice::Resource(piece, up) => {
            let card = p.card(*piece);
            match (worth.of(card).sort == Sort::Location, up) {
                (true, true) => 200,
                (true, false) => i32::MIN + 1,
                (false, _) if few => 100 - held(worth, p, seat, card),
                (false, _) => -100,
            }
        }
        Choice::Pass => 0,
        _ => i32::MIN,
    })
}

/// The most expensive character that is not there yet.
fn recruit(worth: &Worth, p: &Position, seat: Seat, menu: &[Choice]) -> usize {
    let there = |card: CardNo| !worth.of(card).swarms && p.side(seat).iter().any(|slot| p.fighter(slot).card == card);
    let value = |card: CardNo| if there(card) { -1 } else { 1 + i32::from(worth.of(card).cost) };
    best(menu, |choice| match choice {
        Choice::Recruit(piece, _) => value(p.card(*piece)),
        Choice::Search(card) => value(*card),
        Choice::Pass => 0,
        _ => -1,
    })
}

/// Who can strike from behind stands behind, as long as somebody stands in front.
fn wants_back(p: &Position, slot: Slot, others_in_front: bool) -> bool {
    let fighter = p.fighter(slot);
    others_in_front && (fighter.is_main() || fighter.has(Word::Ranged))
}

/// Where a recruited character goes.
fn place(worth: &Worth, p: &Position, menu: &[Choice]) -> usize {
    let Some(Frame::Recruit(recruit)) = p.frames().last() else { return 0 };
    if matches!(menu.first(), Some(Choice::Fighter(_))) {
        return menu.len() - 1;
    }
    let in_front = p.side(recruit.by).iter().any(|slot| is_front(p, slot) && !p.fighter(slot).is_main());
    usize::from(worth.of(p.card(recruit.piece)).ranged && in_front)
}

fn is_front(p: &Position, slot: Slot) -> bool {
    let fighter = p.fighter(slot);
    fighter.row == Row::Front && !fighter.is_face_down() && !fighter.has(Word::Invisible)
}

/// Moves whoever stands wrong; the main character goes behind the others.
fn formation(p: &Position, seat: Seat, menu: &[Choice]) -> usize {
    let can_cover = |slot: Slot| {
        let fighter = p.fighter(slot);
        let covers = !fighter.is_face_down() && !fighter.has(Word::Invisible);
        covers && !fighter.is_main() && !fighter.has(Word::Ranged)
    };
    let cover = p.side(seat).iter().any(can_cover);
    let wrong = |choice: &Choice| match choice {
        Choice::Move(slot) => wants_back(p, *slot, cover) != (p.fighter(*slot).row == Row::Back),
        _ => false,
    };
    menu.iter().position(wrong).unwrap_or(menu.len() - 1)
}

/// An attack: who, on whom, and what comes of it.
struct Plan {
    gain: i32,
    attackers: Fighters,
    target: Slot,
}

impl Ring<'_> {
    /// The best attack on this target by these, with as many of the others as it takes.
    fn plan(&self, attackers: Fighters, others: Fighters, target: Slot, ranged: bool) -> Plan {
        let alone = Plan { gain: self.outcome(attackers, target, ranged), attackers, target };
        let def = self.numbers(target).def;
        let mut total: i16 = attackers.iter().map(|slot| self.strike(slot, target)).sum();
        if total >= def || others.is_empty() {
            return alone;
        }
        let (mut team, mut left) = (attackers, others);
        while total < def {
            let Some(strongest) = left.iter().max_by_key(|slot| self.strike(*slot, target)) else { return alone };
            left.remove(strongest);
            team.add(strongest);
            total += self.strike(strongest, target);
        }
        let gain = self.outcome(team, target, ranged);
        if gain > alone.gain { Plan { gain, attackers: team, target } } else { alone }
    }

    /// Whether the teams of two characters allow to attack together, as printed.
    fn are_mates(&self, a: Slot, b: Slot) -> bool {
        let teams = |slot: Slot| self.worth.of(self.p.fighter(slot).card).teams;
        self.p.fighter(a).row == self.p.fighter(b).row && teams(a) & teams(b) != 0
    }
}

/// The attack that brings most, if one brings anything.
fn attack(ring: &Ring<'_>, menu: &[Choice]) -> usize {
    let ready = menu.iter().filter_map(|choice| match choice {
        Choice::Attack(slot) => Some(*slot),
        _ => None,
    });
    let ready: Fighters = ready.collect();
    let (mut gain, mut at) = (0, menu.len() - 1);
    for (index, choice) in menu.iter().enumerate() {
        let Choice::Attack(slot) = choice else { continue };
        let reach = ring.game.reach(ring.p, *slot);
        let ranged = ring.p.fighter(*slot).row == Row::Back;
        let mates = ready.after(*slot).filter(|mate| ring.are_mates(*slot, mate));
        for target in reach {
            let plan = ring.plan(Fighters::one(*slot), mates, target, ranged);
            if plan.gain > gain {
                (gain, at) = (plan.gain, index);
            }
        }
        if reach.is_empty() && gain == 0 {
            // Only a player can be meant.
            (gain, at) = (1, index);
        }
    }
    at
}

/// Goes on with the attack that brings most.
fn join_or_target(ring: &Ring<'_>, menu: &[Choice]) -> usize {
    let Some(Frame::AttackPlan(stage)) = ring.p.frames().last() else { return 0 };
    if let Some(player) = menu.iter().position(|choice| matches!(choice, Choice::Player(_))) {
        return player;
    }
    let joins = menu.iter().filter_map(|choice| match choice {
        Choice::Join(slot) => Some(*slot),
        _ => None,
    });
    let joins: Fighters = joins.collect();
    let ranged = stage.attackers.iter().any(|slot| ring.p.fighter(slot).row == Row::Back);
    let mut best: Option<Plan> = None;
    for choice in menu {
        let Choice::Target(target) = choice else { continue };
        let mates = joins.filter(|slot| ring.game.reach(ring.p, slot).contains(*target));
        let plan = ring.plan(stage.attackers, mates, *target, ranged);
        if best.as_ref().is_none_or(|best| plan.gain > best.gain) {
            best = Some(plan);
        }
    }
    let Some(plan) = best else { return 0 };
    match (plan.attackers - stage.attackers).first() {
        Some(mate) => find(menu, Choice::Join(mate)),
        None => find(menu, Choice::Target(plan.target)),
    }
}

/// The card that enemies hold most copies of; of equal ones the dearest.
pub(super) fn naming(worth: &Worth, p: &Position, seat: Seat) -> Option<CardNo> {
    let enemies = p.enemy_seats(seat);
    let held = || enemies.iter().flat_map(|enemy| p.hand(enemy)).map(|piece| p.card(piece));
    held().max_by_key(|card| (held().filter(|other| other == card).count(), worth.of(*card).hand, *card))
}

/// For a prediction: the strongest enemy, and whoever on the own side has the lowest DEF.
pub(super) fn foreseeing(game: &Vs, p: &Position, seat: Seat, name: Foreseen) -> Option<CardNo> {
    let up = p.in_play().iter().filter(|slot| !p.fighter(*slot).is_face_down());
    let own = p.side(seat);
    let slot = match name {
        Foreseen::Attacker => up.filter(|slot| !own.contains(*slot)).max_by_key(|slot| game.stats(p, *slot).atk),
        Foreseen::Defender => up.filter(|slot| own.contains(*slot)).min_by_key(|slot| game.stats(p, *slot).def),
    };
    slot.map(|slot| p.fighter(slot).card)
}
