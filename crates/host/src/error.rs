//! What a host cannot do, said to whoever can act on it. The words stand with all others, in `words/calls.rs`.

use crate::vs::NoSuchMain;
use crate::words::calls;
use longbox_bots::BadBot;
use longbox_catalog::{CatalogError, DeckError};
use longbox_kernel::{ReplayError, Seat};
use longbox_protocol::Report;
use std::fmt;

/// What a host cannot do. Its text is addressed to the player; a host answers a call with it as `Report::Failed`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HostError {
    /// A card file cannot be read: one of the player's own, or a built-in one that is damaged.
    Cards(CatalogError),
    /// A deck list cannot be read; everything that is wrong with it.
    Decks(Vec<DeckError>),
    /// A deck that nobody can play with against people: a sentence for each reason.
    DeckProblems(Vec<String>),
    /// A first list is wanted for somebody who is not there.
    NobodyCalled(String),
    /// A deck is wanted in a form that is only read.
    NotWritten,
    /// An invitation names a deck that is not in the lobby.
    NoDeck(String),
    /// An invitation lets somebody lead who is no main character.
    NoMain(NoSuchMain),
    /// In this game nobody leads a deck.
    NotLed(String),
    /// An invitation names a way to play that the game does not know.
    NoMode {
        /// What was asked for.
        word: String,
        /// The words there are, the usual one first.
        known: Vec<String>,
    },
    /// So many players for something that others are for.
    Players {
        /// What players call the way to play.
        title: String,
        /// The fewest and the most who may sit down.
        seats: (u8, u8),
        /// How many were to sit down.
        found: usize,
    },
    /// A stored game is to go on with too many or too few players.
    Seats {
        /// How many were named.
        players: usize,
        /// How many the game has.
        seats: usize,
    },
    /// An invitation names a bot that does not exist.
    NoBot(BadBot),
    /// The rules of the game do not accept these decks.
    Setup(String),
    /// A replay file that is damaged, or of other rules or cards than those here.
    Replay(ReplayError),
    /// A replay of a game that is not known here.
    OtherGame(String),
    /// The call is about the game on the table, and there is none.
    NoGame,
    /// The call is about the stored game that is open, and none is.
    NoReplay,
    /// Nobody sat there in the stored game.
    NoSeat(Seat),
    /// The call goes on with a search for mistakes, and none was begun.
    NoSearch,
    /// The page speaks this version of the protocol.
    OtherVersion(u32),
    /// The page says what cannot be read.
    Unread,
}

impl fmt::Display for HostError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&calls::cannot(self))
    }
}

impl std::error::Error for HostError {}

impl From<CatalogError> for HostError {
    fn from(error: CatalogError) -> HostError {
        HostError::Cards(error)
    }
}

impl From<Vec<DeckError>> for HostError {
    fn from(errors: Vec<DeckError>) -> HostError {
        HostError::Decks(errors)
    }
}

impl From<NoSuchMain> for HostError {
    fn from(error: NoSuchMain) -> HostError {
        HostError::NoMain(error)
    }
}

impl From<BadBot> for HostError {
    fn from(error: BadBot) -> HostError {
        HostError::NoBot(error)
    }
}

impl From<ReplayError> for HostError {
    fn from(error: ReplayError) -> HostError {
        HostError::Replay(error)
    }
}

impl From<HostError> for Report {
    fn from(error: HostError) -> Report {
        Report::Failed { text: error.to_string() }
    }
}
