//! What is searched for among cards: words and filters, the same on the page, in the deck builder and in the terminal.
//!
//! ```
//! use longbox_protocol::{CardInfo, CardType, Query, SearchCard};
//!
//! let face = |number, name: &str, cost| CardInfo {
//!     number,
//!     name: name.to_owned(),
//!     kind: CardType::Supporting,
//!     teams: vec!["X-Men".to_owned()],
//!     cost: Some(cost),
//!     ..CardInfo::default()
//! };
//! let cards = [face(0, "Beast", 4), face(1, "Iceman", 1)].map(|face| SearchCard::new(&face));
//!
//! let query = Query::parse("team:x-men cost<=3 -kind:main")?;
//! assert_eq!(query.find(&cards), [1]);
//!
//! let wrong = Query::parse("team:x-men csot<=3").expect_err("no such filter");
//! assert_eq!((wrong.text.as_str(), &wrong.place), ("there is no filter 'csot'; did you mean 'cost'?", &(11..15)));
//! # Ok::<(), longbox_protocol::QueryError>(())
//! ```

mod card;
mod field;
mod parser;
#[cfg(test)]
mod tests;
mod token;

pub use card::SearchCard;
pub use field::{Field, FieldInfo};
pub use parser::QueryError;
pub use token::{QueryPart, QueryPartKind};

use crate::CardNo;
use std::ops::Range;

/// What is searched for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    text: String,
    /// All of them must hold; empty: any card.
    terms: Vec<Term>,
}

/// A part of a query with its place in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Term {
    place: Range<usize>,
    test: Test,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Test {
    /// It occurs somewhere on the card.
    Word(String),
    /// A filter with a text.
    Is(Field, bool, String),
    /// A filter with numbers, from the lowest to the highest that fit.
    Within(Field, i32, i32),
    Not(Box<Term>),
    /// Any of these lists.
    Any(Vec<Vec<Term>>),
}

/// A part of a query without which cards would be found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Culprit {
    /// Its place in the text, in bytes.
    pub place: Range<usize>,
    /// As it stands there.
    pub text: String,
    /// The query without it.
    pub without: String,
}

impl Query {
    /// Reads a query. No word at all stands for every card.
    pub fn parse(text: &str) -> Result<Query, QueryError> {
        Ok(Query { text: text.to_owned(), terms: parser::parse(text)? })
    }

    /// Words and filters with their places, for whoever colours them. A query that cannot be read has parts as well.
    pub fn parts(text: &str) -> Vec<QueryPart> {
        token::parts(text)
    }

    /// Every filter there is.
    pub fn fields() -> &'static [FieldInfo] {
        field::FIELDS
    }

    /// As it was written.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Whether it stands for every card.
    pub fn is_empty(&self) -> bool {
        self.terms.is_empty()
    }

    /// Whether the card fits.
    pub fn fits(&self, card: &SearchCard) -> bool {
        fit(&self.terms, card)
    }

    /// The cards that fit, those with the words in their name first.
    pub fn find(&self, cards: &[SearchCard]) -> Vec<CardNo> {
        let words: Vec<&String> = self.terms.iter().filter_map(Term::word).collect();
        let fitting = cards.iter().filter(|card| self.fits(card));
        let mut found: Vec<(bool, CardNo)> =
            fitting.map(|card| (!words.iter().all(|word| card.is_named(word)), card.number)).collect();
        longbox_kernel::sort_by_key(&mut found, |(elsewhere, _)| *elsewhere);
        found.into_iter().map(|(_, number)| number).collect()
    }

    /// Why nothing is found: the parts that no card fits at all, or else those without which some card would.
    pub fn culprits(&self, cards: &[SearchCard]) -> Vec<Culprit> {
        let finds = |terms: &[&Term]| cards.iter().any(|card| terms.iter().all(|term| term.fits(card)));
        let all: Vec<&Term> = self.terms.iter().collect();
        if finds(&all) {
            return Vec::new();
        }
        let alone: Vec<&Term> = self.terms.iter().filter(|term| !finds(&[term])).collect();
        let is_one = |at: &usize| {
            let mut others = all.clone();
            others.remove(*at);
            finds(&others)
        };
        let found = match alone.is_empty() {
            false => alone,
            true => (0..all.len()).filter(is_one).map(|at| all[at]).collect(),
        };
        found.into_iter().map(|term| self.culprit(term)).collect()
    }

    fn culprit(&self, term: &Term) -> Culprit {
        let (before, rest) = self.text.split_at(term.place.start);
        let (own, after) = rest.split_at(term.place.len());
        let without = format!("{} {}", before.trim_end(), after.trim_start()).trim().to_owned();
        Culprit { place: term.place.clone(), text: own.to_owned(), without }
    }
}

fn fit(terms: &[Term], card: &SearchCard) -> bool {
    terms.iter().all(|term| term.fits(card))
}

impl Term {
    fn fits(&self, card: &SearchCard) -> bool {
        match &self.test {
            Test::Word(word) => card.says(word),
            Test::Is(field, whole, value) => card.is(*field, *whole, value),
            Test::Within(field, least, most) => {
                card.number(*field).is_some_and(|number| (*least..=*most).contains(&number))
            }
            Test::Not(term) => !term.fits(card),
            Test::Any(lists) => lists.iter().any(|terms| fit(terms, card)),
        }
    }

    /// The word, if it is a plain one.
    fn word(&self) -> Option<&String> {
        match &self.test {
            Test::Word(word) => Some(word),
            _ => None,
        }
    }
}
