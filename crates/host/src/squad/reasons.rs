//! The rule that something follows which happened, where one rule clearly says it.

use longbox_squad::{EventKind, RuleId, Sight, Strike};

/// Where in the game a list of sights is, as far as they tell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Moment {
    #[default]
    Unknown,
    Setup,
    /// The number of the turn.
    Turn(i16),
}

/// The rule behind sights that are told together.
pub(super) fn rule(now: &[Sight], moment: &mut Moment) -> Option<RuleId> {
    let first = now.first()?;
    match first.kind {
        EventKind::GoesFirst => *moment = Moment::Setup,
        EventKind::TurnBegan => *moment = Moment::Turn(first.number),
        _ => {}
    }
    match (first.kind, first.cause) {
        (EventKind::GoesFirst, _) => Some(RuleId::SetupFirst),
        (EventKind::PowerFlipped, _) => Some(RuleId::TurnFlip),
        (EventKind::PowerFlipSkipped, _) => match *moment {
            Moment::Turn(1) => Some(RuleId::TurnFirstFlip),
            Moment::Turn(_) => Some(RuleId::PowerNext),
            Moment::Unknown | Moment::Setup => None,
        },
        (EventKind::NextFlipSet, _) => Some(RuleId::PowerNext),
        (EventKind::PowerBecame, _) => Some(RuleId::PowerShared),
        (EventKind::PowerChangedThisTurn, _) => Some(RuleId::PowerTurn),
        (EventKind::Drew, None) => match *moment {
            Moment::Setup => Some(RuleId::SetupHand),
            Moment::Turn(_) => Some(RuleId::TurnDraw),
            Moment::Unknown => None,
        },
        (EventKind::DrawSkipped, _) => Some(RuleId::TurnNoDraw),
        (EventKind::PassedAttack, _) => Some(RuleId::TurnPass),
        (EventKind::ExtraTurn, _) => Some(RuleId::TurnExtra),
        (EventKind::Discarded, None) => Some(RuleId::LimitHand),
        (EventKind::KeeperDestroyed, None) => Some(RuleId::LimitKeepers),
        _ => rule_of_strike(now, first),
    }
}

fn rule_of_strike(now: &[Sight], first: &Sight) -> Option<RuleId> {
    match (first.kind, first.cause) {
        (EventKind::Attacked, None) => Some(RuleId::TurnOneAttack),
        (EventKind::Attacked, Some(_)) => Some(RuleId::AttackExtra),
        (EventKind::AttackValued, _) => Some(RuleId::AttackValue),
        (EventKind::BlockedFromHand, _) => Some(RuleId::BlockIcon),
        (EventKind::LostFromDeck, _) if now.iter().any(|sight| sight.number > 0) => Some(RuleId::BlockDeck),
        (EventKind::LostFromDeck | EventKind::TookDamage, _) => Some(RuleId::DamageCount),
        (EventKind::LostFromHand, _) => Some(RuleId::DamageOverflow),
        (EventKind::BlocksSwitchedOff, _) => match first.number & i16::from(Strike::NOT_HAND) {
            0 => Some(RuleId::BlockNotDeck),
            _ => Some(RuleId::BlockNotHand),
        },
        (EventKind::BecameKeeper, _) => Some(RuleId::KeeperBecome),
        (EventKind::Misfired, _) => Some(RuleId::KeeperMisfire),
        (EventKind::KeeperDestroyed, _) => Some(RuleId::KeeperDestroy),
        (EventKind::TookControl, _) => Some(RuleId::KeeperControl),
        (EventKind::Healed, _) => Some(RuleId::Heal),
        (EventKind::Revealed, _) => Some(RuleId::Reveal),
        (EventKind::EffectSkipped, _) => Some(RuleId::OrderGone),
        _ => None,
    }
}
