//! What all cards of a game share: the teams they name, and the laws they bring.

use super::Roll;
use crate::language::Keyword;
use crate::plain::{Law, LawId};
use std::cell::Cell;

#[derive(Default)]
pub(crate) struct Known {
    pub(crate) teams: Roll,
    /// What keywords mean.
    pub(crate) keywords: Vec<Keyword>,
    /// Grows as cards are read; the program gets them when all are.
    pub(crate) laws: Cell<Vec<Law>>,
}

impl Known {
    /// The number of a law; what several cards say alike is one law.
    pub(crate) fn number_of(&self, law: Law) -> LawId {
        let mut laws = self.laws.take();
        let known = laws.iter().position(|known| *known == law);
        let number = known.unwrap_or(laws.len());
        if known.is_none() {
            laws.push(law);
        }
        self.laws.set(laws);
        number as LawId
    }

    /// A law that has its number.
    pub(crate) fn law<T>(&self, number: LawId, ask: impl FnOnce(&Law) -> T) -> T {
        let laws = self.laws.take();
        let answer = ask(&laws[usize::from(number)]);
        self.laws.set(laws);
        answer
    }
}
