//! What is answered to a call that cannot be followed, and how stored games are called.

use crate::error::HostError;
use crate::unasked::Spared;
use longbox_protocol::VERSION;

/// What is refused at the table, in a sentence.
pub(crate) const OVER: &str = "The game is over.";
pub(crate) const ANSWERED: &str = "That question has already been answered.";
pub(crate) const NO_SUCH_OPTION: &str = "There is no such option.";
pub(crate) const NOT_ASKED: &str = "It is not that player's turn to choose.";
pub(crate) const NOTHING_TO_UNDO: &str = "There is nothing to undo.";
pub(crate) const UNFAIR_UNDO: &str = "You can't undo a random result, new information or someone else's choice.";
pub(crate) const NO_FORMATION: &str = "No rows can be changed right now.";
pub(crate) const NOTHING_ASKED: &str = "You have nothing to decide right now.";

pub(crate) const NO_HINTS: &str = "Hints are for games against bots only.";
pub(crate) const NO_ADVICE: &str = "There is no hint for this question.";
pub(crate) const QUEST_DECK: &str = "A quest is played against a bot, not against other people.";
/// As the log says it.
pub(crate) const HINT: &str = "Someone asked for a hint: this is a practice game now.";

/// What was answered for a player, as the log says it.
pub(crate) fn unasked(what: Spared) -> &'static str {
    match what {
        Spared::Formation => "Auto: your formation stays as it is.",
        Spared::Indifferent => "Auto: every choice has the same result.",
    }
}

/// What the host cannot do, and what can be done about it.
pub(crate) fn cannot(error: &HostError) -> String {
    match error {
        HostError::Cards(error) => error.to_string(),
        HostError::Decks(errors) => errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"),
        HostError::DeckProblems(reasons) => reasons.join("\n"),
        HostError::NobodyCalled(name) => format!("No main character is called '{name}'."),
        HostError::NotWritten => "Decks can't be written in this form.".to_owned(),
        HostError::NoDeck(key) => format!("there is no deck '{key}'"),
        HostError::NoMain(error) => error.to_string(),
        HostError::NotLed(main) => format!("a Super Hero Squad deck has no main character, so '{main}' can't lead it"),
        HostError::NoMode { word, known } => format!("there is no mode '{word}'; known are {}", known.join(", ")),
        HostError::Players { title, seats: (fewest, most), found } if fewest == most => {
            format!("\"{title}\" is for {most} players, not {found}")
        }
        HostError::Players { title, seats: (fewest, most), found } => {
            format!("\"{title}\" is for {fewest} to {most} players, not {found}")
        }
        HostError::Seats { players, seats } => format!("{players} players can't take {seats} seats"),
        HostError::NoBot(error) => error.to_string(),
        HostError::Setup(error) => error.clone(),
        HostError::Replay(error) => error.to_string(),
        HostError::OtherGame(game) => format!("this is a replay of '{game}', a game this version doesn't know"),
        HostError::NoGame => "No game is in progress.".to_owned(),
        HostError::NoReplay => "No replay is open.".to_owned(),
        HostError::NoSeat(seat) => format!("Nobody sat in seat {seat}."),
        HostError::NoSearch => "No search for mistakes is running.".to_owned(),
        HostError::OtherVersion(page) => {
            format!("The page speaks version {page} of the protocol, the games version {VERSION}. Reload the page.")
        }
        HostError::Unread => "The page and the games are different versions. Reload the page.".to_owned(),
    }
}

/// A game by what its players play: "X-Men, Wolverine against Avengers, Thor".
pub(crate) fn game_title(sides: &[String]) -> String {
    sides.join(" against ")
}
