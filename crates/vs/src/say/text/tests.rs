//! Exact sentences. Definitions are written as in a card file.

mod cards;
mod characters;
mod coming;
mod delayed;
mod effects;
mod experience;
mod keywords;
mod more_effects;
mod samples;
mod sweep;
mod triggers;

use super::{card_lines, effects_text, keyword_text, power_text};
use crate::language::{Card, Keyword, Power};
use serde::de::DeserializeOwned;

/// Keywords that are gained, with their reminders.
const KEYWORDS: &str = r#"[
    (word: "Flight", is: [Word(Flight)]),
    (word: "Ranged", is: [Word(Ranged)]),
    (word: "Lethal", is: [Word(Lethal)]),
    (word: "Stealth", is: [While([], This, [Can(Attack(by: [Itself, Melee], who: [Protected([])]))])]),
    (word: "Symbiosis", is: [While([], This, [Can(Put(who: [Itself], stat: Plus))])], works: EvenStunned),
]"#;

/// What a card file would say.
pub(super) fn read<T: DeserializeOwned>(text: &str) -> T {
    let extensions = ron::extensions::Extensions::IMPLICIT_SOME;
    ron::Options::default().with_default_extension(extensions).from_str(text).expect(text)
}

/// The text of effects, of a card named Hulk.
pub(super) fn told(effects: &str) -> String {
    effects_text(&read::<Vec<_>>(&format!("[{effects}]")), "Hulk", &read::<Vec<_>>(KEYWORDS))
}

/// The text of a power of the character of that name.
pub(super) fn power(name: &str, power: &str) -> String {
    power_text(&read::<Power>(power), name, &[])
}

/// The text of a keyword of Hulk.
pub(super) fn keyword(is: &str) -> String {
    keyword_text(&read::<Keyword>(&format!("(word: \"Test\", is: [{is}])")), "Hulk", &[])
}

/// The bodies of a card's lines.
pub(super) fn bodies(card: &str) -> Vec<String> {
    card_lines(&read::<Card>(card), &[]).into_iter().map(|line| line.said.to_string()).collect()
}
