//! Names of characters in play: those on the card, and those that a power gives for as long as it is in force.
//!
//! A name that is given is one of few that any card speaks of, so it is a bit beside the words of a fighter and costs
//! the position nothing.

use crate::Vs;
use crate::plain::Word;
use crate::program::CardFacts;
use crate::state::position::{CardNo, Position, Slot};
use longbox_kernel::Seat;

/// The bit of the first name that powers give; words have those below.
const FIRST: u32 = 56;
/// So many names can be given.
pub(crate) const GIVEN_NAMES: u8 = (u64::BITS - FIRST) as u8;
/// All of them.
pub(crate) const GIVEN: u64 = !0 << FIRST;

/// The bit of a name that powers give, by its number.
pub(crate) fn given_name_bit(number: u8) -> u64 {
    1 << (FIRST + u32::from(number))
}

impl Vs {
    /// Whether a name is printed on a card.
    #[inline]
    pub(crate) fn is_printed_on(&self, face: &CardFacts, name: &str) -> bool {
        face.names.iter().any(|id| self.names[usize::from(*id)] == name)
    }

    /// Whether a card with these words and given names is called so.
    #[inline]
    fn has_name(&self, (card, words): (CardNo, u64), name: &str) -> bool {
        self.is_printed_on(self.face(card), name)
            || words & GIVEN != 0 && self.given_names(words).any(|given| given == name)
    }

    /// Whether a character is called so.
    #[inline]
    pub(crate) fn is_called(&self, p: &Position, slot: Slot, name: &str) -> bool {
        let fighter = p.fighter(slot);
        self.has_name((fighter.card, fighter.words), name)
    }

    /// Whether a character shares a name with a card.
    #[inline]
    pub(crate) fn is_namesake(&self, p: &Position, slot: Slot, face: &CardFacts) -> bool {
        let fighter = p.fighter(slot);
        self.face(fighter.card).shares_name(face)
            || fighter.words & GIVEN != 0 && self.given_names(fighter.words).any(|name| self.is_printed_on(face, name))
    }

    /// Whether two characters in play share a name.
    #[inline]
    pub(crate) fn share_a_name(&self, p: &Position, one: Slot, other: Slot) -> bool {
        let (one, other) = (p.fighter(one), p.fighter(other));
        self.names_meet((one.card, one.words), (other.card, other.words))
    }

    /// Whether two cards share a name, with what words and given names they have in play.
    #[inline]
    pub(crate) fn names_meet(&self, one: (CardNo, u64), other: (CardNo, u64)) -> bool {
        self.same_person(one.0, other.0) || (one.1 | other.1) & GIVEN != 0 && self.given_names_meet(one, other)
    }

    #[inline(never)]
    fn given_names_meet(&self, one: (CardNo, u64), other: (CardNo, u64)) -> bool {
        let meets = |given: u64, with: (CardNo, u64)| self.given_names(given).any(|name| self.has_name(with, name));
        meets(one.1, other) || meets(other.1, one)
    }

    /// Whether a card has the name that was said: the first of the card that was named, whatever else that is called.
    pub(crate) fn has_name_said(&self, card: (CardNo, u64), said: CardNo) -> bool {
        self.has_name(card, &self.names[usize::from(self.face(said).names[0])])
    }

    /// The names that powers give to whoever has these bits.
    pub(crate) fn given_names(&self, words: u64) -> impl Iterator<Item = &str> {
        let given = self.program.given_names.iter().zip(0u8..);
        given.filter(move |(_, number)| words & given_name_bit(*number) != 0).map(|(name, _)| name.as_str())
    }

    /// Whether two cards are the same person.
    pub(crate) fn same_person(&self, a: CardNo, b: CardNo) -> bool {
        self.face(a).shares_name(self.face(b))
    }

    /// Whether this player could not have a character with these names: the main character has one of them and
    /// nothing lets there be two.
    pub(crate) fn name_is_taken(&self, p: &Position, seat: Seat, card: CardNo) -> Option<Slot> {
        let face: &CardFacts = self.face(card);
        let main = p.side(seat).iter().find(|slot| {
            let fighter = p.fighter(*slot);
            let own = p.main_for(fighter).is_some_and(|of| p.share_a_side(of, seat));
            own && self.is_namesake(p, *slot, face)
        })?;
        (!p.fighter(main).has(Word::Swarm)).then_some(main)
    }
}
