//! What to write instead: hints for mistakes in card files.

use crate::game::Language;
use crate::limits::NESTING;
use longbox_kernel::nearest_word;
use ron::error::Error;

/// What is wrong with a file that cannot be read.
pub(crate) fn problem(error: &Error) -> String {
    match error {
        Error::ExceededRecursionLimit => format!("more than {NESTING} words stand inside each other"),
        other => other.to_string(),
    }
}

/// A hint for a file that cannot be read. `before` is the line up to the mistake.
pub(crate) fn syntax(language: &Language, error: &Error, before: &str) -> String {
    let page = language.page;
    match error {
        Error::NoSuchEnumVariant { expected, found, .. } => {
            let like = nearest_word(found, expected.iter().copied());
            let like = like.map(|word| format!(", did you mean `{word}`?")).unwrap_or_else(|| ";".to_owned());
            format!("that word is not in the card language{like} {page} lists all words")
        }
        Error::NoSuchStructField { expected, found, outer } => {
            let like = nearest_word(found, expected.iter().copied());
            let like = like.map(|word| format!("did you mean `{word}`? ")).unwrap_or_default();
            match outer.as_deref() {
                Some(word) if word != "Card" => format!("{like}the fields of {word} are {}", expected.join(", ")),
                _ => format!("{like}fields are {}", expected.join(", ")),
            }
        }
        Error::MissingStructField { field, outer: Some(word) } if word != "Card" => {
            format!("{word} needs {field}; its fields are {}", (language.fields)(word, field).join(", "))
        }
        Error::MissingStructField { .. } => format!("a card needs {}", language.needs),
        Error::SuggestRawIdentifier(word) | Error::InvalidIdentifier(word)
            if word.trim_start_matches(['+', '-']).starts_with(|letter: char| letter.is_ascii_digit()) =>
        {
            format!("a number is written N({word}) here")
        }
        Error::ExceededRecursionLimit => "say it with fewer brackets, or in several effects".to_owned(),
        Error::IntegerOutOfBounds => number(language, before).to_owned(),
        Error::ExpectedInteger => "a plain number stands here, without N, brackets or quotes".to_owned(),
        Error::ExpectedString => "a name or a text stands here, in quotes".to_owned(),
        Error::ExpectedArray => "a list stands here, in [ and ], even if it holds a single thing".to_owned(),
        Error::ExpectedDifferentLength { .. } => {
            format!("the word has other parts; {page} shows those of every word")
        }
        Error::ExpectedStructLike | Error::ExpectedNamedStructLike(_) => {
            format!("the word needs its parts in ( and ); {page} shows those of every word")
        }
        _ if error.to_string().contains("xpected") => {
            "look for a missing comma, bracket or quote just before this place".to_owned()
        }
        _ => format!("compare with a card in {}; {page} explains the format", language.folder),
    }
}

/// What a number may be, by the field it stands behind.
fn number(language: &Language, before: &str) -> &'static str {
    let before = before.trim_end_matches(|letter: char| letter.is_ascii_digit() || "+-_ ".contains(letter));
    let known = language.numbers.iter().find(|(field, _)| before.ends_with(&format!("{field}:")));
    known.map_or("that number is too large or too small to stand here", |(_, limits)| limits)
}

/// A hint for an id or name that was given twice. `other` is where it was used before.
pub(crate) fn used_before(what: &str, other: Option<String>) -> String {
    let other = other.map(|place| format!(" (the other is at {place})")).unwrap_or_default();
    format!("give one of them another {what}{other}")
}
