//! Conditions.

use super::predicate::side_of;
use super::{Lower, Lowered, unplayable};
use crate::language::{Cond, Select};
use crate::plain;

impl Lower<'_> {
    pub(in crate::compile) fn condition(&self, cond: &Cond) -> Lowered<plain::Cond> {
        Ok(match cond {
            Cond::Is(Select::Players(_), _) => match cond.some_player() {
                Some((players, cond)) => plain::Cond::SomePlayer(side_of(players)?, Box::new(self.condition(cond)?)),
                None => {
                    return unplayable(cond, "of players it is asked whether there is one: Is(Players(Who(..)), [])");
                }
            },
            Cond::Is(Select::Card, list) => plain::Cond::Card(self.filter(list)?),
            Cond::Is(select, list) => plain::Cond::Is(self.who(select)?, self.filter(list)?),
            Cond::There(list) => match self.count(list)? {
                plain::Num::Count(side, filter) => plain::Cond::There(side, filter),
                cards => plain::Cond::AtLeast(cards, plain::Num::N(1)),
            },
            Cond::AtLeast(a, b) => plain::Cond::AtLeast(self.number(a)?, self.number(b)?),
            Cond::Did => plain::Cond::Did,
            Cond::TurnOf(player) => plain::Cond::TurnOf(side_of(player)?),
            Cond::Not(not) => plain::Cond::Not(Box::new(self.condition(not)?)),
            Cond::All(list) => {
                plain::Cond::All(list.iter().map(|cond| self.condition(cond)).collect::<Lowered<Vec<_>>>()?)
            }
            Cond::Amplified if self.paid => plain::Cond::Amplified,
            Cond::Amplified => return unplayable(cond, "only the effect of a super power knows how it was paid for"),
        })
    }

    pub(in crate::compile) fn given(&self, cond: Option<&Cond>) -> Lowered<Option<plain::Cond>> {
        cond.map(|cond| self.condition(cond)).transpose()
    }
}
