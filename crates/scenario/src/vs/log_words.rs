//! The words that the log of a scenario is written in.

use longbox_vs::Happened;

/// One word of the log.
pub(super) struct LogWord {
    pub(super) word: &'static str,
    /// What its numbers mean.
    pub(super) numbers: &'static str,
    pub(super) meaning: &'static str,
}

/// Every event has its word here, so the list is whole.
macro_rules! log_words {
    (
        never told: $silent:pat => $nothing:literal;
        $($what:pat => $word:literal $numbers:literal $meaning:literal;)*
    ) => {
        /// What an event is called in a log.
        pub(super) fn word(what: Happened) -> &'static str {
            match what {
                $($what => $word,)*
                $silent => $nothing,
            }
        }

        /// All words, in the order of a game.
        pub(super) const LOG_WORDS: &[LogWord] =
            &[$(LogWord { word: $word, numbers: $numbers, meaning: $meaning }),*];
    };
}

log_words! {
    never told: Happened::TurnStarts
        | Happened::BuildStarts
        | Happened::MainStarts
        | Happened::TurnEnds
        | Happened::CombatEnds
        | Happened::PlayerAttacks { .. }
        | Happened::LeavesPlay { .. }
        | Happened::LeavesSide { .. }
        | Happened::RisesInAtk { .. }
        | Happened::SuperPowerUsed { .. }
        | Happened::CharacterRecruited
        | Happened::EquipmentPlayed
        | Happened::CardsDrawn
        | Happened::CardsDiscarded
        | Happened::CardsLeftHand
        | Happened::ResourceCame
        | Happened::LocationCame
        => "";
    Happened::Decides => "Decides" "" "the player who says who goes first";
    Happened::GoesFirst => "GoesFirst" "" "goes first";
    Happened::Placed(_) => "Placed" "" "the main character found its row";
    Happened::Mulliganed => "Mulliganed" "" "a new hand";
    Happened::KeptHand => "KeptHand" "" "no mulligan";
    Happened::TurnBegan { .. } => "TurnBegan" "turn" "a turn begins";
    Happened::UniverseMade { .. } => "UniverseMade" "universe" "characters go to a pocket universe";
    Happened::UniverseEnded { .. } => "UniverseEnded" "universe" "a pocket universe ends";
    Happened::Drew => "Drew" "" "a card was drawn";
    Happened::DrawSkipped => "DrawSkipped" "" "the deck was empty";
    Happened::ResourcePlayed { .. } => "ResourcePlayed" "" "a card was played as a resource";
    Happened::PointsGained(_) => "PointsGained" "points" "recruit points came";
    Happened::PaysLess(_) => "PaysLess" "points" "the next recruit costs less";
    Happened::Recruited { .. } => "Recruited" "price" "a card was recruited";
    Happened::Appeared(_) => "Appeared" "" "a character came into play";
    Happened::Equipped => "Equipped" "" "an equipment came into play";
    Happened::Moved(_) => "Moved" "" "a character changed its row";
    Happened::Attacked { .. } => "Attacked" "" "the character attacks";
    Happened::Defends { .. } => "Defends" "" "the character is attacked";
    Happened::Passed => "Passed" "" "a player passed in combat";
    Happened::TwistPlayed => "TwistPlayed" "" "a plot twist was played";
    Happened::PlayedAs => "PlayedAs" "" "it was played as if it were this card";
    Happened::PowerUsed { .. } => "PowerUsed" "" "a super power was used";
    Happened::Paid { .. } => "Paid" "" "a location paid";
    Happened::PoweredUp => "PoweredUp" "" "a character was powered up";
    Happened::Struck { .. } => "Struck" "strike, DEF" "the character was struck";
    Happened::StruckBack { .. } => "StruckBack" "strike, DEF" "the attacker was struck back";
    Happened::Stunned { .. } => "Stunned" "1 with a wound, 0 without" "stunned";
    Happened::Wounded { .. } => "Wounded" "wounds" "wounds were put on the character";
    Happened::Healed { .. } => "Healed" "wounds" "wounds were taken off";
    Happened::VitalityPut { .. } => "VitalityPut" "counters" "vitality counters were put on the character";
    Happened::CountersByName { .. } => "CountersByName" "counters" "counters with a name of their own were put on the character";
    Happened::Kod { .. } => "Kod" "" "KO'd";
    Happened::Recovered => "Recovered" "" "recovered";
    Happened::CannotRecover => "CannotRecover" "" "should have recovered and cannot";
    Happened::Readied => "Readied" "" "became ready";
    Happened::Exhausted => "Exhausted" "" "became exhausted";
    Happened::Frozen => "Frozen" "" "was frozen";
    Happened::Thawed => "Thawed" "" "is no longer frozen";
    Happened::Hid => "Hid" "" "went into hiding";
    Happened::CameOut => "CameOut" "" "came out of hiding";
    Happened::CountersPut(_) => "CountersPut" "counters, -1/-1 below 0" "counters were put on the character";
    Happened::CountersTaken(_) => "CountersTaken" "counters, -1/-1 below 0" "counters were taken off";
    Happened::CountersFlipped(_) => "CountersFlipped" "counters now" "+1/+1 and -1/-1 counters changed into each other";
    Happened::StatsChanged { .. } => "StatsChanged" "ATK" "ATK or DEF changed by an effect";
    Happened::BaseBecame { .. } => "BaseBecame" "ATK" "base ATK and DEF became these";
    Happened::HealthBecame { .. } => "HealthBecame" "health" "health became this";
    Happened::StatsSwitched => "StatsSwitched" "" "ATK and DEF changed places";
    Happened::StatsReset => "StatsReset" "" "changes of ATK and DEF ended";
    Happened::Gained(_) => "Gained" "" "a power or word came";
    Happened::PowersLost => "PowersLost" "" "powers were lost";
    Happened::RuleChanged => "RuleChanged" "" "an effect allows or forbids something";
    Happened::GainedXp { .. } => "GainedXp" "XP" "XP came";
    Happened::LevelBecame { .. } => "LevelBecame" "level" "the main character has another level";
    Happened::ChangedSide => "ChangedSide" "" "another player controls it";
    Happened::ReturnedToHand => "ReturnedToHand" "" "went back to its owner's hand";
    Happened::Discarded => "Discarded" "" "was discarded";
    Happened::ToHand => "ToHand" "" "a card came to a hand";
    Happened::OpenInDeck { .. } => "OpenInDeck" "" "lies face up in the deck";
    Happened::IntoDeck => "IntoDeck" "" "a card went into a deck";
    Happened::ToDeckBottom => "ToDeckBottom" "" "a card went under a deck";
    Happened::ToKoPile => "ToKoPile" "" "a card went to a KO pile";
    Happened::Removed => "Removed" "" "a card was removed from the game";
    Happened::ToPile => "ToPile" "" "a card went back to the pile it began in";
    Happened::PartDrew { .. } => "PartDrew" "" "a card was drawn for a character's part";
    Happened::PartResource { .. } => "PartResource" "" "a card was played as a resource of a character's part";
    Happened::DealtIn => "DealtIn" "" "got its own part of hand and resource row";
    Happened::Captured => "Captured" "" "was captured";
    Happened::BecameResource { .. } => "BecameResource" "" "an effect made the card a resource";
    Happened::ResourceKod => "ResourceKod" "" "a resource was KO'd";
    Happened::TurnedDown => "TurnedDown" "" "a location was turned down";
    Happened::TurnedUp => "TurnedUp" "" "a resource was turned up";
    Happened::Revealed => "Revealed" "" "a card was shown to all";
    Happened::LookedAt { .. } => "LookedAt" "" "a card was looked at";
    Happened::LookedIntoPile { .. } => "LookedIntoPile" "" "a secret pile was looked through";
    Happened::Predicted => "Predicted" "" "an attack was predicted in secret";
    Happened::PredictionTrue { .. } => "PredictionTrue" "" "a prediction came true";
    Happened::Named => "Named" "" "a card was named";
    Happened::DealOffered { .. } => "DealOffered" "" "a deal was offered";
    Happened::DealAnswered { .. } => "DealAnswered" "" "a deal was accepted or refused";
    Happened::ChosePlayer => "ChosePlayer" "" "a player was chosen";
    Happened::ChoseTeam(_) => "ChoseTeam" "" "a team was chosen";
    Happened::Chose => "Chose" "" "a character was chosen";
    Happened::CombatCancelled => "CombatCancelled" "" "the combat was cancelled";
    Happened::JoinedCombat => "JoinedCombat" "" "a character was added to the attackers";
    Happened::DefenderReplaced => "DefenderReplaced" "" "another character defends";
    Happened::LeftCombat => "LeftCombat" "" "left the combat";
    Happened::CombatEnded => "CombatEnded" "" "the combat is over";
    Happened::PowerCancelled => "PowerCancelled" "" "a super power was cancelled";
    Happened::TriggerBegan => "TriggerBegan" "" "a trigger is worked out";
    Happened::TriggerFailed => "TriggerFailed" "" "its condition no longer held";
    Happened::CannotAppear => "CannotAppear" "" "a character could not come into play";
    Happened::HandOpened => "HandOpened" "" "a player plays with an open hand from now on";
    Happened::PlayerChanged { .. } => "PlayerChanged" "" "an effect changes what a player may do";
    Happened::PaidOff => "PaidOff" "" "such an effect was ended by paying";
    Happened::Became { .. } => "Became" "" "became another character";
    Happened::Promoted => "Promoted" "" "became the main character";
    Happened::Demoted => "Demoted" "" "is no longer the main character";
    Happened::LeftForNow => "LeftForNow" "" "left the game for a time";
    Happened::Tunnelled { .. } => "Tunnelled" "" "went beneath an enemy resource";
    Happened::Raids { .. } => "Raids" "" "went to raid an enemy row";
    Happened::DeckShown => "DeckShown" "" "all saw the deck";
    Happened::DeckShuffled => "DeckShuffled" "" "the deck was shuffled";
    Happened::TokenCreated => "TokenCreated" "" "a token came into play";
    Happened::Eliminated => "Eliminated" "" "the player is out";
    Happened::GameOver { .. } => "GameOver" "" "the game is over";
}
