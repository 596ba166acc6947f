//! The numbers of a combat as things stand.

use crate::Vs;
use crate::plain::Word;
use crate::state::position::{Combat, NO_SLOT, Position, Slot};
use serde::Serialize;

/// An attack, with what would come of it as things stand.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CombatView {
    /// The attackers and what each strikes with.
    pub attackers: Vec<Strike>,
    /// All strikes together.
    pub strike: i16,
    /// What they must reach.
    pub def: i16,
    /// The attackers that the defender could strike back at as things stand; empty if it cannot strike back.
    pub back: Vec<StrikeBack>,
    /// It strikes all of them back, not one.
    pub back_at_all: bool,
}

/// What one attacker adds to the strike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Strike {
    /// The attacker.
    pub slot: Slot,
    /// Its ATK, doubled where a power says so; never below 0.
    pub value: i16,
}

/// What the defender would strike one attacker with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct StrikeBack {
    /// The attacker.
    pub slot: Slot,
    /// The ATK of the defender against it.
    pub value: i16,
    /// What must be reached to stun the attacker.
    pub def: i16,
}

pub(super) fn combat_view(game: &Vs, p: &Position, combat: &Combat) -> CombatView {
    let whole = combat.defender != NO_SLOT;
    let strike = |slot: Slot| match whole {
        true => Strike { slot, value: game.strike_value(p, combat, slot, combat.defender) },
        false => Strike { slot, value: game.stats(p, slot).atk.max(0) },
    };
    let attackers: Vec<Strike> = combat.attackers.iter().map(strike).collect();
    let answers = whole && !combat.attackers.is_empty() && game.strikes_back(p, combat);
    let struck = |slot: &Slot| answers && game.strikes_at(p, combat, *slot);
    let back = combat.attackers.iter().filter(struck).map(|slot| StrikeBack {
        slot,
        value: game.strike_value(p, combat, combat.defender, slot),
        def: game.stats(p, slot).def,
    });
    CombatView {
        strike: attackers.iter().map(|strike| strike.value).sum(),
        attackers,
        def: if whole { game.stats(p, combat.defender).def } else { 0 },
        back: back.collect(),
        back_at_all: whole && combat.is_team() && !combat.ranged && p.fighter(combat.defender).has(Word::Monstrous),
    }
}
