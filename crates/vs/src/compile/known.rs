//! What all cards of a game share: the teams they name, and the laws they bring.

use super::Roll;
use crate::derive::names::GIVEN_NAMES;
use crate::language::{Keyword, Part, Rule, Works};
use crate::plain::{Law, LawId};
use crate::program::PowerId;
use std::cell::Cell;

#[derive(Default)]
pub(crate) struct Known {
    pub(crate) teams: Roll,
    /// What keywords mean.
    pub(crate) keywords: Vec<Keyword>,
    /// The power that the first of them is; the others follow.
    pub(crate) first_keyword: PowerId,
    /// Grows as cards are read; the program gets them when all are.
    pub(crate) laws: Cell<Vec<Law>>,
    /// The piles beside decks, by name. Each is a bit.
    pub(crate) piles: Cell<Vec<String>>,
    /// The pile that takes characters out of play, once a card has spoken of it.
    pub(crate) collection: Cell<Option<String>>,
    /// The names whose KOs are counted in a game. Each has a number.
    pub(crate) ko_names: Cell<Vec<String>>,
    /// The names that powers give. Each has a number.
    pub(crate) given_names: Cell<Vec<String>>,
    /// The counters that have no rule of their own, by name. Each has a number.
    pub(crate) counters: Cell<Vec<String>>,
    /// The piles that were spoken of since this was last asked.
    pub(crate) spoken: Cell<u8>,
}

impl Known {
    /// Which power a keyword is that can be gained: it works in play, and it copies no powers.
    pub(crate) fn keyword(&self, name: &str) -> Option<PowerId> {
        let copies = |part: &Part| matches!(part, Part::While(_, _, rules) if rules.iter().any(|rule| matches!(rule, Rule::PowersOf(..))));
        let able = |keyword: &Keyword| !matches!(keyword.works, Works::In(_)) && !keyword.is.iter().any(copies);
        let number = self.keywords.iter().position(|keyword| keyword.word == name && able(keyword))?;
        Some(self.first_keyword + number as PowerId)
    }

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

    /// Whether characters can go to a pile of that name. There is one such pile, and no card begins in it.
    pub(crate) fn collects(&self, name: &str) -> bool {
        let piles = self.piles.take();
        let begins = piles.iter().any(|pile| pile == name);
        self.piles.set(piles);
        let collection = self.collection.take().unwrap_or_else(|| name.to_owned());
        let same = collection == name;
        self.collection.set(Some(collection));
        same && !begins
    }

    /// The number of a name whose KOs are counted.
    pub(crate) fn name_of_kos(&self, name: &str) -> u8 {
        number_in(&self.ko_names, name)
    }

    /// The number of a name that powers give; none if there are too many.
    pub(crate) fn given_name(&self, name: &str) -> Option<u8> {
        Some(number_in(&self.given_names, name)).filter(|number| *number < GIVEN_NAMES)
    }

    /// The number of a counter that has only a name.
    pub(crate) fn counter(&self, name: &str) -> u8 {
        number_in(&self.counters, name)
    }

    /// The bit of a pile that cards are taken from. It was spoken of.
    pub(crate) fn pile(&self, name: &str) -> Option<u8> {
        let bit = self.pile_bit(name)?;
        self.spoken.set(self.spoken.get() | bit);
        Some(bit)
    }

    /// The bit of a pile that cards begin in; none if there are too many, or if it takes characters.
    pub(crate) fn pile_bit(&self, name: &str) -> Option<u8> {
        let collection = self.collection.take();
        let collects = collection.as_deref() == Some(name);
        self.collection.set(collection);
        if collects {
            return None;
        }
        let mut piles = self.piles.take();
        let known = piles.iter().position(|known| known == name);
        let number = known.unwrap_or(piles.len());
        if known.is_none() {
            piles.push(name.to_owned());
        }
        self.piles.set(piles);
        1u8.checked_shl(number as u32)
    }

    /// A law that has its number.
    pub(crate) fn law<T>(&self, number: LawId, ask: impl FnOnce(&Law) -> T) -> T {
        let laws = self.laws.take();
        let answer = ask(&laws[usize::from(number)]);
        self.laws.set(laws);
        answer
    }
}

/// The number of a name in a list that grows as cards are read.
fn number_in(list: &Cell<Vec<String>>, name: &str) -> u8 {
    let mut names = list.take();
    let known = names.iter().position(|known| known == name);
    let number = known.unwrap_or(names.len());
    if known.is_none() {
        names.push(name.to_owned());
    }
    list.set(names);
    number as u8
}
