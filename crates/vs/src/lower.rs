//! From the language that cards are written in to the [plain](crate::plain) words that the engine runs.
//!
//! Everything that a card of the game says has its plain words here. What can be written but has none is refused: a
//! card that could be read and not played would be worse than none.

mod cards;
mod change;
mod condition;
mod effect;
mod event;
mod number;
mod power;
mod predicate;
mod select;
mod sequence;
#[cfg(test)]
mod tests;
mod word;

use longbox_kernel::excerpt;
use std::fmt::Debug;

/// A sentence of the language that the engine has no plain words for.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{sentence}` can be written, but the rules can't play it ({why})")]
pub struct Unplayable {
    sentence: String,
    why: &'static str,
}

pub(crate) type Lowered<T> = Result<T, Unplayable>;

fn unplayable<T>(sentence: &impl Debug, why: &'static str) -> Lowered<T> {
    Err(Unplayable { sentence: excerpt(&format!("{sentence:?}")), why })
}

/// What the words of a power depend on beyond themselves.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lower {
    /// The name of the power.
    power: String,
    /// It works in the KO pile, where `This` is a card.
    in_ko: bool,
}
