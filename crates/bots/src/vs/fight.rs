//! What a strike would bring.

use super::appraisal::{DECIDED, fighter_worth, life_worth};
use super::worth::Worth;
use longbox_vs::Word;
use longbox_vs::{CombatStep, Fighters, NO_SLOT, Numbers, Position, Row, SLOTS, Slot, Vs};

/// The characters in play with their numbers, worked out once for many questions.
pub(super) struct Ring<'a> {
    pub(super) game: &'a Vs,
    pub(super) worth: &'a Worth,
    pub(super) p: &'a Position,
    pub(super) numbers: [Numbers; SLOTS],
    /// What it costs its side when this character is stunned.
    falls: [i32; SLOTS],
}

impl<'a> Ring<'a> {
    pub(super) fn new(game: &'a Vs, worth: &'a Worth, p: &'a Position) -> Ring<'a> {
        let mut ring = Ring { game, worth, p, numbers: [Numbers::default(); SLOTS], falls: [0; SLOTS] };
        for slot in p.in_play() {
            ring.numbers[usize::from(slot)] = game.stats(p, slot);
            ring.falls[usize::from(slot)] = ring.fall(slot);
        }
        ring
    }

    fn fall(&self, slot: Slot) -> i32 {
        let fighter = self.p.fighter(slot);
        let left = i32::from(self.game.remaining_health(self.p, slot));
        let value = fighter_worth(self.worth, fighter, self.numbers[usize::from(slot)]);
        match (fighter.is_main(), left) {
            (true, ..=1) => DECIDED / 4,
            (true, _) => life_worth(left) - life_worth(left - 1),
            (false, ..=1) => value,
            (false, _) => value * 2 / 5,
        }
    }

    pub(super) fn numbers(&self, slot: Slot) -> Numbers {
        self.numbers[usize::from(slot)]
    }

    pub(super) fn loss(&self, slot: Slot) -> i32 {
        if slot == NO_SLOT || self.p.fighter(slot).is_player() { DECIDED / 8 } else { self.falls[usize::from(slot)] }
    }

    fn has(&self, slot: Slot, word: Word) -> bool {
        self.p.fighter(slot).has(word)
    }

    /// What a character strikes with while it attacks that one.
    pub(super) fn strike(&self, slot: Slot, target: Slot) -> i16 {
        let doubling = if self.p.fighter(target).is_main() { Word::Fearless } else { Word::Violent };
        let atk = self.numbers(slot).atk.max(0);
        if self.has(slot, doubling) { atk * 2 } else { atk }
    }

    /// What a defender strikes that attacker with.
    fn strike_back(&self, defender: Slot, attacker: Slot) -> i16 {
        let atk = self.numbers(defender).atk.max(0);
        let doubled = self.has(defender, Word::Violent) && !self.p.fighter(attacker).is_main();
        if doubled { atk * 2 } else { atk }
    }

    /// What the attackers win and lose if nobody interferes.
    pub(super) fn outcome(&self, attackers: Fighters, target: Slot, ranged: bool) -> i32 {
        let def = self.numbers(target).def;
        let total: i16 = attackers.iter().map(|slot| self.strike(slot, target)).sum();
        let stuns = total > 0 && total >= def;
        let gain = if stuns { self.loss(target) } else { 0 };
        let first: i16 = match ranged {
            true => 0,
            false => attackers
                .iter()
                .filter(|slot| self.has(*slot, Word::Ferocious))
                .map(|slot| self.strike(slot, target))
                .sum(),
        };
        let beaten_to_it = first > 0 && first >= def && !self.has(target, Word::Ferocious);
        gain - if beaten_to_it { 0 } else { self.struck_back(attackers, target, ranged) }
    }

    /// What the strike back costs the attackers.
    fn struck_back(&self, attackers: Fighters, target: Slot, ranged: bool) -> i32 {
        if ranged && !self.has(target, Word::Ranged) {
            return 0;
        }
        let behind = self.p.fighter(target).row == Row::Back;
        let falls = |slot: Slot| {
            let back = self.strike_back(target, slot);
            back > 0 && back >= self.numbers(slot).def && !(behind && self.has(slot, Word::Invade))
        };
        let losses = attackers.iter().map(|slot| if falls(slot) { self.loss(slot) } else { 0 });
        let several = attackers.len() > 1;
        match () {
            () if several && !ranged && self.has(target, Word::Monstrous) => losses.sum(),
            () if several && attackers.iter().any(|slot| self.has(slot, Word::Leader)) => losses.min().unwrap_or(0),
            () => losses.max().unwrap_or(0),
        }
    }

    /// What the combat in progress will bring its attackers.
    pub(super) fn forecast(&self) -> i32 {
        match self.p.combat() {
            Some(combat)
                if combat.step < CombatStep::Close && combat.defender != NO_SLOT && !combat.attackers.is_empty() =>
            {
                self.outcome(combat.attackers, combat.defender, combat.ranged)
            }
            _ => 0,
        }
    }
}
