//! The rule that something follows which happened, where one rule clearly says it.

use longbox_squad::{Kind, Rule, Sight, Strike};

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
pub(super) fn rule(now: &[Sight], moment: &mut Moment) -> Option<Rule> {
    let first = now.first()?;
    match first.kind {
        Kind::GoesFirst => *moment = Moment::Setup,
        Kind::TurnBegan => *moment = Moment::Turn(first.number),
        _ => {}
    }
    match (first.kind, first.cause) {
        (Kind::GoesFirst, _) => Some(Rule::SetupFirst),
        (Kind::PowerFlipped, _) => Some(Rule::TurnFlip),
        (Kind::PowerFlipSkipped, _) => match *moment {
            Moment::Turn(1) => Some(Rule::TurnFirstFlip),
            Moment::Turn(_) => Some(Rule::PowerNext),
            Moment::Unknown | Moment::Setup => None,
        },
        (Kind::NextFlipSet, _) => Some(Rule::PowerNext),
        (Kind::PowerBecame, _) => Some(Rule::PowerShared),
        (Kind::PowerChangedThisTurn, _) => Some(Rule::PowerTurn),
        (Kind::Drew, None) => match *moment {
            Moment::Setup => Some(Rule::SetupHand),
            Moment::Turn(_) => Some(Rule::TurnDraw),
            Moment::Unknown => None,
        },
        (Kind::DrawSkipped, _) => Some(Rule::TurnNoDraw),
        (Kind::PassedAttack, _) => Some(Rule::TurnPass),
        (Kind::ExtraTurn, _) => Some(Rule::TurnExtra),
        (Kind::Discarded, None) => Some(Rule::LimitHand),
        (Kind::KeeperDestroyed, None) => Some(Rule::LimitKeepers),
        _ => rule_of_strike(now, first),
    }
}

fn rule_of_strike(now: &[Sight], first: &Sight) -> Option<Rule> {
    match (first.kind, first.cause) {
        (Kind::Attacked, None) => Some(Rule::TurnOneAttack),
        (Kind::Attacked, Some(_)) => Some(Rule::AttackExtra),
        (Kind::AttackValued, _) => Some(Rule::AttackValue),
        (Kind::BlockedFromHand, _) => Some(Rule::BlockIcon),
        (Kind::LostFromDeck, _) if now.iter().any(|sight| sight.number > 0) => Some(Rule::BlockDeck),
        (Kind::LostFromDeck | Kind::TookDamage, _) => Some(Rule::DamageCount),
        (Kind::LostFromHand, _) => Some(Rule::DamageOverflow),
        (Kind::BlocksSwitchedOff, _) => match first.number & i16::from(Strike::NOT_HAND) {
            0 => Some(Rule::BlockNotDeck),
            _ => Some(Rule::BlockNotHand),
        },
        (Kind::BecameKeeper, _) => Some(Rule::KeeperBecome),
        (Kind::Misfired, _) => Some(Rule::KeeperMisfire),
        (Kind::KeeperDestroyed, _) => Some(Rule::KeeperDestroy),
        (Kind::TookControl, _) => Some(Rule::KeeperControl),
        (Kind::Healed, _) => Some(Rule::Heal),
        (Kind::Revealed, _) => Some(Rule::Reveal),
        (Kind::EffectSkipped, _) => Some(Rule::OrderGone),
        _ => None,
    }
}
