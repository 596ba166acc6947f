//! The rules as a list, and which of them an event follows.

use longbox_protocol::{RuleInfo, RuleName};
use longbox_vs::language::Verb;
use longbox_vs::{Happened, RULES, RuleId, Sight};

pub(super) fn laws() -> Vec<RuleInfo> {
    RULES.iter().map(RuleInfo::from).collect()
}

/// A rule as it is pointed at.
pub(super) fn named(rule: RuleId) -> RuleName {
    RuleName { id: rule.id().to_owned(), title: rule.text().title.to_owned() }
}

/// The id of the rule that an event follows, where one rule says it.
pub(super) fn rule_of(sight: &Sight) -> Option<String> {
    let by_itself = sight.cause.is_none();
    let rule = match sight.what {
        Happened::Decides | Happened::GoesFirst => RuleId::SetupFirst,
        Happened::Placed(_) => RuleId::SetupPlace,
        Happened::Mulliganed => RuleId::SetupMulligan,
        Happened::DrawSkipped => RuleId::RunningOut,
        Happened::ResourcePlayed { .. } => RuleId::ResourceOne,
        Happened::Recruited { .. } => RuleId::RecruitPoints,
        Happened::Equipped => RuleId::EquipFaceUp,
        Happened::Appeared(_) => RuleId::Appears,
        Happened::Moved(_) if by_itself => RuleId::FormationStep,
        Happened::Attacked { ranged: true, .. } => RuleId::AttackRow,
        Happened::Attacked { .. } => RuleId::AttackReady,
        Happened::TwistPlayed => RuleId::TwistDone,
        Happened::PlayedAs => RuleId::TwistAs,
        Happened::Paid { .. } => RuleId::PowerCost,
        Happened::PoweredUp => RuleId::PowerUp,
        Happened::Struck { .. } => RuleId::CombatStrike,
        Happened::StruckBack { .. } => RuleId::CombatStrikeBack,
        Happened::Stunned { wound: true, .. } => RuleId::StunWhat,
        Happened::Stunned { .. } => RuleId::Daze,
        Happened::Wounded { .. } => RuleId::Wound,
        Happened::Healed { .. } => RuleId::Heal,
        Happened::Kod { .. } | Happened::Discarded => RuleId::KoOwner,
        Happened::Recovered if by_itself => RuleId::TurnRecover,
        Happened::Recovered => RuleId::Recover,
        Happened::CannotRecover => RuleId::CannotRecover,
        Happened::Readied | Happened::Exhausted => RuleId::Ready,
        Happened::Frozen | Happened::Thawed => RuleId::Freeze,
        Happened::BaseBecame { .. } => RuleId::StatsBase,
        Happened::PowersLost => RuleId::LosePowers,
        Happened::LevelBecame { level, before } if level > before => RuleId::LevelUp,
        Happened::LevelBecame { .. } => RuleId::LevelRegress,
        Happened::Became { .. } => RuleId::LevelOther,
        Happened::ChangedSide => RuleId::Control,
        Happened::Removed => RuleId::Removed,
        Happened::TurnedDown => RuleId::ResourceTurned,
        Happened::CombatCancelled => RuleId::CombatCancel,
        Happened::JoinedCombat => RuleId::CombatJoin,
        Happened::DefenderReplaced => RuleId::CombatReplace,
        Happened::PowerCancelled => RuleId::Reaction,
        Happened::TriggerFailed => RuleId::TriggerIf,
        Happened::CannotAppear => RuleId::UniqueMain,
        Happened::TokenCreated => RuleId::Tokens,
        Happened::Eliminated => RuleId::MultiEliminated,
        Happened::Promoted => RuleId::MainPromoted,
        Happened::Demoted => RuleId::MainDemoted,
        Happened::LeftForNow => RuleId::RemovedForNow,
        Happened::DealtIn | Happened::PartDrew { .. } | Happened::PartResource { .. } => RuleId::PartOwn,
        Happened::Captured => RuleId::Captured,
        Happened::Tunnelled { .. } => RuleId::Tunnel,
        Happened::OpenInDeck { .. } => RuleId::OpenInDeck,
        Happened::Predicted | Happened::PredictionTrue { .. } => RuleId::Predictions,
        Happened::ToPile => RuleId::Piles,
        Happened::LookedIntoPile { .. } => RuleId::LookAround,
        Happened::DealOffered { .. } | Happened::DealAnswered { .. } => RuleId::Deal,
        Happened::Raids { .. } => RuleId::AttackRaid,
        Happened::PaidOff => RuleId::PayPlayer,
        Happened::HandOpened => RuleId::OpenHand,
        Happened::PlayerChanged { barred: Some(Verb::Play) } => RuleId::TwistBanned,
        _ => return None,
    };
    Some(rule.id().to_owned())
}
