//! What the host tells.

use crate::{
    CardInfo, Ending, GameInfo, GameName, GameUpdate, LogLine, Question, Reason, RuleInfo, SquadTable, Stops,
    TurnStart, VsTable, Who,
};
use longbox_kernel::{Seat, Viewer};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Report {
    /// The host can be talked to. `version`: of the protocol.
    Ready {
        version: u32,
    },
    Lobby(Vec<GameInfo>),
    Cards(GameName, Vec<CardInfo>),
    Rules(GameName, Vec<RuleInfo>),
    /// The table anew: after opening, resuming, undoing, stepping through a replay.
    Table {
        table: Box<Observation>,
        log: Vec<LogLine>,
    },
    /// The game has moved on.
    Update(Box<GameUpdate>),
    /// Somebody else at this device is to look: nothing is shown until `Call::Look`.
    Curtain {
        seat: Seat,
        name: String,
    },
    /// The game as it stands, to be kept.
    Save(Box<SavedGame>),
    /// The table was left; everything about its game was told before.
    Left,
    /// A stored game was opened.
    Replay(ReplayInfo),
    /// A stored game cannot be played here: why, and what was told of it when it was played.
    Unplayable {
        text: String,
        log: Vec<String>,
    },
    /// Whether a stored game can be played here; if not, why, and whether its log can be read.
    ReplayChecked {
        key: u64,
        reason: Option<String>,
        has_log: bool,
    },
    /// What can be done and what cannot, in the order in which a player wants to hear of it.
    Why(Vec<Reason>),
    /// A choice was not taken; nothing has changed.
    Refused {
        text: String,
        rule: Option<String>,
    },
    /// Something could not be done at all: a file that is no replay, a deck that does not exist.
    Failed {
        text: String,
    },
}

/// All that one viewer may know of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Observation {
    pub game: GameName,
    pub viewer: Viewer,
    /// Whose side is shown below.
    pub below: Seat,
    /// The choices made so far.
    pub made: usize,
    pub players: Vec<PlayerInfo>,
    pub picture: Picture,
    /// None: somebody else is asked, or nobody.
    pub question: Option<Question>,
    /// Whom the game waits for, if not the viewer.
    pub waiting_for: Option<Seat>,
    pub undo: UndoState,
    /// An undo went back further than fairness allows.
    pub practice: bool,
    pub stops: Stops,
    pub ending: Option<Ending>,
}

/// A player at the table, in the order of the seats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerInfo {
    pub seat: Seat,
    /// "You", or what everybody calls this player.
    pub name: String,
    pub who: Who,
    /// "Super Villains, Sidekick".
    pub about: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Picture {
    Vs(Box<VsTable>),
    Squad(Box<SquadTable>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum UndoState {
    /// There is nothing to take back.
    Nothing,
    Fair,
    /// It makes the game a practice game: it crosses chance, new knowledge or somebody else's choice.
    Practice,
}

/// A game as it is kept: enough to go on with it or to watch it again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedGame {
    pub game: GameName,
    /// The text of a replay file, with its seal.
    pub replay: String,
    /// One a seat.
    pub players: Vec<Who>,
    /// "X-Men against Super Villains".
    pub title: String,
    pub turn: u16,
    pub made: usize,
    /// Who won and why, or empty while it is going on.
    pub result: String,
    pub stops: Stops,
}

/// A stored game that can be stepped through.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReplayInfo {
    pub game: GameName,
    pub title: String,
    pub steps: usize,
    /// The turns in their order.
    pub turns: Vec<TurnStart>,
    pub seats: u8,
    pub practice: bool,
    /// The seat of whoever saved it, to go on from there.
    pub seat: Option<Seat>,
}
