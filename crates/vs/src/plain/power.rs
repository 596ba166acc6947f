//! Where powers work, and what holds while they are in force.

use super::{Counter, Filter, LawId, Num, Side, Who, Word};
use crate::language::Powers;
use crate::program::{Place, PowerId, PowerKind};
use serde::{Deserialize, Serialize};

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
    /// Face up in its owner's resource row only.
    Row,
    /// In its pile beside a deck only.
    Pile,
    /// In its owner's deck only.
    Deck,
}

/// Kinds of powers, a bit for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Kinds(u8);

impl Kinds {
    /// These kinds; none are named: all powers, whatever they are.
    pub(crate) fn of(kinds: &[Powers]) -> Kinds {
        if kinds.is_empty() {
            return Kinds(u8::MAX);
        }
        Kinds(kinds.iter().fold(0, |bits, kind| bits | 1 << *kind as u8))
    }

    pub(crate) fn has(self, kind: PowerKind) -> bool {
        let bit = match kind {
            PowerKind::Keyword => 1 << Powers::Keywords as u8,
            PowerKind::Super => 1 << Powers::Supers as u8,
            PowerKind::LevelUp => 1 << 7,
            PowerKind::Payment => 0,
        };
        self.0 & bit != 0
    }
}

/// What a continuous or conditional power does. `Who` is never a choice here.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Rule {
    Stats {
        who: Who,
        atk: Num,
        def: Num,
    },
    /// Their base ATK (or DEF) is that number.
    Base {
        who: Who,
        of_def: bool,
        to: Num,
    },
    Has(Who, Vec<Word>),
    AlsoTeam(Who, u16),
    /// They are called so, too; by the number of the name.
    AlsoNamed(Who, u8),
    /// It has all powers of those characters.
    PowersOf(Who),
    /// It has the powers of these kinds that are printed on those characters.
    PrintedOf(Who, Kinds),
    /// It has all powers of such cards in my KO pile.
    PowersInKo(Filter),
    /// They lose these words and cannot gain them.
    Forbids(Who, Vec<Word>),
    /// They bear it.
    Law(Who, LawId),
    /// Those players and whoever is on their side bear it.
    PlayerLaw(Side, LawId),
    /// Those players pay so much less to recruit such characters.
    Cheaper(Side, Filter, Num),
    /// It is recruited for this payment instead of its cost.
    Price(PowerId),
    /// If they would be wounded, its character may be instead; what its player is asked stands there.
    Instead(Who, Place),
    /// It comes into play with so many counters.
    EntersWith(Counter, Num),
    /// It does not come into play.
    KeptOut,
}

impl Rule {
    /// The characters that it is for, if it is for characters.
    pub(crate) fn whose(&self) -> Option<&Who> {
        match self {
            Rule::Stats { who, .. }
            | Rule::Base { who, .. }
            | Rule::Has(who, _)
            | Rule::AlsoTeam(who, _)
            | Rule::AlsoNamed(who, _)
            | Rule::PowersOf(who)
            | Rule::PrintedOf(who, _)
            | Rule::Forbids(who, _)
            | Rule::Law(who, _)
            | Rule::Instead(who, _) => Some(who),
            Rule::PowersInKo(_) | Rule::PlayerLaw(..) => None,
            Rule::Cheaper(..) | Rule::Price(_) | Rule::EntersWith(..) | Rule::KeptOut => None,
        }
    }
}
