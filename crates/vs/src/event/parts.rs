//! What an event says of itself, whatever it is: a row, a number, who did it.

use super::Happened;
use crate::program::PowerId;
use crate::state::position::{Fighters, Row};

impl Happened {
    /// The super power that was used.
    pub(crate) fn power(self) -> Option<PowerId> {
        match self {
            Happened::PowerUsed { power, .. } | Happened::SuperPowerUsed { power, .. } => Some(power),
            _ => None,
        }
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
            | Happened::Recruited { price: amount, .. }
            | Happened::Wounded { wounds: amount, .. }
            | Happened::Healed { wounds: amount }
            | Happened::VitalityPut { counters: amount }
            | Happened::CountersByName { counters: amount, .. }
            | Happened::HealthBecame { health: amount }
            | Happened::UniverseMade { number: amount, .. }
            | Happened::UniverseEnded { number: amount, .. }
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
            Happened::TurnBegan { turn, .. } => i16::try_from(turn).ok(),
            _ => None,
        }
    }
}
