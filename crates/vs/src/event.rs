//! What happened, in the past tense, with its cause.

use crate::language::TeamNo;
use crate::plain::{PlayerChange, TriggerKind, Word};
use crate::program::{Place, PowerId};
use crate::state::position::{CardNo, Fighters, NO_SLOT, Row, Slot};
use longbox_kernel::{Seat, SeatSet, Viewer};
use serde::Serialize;

/// A card in an event and who may see which card it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Secret {
    pub card: CardNo,
    pub seen_by: SeatSet,
}

/// One thing that happened. The public part is everything but the card; the card goes to those who may see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Event {
    pub what: Happened,
    /// The player it happened to or who did it.
    pub seat: Seat,
    pub card: Option<Secret>,
    /// The character it is about.
    pub who: Slot,
    /// The card whose power, effect or attack brought it about.
    pub cause: Option<CardNo>,
    /// Where in the program of that effect; 0 if it was no effect.
    pub(crate) at: Place,
    /// What happened at the same time has the same number.
    pub batch: u8,
}

/// An event as a viewer saw it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Sight {
    pub what: Happened,
    pub seat: Seat,
    /// None: there is no card or this viewer may not see it.
    pub card: Option<CardNo>,
    /// There is a card, but this viewer may not see it.
    pub hidden: bool,
    pub who: Option<Slot>,
    pub cause: Option<CardNo>,
    #[serde(skip)]
    pub(crate) at: Place,
    pub batch: u8,
}

impl Event {
    pub fn seen_by(&self, viewer: Viewer) -> Sight {
        let card = self.card.filter(|secret| viewer.among(secret.seen_by)).map(|secret| secret.card);
        Sight {
            what: self.what,
            seat: self.seat,
            card,
            hidden: self.card.is_some() && card.is_none(),
            who: (self.who != NO_SLOT).then_some(self.who),
            cause: self.cause,
            at: self.at,
            batch: self.batch,
        }
    }
}

/// What happened. Whom it happened to and which card it is about stand in the [`Event`]; here is what only this kind
/// of event has. Powers wait for the same value that is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Happened {
    /// This player decides who goes first.
    Decides,
    GoesFirst,
    Placed(Row),
    Mulliganed,
    KeptHand,
    TurnBegan {
        turn: u16,
    },
    Drew,
    DrawSkipped,
    ResourcePlayed {
        face_up: bool,
    },
    /// Recruit points.
    PointsGained(u8),
    /// The next character costs so much less.
    PaysLess(u8),
    Recruited {
        price: u8,
    },
    Appeared(Row),
    Equipped,
    Moved(Row),
    /// The character attacks, together with these.
    Attacked {
        ranged: bool,
        by: Fighters,
    },
    /// The character is attacked by these.
    Defends {
        by: Fighters,
    },
    Passed,
    TwistPlayed,
    /// The power with this number on the card, and in the program.
    PowerUsed {
        number: u8,
        power: PowerId,
    },
    /// By discarding a location, otherwise by turning it down.
    Paid {
        discarded: bool,
    },
    PoweredUp,
    /// The strike, and the DEF it met.
    Struck {
        strike: i16,
        def: i16,
        by: Fighters,
    },
    StruckBack {
        strike: i16,
        def: i16,
        by: Fighters,
    },
    Stunned {
        wound: bool,
        by: Fighters,
    },
    Wounded {
        wounds: u8,
        by: Fighters,
    },
    Healed {
        wounds: u8,
    },
    Kod {
        by: Fighters,
    },
    Recovered,
    CannotRecover,
    Readied,
    Exhausted,
    Frozen,
    Hid,
    /// A hidden character was turned face up.
    CameOut,
    /// So many; above 0 +1/+1, below 0 -1/-1 counters.
    CountersPut(i16),
    CountersTaken(i16),
    /// The counters that there are now.
    CountersFlipped(i16),
    StatsChanged {
        atk: i16,
        def: i16,
    },
    BaseBecame {
        atk: i16,
        def: i16,
    },
    StatsSwitched,
    StatsReset,
    Gained(Word),
    PowersLost,
    RuleChanged,
    /// How many there are now, and how many the next level needs.
    GainedXp {
        xp: i16,
        now: u8,
        needed: u8,
    },
    LevelBecame {
        level: u8,
        before: u8,
    },
    ChangedSide,
    ReturnedToHand,
    Discarded,
    ToHand,
    IntoDeck,
    ToDeckBottom,
    ToKoPile,
    Removed,
    BecameResource {
        face_up: bool,
    },
    ResourceKod,
    TurnedDown,
    TurnedUp,
    Revealed,
    /// In a hand, otherwise on top of a deck.
    LookedAt {
        in_hand: bool,
    },
    Named,
    ChosePlayer,
    ChoseTeam(TeamNo),
    Chose,
    CombatCancelled,
    DefenderReplaced,
    LeftCombat,
    CombatEnded,
    PowerCancelled,
    TriggerBegan,
    /// A condition no longer holds.
    TriggerFailed,
    CannotAppear,
    PlayerChanged(PlayerChange),
    /// A change for players was ended by paying.
    PaidOff,
    /// It became the main character of its player.
    Promoted,
    Demoted,
    /// It left the game for a time.
    LeftForNow,
    /// It raids a row of that player.
    Raids {
        row: Row,
        of: Seat,
    },
    /// Everybody saw this deck.
    DeckShown,
    DeckShuffled,
    TokenCreated,
    Eliminated,
    GameOver {
        winner: Option<Seat>,
    },

    // Nobody is told of these: powers wait for them.
    TurnStarts,
    BuildStarts,
    MainStarts,
    TurnEnds,
    CombatEnds,
    PlayerAttacks {
        by: Fighters,
    },
    LeavesPlay {
        by: Fighters,
    },
    LeavesSide {
        by: Fighters,
    },
    RisesInAtk {
        atk: i16,
    },
    /// The super power that began at this time.
    SuperPowerUsed {
        time: u16,
    },
    CharacterRecruited,
    /// One card or several at once.
    CardsDrawn,
    CardsLeftHand,
    ResourceCame,
    LocationCame,
}

