//! Events for the eye.

use super::things;
use longbox_protocol::{Effect, Happening};
use longbox_vs::{Kind, Sight, Vs};

/// How an event is to be seen; none if there is nothing to see.
pub(super) fn happening(game: &Vs, sight: &Sight) -> Option<Happening> {
    let effect = effect_of(sight)?;
    // A player who is attacked is a character without a card.
    let card = sight.card.filter(|card| game.card(*card).is_some());
    let is_player = sight.card.is_some() && card.is_none() || sight.kind == Kind::Eliminated;
    let thing = match sight.who {
        _ if is_player => Some(things::player(sight.seat)),
        who => who.map(things::fighter),
    };
    Some(Happening { effect, thing, seat: Some(sight.seat), card, number: sight.number, batch: u16::from(sight.batch) })
}

fn effect_of(sight: &Sight) -> Option<Effect> {
    Some(match sight.kind {
        Kind::TurnBegan => Effect::TurnBegan,
        Kind::Attacked => Effect::Attack,
        Kind::Struck | Kind::StruckBack => Effect::Strike,
        Kind::Stunned => Effect::Stun,
        Kind::Wounded => Effect::Wound,
        Kind::Kod | Kind::ResourceKod | Kind::Eliminated => Effect::Ko,
        Kind::Healed => Effect::Heal,
        Kind::Recovered => Effect::Recover,
        Kind::LevelBecame if sight.number > sight.second => Effect::LevelUp,
        Kind::LevelBecame | Kind::GainedXp | Kind::Equipped | Kind::Exhausted | Kind::Frozen => Effect::Change,
        Kind::CountersPut | Kind::CountersTaken | Kind::CountersFlipped | Kind::StatsChanged => Effect::Change,
        Kind::BaseBecame | Kind::StatsSwitched | Kind::StatsReset | Kind::Gained | Kind::PowersLost => Effect::Change,
        // Everybody readies at the beginning of a turn.
        Kind::Readied if sight.cause.is_some() => Effect::Change,
        Kind::TwistPlayed | Kind::ResourcePlayed => Effect::Play,
        Kind::PowerUsed => Effect::Use,
        Kind::Appeared | Kind::TokenCreated => Effect::Appear,
        Kind::Promoted => Effect::LevelUp,
        Kind::Demoted => Effect::Change,
        Kind::Raids | Kind::LeftForNow => Effect::Move,
        Kind::Moved | Kind::ChangedSide | Kind::ReturnedToHand | Kind::ToHand | Kind::IntoDeck => Effect::Move,
        Kind::ToDeckBottom | Kind::ToKoPile | Kind::BecameResource => Effect::Move,
        Kind::Removed | Kind::TurnedDown => Effect::Move,
        Kind::Drew => Effect::Draw,
        Kind::Discarded | Kind::PoweredUp => Effect::Discard,
        Kind::Paid if sight.number > 0 => Effect::Discard,
        Kind::Paid => Effect::Move,
        Kind::Revealed | Kind::TurnedUp | Kind::Named | Kind::ChoseTeam | Kind::DeckShown => Effect::Reveal,
        Kind::LookedAt if sight.card.is_some() => Effect::Reveal,
        Kind::DefenderReplaced => Effect::Move,
        Kind::CombatCancelled | Kind::PowerCancelled => Effect::Block,
        Kind::TriggerFailed => Effect::Misfire,
        Kind::GameOver => Effect::GameOver,
        _ => return None,
    })
}
