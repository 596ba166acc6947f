//! Lists of predicates.

use super::here::Here;
use super::{Checked, Mood, Reference};
use crate::language::{Is, Place};

/// What a list is there for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum List {
    /// Candidates are tried one by one. Each is `Itself`, but only in numbers and memories: that it is itself says
    /// nothing.
    Candidates,
    /// Whom a rule or an event is about: `Itself` is the one that the rule is for.
    Role,
}

impl<'c> Here<'c> {
    /// The list of a selector or a condition.
    pub(super) fn candidates(self, list: &'c [Is]) -> Checked {
        list.iter().try_for_each(|is| self.is(is, List::Candidates))
    }

    /// The list of a role.
    pub(super) fn role(self, list: &'c [Is]) -> Checked {
        list.iter().try_for_each(|is| self.is(is, List::Role))
    }

    fn is(self, is: &'c Is, list: List) -> Checked {
        let within = match list {
            List::Candidates => self.with(Reference::Itself),
            List::Role => self,
        };
        match is {
            Is::It => self.needs(Reference::It),
            Is::Those => self.needs(Reference::Those),
            Is::Among => self.needs(Reference::Among),
            Is::Itself if list == List::Candidates => self.unbound(Reference::Itself),
            Is::Itself => self.needs(Reference::Itself),
            Is::In(place) => self.place(place),
            Is::Not(not) => self.is(not, list),
            Is::AnyOf(any) => {
                self.inside(is).said(any)?;
                any.iter().try_for_each(|is| self.is(is, list))
            }
            Is::Against(whom) | Is::Protected(whom) => whom.iter().try_for_each(|is| self.is(is, list)),
            Is::AtLeast(_, number) | Is::AtMost(_, number) => within.number(number),
            Is::Shares(_, select) => {
                within.select(select)?;
                within.inside(is).asked_what(select)
            }
            Is::Was(event, _) => within.event(Mood::Was, event),
            Is::This
            | Is::Other
            | Is::Named(_)
            | Is::Character
            | Is::Main
            | Is::Supporting
            | Is::PlotTwist
            | Is::Location
            | Is::Equipment
            | Is::Basic
            | Is::Team(_)
            | Is::Has(_)
            | Is::Gives(_)
            | Is::Timed(_)
            | Is::Mine
            | Is::Enemy
            | Is::FaceUp
            | Is::Stunned
            | Is::Ready
            | Is::Exhausted
            | Is::Marked(_)
            | Is::InCombat
            | Is::Attacking
            | Is::Defending
            | Is::Melee
            | Is::AtRange
            | Is::Alone
            | Is::Protecting
            | Is::Survived => Ok(()),
        }
    }
}

/// What predicates say of where a card is and how it lies.
pub(super) enum Says<'c> {
    In(&'c Place),
    /// It was looked at or revealed.
    Looked,
    /// Whose it is or which side is up: seen without knowing the card.
    Outside,
    Not(&'c Is),
    AnyOf(&'c [Is]),
    /// Something about the card itself.
    Fact,
}

impl<'c> From<&'c Is> for Says<'c> {
    fn from(is: &'c Is) -> Says<'c> {
        match is {
            Is::In(place) => Says::In(place),
            Is::Among => Says::Looked,
            Is::Mine | Is::Enemy | Is::FaceUp => Says::Outside,
            Is::Not(is) => Says::Not(is),
            Is::AnyOf(list) => Says::AnyOf(list),
            Is::This
            | Is::Other
            | Is::Named(_)
            | Is::Character
            | Is::Main
            | Is::Supporting
            | Is::PlotTwist
            | Is::Location
            | Is::Equipment
            | Is::Basic
            | Is::Team(_)
            | Is::Has(_)
            | Is::Gives(_)
            | Is::Timed(_)
            | Is::Stunned
            | Is::Ready
            | Is::Exhausted
            | Is::Marked(_)
            | Is::InCombat
            | Is::Attacking
            | Is::Defending
            | Is::Melee
            | Is::AtRange
            | Is::Alone
            | Is::Protecting
            | Is::It
            | Is::Those
            | Is::Itself
            | Is::Against(_)
            | Is::Protected(_)
            | Is::AtLeast(..)
            | Is::AtMost(..)
            | Is::Shares(..)
            | Is::Was(..)
            | Is::Survived => Says::Fact,
        }
    }
}
