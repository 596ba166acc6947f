//! Versions of main characters: those that players brought, and those that wait outside the game.

use crate::Vs;
use crate::derive::evaluate::Context;
use crate::language::Universe;
use crate::plain::Filter;
use crate::state::position::{CardNo, Fighter, Position, Slot, UNKNOWN};
use longbox_kernel::Seat;

impl Vs {
    pub(crate) fn universe(&self, card: CardNo) -> Option<Universe> {
        self.card(card).map(|card| card.universe)
    }

    /// The versions of a main character on that level. Of the one that its player brought they are those the player
    /// brought; whoever it became since has all that there are.
    pub(crate) fn versions<'a>(
        &'a self,
        p: &'a Position,
        fighter: &'a Fighter,
        level: u8,
    ) -> impl Iterator<Item = CardNo> + 'a {
        let brought = &p.record(fighter.owner()).levels;
        let is_own = brought.contains(&fighter.card);
        let all = if is_own { brought.as_slice() } else { &self.mains };
        let fits =
            move |card: &CardNo| self.face(*card).level == level && (is_own || self.is_version_of(*card, fighter.card));
        all.iter().copied().filter(fits)
    }

    /// The versions that a main character may become next.
    pub(crate) fn next_versions<'a>(&'a self, p: &'a Position, slot: Slot) -> impl Iterator<Item = CardNo> + 'a {
        let fighter = p.fighter(slot);
        self.versions(p, fighter, self.face(fighter.card).level + 1)
    }

    /// Whether two main characters are one person on whatever level.
    pub(crate) fn is_version_of(&self, card: CardNo, other: CardNo) -> bool {
        self.face(card).names.first() == self.face(other).names.first() && self.universe(card) == self.universe(other)
    }

    /// The main characters outside the game that are so and that a player could have brought: those of the universe
    /// of the player's deck.
    pub(crate) fn outside<'a>(
        &'a self,
        p: &'a Position,
        what: &'a Filter,
        context: &'a Context,
    ) -> impl Iterator<Item = CardNo> + 'a {
        let universe = self.universe_of(p, context.me);
        let here = move |card: &CardNo| universe.is_none() || self.universe(*card) == universe;
        self.mains.iter().copied().filter(here).filter(move |card| self.card_is(p, what, *card, context))
    }

    /// Those of them that somebody may become: if the player brought a side deck, those in it.
    pub(crate) fn to_become<'a>(
        &'a self,
        p: &'a Position,
        what: &'a Filter,
        context: &'a Context,
    ) -> impl Iterator<Item = CardNo> + 'a {
        let side_deck = p.side_deck(context.me);
        let all = self.outside(p, what, context).filter(|_| side_deck.is_empty());
        let known = side_deck.iter().copied().filter(|card| *card != UNKNOWN);
        all.chain(known.filter(move |card| self.card_is(p, what, *card, context)))
    }

    /// The universe of a player's deck.
    fn universe_of(&self, p: &Position, seat: Seat) -> Option<Universe> {
        p.record(seat).levels.first().and_then(|card| self.universe(*card))
    }
}
