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
    /// The piles beside decks, by name. Each is a bit.
    pub(crate) piles: Cell<Vec<String>>,
    /// The piles that were spoken of since this was last asked.
    pub(crate) spoken: Cell<u8>,
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

    /// The bit of a pile; none if there are too many. It was spoken of.
    pub(crate) fn pile(&self, name: &str) -> Option<u8> {
        let mut piles = self.piles.take();
        let known = piles.iter().position(|known| known == name);
        let number = known.unwrap_or(piles.len());
        if known.is_none() {
            piles.push(name.to_owned());
        }
        self.piles.set(piles);
        let bit = 1u8.checked_shl(number as u32)?;
        self.spoken.set(self.spoken.get() | bit);
        Some(bit)
    }

    /// A law that has its number.
    pub(crate) fn law<T>(&self, number: LawId, ask: impl FnOnce(&Law) -> T) -> T {
        let laws = self.laws.take();
        let answer = ask(&laws[usize::from(number)]);
        self.laws.set(laws);
        answer
    }
}
