//! Reading a query.

use super::card::{compact, spaced};
use super::field::{self, Field, FieldInfo};
use super::token::{Comparison, Token, What, tokens};
use super::{Term, Test};
use longbox_kernel::{excerpt, nearest_word};
use std::ops::Range;

/// Brackets that may stand inside each other.
const DEPTH: usize = 20;
/// Letters of a query.
const LONGEST: usize = 2_000;

/// Why a query cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QueryError {
    /// The word that is wrong, by its place in the text, in bytes.
    pub place: Range<usize>,
    /// What is wrong, as a clause.
    pub text: String,
    /// What to write in the place of that word, if something is near.
    pub instead: Option<String>,
}

impl std::fmt::Display for QueryError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.text)
    }
}

impl std::error::Error for QueryError {}

pub(super) fn parse(text: &str) -> Result<Vec<Term>, QueryError> {
    if text.len() > LONGEST {
        return Err(wrong(LONGEST..LONGEST, format!("a query has at most {LONGEST} letters")));
    }
    let tokens = tokens(text);
    let mut reader = Reader { tokens: &tokens, at: 0, depth: 0 };
    let terms = reader.alternatives()?;
    match reader.peek() {
        Some(token) => Err(wrong(token.place.clone(), "no bracket was opened before this one")),
        None => Ok(terms),
    }
}

fn wrong(place: Range<usize>, text: impl Into<String>) -> QueryError {
    QueryError { place, text: text.into(), instead: None }
}

struct Reader<'a, 'b> {
    tokens: &'a [Token<'b>],
    at: usize,
    depth: usize,
}

impl<'a, 'b> Reader<'a, 'b> {
    fn peek(&self) -> Option<&'a Token<'b>> {
        self.tokens.get(self.at)
    }

    /// Lists of terms with `or` between them; a single one is itself.
    fn alternatives(&mut self) -> Result<Vec<Term>, QueryError> {
        let start = self.peek().map_or(0, |token| token.place.start);
        let mut lists = vec![self.terms()?];
        while let Some(token) = self.peek().filter(|token| token.what == What::Or) {
            self.at += 1;
            lists.push(self.terms()?);
            if lists.iter().any(Vec::is_empty) {
                return Err(wrong(token.place.clone(), "something must stand on both sides of 'or'"));
            }
        }
        match lists.len() {
            1 => Ok(lists.swap_remove(0)),
            _ => {
                let end = self.tokens[self.at - 1].place.end;
                Ok(vec![Term { place: start..end, test: Test::Any(lists) }])
            }
        }
    }

    fn terms(&mut self) -> Result<Vec<Term>, QueryError> {
        let mut terms: Vec<Term> = Vec::new();
        while let Some(token) = self.peek().filter(|token| !matches!(token.what, What::Or | What::Close)) {
            let term = self.term(token)?;
            match (terms.last_mut(), &term.test) {
                // A level or cost belongs to the number behind it.
                (Some(Term { place, test }), Test::Word(number)) if let Some(field) = ranked(test, number) => {
                    let value = number.parse().unwrap_or_default();
                    *place = place.start..term.place.end;
                    *test = Test::Within(field, value, value);
                }
                _ => terms.push(term),
            }
        }
        Ok(terms)
    }

    fn term(&mut self, token: &Token<'_>) -> Result<Term, QueryError> {
        self.at += 1;
        let place = token.place.clone();
        let test = match &token.what {
            What::Word(word) | What::Quoted(word) => Test::Word(spaced(word)),
            What::Filter { word, comparison, value_at, value } => {
                let word_place = place.start..place.start + word.len();
                filter((word, word_place), *comparison, (value, *value_at..place.end))?
            }
            What::Not => {
                let next = self.peek().filter(|next| !matches!(next.what, What::Or | What::Close));
                let next = next.ok_or_else(|| wrong(place.clone(), "something must stand behind the minus"))?;
                let term = self.deeper(&place, |reader| reader.term(next))?;
                return Ok(Term { place: place.start..term.place.end, test: Test::Not(Box::new(term)) });
            }
            What::Open => {
                let terms = self.deeper(&place, Reader::alternatives)?;
                let end = self.peek().map(|close| close.place.end);
                let end = end.ok_or_else(|| wrong(place.clone(), "this bracket is never closed"))?;
                self.at += 1;
                return Ok(Term { place: place.start..end, test: Test::Any(vec![terms]) });
            }
            What::Or | What::Close => return Err(wrong(place, "a word must stand here")),
        };
        Ok(Term { place, test })
    }

