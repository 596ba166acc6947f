//! Where in a card a word stands.

use super::{Checked, Misuse, Reference, Scope};
use crate::language::written;
use std::fmt::Debug;

/// What is bound at one point of a card, and the sentence that a mistake there is told with.
#[derive(Clone, Copy)]
pub(super) struct Here<'c> {
    pub(super) scope: Scope,
    sentence: &'c dyn Debug,
}

impl<'c> Here<'c> {
    pub(super) fn new(scope: Scope, sentence: &'c dyn Debug) -> Here<'c> {
        Here { scope, sentence }
    }

    /// Inside a smaller sentence of this one.
    pub(super) fn inside(self, sentence: &'c dyn Debug) -> Here<'c> {
        Here { sentence, ..self }
    }

    pub(super) fn with(self, reference: Reference) -> Here<'c> {
        Here { scope: self.scope.with(reference), ..self }
    }

    pub(super) fn needs(self, word: Reference) -> Checked {
        if self.scope.has(word) { Ok(()) } else { self.unbound(word) }
    }

    pub(super) fn unbound(self, word: Reference) -> Checked {
        Err(Misuse::Unbound { word, sentence: self.written() })
    }

    pub(super) fn says_nothing(self) -> Checked {
        Err(Misuse::Empty { sentence: self.written() })
    }

    pub(super) fn said<T>(self, list: &[T]) -> Checked {
        if list.is_empty() { self.says_nothing() } else { Ok(()) }
    }

    pub(super) fn chooses(self) -> Checked {
        Err(Misuse::Choice { sentence: self.written() })
    }

    /// The sentence as it stands in the card.
    pub(super) fn written(self) -> String {
        written(self.sentence)
    }
}
