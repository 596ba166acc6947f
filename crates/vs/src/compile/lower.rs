//! From the words that cards are written in to the [plain](crate::plain) ones that the engine runs.
//!
//! Everything that a card of the game says has its plain words here. What can be written but has none is refused: a
//! card that could be read and not played would be worse than none.

mod cards;
mod change;
mod condition;
mod deal;
mod effect;
mod event;
mod law;
mod moved;
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
use crate::state::window::Piles;
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

/// The last look.
#[derive(Clone)]
pub(super) struct Looked {
    /// Whose cards it was at.
    player: Player,
    /// Not the top of a deck.
    piles: Option<Piles>,
    /// One of them is the `Card` of what follows.
    found: bool,
    /// Only that one was shown.
    single: bool,
}

/// What the words of a power depend on beyond themselves.
#[derive(Clone)]
pub(crate) struct Lower<'a> {
    known: &'a Known,
    /// The name of the power; a plot twist has none.
    power: &'a str,
    /// Where it works if not in play: there `This` is a card.
    place: Option<Place>,
    /// Inside a law, whose bearer is `Itself` and which knows nothing of the script that made it.
    in_law: bool,
    /// Inside a rule that sets the base, where the base is what it would be without such rules.
    in_base: bool,
    /// In the effect of a super power, which knows how it was paid for.
    paid: bool,
    /// For what follows a look.
    looked: Option<Looked>,
}

impl<'a> Lower<'a> {
    pub(super) fn new(known: &'a Known, power: &'a str, works: &Works) -> Lower<'a> {
        let place = if let Works::In(place) = works { Some(place.clone()) } else { None };
        Lower { known, power, place, in_law: false, in_base: false, paid: false, looked: None }
    }

    /// The same for what follows a look.
    pub(super) fn after(&self, looked: Option<Looked>) -> Lower<'a> {
        Lower { looked, ..self.clone() }
    }

    /// The same for the effect of a super power, or of something that it leaves for later.
    pub(super) fn paid(&self, paid: bool) -> Lower<'a> {
        Lower { paid, ..self.clone() }
    }

    /// Whether it is a power of a card in a pile.
    fn is_in_pile(&self) -> bool {
        matches!(self.place, Some(Place::Pile(..)))
    }

    /// The bit of a team.
    fn team(&self, team: &TeamName) -> Lowered<u16> {
        self.known.teams.bit(team).ok_or_else(|| Refusal::NoTeam(team.name().to_owned()))
    }

    /// That team, or all Good or Evil ones.
    fn teams(&self, team: &TeamName) -> Lowered<u16> {
        team.is_good().map_or_else(|| self.team(team), |good| Ok(self.known.teams.mask(good)))
    }
}
