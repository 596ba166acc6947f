//! Suspended work: attacks and effects in progress, and effects that wait.

use crate::language::Factor;
use crate::position::{CardNo, NOBODY, UNKNOWN};
use crate::program::Place;
use longbox_kernel::Seat;
use serde::{Deserialize, Serialize};

/// An attack or a hit being worked out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Strike {
    /// How far it is.
    pub stage: StrikeStep,
    /// The piece of the card that deals the damage.
    pub source: u8,
    /// That card. Kept here because another card may lie on the piece once this one has been shuffled away.
    pub card: CardNo,
    /// Its controller.
    pub by: Seat,
    /// Whom it is against.
    pub victim: Seat,
    /// Attack value without bonuses.
    pub base: u8,
    /// Bonuses of its own and of what let it be played.
    pub(crate) bonus: i8,
    /// Points it can do; fixed when blocks begin.
    pub value: u8,
    /// Points done.
    pub dealt: u8,
    /// Factors that are not blocked yet: a Factor's number, or `NOBODY`.
    pub(crate) open: [u8; 2],
    /// What cannot block it: see the constants.
    pub(crate) blocks: u8,
    /// With `NOT_BY`: the filter.
    pub(crate) not_by: u16,
    pub(crate) hand_blocks: u8,
    /// What was named when it was declared.
    pub(crate) named: u8,
    /// See the constants.
    pub flags: u8,
}

impl Strike {
    // Bits of `blocks`.
    /// Nothing blocks it.
    pub(crate) const NEVER: u8 = 1;
    /// It is not blocked from hand.
    pub const NOT_HAND: u8 = 2;
    /// It is not blocked by cards that fall from the deck.
    pub(crate) const NOT_DECK: u8 = 4;
    /// It is blocked on its first point only.
    pub(crate) const FIRST_ONLY: u8 = 8;
    /// Such cards do not block it.
    pub(crate) const NOT_BY: u8 = 16;
    // Bits of `flags`.
    /// An attack; otherwise a hit.
    pub(crate) const ATTACK: u8 = 1;
    /// The attacking card has already gone somewhere.
    pub const PLACED: u8 = 2;
    /// Dealt by a Keeper in play.
    pub const KEEPER: u8 = 4;
    /// All Factors were blocked.
    pub(crate) const STOPPED: u8 = 8;
    /// It is to be made again.
    pub(crate) const AGAIN: u8 = 16;
    /// Damage has begun to come from the deck.
    pub const FLIPPING: u8 = 32;

    /// Factors that are not blocked yet; none before the value is fixed.
    pub fn open_factors(&self) -> impl Iterator<Item = Factor> {
        self.open.into_iter().filter_map(Factor::by_number)
    }

    /// Whether it is an attack; otherwise a hit.
    pub fn is_attack(&self) -> bool {
        self.flags & Strike::ATTACK != 0
    }
}

/// How far a strike is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum StrikeStep {
    /// An attack's own declaration effects run.
    Declare,
    /// Its value is fixed; the defender's watchers look.
    Fix,
    /// Blocks from hand, then damage.
    Damage,
    /// Damage is done; effects that wait for it come first.
    Done,
    /// The card's own effect, part by part.
    Own(u8),
    /// What its effect caused is done; the card goes to its place.
    Leave,
}

/// An effect being worked out: where it is in its program and what it has bound so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Script {
    pub(crate) at: Place,
    /// Keepers that arrived before this are done in a walk; those that arrived later are not in it.
    pub(crate) walked: u16,
    pub(crate) walk_end: u16,
    /// The piece of the card whose effect it is.
    pub(crate) source: u8,
    pub(crate) me: Seat,
    /// The card whose effect it is, wherever it may lie now.
    pub(crate) own: CardNo,
    /// The card revealed or discarded last.
    pub(crate) card: u8,
    /// The Keeper it speaks of.
    pub(crate) it: u8,
    pub(crate) amount: u8,
    /// Nothing (0), a number (1 to 20), a Factor (32 + it) or a hero (64 + it).
    pub(crate) named: u8,
    pub(crate) heads: u8,
    pub(crate) discarded: u8,
    /// The chosen player, if any.
    pub(crate) chosen: u8,
    /// How far the present operation is, and a count that it keeps.
    pub(crate) step: u8,
    pub(crate) count: u8,
    /// The operation before really did something.
    pub(crate) did: bool,
}

impl Script {
    pub(crate) fn new(at: Place, source: u8, me: Seat) -> Script {
        Script {
            at,
            walked: 0,
            walk_end: 0,
            source,
            me,
            own: UNKNOWN,
            card: NOBODY,
            it: NOBODY,
            amount: 0,
            named: 0,
            heads: 0,
            discarded: 0,
            chosen: NOBODY,
            step: 0,
            count: 0,
            did: false,
        }
    }
}

/// Suspended work.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Frame {
    /// An attack or a hit.
    Strike(Strike),
    /// An effect.
    Script(Script),
    /// Work out everything that waits, in order.
    #[default]
    Waiting,
}

/// An effect that waits for its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct PendingEffect {
    pub(crate) at: Place,
    /// The card, where the effect works although its card is not in play (a last hit, Counterstrike);
    /// otherwise `UNKNOWN`: it is the card on the piece.
    pub(crate) card: CardNo,
    pub(crate) source: u8,
    pub(crate) me: Seat,
    pub(crate) it: u8,
    pub(crate) amount: u8,
}

impl PendingEffect {
    /// Whether it works from outside play.
    pub(crate) fn is_outside(&self) -> bool {
        self.card != UNKNOWN
    }
}

impl Default for PendingEffect {
    fn default() -> PendingEffect {
        PendingEffect { at: 0, card: UNKNOWN, source: NOBODY, me: Seat::A, it: NOBODY, amount: 0 }
    }
}
