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
    /// How it looks.
    pub effect: Effect,
    /// Whom or what it happened to.
    pub thing: Option<Thing>,
    /// Whom it is told of: who attacks, draws, takes the damage. None at an end that nobody won.
    pub seat: Option<Seat>,
    /// The card that is seen with it; none if there is none or the viewer may not know it.
    pub card: Option<CardNo>,
    /// How much, or for a coin 1 heads and 0 tails.
    pub number: i16,
    /// What happened at the same time has the same number.
    pub batch: u16,
}

/// How an event is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Effect {
    /// A turn; `number` is its number.
    TurnBegan,
    /// An attack was declared.
    Attack,
    /// Somebody strikes; `number` is the strike. Squad: a hit by a Keeper or an effect.
    Strike,
    /// A character was stunned; `number` is 1 if it took a wound as well.
    Stun,
    /// A character was wounded; `number` is the wounds.
    Wound,
    /// Vs: a character or a resource was KO'd, or a player is out.
    Ko,
    /// Vs: a character lost wounds. Squad: cards went back into a deck. `number` says how many.
    Heal,
    /// A stunned character stands up again.
    Recover,
    /// A main character has a new level, which `number` is, or a supporting character was promoted.
    LevelUp,
    /// Counters, XP, changed numbers.
    Change,
    /// A card was played from a hand or put down as a resource.
    Play,
    /// A power is used, or the effect of a card begins.
    Use,
    /// A character or Keeper came into play.
    Appear,
    /// A card or character went from one place to another.
    Move,
    /// Somebody drew a card.
    Draw,
    /// A card went from a hand or deck to the discard pile, or was discarded to pay.
    Discard,
    /// A card was shown, or looked at by the viewer.
    Reveal,
    /// An icon stopped damage. Vs: a combat or power was cancelled.
    Block,
    /// Squad: a Keeper whose first point of damage was blocked. Vs: a trigger that came to nothing.
    Misfire,
    /// Squad: a player took damage; `number` is how much in all.
    Damage,
    /// A coin was flipped.
    Coin,
    /// Squad: the shared power has changed; `number` is what it is now.
    Power,
    /// Squad: a Keeper was destroyed.
    KeeperDestroyed,
    /// The game has ended; [`Ending`](crate::Ending) says how.
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
    /// A whole sentence.
    pub text: String,
    /// The card or power that brought it about; may be empty.
    pub because: String,
    /// Cards it speaks of.
    pub cards: Vec<CardNo>,
    /// The card that it tells was played, recruited, used or attacked with, if everybody may see it: others want to
    /// read it.
    #[serde(default)]
    pub played: Option<CardNo>,
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
