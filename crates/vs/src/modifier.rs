//! Changes that last for a time, triggers made by effects, and what has been used.

use crate::language::{Lost, Word};
use crate::position::{CardNo, Fighters, NO_SLOT, Slot, UNKNOWN};
use longbox_kernel::Seat;
use serde::{Deserialize, Serialize};

/// How long something lasts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Term {
    /// The combat with this number.
    Combat(u8),
    #[default]
    Turn,
    /// Waits for the next attack this turn, then lasts for that combat.
    NextAttack,
    /// Until this character gets stunned or leaves play.
    Falls(Slot),
    InPlay,
}

/// What is changed. Numbers were worked out when the change was made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ModOp {
    #[default]
    Switch,
    Reset,
    Stats(i16, i16),
    Base(i16, i16),
    Gains(Word),
    Loses(Lost),
    NoWound,
    NoStrikeBackAtTeams,
    NotStruckAtRange,
    AttacksPlayers,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Modifier {
    /// Fixed when the change is made: later arrivals are never in it.
    pub who: Fighters,
    pub stamp: u16,
    /// The card that made it.
    pub card: CardNo,
    pub op: ModOp,
    pub term: Term,
}

/// A trigger that an effect has made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Delayed {
    /// Whom it is about.
    pub who: Fighters,
    /// Which of the game's delayed triggers.
    pub(crate) trigger: u16,
    pub card: CardNo,
    pub(crate) this_stamp: u16,
    pub(crate) this: Slot,
    pub me: Seat,
    pub(crate) chosen: u8,
    pub(crate) each: bool,
    pub term: Term,
}

impl Default for Delayed {
    fn default() -> Delayed {
        Delayed {
            who: 0,
            trigger: 0,
            card: UNKNOWN,
            this_stamp: 0,
            this: NO_SLOT,
            me: Seat::A,
            chosen: crate::position::NO_SEAT,
            each: false,
            term: Term::Turn,
        }
    }
}

/// A super power that was used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Mark {
    /// The stamp of the character, or the piece of a card outside play; for the whole game its main character's
    /// owner.
    pub(crate) who: u16,
    pub(crate) power: u16,
    /// Where the power comes from: 0 printed, otherwise the stamp of the character it is copied from. For the whole
    /// game the name of the character.
    pub(crate) via: u16,
    /// For the whole game, not only for the turn.
    pub(crate) for_good: bool,
}
