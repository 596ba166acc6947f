//! Which triggers an event can fire.

use super::Happened;
use crate::plain::TriggerKind;

impl Happened {
    /// What powers wait for that see it.
    #[inline(always)]
    pub(crate) const fn trigger(self) -> Option<TriggerKind> {
        Some(match self {
            Happened::Appeared(_) => TriggerKind::Appears,
            Happened::Attacked { .. } => TriggerKind::Attacks,
            Happened::Defends { .. } => TriggerKind::Attacked,
            Happened::DefenderReplaced => TriggerKind::TakesOver,
            Happened::Struck { .. } | Happened::StruckBack { .. } => TriggerKind::Strikes,
            Happened::Stunned { .. } => TriggerKind::Stunned,
            Happened::Wounded { .. } => TriggerKind::Wounded,
            Happened::Kod { .. } => TriggerKind::Kod,
            Happened::LevelBecame { level, before } if level > before => TriggerKind::LevelsUp,
            Happened::Recovered => TriggerKind::Recovers,
            Happened::Hid => TriggerKind::Hides,
            Happened::Tunnelled { .. } => TriggerKind::Tunnels,
            Happened::CountersPut(_) | Happened::CountersFlipped(_) => TriggerKind::GainsCounters,
            Happened::Equipped => TriggerKind::Equipped,
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
            Happened::EquipmentPlayed => TriggerKind::PlaysEquipment,
            Happened::CardsDrawn => TriggerKind::Draws,
            Happened::CardsDiscarded => TriggerKind::Discards,
            Happened::CardsLeftHand => TriggerKind::CardsLeaveHand,
            Happened::ResourceCame => TriggerKind::Resource,
            Happened::LocationCame => TriggerKind::Location,
            _ => return None,
        })
    }
}
