//! Changes that last for a time, triggers made by effects, and what has been used.

use crate::plain::{Gained, Kinds, Lost, Symbol, Word};
use crate::state::position::{CardNo, Fighters, NO_SLOT, Piece, Position, Slot, UNKNOWN};
use longbox_kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// How long something lasts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Term {
    /// The combat with this number.
    Combat(u8),
    #[default]
    Turn,
    /// Waits for the next attack this turn, then lasts for that combat.
    NextAttack,
    /// Until this character gets stunned or leaves play.
    Falls(Slot),
    /// Until this character leaves play.
    Leaves(Slot),
    /// Until this character recovers.
    Recovers(Slot),
    InPlay,
    /// Until this character's equipment leaves it.
    Carries(Slot),
    /// Until so many turns of this player have ended.
    TurnsOf(Seat, u8),
    /// Until the next turn of this player begins.
    StartOf(Seat),
    /// Until the next Recovery Phase of this player is over.
    RecoveryOf(Seat),
    /// Until one of the players it is for pays this symbol.
    PaidOff(Symbol),
    /// Until the next turn of an enemy is over.
    EnemyTurn,
}

/// What is changed. Numbers were worked out when the change was made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum ModOp {
    #[default]
    Switch,
    Reset,
    Stats(i16, i16),
    Base(i16, i16),
    Health(u8),
    /// Was this version before it became another one of that level.
    Level(CardNo, u8),
    Gains(Gained),
    Loses(Lost),
    AttacksPlayers,
    /// Strikes with so many times its ATK.
    Strikes(u8),
    Forbids(Word),
    /// Something is forbidden or allowed; see `Program::laws`.
    Law(u16),
    /// Has the printed powers of these kinds of this card, of those with a bit in the mask.
    Absorbs(CardNo, Kinds, u16),
    /// Players, not characters, play with an open hand.
    OpenHand,
    /// So many counters that have only a name, by its number: they stay until the character leaves play.
    Counters(u8, u8),
    /// A player has predicted that somebody named like the first attacks somebody named like the second; what is done
    /// then has this number among the program's predictions.
    Predicts {
        attacker: CardNo,
        defender: CardNo,
        number: u8,
    },
}

