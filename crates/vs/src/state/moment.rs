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
    /// The game runs on by itself, or is over.
    Nothing,
    /// Who goes first.
    GoFirst,
    /// In which row the main character starts.
    Place,
    /// Whether to put the first hand back.
    Mulligan,
    /// Which main character stays.
    KeepMain,
    /// Powers of the Recovery Phase.
    Recovery,
    /// Which card becomes the resource of the turn.
    Resource,
    /// Which card to recruit next, until the player has enough.
    Recruit,
    /// Where the recruited character or equipment goes.
    RecruitTo,
    /// Who changes rows.
    Formation,
    /// Build powers after the formation.
    BuildClose,
    /// Powers as the Main Phase begins.
    StartOfMain,
    /// Attacks, powers and plot twists of the Main Phase.
    Main,
    /// Teammates and the defender of an attack.
    AttackPlan,
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
    /// Powers of the Draw Phase. It stands here so that the others keep their numbers, which replays hold.
    Draw,
}

/// Where in a turn the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum TurnStep {
    /// Somebody decides who goes first.
    GoFirst,
    /// Main characters are placed, player by player.
    Place,
    /// First hands are kept or put back.
    Mulligan,
    /// A turn begins.
    Start,
    /// Triggers at the start of the turn.
    StartTriggers,
    /// The turn's cards are drawn, as a rule two.
    Draw,
    /// Powers of the Draw Phase, then stunned characters turn face up.
    Recover,
    /// Exhausted characters become ready.
    Ready,
    /// Powers of the Recovery Phase.
    RecoveryPowers,
    /// Triggers at the start of the Build Phase.
    BuildStart,
    /// One card becomes a resource.
    Resource,
    /// Characters and equipment are paid for with resources.
    Recruit,
    /// Characters change rows.
    Formation,
    /// Build powers after the formation.
    BuildClose,
    /// Triggers at the start of the Main Phase.
    MainStart,
    /// Powers as the Main Phase begins.
    StartOfMain,
    /// Attacks are made.
    Main,
    /// Triggers at the end of the turn.
    End,
    /// Changes for this turn are over, and the next turn is made ready.
    Cleanup,
}
