//! What powers are made of beyond effects.

use super::{Lower, Lowered, unplayable};
use crate::language::{self, Cond, Place, Player, Rule, Select, Within};
use crate::plain;

/// What holds while a power is in force.
pub(in crate::compile) enum Held {
    /// A rule of the game that its character has by this word.
    Word(plain::Word),
    Rule(Option<plain::Cond>, Box<plain::Rule>),
}

impl Lower<'_> {
    /// `While(conds, select, rules)`
    pub(in crate::compile) fn held(&self, conds: &[Cond], select: &Select, rules: &[Rule]) -> Lowered<Vec<Held>> {
        let mut given = conds.iter().map(|cond| self.condition(cond)).collect::<Lowered<Vec<_>>>()?;
        let given = match given.len() {
            0 => None,
            1 => Some(given.remove(0)),
            _ => Some(plain::Cond::All(given)),
        };
        let held = rules.iter().map(|rule| {
            let own = *select == Select::This;
            if let Some(word) = super::word::of_rule(conds, rule).filter(|_| own) {
                return Ok(Held::Word(word));
            }
            Ok(Held::Rule(given.clone(), Box::new(self.rule(select, rule)?)))
        });
        held.collect()
    }
}

pub(in crate::compile) fn limit(within: Within) -> Lowered<Within> {
    match within {
        Within::Turn | Within::Level | Within::Game | Within::Any => Ok(within),
        Within::MyTurn => unplayable(&within, "a limit is Turn, Level, Game or Any"),
    }
}

pub(in crate::compile) fn works(works: &language::Works) -> Lowered<plain::Works> {
    use language::Works;
    Ok(match works {
        Works::FaceUp => plain::Works::FaceUp,
        Works::Stunned => plain::Works::Stunned,
        Works::Always => plain::Works::Always,
        Works::EvenStunned => plain::Works::EvenStunned,
        Works::In(Place::Ko(Player::Me)) => plain::Works::Ko,
        Works::In(Place::Hand(Player::Me)) => plain::Works::Hand,
        Works::In(_) => return unplayable(works, "powers work in play, in my hand or in my KO pile"),
    })
}
