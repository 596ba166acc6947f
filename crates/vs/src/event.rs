//! What happened, in the past tense, with its cause.

use crate::program::Place;
use crate::state::position::{CardNo, NO_SLOT, Slot};
use longbox_kernel::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

/// A card in an event and who may see which card it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Secret {
    pub card: CardNo,
    pub seen_by: SeatSet,
}

/// One thing that happened. The public part is everything but the card; the card goes to those who may see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Event {
    pub kind: Kind,
    /// The player it happened to or who did it.
    pub seat: Seat,
    pub card: Option<Secret>,
    /// The character it is about.
    pub who: Slot,
    /// What the numbers mean stands at the kind.
    pub number: i16,
    pub second: i16,
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
    pub kind: Kind,
    pub seat: Seat,
    /// None: there is no card or this viewer may not see it.
    pub card: Option<CardNo>,
    /// There is a card, but this viewer may not see it.
    pub hidden: bool,
    pub who: Option<Slot>,
    pub number: i16,
    pub second: i16,
    pub cause: Option<CardNo>,
    #[serde(skip)]
    pub(crate) at: Place,
    pub batch: u8,
}

impl Event {
    pub fn seen_by(&self, viewer: Viewer) -> Sight {
        let card = self.card.filter(|secret| viewer.among(secret.seen_by)).map(|secret| secret.card);
        Sight {
            kind: self.kind,
            seat: self.seat,
            card,
            hidden: self.card.is_some() && card.is_none(),
            who: (self.who != NO_SLOT).then_some(self.who),
            number: self.number,
            second: self.second,
            cause: self.cause,
            at: self.at,
            batch: self.batch,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// This player decides who goes first.
    Decides,
    GoesFirst,
    /// Number: 0 front row, 1 back row.
    Placed,
    Mulliganed,
    KeptHand,
    /// Number: the turn.
    TurnBegan,
    Drew,
    DrawSkipped,
    /// Number: 1 if face up.
    ResourcePlayed,
    /// Number: recruit points.
    PointsGained,
    /// Number: so much less the next character costs.
    PaysLess,
    /// Number: points paid.
    Recruited,
    /// Number: 0 front row, 1 back row.
    Appeared,
    Equipped,
    /// Number: 0 front row, 1 back row.
    Moved,
    /// Number: 1 if it is a ranged attack.
    Attacked,
    /// The character is attacked.
    Defends,
    Passed,
    TwistPlayed,
    /// Number: the power's number on the card.
    PowerUsed,
    /// Number: 1 if the location was discarded, 0 if turned down.
    Paid,
    PoweredUp,
    /// Number: the strike, second: the DEF it meets.
    Struck,
    StruckBack,
    /// Number: 1 with a wound, 0 without.
    Stunned,
    /// Number: how many.
    Wounded,
    Healed,
    Kod,
    Recovered,
    CannotRecover,
    Readied,
    Exhausted,
    Frozen,
    Hid,
    /// A hidden character was turned face up.
    CameOut,
    /// Number: how many; above 0 +1/+1, below 0 -1/-1 counters.
    CountersPut,
    CountersTaken,
    CountersFlipped,
    /// Number: ATK, second: DEF.
    StatsChanged,
    BaseBecame,
    StatsSwitched,
    StatsReset,
    /// Number: the word.
    Gained,
    PowersLost,
    RuleChanged,
    /// Number: how many, second: how many there are now.
    GainedXp,
    /// Number: the level.
    LevelBecame,
    ChangedSide,
    ReturnedToHand,
    Discarded,
    ToHand,
    IntoDeck,
    ToDeckBottom,
    ToKoPile,
    Removed,
    BecameResource,
    /// Number: 1 if it lay face up.
    ResourceKod,
    TurnedDown,
    TurnedUp,
    Revealed,
    LookedAt,
    Named,
    ChosePlayer,
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
    /// Number: the change, see `plain::PlayerChange`.
    PlayerChanged,
    /// A change for players was ended by paying.
    PaidOff,
    /// Number: 1 for a team that was chosen, as the number of the team.
    ChoseTeam,
    /// It became the main character of its player.
    Promoted,
    Demoted,
    /// It left the game for a time.
    LeftForNow,
    /// It raids a row. Number: 0 front row, 1 back row; second: whose row it is.
    Raids,
    /// Everybody saw this deck.
    DeckShown,
    DeckShuffled,
    TokenCreated,
    Eliminated,
    /// Number: the winner's seat, or -1.
    GameOver,
}
