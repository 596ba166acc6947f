//! Powers, triggers and changed rules.

use super::Compiler;
use crate::language::{Effect, KeeperPower, Num, Power, Source, Static, Target, Trigger, Who, Whose};
use crate::program::{CardFacts, StaticOp, TriggerOp};

impl Compiler {
    pub(super) fn power(&mut self, power: &Power, face: &mut CardFacts) {
        match power {
            Power::Declared(effects) => face.declared = Some(self.script(effects)),
            Power::At(damage, effects) => {
                let place = self.script(effects);
                face.at.push((*damage, place));
            }
            Power::Keeper(damage, powers) => {
                face.keeper = Some(*damage);
                for power in powers {
                    self.keeper_power(power, face);
                }
            }
            Power::BlockedFromHand(effects) => face.blocked_from_hand = Some(self.script(effects)),
            Power::Counterstrike(amount) => {
                face.counterstrike = *amount;
                if !self.program.counterstrikes.iter().any(|(known, _)| known == amount) {
                    let hit = Effect::Hit { by: Source::This, who: Who::Foe, amount: Num::N(i16::from(*amount)) };
                    let place = self.script(&[hit]);
                    self.program.counterstrikes.push((*amount, place));
                }
            }
        }
    }

    fn keeper_power(&mut self, power: &KeeperPower, face: &mut CardFacts) {
        match power {
            KeeperPower::Assault(amount) => {
                face.assault = *amount;
                let hit = Effect::Hit { by: Source::This, who: Who::Foe, amount: Num::N(i16::from(*amount)) };
                let place = self.script(&[hit]);
                face.triggers.push((TriggerOp::StartOfTurn(Whose::Mine), place));
            }
            KeeperPower::When(trigger, effects) => {
                let trigger = self.trigger(trigger);
                let place = self.script(effects);
                face.triggers.push((trigger, place));
            }
            KeeperPower::Always(rule) => {
                let rule = self.rule(rule);
                face.statics.push((None, rule));
            }
            KeeperPower::While(cond, rule) => {
                if matches!(rule, Static::Power(..)) && format!("{cond:?}").contains("Power(") {
                    self.problem = Some("a change of power cannot depend on power: it would chase itself".to_owned());
                    return;
                }
                let cond = self.cond(cond);
                let rule = self.rule(rule);
                face.statics.push((Some(cond), rule));
            }
            KeeperPower::NextFoeTurn(rules) => {
                for rule in rules {
                    let rule = self.rule(rule);
                    face.statics.push((None, rule));
                }
                let place = self.script(&[Effect::Destroy(Target::This)]);
                face.triggers.push((TriggerOp::EndOfTurn(Whose::Foes), place));
            }
        }
    }

    fn trigger(&mut self, trigger: &Trigger) -> TriggerOp {
        match trigger {
            Trigger::StartOfTurn(whose) => TriggerOp::StartOfTurn(*whose),
            Trigger::EndOfTurn(whose) => TriggerOp::EndOfTurn(*whose),
            Trigger::AttackDeals(who, cards, damage) => {
                TriggerOp::AttackDeals(self.player(*who), self.filter(cards), *damage)
            }
            Trigger::HandBlock(who) => TriggerOp::HandBlock(self.player(*who)),
            Trigger::HandBlocksAttack(who, cards) => TriggerOp::HandBlocksAttack(self.player(*who), self.filter(cards)),
            Trigger::FoeAttacks => TriggerOp::FoeAttacks,
            Trigger::KeeperEnters(side, cards) => TriggerOp::KeeperEnters(*side, self.filter(cards)),
            Trigger::KeeperDestroyed(side) => TriggerOp::KeeperDestroyed(*side),
            Trigger::Destroyed => TriggerOp::Destroyed,
            Trigger::Draws(who) => TriggerOp::Draws(self.player(*who)),
            Trigger::Heals => TriggerOp::Heals,
            Trigger::AbilityDiscards(who) => TriggerOp::AbilityDiscards(self.player(*who)),
            Trigger::Heads => TriggerOp::Heads,
            Trigger::AssaultDamages => TriggerOp::AssaultDamages,
            Trigger::OwnCardDamagesMe => TriggerOp::OwnCardDamagesMe,
            Trigger::KeeperDamagesMe(side) => TriggerOp::KeeperDamagesMe(*side),
            Trigger::FoeDeckEmpty => TriggerOp::FoeDeckEmpty,
        }
    }

    /// A trigger can only speak of Me or Foe.
    fn player(&mut self, who: Who) -> Who {
        if !matches!(who, Who::Me | Who::Foe) {
            self.problem = Some("a trigger can only speak of Me or Foe".to_owned());
        }
        who
    }

    fn rule(&mut self, rule: &Static) -> StaticOp {
        match rule {
            Static::Attack(side, cards, by) => StaticOp::Attack(*side, self.filter(cards), *by),
            Static::Power(side, cards, by) => StaticOp::Power(*side, self.filter(cards), *by),
            Static::CannotPlay(cards) => StaticOp::CannotPlay(self.filter(cards)),
            Static::DamageCap(most) => StaticOp::DamageCap(*most),
            Static::KeeperHitsLess(by) => StaticOp::KeeperHitsLess(*by),
            Static::KeeperHitsOff => StaticOp::KeeperHitsOff,
            Static::CannotBeDestroyed(cards) => StaticOp::CannotBeDestroyed(self.filter(cards)),
            Static::CoinsAreHeads => StaticOp::CoinsAreHeads,
            Static::MisfireReturns => StaticOp::MisfireReturns,
        }
    }
}
