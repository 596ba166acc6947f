//! From the words that cards are written in to the [plain](crate::plain) ones that the engine runs.
//!
//! Everything that a card of the game says has its plain words here. What can be written but has none is refused: a
//! card that could be read and not played would be worse than none.

mod cards;
mod change;
mod condition;
mod effect;
mod event;
mod law;
mod number;
mod power;
mod predicate;
mod select;
mod sequence;
#[cfg(test)]
mod tests;
mod word;

use super::Known;
use crate::language::{self, Place, Player, TeamName, Works};
use crate::verbs::Effect;
pub(super) use power::{Held, limit, works};
pub(super) use predicate::side_of;
use std::fmt::Debug;
pub(super) use word::word;

/// A sentence of the language that the engine has no plain words for.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{sentence}` can be written, but the rules can't play it ({why})")]
pub struct Unplayable {
    sentence: String,
    why: &'static str,
}

/// Why a card cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Refusal {
    Unplayable(Unplayable),
    /// A team that nobody knows.
    NoTeam(String),
}

pub(crate) type Lowered<T> = Result<T, Refusal>;
/// What the engine does, and how the card says it.
pub(super) type Said = (Effect, Vec<language::Effect>);

pub(super) fn unplayable<T>(sentence: &impl Debug, why: &'static str) -> Lowered<T> {
    Err(Refusal::Unplayable(Unplayable { sentence: language::written(sentence), why }))
}

/// What the words of a power depend on beyond themselves.
pub(crate) struct Lower<'a> {
    known: &'a Known,
    /// The name of the power; a plot twist has none.
    power: &'a str,
    /// It works in the KO pile, where `This` is a card.
    in_ko: bool,
    /// Inside a law, whose bearer is `Itself` and which knows nothing of the script that made it.
    in_law: bool,
}

impl<'a> Lower<'a> {
    pub(super) fn new(known: &'a Known, power: &'a str, works: &Works) -> Lower<'a> {
        Lower { known, power, in_ko: *works == Works::In(Place::Ko(Player::Me)), in_law: false }
    }

    /// The bit of a team.
    fn team(&self, team: &TeamName) -> Lowered<u16> {
        self.known.teams.bit(team).ok_or_else(|| Refusal::NoTeam(team.name().to_owned()))
    }
}
