//! Which references mean something at one point of a script.

use std::fmt;

/// A word that means whom or what something before it has settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reference {
    It,
    Those,
    Itself,
    Chosen,
    Card,
    Doer,
    Rest,
    Among,
    Amount,
    Did,
    Controller,
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
