//! What happened, for the eye and for the log.

use crate::{CardNo, Observation, Thing};
use longbox_kernel::Seat;
use serde::{Deserialize, Serialize};

/// One choice of somebody and everything that came of it, to be shown in one go.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameUpdate {
    /// In the order in which they happened.
    pub happenings: Vec<Happening>,
    /// New lines of the log.
    pub log: Vec<LogLine>,
    /// The table afterwards.
    pub table: Observation,
}

/// Something to be seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Happening {
    pub effect: Effect,
    /// Whom or what it happened to.
    pub thing: Option<Thing>,
    pub seat: Option<Seat>,
    pub card: Option<CardNo>,
    /// How much, or for a coin 1 heads and 0 tails.
    pub number: i16,
    /// What happened at the same time has the same number.
    pub batch: u16,
}

/// How an event is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Effect {
    TurnBegan,
    Attack,
    Strike,
    Stun,
    Wound,
    Ko,
    Heal,
    Recover,
    LevelUp,
    /// Counters, XP, changed numbers.
    Change,
    Play,
    Use,
    Appear,
    Move,
    Draw,
    Discard,
    Reveal,
    Block,
    Misfire,
    Damage,
    Coin,
    Power,
    KeeperDestroyed,
    GameOver,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LogLine {
    /// Its place in the log.
    pub number: usize,
    /// The choices made by then: where a replay shows it.
    pub made: usize,
    /// Who did it or whom it happened to.
    pub seat: Option<Seat>,
    /// It opens a turn.
    pub head: bool,
    pub text: String,
    /// The card or power that brought it about; may be empty.
    pub because: String,
    /// Cards it speaks of.
    pub cards: Vec<CardNo>,
    /// The id of the rule that it follows, if one can be named.
    pub rule: Option<String>,
}

impl LogLine {
    /// The line with what brought it about.
    pub fn sentence(&self) -> String {
        match self.because.as_str() {
            "" => self.text.clone(),
            because => format!("{} because of {because}.", self.text.strip_suffix('.').unwrap_or(&self.text)),
        }
    }
}
