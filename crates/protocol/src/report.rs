//! What the host tells.

use crate::{
    CardInfo, DeckReply, Ending, GameInfo, GameName, GameUpdate, Hint, LogLine, MistakeSearch, Question, Reason,
    RuleInfo, SquadTable, Stops, TurnStart, VsTable, Who,
};
use longbox_kernel::{RulingReport, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// What a host tells a client, unasked or as the answer to a [`Call`](crate::Call). It speaks to one viewer and holds
/// nothing that this viewer may not know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Report {
    /// The host can be talked to. `version`: of the protocol.
    Ready {
        /// The host's [`VERSION`](crate::VERSION).
        version: u32,
    },
    /// The games there are, with their decks and bots.
    Lobby(Vec<GameInfo>),
    /// All cards of a game, by their numbers from 0. They stay the same while the host runs, but for the player's own.
    Cards(GameName, Vec<CardInfo>),
    /// All rules of a game, in the order of its rulebook.
    Rules(GameName, Vec<RuleInfo>),
    /// The table anew: after opening, resuming, undoing, stepping through a replay.
    Table {
        /// Replaces what was shown before.
        table: Box<Observation>,
        /// The whole log, from its first line.
        log: Vec<LogLine>,
    },
    /// The game has moved on.
    Update(Box<GameUpdate>),
    /// Somebody else at this device is to look: nothing is shown until `Call::Look`.
    Curtain {
        /// The player who is asked.
        seat: Seat,
        /// As the invitation gave it; may be empty.
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
        /// In a sentence.
        text: String,
        /// The lines of the log as they were told then; empty if none were kept.
        log: Vec<String>,
    },
    /// Whether a stored game can be played here; if not, why, and whether its log can be read.
    ReplayChecked {
        /// That of the call.
        key: u64,
        /// In a sentence; none if it can be played.
        reason: Option<String>,
        /// Whether `Report::Unplayable` would bring lines of its log.
        has_log: bool,
    },
    /// The answer to `Call::Deck`.
    Deck {
        /// That of the call.
        key: u64,
        /// What comes of it.
        reply: DeckReply,
    },
    /// A stored game as short as can be.
    BriefReplay(String),
    /// The text of a file that tells of a wrong ruling.
    RulingReport(String),
    /// How far the search for mistakes is, and at its end what was found.
    Mistakes(MistakeSearch),
    /// What a strong bot would do.
    Hint(Hint),
    /// What can be done and what cannot, in the order in which a player wants to hear of it.
    Why(Vec<Reason>),
    /// A choice was not taken; nothing has changed.
    Refused {
        /// Why, in a sentence.
        text: String,
        /// The id of the rule that stands in the way, or of a custom of the table: "table.asked".
        rule: Option<String>,
    },
    /// Something could not be done at all: a file that is no replay, a deck that does not exist.
    Failed {
        /// What went wrong and what can be done about it.
        text: String,
    },
}

/// All that one viewer may know of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Observation {
    /// Which game, and so which [`Picture`].
    pub game: GameName,
    /// Who looks: a seat, a spectator, or open eyes, as where bots play among themselves.
    pub viewer: Viewer,
    /// Whose side is shown below.
    pub below: Seat,
    /// The choices made so far.
    pub made: usize,
    /// In the order of the seats.
    pub players: Vec<PlayerInfo>,
    /// All that lies on the table.
    pub picture: Picture,
    /// None: somebody else is asked, or nobody.
    pub question: Option<Question>,
    /// Whom the game waits for, if not the viewer.
    pub waiting_for: Option<Seat>,
    /// What `Call::Undo` would do now.
    pub undo: UndoState,
    /// What `Call::Formation` would do now.
    pub formation: FormationState,
    /// An undo went back further than fairness allows.
    pub practice: bool,
    /// What the host passes now; `pass_until_my_turn` goes out by itself.
    pub stops: Stops,
    /// None while the game goes on.
    pub ending: Option<Ending>,
}

/// A player at the table, in the order of the seats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerInfo {
    /// Its place, which other fields name it by.
    pub seat: Seat,
    /// "You", or what everybody calls this player.
    pub name: String,
    /// A person or a bot.
    pub who: Who,
    /// "Super Villains, Sidekick".
    pub about: String,
}

/// The table of one game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Picture {
    /// Of Vs. System.
    Vs(Box<VsTable>),
    /// Of Super Hero Squad.
    Squad(Box<SquadTable>),
}

/// What can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum UndoState {
    /// There is nothing to take back.
    Nothing,
    /// The viewer's own last choice, with nothing learnt since.
    Fair,
    /// It makes the game a practice game: it crosses chance, new knowledge or somebody else's choice.
    Practice,
}

/// What a player can do about rows while the host does not ask about them by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum FormationState {
    /// Nothing now.
    #[default]
    None,
    /// The formation of this turn is still to come: the player can ask for it.
    Ahead,
    /// It is still to come, and the player has asked for it.
    Wanted,
    /// It was skipped a moment ago: the player can go back to it.
    Skipped,
}

/// A game as it is kept: enough to go on with it or to watch it again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedGame {
    /// Which game it is.
    pub game: GameName,
    /// The text of a replay file, with its seal.
    pub replay: String,
    /// One a seat.
    pub players: Vec<Who>,
    /// "X-Men against Super Villains".
    pub title: String,
    /// The turn that began last; 0 before the first one.
    pub turn: u16,
    /// The choices made so far.
    pub made: usize,
    /// Who won and why, or empty while it is going on.
    pub result: String,
    /// Those that were set; a resumed game goes on with them.
    pub stops: Stops,
}

/// A stored game that can be stepped through.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReplayInfo {
    /// Which game it is.
    pub game: GameName,
    /// "X-Men against Super Villains".
    pub title: String,
    /// The choices in it: it can be shown after 0 to so many.
    pub steps: usize,
    /// The turns in their order.
    pub turns: Vec<TurnStart>,
    /// How many played.
    pub seats: u8,
    /// An undo went back further than fairness allows, or it was played on from another one.
    pub practice: bool,
    /// The seat of whoever saved it, to go on from there.
    pub seat: Option<Seat>,
    /// The moment that it was sent for.
    pub report: Option<RulingReport>,
}
