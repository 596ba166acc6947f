//! The words of a query.

use super::field;
use std::ops::Range;

/// A part of a query, with its place in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QueryPart {
    /// In bytes.
    pub place: Range<usize>,
    /// What it is.
    pub kind: QueryPartKind,
}

/// What a part of a query is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QueryPartKind {
    /// Something that is looked for anywhere on a card.
    Word,
    /// The word of a filter, with what compares: `cost<=`.
    Filter,
    /// The word of a filter that there is not.
    Unknown,
    /// What a filter compares with.
    Value,
    /// The minus before what must not be.
    Not,
    /// The word `or`.
    Or,
    /// A bracket.
    Bracket,
}

/// How a filter compares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Comparison {
    /// `:`, for texts: it occurs there.
    Holds,
    /// `=`
    Is,
    /// `!=`
    IsNot,
    Less,
    AtMost,
    More,
    AtLeast,
}

const COMPARISONS: [(&str, Comparison); 7] = [
    ("!=", Comparison::IsNot),
    ("<=", Comparison::AtMost),
    (">=", Comparison::AtLeast),
    ("<", Comparison::Less),
    (">", Comparison::More),
    ("=", Comparison::Is),
    (":", Comparison::Holds),
];

/// A word of a query.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Token<'a> {
    pub(super) place: Range<usize>,
    pub(super) what: What<'a>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum What<'a> {
    Word(&'a str),
    /// A word in quotes is never `or`.
    Quoted(&'a str),
    Filter {
        word: &'a str,
        comparison: Comparison,
        /// Where the value begins.
        value_at: usize,
        value: &'a str,
    },
    Not,
    Or,
    Open,
    Close,
}

/// The words of a query, from left to right.
pub(super) fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(letter) = text[at..].chars().next() {
        let sign = match letter {
            '(' => Some(What::Open),
            ')' => Some(What::Close),
            '-' if begins_word(&text[at + 1..]) => Some(What::Not),
            _ => None,
        };
        let (end, what) = match sign {
            Some(what) => (at + 1, Some(what)),
            None if letter.is_whitespace() => (at + letter.len_utf8(), None),
            None => {
                let (end, what) = word(text, at);
                (end, Some(what))
            }
        };
        found.extend(what.map(|what| Token { place: at..end, what }));
        at = end;
    }
    found
}

/// Whether a minus before this text belongs to it.
fn begins_word(text: &str) -> bool {
    text.chars().next().is_some_and(|letter| !letter.is_whitespace() && letter != ')')
}

/// The word that begins here, and where it ends.
fn word(text: &str, at: usize) -> (usize, What<'_>) {
    if let Some((end, inside)) = quoted(text, at) {
        return (end, What::Quoted(inside));
    }
    let end = end_of_plain(text, at);
    let plain = &text[at..end];
    let letters = plain.chars().take_while(|letter| letter.is_alphabetic()).map(char::len_utf8).sum::<usize>();
    let sign = COMPARISONS.iter().find(|(sign, _)| letters > 0 && plain[letters..].starts_with(sign));
    let Some((sign, comparison)) = sign else {
        return (end, if plain.eq_ignore_ascii_case("or") { What::Or } else { What::Word(plain) });
    };
    let value_at = at + letters + sign.len();
    let (end, value) = quoted(text, value_at).unwrap_or((end, &text[value_at..end]));
    (end, What::Filter { word: &plain[..letters], comparison: *comparison, value_at, value })
}

/// What stands in quotes here; without closing quotes, the rest.
fn quoted(text: &str, at: usize) -> Option<(usize, &str)> {
    let inside = text[at..].strip_prefix('"')?;
    let length = inside.find('"');
    let end = length.map_or(text.len(), |length| at + length + 2);
    Some((end, &inside[..length.unwrap_or(inside.len())]))
}

fn end_of_plain(text: &str, at: usize) -> usize {
    let ends = |letter: char| letter.is_whitespace() || letter == '(' || letter == ')' || letter == '"';
    text[at..].find(ends).map_or(text.len(), |length| at + length)
}

/// The parts of a query as they are coloured.
pub(super) fn parts(text: &str) -> Vec<QueryPart> {
    let mut parts = Vec::new();
    for Token { place, what } in tokens(text) {
        let mut add = |place: Range<usize>, kind| parts.push(QueryPart { place, kind });
        match what {
            What::Word(_) | What::Quoted(_) => add(place, QueryPartKind::Word),
            What::Not => add(place, QueryPartKind::Not),
            What::Or => add(place, QueryPartKind::Or),
            What::Open | What::Close => add(place, QueryPartKind::Bracket),
            What::Filter { word, value_at, .. } => {
                let known = field::named(word).is_some();
                add(place.start..value_at, if known { QueryPartKind::Filter } else { QueryPartKind::Unknown });
                if value_at < place.end {
                    add(value_at..place.end, QueryPartKind::Value);
                }
            }
        }
    }
    parts
}
