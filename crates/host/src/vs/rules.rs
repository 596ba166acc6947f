//! The rules as a list, and which of them an event follows.

use longbox_protocol::{Law, RuleName};
use longbox_vs::PlayerChange;
use longbox_vs::{Happened, RULES, Rule, Sight};

pub(super) fn laws() -> Vec<Law> {
    RULES.iter().map(Law::from).collect()
}

/// A rule as it is pointed at.
pub(super) fn named(rule: Rule) -> RuleName {
    RuleName { id: rule.id().to_owned(), title: rule.text().title.to_owned() }
}

/// The id of the rule that an event follows, where one rule says it.
pub(super) fn rule_of(sight: &Sight) -> Option<String> {
    let by_itself = sight.cause.is_none();
    let rule = match sight.what {
        Happened::Decides | Happened::GoesFirst => Rule::SetupFirst,
        Happened::Placed(_) => Rule::SetupPlace,
        Happened::Mulliganed => Rule::SetupMulligan,
        Happened::DrawSkipped => Rule::RunningOut,
        Happened::ResourcePlayed { .. } => Rule::ResourceOne,
        Happened::Recruited { .. } => Rule::RecruitPoints,
        Happened::Equipped => Rule::EquipFaceUp,
        Happened::Appeared(_) => Rule::Appears,
        Happened::Moved(_) if by_itself => Rule::FormationStep,
        Happened::Attacked { ranged: true, .. } => Rule::AttackRow,
        Happened::Attacked { .. } => Rule::AttackReady,
        Happened::TwistPlayed => Rule::TwistDone,
        Happened::Paid { .. } => Rule::PowerCost,
        Happened::PoweredUp => Rule::PowerUp,
        Happened::Struck { .. } => Rule::CombatStrike,
        Happened::StruckBack { .. } => Rule::CombatStrikeBack,
        Happened::Stunned { wound: true, .. } => Rule::StunWhat,
        Happened::Stunned { .. } => Rule::Daze,
        Happened::Wounded { .. } => Rule::Wound,
        Happened::Healed { .. } => Rule::Heal,
        Happened::Kod { .. } | Happened::Discarded => Rule::KoOwner,
        Happened::Recovered if by_itself => Rule::TurnRecover,
        Happened::Recovered => Rule::Recover,
        Happened::CannotRecover => Rule::CannotRecover,
        Happened::Readied | Happened::Exhausted => Rule::Ready,
        Happened::Frozen => Rule::Freeze,
        Happened::BaseBecame { .. } => Rule::StatsBase,
        Happened::PowersLost => Rule::LosePowers,
        Happened::LevelBecame { level, before } if level > before => Rule::LevelUp,
        Happened::LevelBecame { .. } => Rule::LevelRegress,
        Happened::ChangedSide => Rule::Control,
        Happened::Removed => Rule::Removed,
        Happened::TurnedDown => Rule::ResourceTurned,
        Happened::CombatCancelled => Rule::CombatCancel,
        Happened::DefenderReplaced => Rule::CombatReplace,
        Happened::PowerCancelled => Rule::Reaction,
        Happened::TriggerFailed => Rule::TriggerIf,
        Happened::CannotAppear => Rule::UniqueMain,
        Happened::TokenCreated => Rule::Tokens,
        Happened::Eliminated => Rule::MultiEliminated,
        Happened::Promoted => Rule::MainPromoted,
        Happened::Demoted => Rule::MainDemoted,
        Happened::LeftForNow => Rule::RemovedForNow,
        Happened::Raids { .. } => Rule::AttackRaid,
        Happened::PaidOff => Rule::PayPlayer,
        Happened::PlayerChanged(PlayerChange::OpenHand) => Rule::OpenHand,
        Happened::PlayerChanged(PlayerChange::NoPlotTwists) => Rule::TwistBanned,
        _ => return None,
    };
    Some(rule.id().to_owned())
}
