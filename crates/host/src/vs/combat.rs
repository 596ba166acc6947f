//! The combat in progress, or the attack that is being put together.

use super::breakdown::{Number, number_parts};
use crate::Seen;
use crate::words::vs::combat as words;
use longbox_protocol::{Combat, CombatPart, StrikeBack};
use longbox_vs::{CombatStep, CombatView, Frame, Row, Slot, Stage, Vs, Word};

impl Seen<'_, Vs> {
    pub(super) fn combat(&self) -> Option<Combat> {
        match self.position().frames().last() {
            Some(Frame::Stage(stage)) if !stage.attackers.is_empty() => Some(self.staged(stage)),
            _ => self.present_combat().map(|combat| self.fought(combat)),
        }
    }

    /// The innermost combat, as long as it is not over: it ends when somebody is missing.
    pub(super) fn present_combat(&self) -> Option<&CombatView> {
        let whole = |combat: &&CombatView| combat.defender.is_some() && !combat.attackers.is_empty();
        self.view.combat.as_ref().filter(|combat| combat.step < CombatStep::Close).filter(whole)
    }

    fn part(&self, slot: Slot, value: i16) -> CombatPart {
        CombatPart { thing: self.fighter_thing(slot), name: self.short_name(slot), value }
    }

    /// An attack of which only the attackers are known.
    fn staged(&self, stage: &Stage) -> Combat {
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

    fn fought(&self, combat: &CombatView) -> Combat {
        let p = self.position();
        let back = combat.back.iter().map(|back| StrikeBack {
            thing: self.fighter_thing(back.slot),
            name: self.short_name(back.slot),
            value: back.value,
            def: back.def,
        });
        let parts = |slot: Slot| match p.fighter(slot).is_player() {
            true => Vec::new(),
            false => number_parts(self, slot, Number::Def),
        };
        Combat {
            by: combat.by,
            against: combat.defender.map(|slot| p.fighter(slot).side),
            title: words::title(combat.ranged, combat.team).to_owned(),
            attackers: combat.attackers.iter().map(|strike| self.part(strike.slot, strike.value)).collect(),
            defender: combat.defender.map(|slot| self.part(slot, combat.def)),
            strike: combat.strike,
            def: combat.def,
            def_parts: combat.defender.map(parts).unwrap_or_default(),
            stuns: stuns(combat.strike, combat.def),
            forecast: self.forecast(combat),
            notes: self.notes(combat),
            back: back.collect(),
            staged: false,
            to_act: (combat.step == CombatStep::Plays).then_some(combat.turn_of),
            passed: combat.passed.clone(),
        }
    }

    /// "10 ATK against 8 DEF: Juggernaut will be stunned."
    pub(super) fn forecast(&self, combat: &CombatView) -> String {
        let Some(defender) = combat.defender else { return String::new() };
        let (strike, def) = (combat.strike, combat.def);
        self.names.put_into(&words::forecast(strike, def, &self.called(defender), stuns(strike, def)))
    }

    fn notes(&self, combat: &CombatView) -> Vec<String> {
        let Some(defender) = combat.defender else { return Vec::new() };
        let notes =
            [self.ferocious(combat, defender), self.last_wound(combat, defender), self.strike_back(combat, defender)];
        notes.into_iter().flatten().map(|note| self.names.put_into(&note)).collect()
    }

    /// Who strikes before the others.
    fn ferocious(&self, combat: &CombatView, defender: Slot) -> Option<String> {
        let p = self.position();
        let all = combat.attackers.iter().map(|strike| strike.slot).chain([defender]);
        let fierce: Vec<String> =
            all.filter(|slot| p.fighter(*slot).has(Word::Ferocious)).map(|slot| self.called(slot)).collect();
        if combat.ranged || fierce.is_empty() || combat.step > CombatStep::Ferocious {
            return None;
        }
        Some(words::ferocious(&fierce))
    }

    /// Whether the defender would be KO'd by being stunned.
    fn last_wound(&self, combat: &CombatView, defender: Slot) -> Option<String> {
        let p = self.position();
        let fighter = p.fighter(defender);
        let attackers = combat.attackers.iter().map(|strike| strike.slot).collect();
        if !stuns(combat.strike, combat.def) || self.game.is_unhurt(p, defender, attackers) {
            return None;
        }
        let lethal = combat.attackers.iter().find(|strike| p.fighter(strike.slot).has(Word::Lethal));
        let lethal = lethal.filter(|_| !fighter.is_main());
        let name = self.called(defender);
        match lethal {
            _ if fighter.wounds + 1 >= self.game.health(p, defender) => Some(words::last_wound(&name)),
            Some(strike) => Some(words::lethal(&self.called(strike.slot), &name)),
            None => None,
        }
    }

    /// "Strikes back with 8 at one attacker: stuns Wolverine (DEF 5) or Beast (DEF 3)."
    fn strike_back(&self, combat: &CombatView, defender: Slot) -> Option<String> {
        let Some(first) = combat.back.first() else { return Some(words::cannot_strike_back(&self.called(defender))) };
        let told = |back: &longbox_vs::StrikeBack| words::with_def(&self.called(back.slot), back.def);
        let falls = |back: &&longbox_vs::StrikeBack| stuns(back.value, back.def);
        let fall: Vec<String> = combat.back.iter().filter(falls).map(told).collect();
        Some(match combat.back.len() {
            1 => words::strikes_back_at(first.value, &told(first), !fall.is_empty()),
            _ => words::strikes_back(first.value, combat.back_at_all, &fall),
        })
    }
}

/// Whether a strike is enough.
pub(super) fn stuns(strike: i16, def: i16) -> bool {
    strike > 0 && strike >= def
}