    fn deeper<T>(
        &mut self,
        place: &Range<usize>,
        read: impl FnOnce(&mut Self) -> Result<T, QueryError>,
    ) -> Result<T, QueryError> {
        if self.depth == DEPTH {
            return Err(wrong(place.clone(), format!("more than {DEPTH} brackets stand inside each other")));
        }
        self.depth += 1;
        let read = read(self);
        self.depth -= 1;
        read
    }
}

/// The field of a plain word that wants a number behind it, if this is one.
fn ranked(test: &Test, number: &str) -> Option<Field> {
    let is_number = number.len() < 4 && !number.is_empty() && number.chars().all(|letter| letter.is_ascii_digit());
    match test {
        Test::Word(word) if is_number && word == "level" => Some(Field::Level),
        Test::Word(word) if is_number && word == "cost" => Some(Field::Cost),
        _ => None,
    }
}

fn filter(
    (word, word_place): (&str, Range<usize>),
    comparison: Comparison,
    (value, value_place): (&str, Range<usize>),
) -> Result<Test, QueryError> {
    let Some(info) = field::named(word) else {
        let like = nearest_word(word, field::all_words());
        let text = format!("there is no filter '{}'{}", excerpt(word), meant(like));
        return Err(QueryError { instead: like.map(str::to_owned), ..wrong(word_place, text) });
    };
    if value.trim().is_empty() {
        return Err(wrong(word_place.start..value_place.end, format!("'{word}' is compared with nothing")));
    }
    if info.number {
        return numbers(info, word, comparison, value).ok_or_else(|| {
            wrong(value_place, format!("'{word}' is compared with a number, as in {word}<=3 or {word}:2-4"))
        });
    }
    let whole = match comparison {
        Comparison::Holds => false,
        Comparison::Is | Comparison::IsNot => true,
        _ => return Err(wrong(word_place.clone(), format!("'{word}' is no number; write {word}:{value}"))),
    };
    let wanted = known_value(info, value).map_err(|(text, like)| QueryError {
        instead: like.map(str::to_owned),
        ..wrong(value_place.clone(), format!("'{}' is no {word}{text}", excerpt(value)))
    })?;
    let test = Test::Is(info.field, whole, wanted);
    match comparison {
        Comparison::IsNot => Ok(Test::Not(Box::new(Term { place: word_place.start..value_place.end, test }))),
        _ => Ok(test),
    }
}

/// "; did you mean ...?"
fn meant(like: Option<&str>) -> String {
    like.map_or_else(String::new, |like| format!("; did you mean '{like}'?"))
}

/// The value as it is compared. Of a fixed list its beginning is enough. Else what to say of it, and the nearest.
fn known_value(info: &FieldInfo, value: &str) -> Result<String, (String, Option<&'static str>)> {
    if info.values.is_empty() {
        return Ok(if info.field == Field::Text { spaced(value) } else { compact(value) });
    }
    let wanted = compact(value);
    let same = info.values.iter().find(|known| compact(known) == wanted);
    let begins = || info.values.iter().find(|known| compact(known).starts_with(&wanted));
    // `twist` is as good as `plot-twist`.
    let ends = || info.values.iter().find(|known| known.split('-').any(|part| part == wanted));
    match same.or_else(begins).or_else(ends) {
        Some(known) => Ok(compact(known)),
        None => {
            let like = nearest_word(value, info.values.iter().copied());
            let known = format!("; there are {}", info.values.join(", "));
            Err((like.map_or(known, |like| meant(Some(like))), like))
        }
    }
}

/// The lowest and the highest number that fit.
fn numbers(info: &FieldInfo, word: &str, comparison: Comparison, value: &str) -> Option<Test> {
    let range = match comparison {
        Comparison::Holds | Comparison::Is => value.split_once('-').or_else(|| value.split_once("..")),
        _ => None,
    };
    let one = |text: &str| text.trim().parse::<i32>().ok().filter(|number| number.abs() < 10_000);
    let (least, most) = match range {
        Some((least, most)) => (one(least)?, one(most)?),
        None => {
            let number = one(value)?;
            match comparison {
                Comparison::Less => (i32::MIN, number - 1),
                Comparison::AtMost => (i32::MIN, number),
                Comparison::More => (number + 1, i32::MAX),
                Comparison::AtLeast => (number, i32::MAX),
                Comparison::Holds | Comparison::Is | Comparison::IsNot => (number, number),
            }
        }
    };
    let test = Test::Within(info.field, least, most);
    let place = 0..word.len();
    Some(if comparison == Comparison::IsNot { Test::Not(Box::new(Term { place, test })) } else { test })
}
