//! Which references mean something at one point of a script.

use std::fmt;

/// A word that means whom or what something before it has settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reference {
    /// Those chosen or affected last.
    It,
    /// In a `Later`, those who were `It` when it was made.
    Those,
    /// The one that a rule is for or a number is worked out for.
    Itself,
    /// The player chosen last.
    Chosen,
    /// The card outside play that was chosen, found or named.
    Card,
    /// Whoever did what a trigger waits for.
    Doer,
    /// What the last look or reveal left.
    Rest,
    /// The cards that were seen, as a predicate.
    Among,
    /// What the last effect that counts did.
    Amount,
    /// Whether the effect before did something.
    Did,
    /// Who controls what is moved.
    Controller,
    /// Who owns what is moved.
    Owner,
}

impl fmt::Display for Reference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

/// The references that are bound on every path to this point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Scope(u16);

impl Scope {
    pub(super) const EMPTY: Scope = Scope(0);
    pub(super) const ALL: Scope = Scope(u16::MAX);

    pub(super) fn of(references: &[Reference]) -> Scope {
        references.iter().fold(Scope::EMPTY, |scope, one| scope.with(*one))
    }

    pub(super) fn has(self, reference: Reference) -> bool {
        self.0 >> reference as u16 & 1 == 1
    }

    pub(super) fn with(self, reference: Reference) -> Scope {
        Scope(self.0 | 1 << reference as u16)
    }

    pub(super) fn with_all(self, more: Scope) -> Scope {
        Scope(self.0 | more.0)
    }

    pub(super) fn without(self, reference: Reference) -> Scope {
        Scope(self.0 & !(1 << reference as u16))
    }

    /// Where two paths meet.
    pub(super) fn in_both(self, other: Scope) -> Scope {
        Scope(self.0 & other.0)
    }
}
