//! Filters, numbers and conditions.

use super::Compiler;
use crate::language::{Cond, Filter, Num};
use crate::program::{CondId, CondOp, FilterId, FilterOp, NumId, NumOp};

impl Compiler {
    pub(super) fn filter(&mut self, filter: &Filter) -> FilterId {
        let op = self.filter_op(filter);
        let number = put(&mut self.program.filters, op);
        self.program.wanted.entry(number).or_insert_with(|| filter.clone());
        number
    }

    fn filter_op(&mut self, filter: &Filter) -> FilterOp {
        match filter {
            Filter::Any => FilterOp::Any,
            Filter::Factor(factors) => FilterOp::Factors(factors.iter().fold(0, |mask, factor| mask | factor.bit())),
            Filter::NotFactor(factor) => FilterOp::NotFactor(factor.bit()),
            Filter::Hero(heroes) => {
                FilterOp::Heroes(heroes.iter().fold(0, |mask, hero| mask | 1u128 << (self.hero(hero) & 127)))
            }
            Filter::Team(team) => FilterOp::Team(self.team(team)),
            Filter::LevelAtMost(level) => FilterOp::LevelAtMost(*level),
            Filter::LevelAtLeast(level) => FilterOp::LevelAtLeast(*level),
            Filter::OddLevel => FilterOp::OddLevel,
            Filter::AttackAtMost(attack) => FilterOp::AttackAtMost(*attack),
            Filter::AttackAtLeast(attack) => FilterOp::AttackAtLeast(*attack),
            Filter::TeamUp => FilterOp::TeamUp,
            Filter::Keeper => FilterOp::Keeper,
            Filter::Assault => FilterOp::Assault,
            Filter::Named => FilterOp::Named,
            Filter::Other => FilterOp::Other,
            Filter::EnteredLastTurn => FilterOp::EnteredLastTurn,
            Filter::SharesTrait => FilterOp::SharesTrait,
            Filter::AboveTopDiscard => FilterOp::AboveTopDiscard,
            Filter::FactorOfTopDiscard => FilterOp::FactorOfTopDiscard,
            Filter::All(parts) => {
                let parts: Vec<FilterOp> = parts.iter().map(|part| self.filter_op(part)).collect();
                let (start, count) = put_all(&mut self.program.filters, &parts);
                FilterOp::All(start, count)
            }
            Filter::Either(parts) => {
                let parts: Vec<FilterOp> = parts.iter().map(|part| self.filter_op(part)).collect();
                let (start, count) = put_all(&mut self.program.filters, &parts);
                FilterOp::Either(start, count)
            }
        }
    }

    pub(super) fn num(&mut self, num: &Num) -> NumId {
        let op = self.num_op(num);
        put(&mut self.program.nums, op)
    }

    fn num_op(&mut self, num: &Num) -> NumOp {
        match num {
            Num::N(number) => NumOp::N(*number),
            Num::Power(who) => NumOp::Power(*who),
            Num::Count(cards, filter) => NumOp::Count(*cards, self.filter(filter)),
            Num::DifferentHeroes(cards) => NumOp::DifferentHeroes(*cards),
            Num::DifferentFactors(cards) => NumOp::DifferentFactors(*cards),
            Num::Level(cards) => NumOp::Level(*cards),
            Num::Attack(cards) => NumOp::Attack(*cards),
            Num::DamageLastTurn(who) => NumOp::DamageLastTurn(*who),
            Num::AttacksLastTurn(who) => NumOp::AttacksLastTurn(*who),
            Num::CardsThatDamaged(who) => NumOp::CardsThatDamaged(*who),
            Num::OtherCardsThatDamaged(who) => NumOp::OtherCardsThatDamaged(*who),
            Num::PowerRise => NumOp::PowerRise,
            Num::Heads => NumOp::Heads,
            Num::Amount => NumOp::Amount,
            Num::Named => NumOp::Named,
            Num::AssaultValue => NumOp::AssaultValue,
            Num::Discarded => NumOp::Discarded,
            Num::Times(times, num) => NumOp::Times(*times, self.num(num)),
            Num::HalfUp(num) => NumOp::HalfUp(self.num(num)),
            Num::Plus(parts) => {
                let parts: Vec<NumOp> = parts.iter().map(|part| self.num_op(part)).collect();
                let (start, count) = put_all(&mut self.program.nums, &parts);
                NumOp::Plus(start, count)
            }
        }
    }

    pub(super) fn cond(&mut self, cond: &Cond) -> CondId {
        let op = self.cond_op(cond);
        put(&mut self.program.conds, op)
    }

    fn cond_op(&mut self, cond: &Cond) -> CondOp {
        match cond {
            Cond::AtLeast(a, b) => CondOp::AtLeast(self.num(a), self.num(b)),
            Cond::AtMost(a, b) => CondOp::AtMost(self.num(a), self.num(b)),
            Cond::Exactly(a, b) => CondOp::Exactly(self.num(a), self.num(b)),
            Cond::Is(cards, filter) => CondOp::Is(*cards, self.filter(filter)),
            Cond::Did => CondOp::Did,
            Cond::Not(cond) => CondOp::Not(self.cond(cond)),
            Cond::All(parts) => {
                let parts: Vec<CondOp> = parts.iter().map(|part| self.cond_op(part)).collect();
                let (start, count) = put_all(&mut self.program.conds, &parts);
                CondOp::All(start, count)
            }
            Cond::Either(parts) => {
                let parts: Vec<CondOp> = parts.iter().map(|part| self.cond_op(part)).collect();
                let (start, count) = put_all(&mut self.program.conds, &parts);
                CondOp::Either(start, count)
            }
        }
    }
}

/// The number of this entry, shared when it is already there.
fn put<T: Copy + PartialEq>(list: &mut Vec<T>, entry: T) -> u16 {
    let at = list.iter().position(|known| *known == entry).unwrap_or_else(|| {
        list.push(entry);
        list.len() - 1
    });
    at as u16
}

fn put_all<T: Copy>(list: &mut Vec<T>, entries: &[T]) -> (u16, u16) {
    let start = list.len() as u16;
    list.extend_from_slice(entries);
    (start, entries.len() as u16)
}
