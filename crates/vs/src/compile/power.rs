//! Powers: triggers, continuous rules, uses, experience.

use super::{CardError, Compiler, asks_stats};
use crate::derive::kinds::{holds_steadily, is_asked_for, is_steady, on_kind, word_bit};
use crate::plain::{Effect, Limit, Num, On, Part, Power, Rule, Symbol, Timing, Works};
use crate::program::{Op, Place, PowerDef, PowerId, PowerKind, RuleDef, SuperDef, TriggerDef, need_of};
use tinyvec::ArrayVec;

impl Compiler {
    /// A cost that an effect lets a player pay.
    pub(super) fn payment(&mut self, cost: &[Symbol]) -> Result<PowerId, CardError> {
        if cost.is_empty() || cost.len() > 4 {
            return Err(CardError::Cost(self.card.clone()));
        }
        let mut def = self.power_def("", PowerKind::Payment, Works::FaceUp);
        def.used = Some(SuperDef { cost: cost.iter().map(|symbol| symbol.bit()).collect(), ..free(Timing::Main, 0) });
        Ok(self.add_power(def))
    }

    pub(super) fn power(&mut self, power: &Power) -> Result<PowerDef, CardError> {
        match power {
            Power::Keyword { name, is, works } => {
                let mut def = self.power_def(name, PowerKind::Keyword, *works);
                self.parts(is, &mut def)?;
                Ok(def)
            }
            Power::Super { name, when, any_turn, cost, limit, only_if, works, then, amplify } => {
                if cost.is_empty() || cost.len() > 4 {
                    return Err(CardError::Cost(self.card.clone()));
                }
                let mut def = self.power_def(name, PowerKind::Super, *works);
                def.counted = then.iter().any(counts_uses);
                let place = self.super_effects(then, amplify)?;
                if let Timing::Reaction(on) = when {
                    let trigger = self.trigger(on, 0, place);
                    def.listens |= 1 << on_kind(on);
                    def.triggers.push(trigger);
                }
                def.used = Some(SuperDef {
                    when: when.clone(),
                    any_turn: *any_turn,
                    cost: cost.iter().map(|symbol| symbol.bit()).collect(),
                    points: 0,
                    limit: *limit,
                    only_if: only_if.clone(),
                    place,
                    needs: need_of(then),
                });
                Ok(def)
            }
            Power::LevelUp { name, xp, on, given, during, gain, then, bought } => {
                let mut def = self.power_def(name, PowerKind::LevelUp, Works::FaceUp);
                def.xp = *xp;
                let place = match then.is_empty() {
                    true => self.gain_of(gain),
                    false => self.effects(then)?,
                };
                if let Some(on) = on {
                    let given = self.cond(given.as_ref());
                    let trigger = TriggerDef { during: during.clone(), ..self.trigger(on, given, place) };
                    def.listens |= 1 << on_kind(on);
                    def.triggers.push(trigger);
                }
                if *bought {
                    def.used = Some(SuperDef { points: 1, limit: Limit::AnyNumber, ..free(Timing::Build, place) });
                }
                Ok(def)
            }
        }
    }

    /// The program of a plain Level Up power.
    fn gain_of(&mut self, gain: &Num) -> Place {
        self.program.nums.push(gain.clone());
        let place = self.here();
        self.emit(Op::GainXp((self.program.nums.len() - 1) as u16));
        self.emit(Op::End);
        place
    }

    pub(super) fn parts(&mut self, parts: &[Part], def: &mut PowerDef) -> Result<(), CardError> {
        for part in parts {
            match part {
                Part::Word(word) => def.words |= word_bit(*word),
                Part::When { on, given, during, first_each_turn, once_each_turn, then } => {
                    if *first_each_turn && !matches!(on, On::Attacked(_) | On::PlotTwist(_)) {
                        return Err(CardError::FirstEachTurn(self.card.clone()));
                    }
                    let place = self.effects(then)?;
                    let given = self.cond(given.as_ref());
                    let base = self.trigger(on, given, place);
                    def.listens |= 1 << on_kind(on);
                    let (first_each_turn, once_each_turn) = (*first_each_turn, *once_each_turn);
                    def.triggers.push(TriggerDef { during: during.clone(), first_each_turn, once_each_turn, ..base });
                }
                Part::Act { when, limit, only_if, then } => {
                    let place = self.effects(then)?;
                    let (limit, only_if, needs) = (*limit, only_if.clone(), need_of(then));
                    def.used = Some(SuperDef { limit, only_if, needs, ..free(when.clone(), place) });
                }
                Part::Always(rule) => {
                    self.check_rule(rule)?;
                    def.rules.push(RuleDef { given: None, rule: rule.clone(), steady: is_steady(rule) });
                }
                Part::While(cond, rule) => {
                    self.check_rule(rule)?;
                    if asks_stats::condition(cond) {
                        return Err(CardError::StatsInRule(self.card.clone()));
                    }
                    // What others are is not looked at anew with the turn.
                    let numbers = matches!(rule, Rule::Stats { .. }) && is_steady(rule) && holds_steadily(cond);
                    let steady = is_asked_for(rule) || numbers;
                    def.rules.push(RuleDef { given: Some(cond.clone()), rule: rule.clone(), steady });
                }
            }
        }
        Ok(())
    }
}

/// Something that costs nothing, at that time.
fn free(when: Timing, place: Place) -> SuperDef {
    SuperDef {
        when,
        any_turn: false,
        cost: ArrayVec::new(),
        points: 0,
        limit: Limit::Turn,
        only_if: None,
        place,
        needs: None,
    }
}

/// Whether an effect asks how often its power was used in the game.
fn counts_uses(effect: &Effect) -> bool {
    match effect {
        Effect::Draw(_, num)
        | Effect::Put(_, num, _)
        | Effect::Wound(num, _)
        | Effect::Heal(num, _)
        | Effect::GainXp(num) => *num == Num::Uses,
        Effect::May(then) | Effect::If(_, then) => then.iter().any(counts_uses),
        _ => false,
    }
}
