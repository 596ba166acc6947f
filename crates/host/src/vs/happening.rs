//! Events for the eye.

use super::things;
use longbox_protocol::{Effect, Happening};
use longbox_vs::{Happened, Sight, Vs};

/// How an event is to be seen; none if there is nothing to see.
pub(super) fn happening(game: &Vs, sight: &Sight) -> Option<Happening> {
    let effect = effect_of(sight)?;
    // A player who is attacked is a character without a card.
    let card = sight.card.filter(|card| game.card(*card).is_some());
    let is_player = sight.card.is_some() && card.is_none() || sight.what == Happened::Eliminated;
    let thing = match sight.who {
        _ if is_player => Some(things::player(sight.seat)),
        who => who.map(things::fighter),
    };
    Some(Happening {
        effect,
        thing,
        seat: Some(sight.seat),
        card,
        number: sight.what.amount().unwrap_or(0),
        batch: u16::from(sight.batch),
    })
}

fn effect_of(sight: &Sight) -> Option<Effect> {
    Some(match sight.what {
        Happened::TurnBegan { .. } => Effect::TurnBegan,
        Happened::Attacked { .. } => Effect::Attack,
        Happened::Struck { .. } | Happened::StruckBack { .. } => Effect::Strike,
        Happened::Stunned { .. } => Effect::Stun,
        Happened::Wounded { .. } => Effect::Wound,
        Happened::Kod { .. } | Happened::ResourceKod | Happened::Eliminated => Effect::Ko,
        Happened::Healed { .. } | Happened::VitalityPut { .. } => Effect::Heal,
        Happened::Recovered => Effect::Recover,
        Happened::LevelBecame { level, before } if level > before => Effect::LevelUp,
        Happened::LevelBecame { .. }
        | Happened::GainedXp { .. }
        | Happened::Equipped
        | Happened::DealtIn
        | Happened::Exhausted
        | Happened::Frozen
        | Happened::Thawed => Effect::Change,
        Happened::CountersByName { .. }
        | Happened::CountersPut(_)
        | Happened::CountersTaken(_)
        | Happened::CountersFlipped(_)
        | Happened::StatsChanged { .. } => Effect::Change,
        Happened::BaseBecame { .. }
        | Happened::HealthBecame { .. }
        | Happened::StatsSwitched
        | Happened::StatsReset
        | Happened::Gained(_)
        | Happened::PowersLost => Effect::Change,
        // Everybody readies at the beginning of a turn.
        Happened::Readied if sight.cause.is_some() => Effect::Change,
        Happened::TwistPlayed
        | Happened::PlayedAs
        | Happened::ResourcePlayed { .. }
        | Happened::PartResource { .. } => Effect::Play,
        Happened::PowerUsed { .. } => Effect::Use,
        Happened::Appeared(_) | Happened::TokenCreated => Effect::Appear,
        Happened::Promoted | Happened::Became { .. } => Effect::LevelUp,
        Happened::Demoted => Effect::Change,
        Happened::Raids { .. } | Happened::LeftForNow | Happened::Captured | Happened::Tunnelled { .. } => Effect::Move,
        Happened::Moved(_)
        | Happened::ChangedSide
        | Happened::ReturnedToHand
        | Happened::ToHand
        | Happened::IntoDeck => Effect::Move,
        Happened::ToDeckBottom | Happened::ToKoPile | Happened::BecameResource { .. } => Effect::Move,
        Happened::Removed | Happened::ToPile | Happened::TurnedDown => Effect::Move,
        Happened::Drew | Happened::PartDrew { .. } => Effect::Draw,
        Happened::Discarded | Happened::PoweredUp => Effect::Discard,
        Happened::Paid { discarded: true } => Effect::Discard,
        Happened::Paid { .. } => Effect::Move,
        Happened::Revealed | Happened::TurnedUp | Happened::Named | Happened::ChoseTeam(_) | Happened::DeckShown => {
            Effect::Reveal
        }
        Happened::PredictionTrue { .. } | Happened::LookedIntoPile { .. } => Effect::Reveal,
        Happened::LookedAt { .. } if sight.card.is_some() => Effect::Reveal,
        Happened::DefenderReplaced | Happened::JoinedCombat => Effect::Move,
        Happened::CombatCancelled | Happened::PowerCancelled => Effect::Block,
        Happened::TriggerFailed => Effect::Misfire,
        Happened::GameOver { .. } => Effect::GameOver,
        _ => return None,
    })
}