impl Happened {
    /// What powers wait for that see it.
    #[inline(always)]
    pub(crate) const fn trigger(self) -> Option<TriggerKind> {
        Some(match self {
            Happened::Appeared(_) => TriggerKind::Appears,
            Happened::Attacked { .. } => TriggerKind::Attacks,
            Happened::Defends { .. } => TriggerKind::Attacked,
            Happened::Struck { .. } | Happened::StruckBack { .. } => TriggerKind::Strikes,
            Happened::Stunned { .. } => TriggerKind::Stunned,
            Happened::Wounded { .. } => TriggerKind::Wounded,
            Happened::Kod { .. } => TriggerKind::Kod,
            Happened::Recovered => TriggerKind::Recovers,
            Happened::CountersPut(_) | Happened::CountersFlipped(_) => TriggerKind::GainsCounters,
            Happened::PoweredUp => TriggerKind::PowersUp,
            Happened::PowerUsed { .. } => TriggerKind::Uses,
            Happened::TwistPlayed => TriggerKind::PlotTwist,
            Happened::TurnStarts => TriggerKind::TurnStarts,
            Happened::BuildStarts => TriggerKind::BuildStarts,
            Happened::MainStarts => TriggerKind::MainStarts,
            Happened::TurnEnds => TriggerKind::TurnEnds,
            Happened::CombatEnds => TriggerKind::CombatEnds,
            Happened::PlayerAttacks { .. } => TriggerKind::PlayerAttacks,
            Happened::LeavesPlay { .. } => TriggerKind::LeavesPlay,
            Happened::LeavesSide { .. } => TriggerKind::LeavesSide,
            Happened::RisesInAtk { .. } => TriggerKind::RisesInAtk,
            Happened::SuperPowerUsed { .. } => TriggerKind::SuperPower,
            Happened::CharacterRecruited => TriggerKind::Recruits,
            Happened::CardsDrawn => TriggerKind::Draws,
            Happened::CardsLeftHand => TriggerKind::CardsLeaveHand,
            Happened::ResourceCame => TriggerKind::Resource,
            Happened::LocationCame => TriggerKind::Location,
            _ => return None,
        })
    }

    /// Who brought it about.
    pub fn by(self) -> Fighters {
        match self {
            Happened::Attacked { by, .. }
            | Happened::Defends { by }
            | Happened::Struck { by, .. }
            | Happened::StruckBack { by, .. }
            | Happened::Stunned { by, .. }
            | Happened::Wounded { by, .. }
            | Happened::Kod { by }
            | Happened::PlayerAttacks { by }
            | Happened::LeavesPlay { by }
            | Happened::LeavesSide { by } => by,
            _ => Fighters::NONE,
        }
    }

    /// The row that somebody came to.
    pub fn row(self) -> Option<Row> {
        match self {
            Happened::Placed(row) | Happened::Appeared(row) | Happened::Moved(row) | Happened::Raids { row, .. } => {
                Some(row)
            }
            _ => None,
        }
    }

    /// How much of it happened; of -1/-1 counters below 0.
    pub fn amount(self) -> Option<i16> {
        match self {
            Happened::PointsGained(amount)
            | Happened::PaysLess(amount)
            | Happened::Recruited { price: amount }
            | Happened::Wounded { wounds: amount, .. }
            | Happened::Healed { wounds: amount }
            | Happened::LevelBecame { level: amount, .. } => Some(i16::from(amount)),
            Happened::Struck { strike: amount, .. }
            | Happened::StruckBack { strike: amount, .. }
            | Happened::CountersPut(amount)
            | Happened::CountersTaken(amount)
            | Happened::CountersFlipped(amount)
            | Happened::StatsChanged { atk: amount, .. }
            | Happened::BaseBecame { atk: amount, .. }
            | Happened::GainedXp { xp: amount, .. }
            | Happened::RisesInAtk { atk: amount } => Some(amount),
            Happened::Stunned { wound, .. } => Some(i16::from(wound)),
            Happened::TurnBegan { turn } => i16::try_from(turn).ok(),
            _ => None,
        }
    }
}
