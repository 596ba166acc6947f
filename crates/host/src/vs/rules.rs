//! The rules as a list, and which of them an event follows.

use longbox_protocol::{Law, RuleName};
use longbox_vs::PlayerChange;
use longbox_vs::{Kind, RULES, Rule, Sight};

pub(super) fn laws() -> Vec<Law> {
    let law = |rule: &longbox_vs::RuleText| Law {
        id: rule.id.to_owned(),
        title: rule.title.to_owned(),
        text: rule.text.to_owned(),
        source: rule.source.to_owned(),
    };
    RULES.iter().map(law).collect()
}

/// A rule as it is pointed at.
pub(super) fn named(rule: Rule) -> RuleName {
    RuleName { id: rule.id().to_owned(), title: rule.text().title.to_owned() }
}

/// The id of the rule that an event follows, where one rule says it.
pub(super) fn rule_of(sight: &Sight) -> Option<String> {
    let by_itself = sight.cause.is_none();
    let rule = match sight.kind {
        Kind::Decides | Kind::GoesFirst => Rule::SetupFirst,
        Kind::Placed => Rule::SetupPlace,
        Kind::Mulliganed => Rule::SetupMulligan,
        Kind::DrawSkipped => Rule::RunningOut,
        Kind::ResourcePlayed => Rule::ResourceOne,
        Kind::Recruited => Rule::RecruitPoints,
        Kind::Equipped => Rule::EquipFaceUp,
        Kind::Appeared => Rule::Appears,
        Kind::Moved if by_itself => Rule::FormationStep,
        Kind::Attacked if sight.number > 0 => Rule::AttackRow,
        Kind::Attacked => Rule::AttackReady,
        Kind::TwistPlayed => Rule::TwistDone,
        Kind::Paid => Rule::PowerCost,
        Kind::PoweredUp => Rule::PowerUp,
        Kind::Struck => Rule::CombatStrike,
        Kind::StruckBack => Rule::CombatStrikeBack,
        Kind::Stunned if sight.number > 0 => Rule::StunWhat,
        Kind::Stunned => Rule::Daze,
        Kind::Wounded => Rule::Wound,
        Kind::Healed => Rule::Heal,
        Kind::Kod | Kind::Discarded => Rule::KoOwner,
        Kind::Recovered if by_itself => Rule::TurnRecover,
        Kind::Recovered => Rule::Recover,
        Kind::CannotRecover => Rule::CannotRecover,
        Kind::Readied | Kind::Exhausted => Rule::Ready,
        Kind::Frozen => Rule::Freeze,
        Kind::BaseBecame => Rule::StatsBase,
        Kind::PowersLost => Rule::LosePowers,
        Kind::LevelBecame if sight.number > sight.second => Rule::LevelUp,
        Kind::LevelBecame => Rule::LevelRegress,
        Kind::ChangedSide => Rule::Control,
        Kind::Removed => Rule::Removed,
        Kind::TurnedDown => Rule::ResourceTurned,
        Kind::CombatCancelled => Rule::CombatCancel,
        Kind::DefenderReplaced => Rule::CombatReplace,
        Kind::PowerCancelled => Rule::Reaction,
        Kind::TriggerFailed => Rule::TriggerIf,
        Kind::CannotAppear => Rule::UniqueMain,
        Kind::TokenCreated => Rule::Tokens,
        Kind::Eliminated => Rule::MultiEliminated,
        Kind::Promoted => Rule::MainPromoted,
        Kind::Demoted => Rule::MainDemoted,
        Kind::LeftForNow => Rule::RemovedForNow,
        Kind::Raids => Rule::AttackRaid,
        Kind::PaidOff => Rule::PayPlayer,
        Kind::PlayerChanged if sight.number == PlayerChange::OpenHand as i16 => Rule::OpenHand,
        Kind::PlayerChanged if sight.number == PlayerChange::NoPlotTwists as i16 => Rule::TwistBanned,
        _ => return None,
    };
    Some(rule.id().to_owned())
}
