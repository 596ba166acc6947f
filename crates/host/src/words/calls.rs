//! What is answered to a call that cannot be followed, and how stored games are called.

use crate::error::HostError;
use longbox_protocol::VERSION;

/// What is refused at the table, in a sentence.
pub(crate) const OVER: &str = "The game is over.";
pub(crate) const ANSWERED: &str = "That question has been answered already.";
pub(crate) const NO_SUCH_OPTION: &str = "There is no such option.";
pub(crate) const NOT_ASKED: &str = "It is not that player's turn to choose.";
pub(crate) const NOTHING_TO_UNDO: &str = "There is nothing to take back.";
pub(crate) const UNFAIR_UNDO: &str = "That would undo chance, new knowledge or somebody else's choice.";
pub(crate) const NOTHING_ASKED: &str = "You are not asked anything now.";

/// What the host cannot do, and what can be done about it.
pub(crate) fn cannot(error: &HostError) -> String {
    match error {
        HostError::Cards(error) => error.to_string(),
        HostError::Decks(errors) => errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"),
        HostError::NoDeck(key) => format!("there is no deck '{key}'"),
        HostError::NoMain(error) => error.to_string(),
        HostError::NotLed(main) => format!("nobody leads a deck of Super Hero Squad, so '{main}' cannot"),
        HostError::NoMode { word, known } => format!("there is no mode '{word}'; known are {}", known.join(", ")),
        HostError::Players { title, seats: (fewest, most), found } if fewest == most => {
            format!("\"{title}\" is for {most} players, not {found}")
        }
        HostError::Players { title, seats: (fewest, most), found } => {
            format!("\"{title}\" is for {fewest} to {most} players, not {found}")
        }
        HostError::Seats { players, seats } => format!("{players} players cannot sit on {seats} seats"),
        HostError::NoBot(error) => error.to_string(),
        HostError::Setup(error) => error.clone(),
        HostError::Replay(error) => error.to_string(),
        HostError::OtherGame(game) => format!("this is a replay of '{game}', a game that is not known here"),
        HostError::NoGame => "No game is going on.".to_owned(),
        HostError::NoReplay => "No stored game is open.".to_owned(),
        HostError::NoSeat(seat) => format!("Nobody sat in seat {seat}."),
        HostError::NoSearch => "No search for mistakes was begun.".to_owned(),
        HostError::OtherVersion(page) => format!(
            "The page speaks version {page} of the protocol, and the games speak version {VERSION}: reload the page."
        ),
        HostError::Unread => "The page is of another version than the games: reload the page.".to_owned(),
    }
}

/// A game by what its players play: "X-Men, Wolverine against Avengers, Thor".
pub(crate) fn game_title(sides: &[String]) -> String {
    sides.join(" against ")
}