impl ModOp {
    /// A bit for each kind of change, so that the kinds there are make a mask.
    #[inline]
    pub(crate) const fn bit(self) -> u32 {
        let number = match self {
            ModOp::Switch | ModOp::Reset | ModOp::Stats(..) | ModOp::Base(..) => 0,
            ModOp::Gains(Gained::Word(_)) | ModOp::Loses(_) | ModOp::Forbids(_) => 1,
            ModOp::AttacksPlayers => 2,
            ModOp::Strikes(_) => 3,
            ModOp::Absorbs(..) | ModOp::Gains(Gained::Power(_)) => 4,
            ModOp::OpenHand => 5,
            ModOp::Law(_) => 6,
            ModOp::Health(_) => 7,
            ModOp::Level(..) => 8,
            ModOp::Counters(..) => 9,
            ModOp::Predicts { .. } => 10,
        };
        1 << number
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Modifier {
    /// Fixed when the change is made: later arrivals are never in it.
    pub(crate) who: Fighters,
    /// Players that are changed.
    pub(crate) seats: SeatSet,
    pub(crate) stamp: u16,
    /// The card that made it.
    pub(crate) card: CardNo,
    pub(crate) op: ModOp,
    pub(crate) term: Term,
    /// Whose power or plot twist made it.
    pub(crate) me: Seat,
    /// The character whose power it was, while it is in play.
    pub(crate) this: Slot,
}

impl Position {
    /// How many counters of this name lie on a character.
    pub(crate) fn counters_by_name(&self, slot: Slot, name: u8) -> i16 {
        let mine = self.modifiers.iter().filter(|modifier| modifier.who.contains(slot));
        mine.map(|modifier| match modifier.op {
            ModOp::Counters(of, count) if of == name => i16::from(count),
            _ => 0,
        })
        .sum()
    }
}

impl Default for Modifier {
    fn default() -> Modifier {
        Modifier {
            who: Fighters::NONE,
            seats: SeatSet::NONE,
            stamp: 0,
            card: UNKNOWN,
            op: ModOp::default(),
            term: Term::default(),
            me: Seat::A,
            this: NO_SLOT,
        }
    }
}

/// A trigger that an effect has made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Delayed {
    /// Whom it is about.
    pub(crate) who: Fighters,
    /// Which of the game's delayed triggers.
    pub(crate) trigger: u16,
    pub(crate) card: CardNo,
    pub(crate) this_stamp: u16,
    pub(crate) this: Slot,
    pub(crate) me: Seat,
    pub(crate) chosen: u8,
    /// Which removal for a time it ends; 0: none.
    pub(crate) link: u16,
    /// What was counted before it was made.
    pub(crate) amount: i16,
    pub(crate) term: Term,
}

impl Default for Delayed {
    fn default() -> Delayed {
        Delayed {
            who: Fighters::NONE,
            trigger: 0,
            card: UNKNOWN,
            this_stamp: 0,
            this: NO_SLOT,
            me: Seat::A,
            chosen: crate::state::position::NO_SEAT,
            link: 0,
            amount: 0,
            term: Term::Turn,
        }
    }
}

/// A super power that was used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Mark {
    /// The stamp of the character, or the piece of a card outside play; for the whole game the
    /// character's owner, with its level in the high byte where it counts.
    pub(crate) who: u16,
    pub(crate) power: u16,
    /// Where the power comes from: 0 printed, otherwise the stamp of the character it is copied from. For the whole
    /// game the name of the character.
    pub(crate) via: u16,
    /// For the whole game, not only for the turn.
    pub(crate) for_good: bool,
    /// A count of uses in the game, which forbids none; 0: no count.
    pub(crate) times: u8,
}

/// A character that has left play for a time, out of the game or in a hand, with what comes back with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Exile {
    /// Its card.
    pub piece: Piece,
    /// The version of a main character.
    pub card: CardNo,
    /// What was removed together comes back together.
    pub(crate) link: u16,
    /// Above 0 so many +1/+1, below 0 so many -1/-1 counters.
    pub counters: i16,
    /// Those it had when it left; below 0 so many vitality counters.
    pub wounds: i8,
    /// Experience it had when it left.
    pub xp: u8,
    /// Whose power it was; of somebody in the ground, whose resource is above.
    pub by: Seat,
    /// Who holds it captive, or `NO_SLOT`; `link` is then when the captor entered play. Of somebody in the ground it
    /// tells the resource above, see `tunnel`.
    pub(crate) captor: Slot,
}

impl Default for Exile {
    fn default() -> Exile {
        Exile { piece: 0, card: UNKNOWN, link: 0, counters: 0, wounds: 0, xp: 0, by: Seat::A, captor: NO_SLOT }
    }
}

impl Modifier {
    /// Whether nothing will ever be seen of it again: the other one sets the same of the same characters, as long as
    /// they are in play.
    pub(crate) fn is_replaced_by(&self, newer: &Modifier) -> bool {
        let same =
            matches!((self.op, newer.op), (ModOp::Base(..), ModOp::Base(..)) | (ModOp::Health(_), ModOp::Health(_)));
        same && (self.term, newer.term) == (Term::InPlay, Term::InPlay) && self.who == newer.who
    }
}

impl Position {
    /// Characters that have left play for a time, out of the game or in a hand.
    pub fn exiles(&self) -> &[Exile] {
        &self.exiles
    }

    /// Whether a player plays with an open hand.
    pub fn plays_open(&self, seat: Seat) -> bool {
        let opens = |modifier: &Modifier| modifier.op == ModOp::OpenHand && modifier.seats.contains(seat);
        self.changes & ModOp::OpenHand.bit() != 0 && self.modifiers.iter().any(opens)
    }
}
