//! What a host cannot do, said to whoever can act on it. The words stand with all others, in `words/calls.rs`.

use crate::vs::NoSuchMain;
use crate::words::calls;
use longbox_bots::UnknownBot;
use longbox_catalog::{CatalogError, DeckError};
use longbox_kernel::ReplayError;
use longbox_protocol::Report;
use std::fmt;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HostError {
    Cards(CatalogError),
    Decks(Vec<DeckError>),
    NoDeck(String),
    NoMain(NoSuchMain),
    /// In this game nobody leads a deck.
    NotLed(String),
    NoMode {
        word: String,
        known: Vec<String>,
    },
    /// So many players for something that others are for.
    Players {
        title: String,
        seats: (u8, u8),
        found: usize,
    },
    Seats {
        players: usize,
        seats: usize,
    },
    NoBot(UnknownBot),
    /// The rules of the game do not accept these decks.
    Setup(String),
    Replay(ReplayError),
    /// A replay of a game that is not known here.
    OtherGame(String),
    NoGame,
    NoReplay,
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

impl From<UnknownBot> for HostError {
    fn from(error: UnknownBot) -> HostError {
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
