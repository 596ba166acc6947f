//! Suspended work: combats, attacks being put together, payments, effects in progress, and triggers that wait.

use crate::program::{Place, PowerId};
use crate::state::fighter::{Fighter, Row};
use crate::state::paid::Paid;
pub use crate::state::payment::{Pay, PayFor};
use crate::state::position::{CardNo, Fighters, NO_PIECE, NO_SEAT, NO_SLOT, Piece, Position, SEATS, Slot, UNKNOWN};
use crate::state::progress::Progress;
use crate::state::window::Window;
use longbox_kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// How far a combat is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum CombatStep {
    /// Declared; its triggers are worked out.
    Declared,
    /// Players act in turn.
    Plays,
    /// Those who strike first do so.
    Ferocious,
    /// Everybody else strikes, and the defender strikes back.
    Normal,
    /// Changes for this combat end, triggers at its end.
    Close,
    /// Nothing is left to do.
    Over,
}

/// An attack from its declaration to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Combat {
    /// Several in a team attack.
    pub attackers: Fighters,
    /// Who has struck already.
    pub(crate) struck: Fighters,
    /// Who came through the strikes made so far.
    pub(crate) survived: Fighters,
    /// `NO_SLOT` once it has left the combat.
    pub defender: Slot,
    /// Who is struck back; `NO_SLOT` until chosen.
    pub(crate) back_at: Slot,
    /// The attacking player.
    pub by: Seat,
    /// How far it is.
    pub step: CombatStep,
    pub(crate) number: u8,
    /// Whose turn to act it is.
    pub turn_of: Seat,
    /// Those who have passed since anybody last did something.
    pub passed: SeatSet,
    /// From the back row; the defender strikes back only with Ranged.
    pub ranged: bool,
    /// The strike of Ferocious attackers, which counts again with their teammates'.
    pub(crate) carried: i16,
    /// How many plot twists each player has played in it.
    pub(crate) twists: [u8; SEATS],
}

impl Combat {
    /// A combat of this player in which nobody is yet.
    pub(crate) fn by(by: Seat) -> Combat {
        Combat {
            attackers: Fighters::NONE,
            struck: Fighters::NONE,
            survived: Fighters::NONE,
            defender: NO_SLOT,
            back_at: NO_SLOT,
            by,
            step: CombatStep::Declared,
            number: 0,
            turn_of: by,
            passed: SeatSet::NONE,
            ranged: false,
            carried: 0,
            twists: [0; SEATS],
        }
    }

    /// Everybody in it.
    #[inline]
    pub fn all(&self) -> Fighters {
        self.attackers.with(self.defender)
    }

    /// Whether several attack together.
    pub fn is_team(&self) -> bool {
        self.attackers.len() > 1
    }
}

/// An attack being put together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct AttackPlan {
    /// Those picked so far.
    pub attackers: Fighters,
    /// Whom it may be against; worked out anew with each attacker.
    pub(crate) targets: Fighters,
    /// The attacking player.
    pub by: Seat,
    /// An effect makes this attack at once: nobody joins, nobody exhausts.
    pub(crate) at_once: bool,
    /// Those who must be in it: they are picked first, whatever their place.
    pub(crate) forced: Fighters,
}

/// A formation being put together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Form {
    pub(crate) by: Seat,
    pub(crate) moving: Fighters,
}

/// How far a recruit is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum RecruitStep {
    /// Only picked: the card still lies where it was.
    Picked,
    /// Searched for and shown to all.
    Found,
    /// Paid for.
    Paid,
}

/// A character or equipment being recruited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Recruit {
    /// The card that is recruited.
    pub piece: Piece,
    /// Who recruits it.
    pub by: Seat,
    /// On whose side it will stand.
    pub(crate) side: Seat,
    pub(crate) row: Row,
    /// For equipment.
    pub(crate) on: Slot,
    /// The slot that is kept for a character whose own powers change it before it appears; `NO_SLOT`: any.
    pub(crate) kept: Slot,
    pub(crate) step: RecruitStep,
    /// It came out of a hand.
    pub(crate) from_hand: bool,
    /// What is paid for it; 0: recruit points.
    pub(crate) payment: PowerId,
}

impl Recruit {
    /// A card that was picked and has no place yet.
    pub(crate) fn of(by: Seat, piece: Piece) -> Recruit {
        Recruit {
            piece,
            by,
            side: by,
            row: Row::Front,
            on: NO_SLOT,
            kept: NO_SLOT,
            step: RecruitStep::Picked,
            from_hand: false,
            payment: 0,
        }
    }

    /// What the character will have on it.
    pub(crate) fn flags(&self) -> u16 {
        if self.from_hand { Fighter::RECRUITED_FROM_HAND } else { 0 }
    }
}

impl Position {
    /// Those who are being recruited and have a slot, but are not in play yet.
    pub(crate) fn coming(&self) -> Fighters {
        let kept = |frame: &Frame| if let Frame::Recruit(recruit) = frame { recruit.kept } else { NO_SLOT };
        self.frames.iter().map(kept).fold(Fighters::NONE, Fighters::with)
    }
}

