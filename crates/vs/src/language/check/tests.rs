//! What the loader refuses, and what stands right beside it. Definitions are written as in a card file.

mod choices;
mod empty;
mod hidden;
mod later;
mod paths;
mod references;
mod verbs;

use super::{Misuse, Reference, keyword, power};
use crate::language::{Keyword, Power};
use serde::de::DeserializeOwned;

/// What a card file would say.
fn read<T: DeserializeOwned>(text: &str) -> T {
    let extensions = ron::extensions::Extensions::IMPLICIT_SOME;
    ron::Options::default().with_default_extension(extensions).from_str(text).expect(text)
}

/// A super power that does this.
fn script(effects: &str) -> Result<(), Misuse> {
    let text = format!("Use(name: \"Test\", when: Main, cost: [Might], then: [{effects}])");
    power(&read::<Power>(&text))
}

/// A keyword that is this.
fn part(part: &str) -> Result<(), Misuse> {
    keyword(&read::<Keyword>(&format!("(word: \"Test\", is: [{part}])")))
}

fn unbound(word: Reference, sentence: &str) -> Result<(), Misuse> {
    Err(Misuse::Unbound { word, sentence: sentence.to_owned() })
}

/// The sentence that tells a mistake, and its hint.
fn told(checked: Result<(), Misuse>) -> (String, String) {
    let misuse = checked.expect_err("it is refused");
    (misuse.to_string(), misuse.hint())
}

/// Each of these is fine.
fn accepted(check: fn(&str) -> Result<(), Misuse>, texts: &[&str]) {
    for text in texts {
        assert_eq!(check(text), Ok(()), "{text}");
    }
}
