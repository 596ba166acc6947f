//! The combat in progress, or the attack that is being put together.

use super::breakdown::{Number, number_parts};
use crate::Seen;
use crate::words::vs::combat as words;
use longbox_protocol::{Combat, CombatPart, StrikeBack};
use longbox_vs::{AttackPlan, CombatStep, CombatView, Frame, NO_SLOT, Row, Slot, Vs, Word};

/// The innermost combat and its numbers.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fight<'a> {
    combat: &'a longbox_vs::Combat,
    numbers: &'a CombatView,
}

impl Seen<'_, Vs> {
    pub(super) fn combat(&self) -> Option<Combat> {
        match self.position().frames().last() {
            Some(Frame::AttackPlan(stage)) if !stage.attackers.is_empty() => Some(self.staged(stage)),
            _ => self.present_combat().map(|fight| self.fought(fight)),
        }
    }

    /// The innermost combat, as long as it is not over: it ends when somebody is missing.
    pub(super) fn present_combat(&self) -> Option<Fight<'_>> {
        let combat = self.position().combat().filter(|combat| combat.step < CombatStep::Close)?;
        let numbers = self.view.combat.as_ref()?;
        (combat.defender != NO_SLOT && !combat.attackers.is_empty()).then_some(Fight { combat, numbers })
    }

    fn part(&self, slot: Slot, value: i16) -> CombatPart {
        CombatPart { thing: self.fighter_thing(slot), name: self.short_name(slot), value }
    }

    /// An attack of which only the attackers are known.
    fn staged(&self, stage: &AttackPlan) -> Combat {
        let p = self.position();
        let attackers: Vec<CombatPart> =
            stage.attackers.iter().map(|slot| self.part(slot, self.game.stats(p, slot).atk.max(0))).collect();
        let ranged = stage.attackers.iter().any(|slot| p.fighter(slot).row == Row::Back);
        Combat {
            by: stage.by,
            against: None,
            title: words::title(ranged, attackers.len() > 1).to_owned(),
            strike: attackers.iter().map(|part| part.value).sum(),
            attackers,
            defender: None,
            def: 0,
            def_parts: Vec::new(),
            stuns: false,
            forecast: String::new(),
            notes: Vec::new(),
            back: Vec::new(),
            staged: true,
            to_act: Some(stage.by),
            passed: Vec::new(),
        }
    }

    fn fought(&self, fight: Fight<'_>) -> Combat {
        let p = self.position();
        let Fight { combat, numbers } = fight;
        let defender = combat.defender;
        let back = numbers.back.iter().map(|back| StrikeBack {
            thing: self.fighter_thing(back.slot),
            name: self.short_name(back.slot),
            value: back.value,
            def: back.def,
        });
        let def_parts = match p.fighter(defender).is_player() {
            true => Vec::new(),
            false => number_parts(self, defender, Number::Def),
        };
        Combat {
            by: combat.by,
            against: Some(p.fighter(defender).side),
            title: words::title(combat.ranged, combat.is_team()).to_owned(),
            attackers: numbers.attackers.iter().map(|strike| self.part(strike.slot, strike.value)).collect(),
            defender: Some(self.part(defender, numbers.def)),
            strike: numbers.strike,
            def: numbers.def,
            def_parts,
            stuns: stuns(numbers.strike, numbers.def),
            forecast: self.forecast(fight),
            notes: self.notes(fight),
            back: back.collect(),
            staged: false,
            to_act: (combat.step == CombatStep::Plays).then_some(combat.turn_of),
            passed: combat.passed.iter().collect(),
        }
    }

    /// "10 ATK against 8 DEF: Juggernaut will be stunned."
    pub(super) fn forecast(&self, fight: Fight<'_>) -> String {
        let (strike, def) = (fight.numbers.strike, fight.numbers.def);
        let defender = self.called(fight.combat.defender);
        self.names.put_into(&words::forecast(strike, def, &defender, stuns(strike, def)))
    }

    fn notes(&self, fight: Fight<'_>) -> Vec<String> {
        let notes = [self.ferocious(fight.combat), self.last_wound(fight), self.strike_back(fight)];
        notes.into_iter().flatten().map(|note| self.names.put_into(&note)).collect()
    }

    /// Who strikes before the others.
    fn ferocious(&self, combat: &longbox_vs::Combat) -> Option<String> {
        let p = self.position();
        let all = combat.attackers.iter().chain([combat.defender]);
        let fierce: Vec<String> =
            all.filter(|slot| p.fighter(*slot).has(Word::Ferocious)).map(|slot| self.called(slot)).collect();
        if combat.ranged || fierce.is_empty() || combat.step > CombatStep::Ferocious {
            return None;
        }
        Some(words::ferocious(&fierce))
    }

    /// Whether the defender would be KO'd by being stunned.
    fn last_wound(&self, Fight { combat, numbers }: Fight<'_>) -> Option<String> {
        let (p, defender) = (self.position(), combat.defender);
        let fighter = p.fighter(defender);
        if !stuns(numbers.strike, numbers.def) || self.game.is_unhurt(p, defender, combat.attackers) {
            return None;
        }
        let lethal = combat.attackers.iter().find(|slot| p.fighter(*slot).has(Word::Lethal));
        let lethal = lethal.filter(|_| !fighter.is_main());
        let name = self.called(defender);
        match lethal {
            _ if self.game.remaining_health(p, defender) <= 1 => Some(words::last_wound(&name)),
            Some(slot) => Some(words::lethal(&self.called(slot), &name)),
            None => None,
        }
    }

    /// "Strikes back with 8 at one attacker: stuns Wolverine (DEF 5) or Beast (DEF 3)."
    fn strike_back(&self, Fight { combat, numbers }: Fight<'_>) -> Option<String> {
        let Some(first) = numbers.back.first() else {
            return Some(words::cannot_strike_back(&self.called(combat.defender)));
        };
        let told = |back: &longbox_vs::StrikeBack| words::with_def(&self.called(back.slot), back.def);
        let falls = |back: &&longbox_vs::StrikeBack| stuns(back.value, back.def);
        let fall: Vec<String> = numbers.back.iter().filter(falls).map(told).collect();
        Some(match numbers.back.len() {
            1 => words::strikes_back_at(first.value, &told(first), !fall.is_empty()),
            _ => words::strikes_back(first.value, numbers.back_at_all, &fall),
        })
    }
}

/// Whether a strike is enough.
pub(super) fn stuns(strike: i16, def: i16) -> bool {
    strike > 0 && strike >= def
}
