//! What powers wait for.

use super::{Counter, Filter, Side};

/// The kinds of events that powers wait for. There is a bit for each, so that what somebody waits for is a mask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TriggerKind {
    Appears,
    Attacks,
    /// It is attacked.
    Attacked,
    /// It takes the place of whoever was attacked.
    TakesOver,
    Stunned,
    Wounded,
    Kod,
    LeavesPlay,
    LeavesSide,
    Recovers,
    /// It goes into hiding.
    Hides,
    /// It goes beneath a resource.
    Tunnels,
    /// It becomes a higher level.
    LevelsUp,
    Strikes,
    GainsCounters,
    RisesInAtk,
    PowersUp,
    /// Equipment comes onto it.
    Equipped,
    /// A character uses a super power.
    Uses,
    /// A player does, with whatever card.
    SuperPower,
    PlotTwist,
    /// A player plays an equipment.
    PlaysEquipment,
    /// A player recruits a character.
    Recruits,
    /// It is recruited itself; it has not appeared yet.
    Recruited,
    Draws,
    Discards,
    CardsLeaveHand,
    Resource,
    Location,
    /// A player attacks, with whomever.
    PlayerAttacks,
    TurnStarts,
    BuildStarts,
    MainStarts,
    TurnEnds,
    CombatEnds,
    /// A card of a pile is revealed; what it does then is done at once.
    Revealed,
}

impl TriggerKind {
    #[inline(always)]
    pub(crate) const fn bit(self) -> u64 {
        1 << self as u8
    }

    /// Whether it is about the turn or the side of a player, which players of one side share.
    pub(crate) fn is_shared(self) -> bool {
        matches!(
            self,
            TriggerKind::PlayerAttacks
                | TriggerKind::TurnStarts
                | TriggerKind::BuildStarts
                | TriggerKind::MainStarts
                | TriggerKind::TurnEnds
                | TriggerKind::Equipped
        )
    }
}

/// What a trigger waits for. Sides are seen from the controller of the power.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct On {
    pub(crate) kind: TriggerKind,
    /// Who brings it about.
    pub(crate) by: Option<Subject>,
    /// Whom it happens to.
    pub(crate) who: Option<Subject>,
    /// Which player does it, or whose turn it is.
    pub(crate) of: Side,
    pub(crate) counter: Option<Counter>,
    /// The powers that are used, by name; none: any.
    pub(crate) powers: Vec<String>,
    /// A symbol that the power costs; 0: whatever it costs.
    pub(crate) symbol: u8,
    /// The moments at which the plot twist can be played, see `timing_bit`; 0: any.
    pub(crate) times: u8,
}

/// Which characters something is about.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Subject {
    pub(crate) side: Side,
    pub(crate) filter: Filter,
}
