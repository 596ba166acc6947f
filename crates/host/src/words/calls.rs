//! What is answered to a call that cannot be followed, and how stored games are called.

/// What is refused at the table, in a sentence.
pub(crate) const OVER: &str = "The game is over.";
pub(crate) const ANSWERED: &str = "That question has been answered already.";
pub(crate) const NO_SUCH_OPTION: &str = "There is no such option.";
pub(crate) const NOT_ASKED: &str = "It is not that player's turn to choose.";
pub(crate) const NOTHING_TO_UNDO: &str = "There is nothing to take back.";
pub(crate) const UNFAIR_UNDO: &str = "That would undo chance, new knowledge or somebody else's choice.";
pub(crate) const NO_GAME: &str = "No game is going on.";
pub(crate) const NO_STORED_GAME: &str = "No stored game is open.";

pub(crate) fn other_game(game: &str) -> String {
    format!("this is a replay of '{game}', a game that is not known here")
}

pub(crate) fn wrong_seats(players: usize, seats: usize) -> String {
    format!("{players} players cannot sit on {seats} seats")
}

pub(crate) fn no_deck(key: &str) -> String {
    format!("there is no deck '{key}'")
}

/// A game by what its players play: "X-Men, Wolverine against Avengers, Thor".
pub(crate) fn game_title(sides: &[String]) -> String {
    sides.join(" against ")
}
