//! Where powers work, and what holds while they are in force.

use super::{Filter, LawId, Num, Who, Word};

/// Where and when a power works.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Works {
    /// In play and face up.
    #[default]
    FaceUp,
    /// In play and stunned only.
    Stunned,
    /// In play, whatever happens to its character: it cannot be turned off or lost.
    Always,
    /// In play, face up or face down; it can be lost.
    EvenStunned,
    /// In its owner's KO pile only.
    Ko,
    /// In its owner's hand only.
    Hand,
}

/// What a continuous or conditional power does. `Who` is never a choice here.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Rule {
    Stats {
        who: Who,
        atk: Num,
        def: Num,
    },
    Has(Who, Vec<Word>),
    AlsoTeam(Who, u16),
    /// It has all powers of those characters.
    PowersOf(Who),
    /// It has all powers of such cards in my KO pile.
    PowersInKo(Filter),
    /// They lose these words and cannot gain them.
    Forbids(Who, Vec<Word>),
    /// They bear it.
    Law(Who, LawId),
}
