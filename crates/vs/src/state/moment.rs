//! Where a game is: its mode, the step of the turn, what is asked.

use serde::{Deserialize, Serialize};

/// How the players stand to each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Mode {
    /// Two players, or three or four each for themselves.
    #[default]
    FreeForAll,
    /// Two teams of two that sit across.
    TwoVsTwo,
    /// The same with the optional rule: recruits may go to the rows of the teammate, who controls them from then on.
    Reinforced,
    /// Two teams of two that share turns and rows.
    TwoHeaded,
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ask {
    Nothing,
    /// Who goes first.
    GoFirst,
    /// In which row the main character starts.
    Place,
    Mulligan,
    /// Which main character stays.
    KeepMain,
    /// Powers of the Recovery Phase.
    Recovery,
    Resource,
    Recruit,
    /// Where the recruited character or equipment goes.
    RecruitTo,
    Formation,
    /// Build powers after the formation.
    BuildClose,
    StartOfMain,
    Main,
    /// Teammates and the defender of an attack.
    Stage,
    /// The plays of a combat.
    Plays,
    /// Which attacker is struck back.
    StrikeBack,
    /// A symbol of a cost.
    Pay,
    /// Whether to use a reaction.
    React,
    /// Whether to pay what an effect offers.
    Offer,
    /// Which trigger goes first.
    Order,
    /// Which of equal names stays.
    Unique,
    /// Which version the main character becomes.
    Level,
    /// The operation of the effect on top asks.
    Effect,
}

/// Where in a turn the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Step {
    GoFirst,
    Place,
    Mulligan,
    Start,
    /// Triggers at the start of the turn.
    StartTriggers,
    Draw,
    Recover,
    Ready,
    /// Powers of the Recovery Phase.
    RecoveryPowers,
    BuildStart,
    Resource,
    Recruit,
    Formation,
    BuildClose,
    MainStart,
    StartOfMain,
    Main,
    End,
    Cleanup,
}
