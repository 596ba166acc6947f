//! What a list shows of a kept game, without the game itself.

use longbox_protocol::{GameName, SavedGame, Stops, Who};
use serde::{Deserialize, Serialize};

/// Names a kept game; a later one has a higher key.
pub(crate) type Key = u64;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Summary {
    pub(crate) key: Key,
    /// Tells its replay from all others.
    pub(crate) mark: String,
    pub(crate) game: GameName,
    pub(crate) players: Vec<Who>,
    pub(crate) title: String,
    pub(crate) turn: u16,
    pub(crate) made: usize,
    /// Empty: it is not finished.
    pub(crate) result: String,
    pub(crate) stops: Stops,
    /// False: it lies in this tab and nowhere else.
    #[serde(skip, default = "yes")]
    pub(crate) kept: bool,
}

fn yes() -> bool {
    true
}

impl Summary {
    pub(crate) fn of(saved: &SavedGame, key: Key) -> Summary {
        Summary {
            key,
            mark: mark(&saved.replay),
            game: saved.game,
            players: saved.players.clone(),
            title: saved.title.clone(),
            turn: saved.turn,
            made: saved.made,
            result: saved.result.clone(),
            stops: saved.stops,
            kept: true,
        }
    }

    /// The whole game again.
    pub(crate) fn with_text(&self, text: String) -> SavedGame {
        SavedGame {
            game: self.game,
            replay: text,
            players: self.players.clone(),
            title: self.title.clone(),
            turn: self.turn,
            made: self.made,
            result: self.result.clone(),
            stops: self.stops,
        }
    }
}

/// The first line of a replay is its seal: length and checksum of the rest.
pub(crate) fn mark(text: &str) -> String {
    text.lines().next().unwrap_or_default().to_owned()
}

/// A key above all that are given. It begins with the time, so that two tabs seldom choose the same, and a die decides
/// where they meet.
pub(crate) fn fresh_key(now: f64, die: f64, highest: Key) -> Key {
    let thousandths = (now as Key) * 1_000 + (die * 1_000.0) as Key;
    thousandths.max(highest + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_comes_back_whole() {
        let saved = SavedGame {
            game: GameName::Squad,
            replay: "seal\nbody".to_owned(),
            players: vec![Who::Person("You".to_owned()), Who::Bot("greedy".to_owned())],
            title: "A against B".to_owned(),
            turn: 4,
            made: 17,
            result: "You win!".to_owned(),
            stops: Stops::default(),
        };
        let summary = Summary::of(&saved, 5);
        let written = serde_json::to_string(&summary).unwrap();
        assert!(!written.contains("body"), "{written}");
        let read: Summary = serde_json::from_str(&written).unwrap();
        assert_eq!(read, summary);
        assert_eq!(read.with_text(saved.replay.clone()), saved);
    }

    #[test]
    fn later_games_have_higher_keys() {
        assert_eq!(fresh_key(1_700.0, 0.25, 0), 1_700_250);
        assert_eq!(fresh_key(1_700.0, 0.25, 1_700_900), 1_700_901);
        // The clock was put back.
        assert_eq!(fresh_key(3.0, 0.0, 1_700_901), 1_700_902);
    }

    #[test]
    fn a_mark_is_the_first_line() {
        assert_eq!(mark("longbox-replay 1 bytes=2 check=00\n{}"), "longbox-replay 1 bytes=2 check=00");
        assert_eq!(mark(""), "");
    }
}