/// An effect being worked out: where it is in its program and what it has bound so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Script {
    /// Those chosen or affected last.
    pub(crate) it: Fighters,
    /// Picked so far in the choice being made; or who is left in a walk.
    pub(crate) picked: Fighters,
    pub(crate) at: Place,
    /// The card whose effect it is.
    pub card: CardNo,
    /// The piece of a plot twist that is being played.
    pub(crate) twist: Piece,
    /// The KO'd card that a trigger is about, or the card of a super power used outside play.
    pub(crate) kod: Piece,
    pub(crate) this_stamp: u16,
    pub(crate) this: Slot,
    pub(crate) me: Seat,
    /// The player chosen last.
    pub(crate) chosen: u8,
    pub(crate) amount: i16,
    /// The card named.
    pub(crate) named: CardNo,
    /// Players that a `ForEachPlayer` still has to come to.
    pub(crate) players: SeatSet,
    /// Where the body of a `ForEachPlayer` or `ForEachFighter` begins.
    pub(crate) body: Place,
    /// How far the operation is.
    pub(crate) progress: Progress,
    /// The cards looked at last.
    pub(crate) window: Window,
    pub(crate) flags: u8,
    /// When it was begun.
    pub(crate) stamp: u16,
    /// The time of the super power that this reaction answers, or the removal that a return ends.
    pub(crate) answers: u16,
    /// Those that a delayed trigger was made for; in any other effect, whom a `ForEachFighter` still has to come to.
    pub(crate) those: Fighters,
    /// The card of the character that a trigger is about, as it was then.
    pub(crate) fallen: CardNo,
    /// The super power that it is; 0: none.
    pub(crate) power: PowerId,
    /// The team that was chosen, or those of the card named, a bit for each.
    pub(crate) team: u16,
    /// The symbols that were paid for a power that asks for them, see `Paid`.
    pub(crate) paid: Paid,
}

impl Script {
    /// The last operation did something.
    pub(crate) const DID: u8 = 1;
    /// A super power; a reaction may cancel it until it has begun.
    pub(crate) const SUPER: u8 = 2;
    pub(crate) const BEGUN: u8 = 4;
    /// A plot twist that is shuffled into the deck when it is done.
    pub(crate) const TWIST_TO_DECK: u8 = 8;
    /// A location was discarded to pay for it.
    pub(crate) const AMPLIFIED: u8 = 16;
    /// It decides who is wounded: nothing follows from the state of the game before it is done.
    pub(crate) const DECIDES: u8 = 128;

    pub(crate) fn new(at: Place, card: CardNo, me: Seat) -> Script {
        Script {
            it: Fighters::NONE,
            picked: Fighters::NONE,
            at,
            card,
            twist: NO_PIECE,
            kod: NO_PIECE,
            this_stamp: 0,
            this: NO_SLOT,
            me,
            chosen: NO_SEAT,
            amount: 0,
            named: UNKNOWN,
            players: SeatSet::NONE,
            body: 0,
            progress: Progress::Begun,
            window: Window::Shut,
            flags: 0,
            stamp: 0,
            answers: 0,
            those: Fighters::NONE,
            fallen: UNKNOWN,
            power: 0,
            team: 0,
            paid: Paid::default(),
        }
    }

    #[inline]
    pub(crate) fn is(&self, flag: u8) -> bool {
        self.flags & flag != 0
    }
}

/// One piece of suspended work: it waits for an answer, or for the frames above it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Frame {
    /// From the declaration to the end.
    Combat(Combat),
    /// Attackers and the defender are being picked.
    AttackPlan(AttackPlan),
    /// Characters change rows in the Formation Step.
    Form(Form),
    /// The place of a recruit is asked.
    Recruit(Recruit),
    /// Symbols are being paid, one by one.
    Pay(Pay),
    /// An effect is being worked out.
    Script(Script),
}

impl Default for Frame {
    fn default() -> Frame {
        Frame::Form(Form { by: Seat::A, moving: Fighters::NONE })
    }
}

/// A trigger that waits to be worked out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PendingTrigger {
    /// Its effect.
    pub(crate) place: Place,
    /// The condition that must still hold, or `NO_COND`.
    pub(crate) given: u16,
    /// The card that has the trigger, as it was then.
    pub card: CardNo,
    pub(crate) this_stamp: u16,
    pub(crate) it_stamp: u16,
    pub(crate) kod: Piece,
    /// A super power that may be used in reaction; its number, otherwise 0.
    pub(crate) reaction: PowerId,
    pub(crate) via: u16,
    /// When it happened, and the time of the super power that it was.
    pub(crate) when: u16,
    pub(crate) answers: u16,
    /// The character that has the trigger, or `NO_SLOT`.
    pub this: Slot,
    pub(crate) it: Slot,
    /// Its controller then.
    pub me: Seat,
    /// The player it happened to.
    pub(crate) theirs: Seat,
    /// What happened at the same time has the same number.
    pub(crate) batch: u8,
    /// Asks who has stunned somebody and survived: it comes after everything else of the same moment.
    pub(crate) late: bool,
    /// How much of it happened.
    pub(crate) amount: i16,
    /// The card of the character that it is about.
    pub(crate) fallen: CardNo,
    /// Those that a delayed trigger was made for.
    pub(crate) those: Fighters,
}

impl Default for PendingTrigger {
    fn default() -> PendingTrigger {
        PendingTrigger {
            place: 0,
            given: 0,
            card: UNKNOWN,
            this_stamp: 0,
            it_stamp: 0,
            kod: NO_PIECE,
            reaction: 0,
            via: 0,
            when: 0,
            answers: 0,
            this: NO_SLOT,
            it: NO_SLOT,
            me: Seat::A,
            theirs: Seat::A,
            batch: 0,
            late: false,
            amount: 0,
            fallen: UNKNOWN,
            those: Fighters::NONE,
        }
    }
}
