//! What the engine runs: the words of a card with names, teams and keywords as numbers, brought down from the
//! [`language`](crate::language) when the cards are loaded.

mod change;
mod filter;
mod law;
mod number;
mod place;
mod power;
mod trigger;
mod word;

pub(crate) use crate::language::{Aspect, Symbol};

pub(crate) use change::{Absorbed, Change, Lost, Until};
pub(crate) use filter::{Filter, Like};
pub(crate) use law::{BASES, Bearer, CHEAPER, Law, LawId, Mood, Original, Source, law_bit};
pub(crate) use number::{Cond, Counter, Num, Player, Stat, Zone};
pub(crate) use place::{Dest, From, Hidden, Take};

pub(crate) use power::{Kinds, Rule, Works};
pub(crate) use trigger::{On, Subject, TriggerKind};
pub use word::{Gained, Word};

use crate::state::position::Script;

/// The players and characters of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    Mine,
    Enemy,
    /// Everybody but me, teammates too.
    Others,
    Any,
    /// Of the player chosen last, or the one that an `Each` has come to; in a trigger, of the player it happened to or
    /// whose character it happened to.
    Theirs,
    /// That of whoever controls the defender; nobody outside combat.
    Attacked,
}

/// At most so many are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Most {
    N(u8),
    /// As many as the effect before counted.
    Amount,
}

impl Most {
    pub(crate) fn of(self, s: &Script) -> u8 {
        match self {
            Most::N(most) => most,
            Most::Amount => s.amount.clamp(0, i16::from(u8::MAX)) as u8,
        }
    }
}

/// Some characters in play.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Who {
    /// The character whose power it is.
    This,
    /// Those chosen or affected last (`This` apart); in a trigger, whoever it happened to.
    It,
    /// Those that a delayed trigger was made for.
    Those,
    /// The main character of that player, while on that player's side.
    MainOf(Side),
    One(Side, Filter),
    /// At most so many.
    UpTo(Most, Side, Filter),
    All(Side, Filter),
    /// Everybody in one row of that side that the player chooses.
    OneRow(Side),
}
