//! What makes ATK and DEF of a character.

use crate::Vs;
use crate::derive::stats::{Numbers, StatOp, apply};
use crate::state::position::{CardNo, Fighters, ModOp, Position, Slot};

/// ATK and DEF of a character and how they came about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breakdown {
    /// Before counters and changes.
    pub base: Numbers,
    /// The card that set the base, if it is not the printed one.
    pub base_by: Option<CardNo>,
    /// Above 0 so many +1/+1, below 0 so many -1/-1 counters.
    pub counters: i16,
    /// Changes in the order of their times.
    pub steps: Vec<NumberStep>,
    /// As they are now.
    pub total: Numbers,
    /// What it strikes with in the present combat, and whom; empty if that is its ATK.
    pub strikes: Vec<StrikeAt>,
}

/// A strike at one character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StrikeAt {
    /// The card of whoever is struck.
    pub target: CardNo,
    /// What it is struck with.
    pub value: i16,
}

/// One change of ATK and DEF.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NumberStep {
    /// The card it comes from.
    pub card: CardNo,
    /// What it does to the numbers.
    pub op: StatOp,
    /// The numbers once it is done.
    pub after: Numbers,
}

impl Vs {
    /// What makes ATK and DEF of a character, step by step.
    pub fn breakdown(&self, p: &Position, slot: Slot) -> Breakdown {
        let base = self.base(p, slot);
        let set = p.modifiers.iter().rev().find(|modifier| {
            matches!(modifier.op, ModOp::Base(..)) && modifier.who.contains(slot) && modifier.in_force()
        });
        let base_by = self.base_by_rules(p, slot, self.set_base(p, slot)).1.or(set.map(|modifier| modifier.card));
        let counters = p.fighter(slot).counters;
        let mut now = Numbers { atk: base.atk + counters, def: base.def + counters };
        let mut steps = Vec::new();
        for cause in self.causes(p, slot) {
            now = apply(now, base, cause.op);
            steps.push(NumberStep { card: cause.card, op: cause.op, after: now });
        }
        let strikes = self.strikes_in_combat(p, slot);
        let strikes = if strikes.iter().all(|strike| strike.value == now.atk) { Vec::new() } else { strikes };
        Breakdown { base, base_by, counters, steps, total: now, strikes }
    }

    /// What a character strikes everybody with whom it is against in the present combat.
    fn strikes_in_combat(&self, p: &Position, slot: Slot) -> Vec<StrikeAt> {
        let Some(combat) = p.combat().filter(|combat| combat.defender != crate::NO_SLOT) else { return Vec::new() };
        let targets = match () {
            () if combat.defender == slot => combat.attackers,
            () if combat.attackers.contains(slot) => Fighters::one(combat.defender),
            () => Fighters::NONE,
        };
        let at = |target: Slot| StrikeAt {
            target: p.fighter(target).card,
            value: self.strike_value(p, combat, slot, target),
        };
        targets.iter().map(at).collect()
    }
}
