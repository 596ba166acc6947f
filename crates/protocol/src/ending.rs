//! How a game ended, and what it was like.

use crate::CardNo;
use longbox_kernel::Seat;
use serde::{Deserialize, Serialize};

/// How the game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ending {
    /// Whether anybody won, and in what way.
    pub kind: EndingKind,
    /// "You win!"
    pub title: String,
    /// Why, in a sentence that names no rule.
    pub text: String,
    /// The id of the rule that decided, and what it is called.
    pub rule: Option<RuleName>,
    /// Whether the viewer won; none for a tie, for spectators, and where several people share the screen.
    pub won: Option<bool>,
    /// All who won, in the order of the seats.
    pub winners: Vec<Seat>,
    /// The game in figures.
    pub summary: Summary,
}

/// What kind of end it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EndingKind {
    /// The rules or a card of the game decided.
    Decided,
    /// Somebody gave up or ran out of time.
    Conceded,
    /// All who were left went out together, or agreed to a draw.
    Tie,
    /// A bound far above real play was reached, and nobody won.
    Stopped,
}

/// A rule as it is pointed at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RuleName {
    /// As in [`RuleInfo`](crate::RuleInfo).
    pub id: String,
    /// Its heading there.
    pub title: String,
}

/// A finished game in figures. All of them were open to everybody while it was played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// The turn in which it ended; 0 before the first one.
    pub turn: u16,
    /// The card that stands for the winner.
    pub emblem: Option<CardNo>,
    /// What the game counts, in the order to show it.
    pub tally: Vec<Figure>,
    /// What each player had left before the first turn, in the order of the seats.
    pub start: Vec<i16>,
    /// All that began, in their order.
    pub turns: Vec<TurnSummary>,
}

/// Something that was counted for each player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Figure {
    /// "Attacks".
    pub name: String,
    /// In the order of the seats.
    pub values: Vec<u16>,
}

/// A turn as it stands in the course of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnSummary {
    /// Its number, and where a replay finds it.
    pub start: TurnStart,
    /// Whose turn it was.
    pub players: Vec<Seat>,
    /// What each player had left when it was over, in the order of the seats: health of the main character in Vs.
    /// System, cards in hand and deck in Super Hero Squad. Without it a player is out.
    pub left: Vec<i16>,
    /// What is worth a sign, in the order in which it happened, and to whom it happened.
    pub marks: Vec<(Seat, TurnMark)>,
}

/// What stands out in the course of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TurnMark {
    /// A character was KO'd, or a Keeper destroyed.
    Lost,
    /// A main character reached a higher level.
    LevelUp,
}

/// Where a turn begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnStart {
    /// Its number; the first is 1.
    pub turn: u16,
    /// The choices made by then.
    pub step: usize,
}

/// The turn after so many choices: 0 before the first one.
pub fn turn_at(turns: &[TurnStart], step: usize) -> u16 {
    turns.iter().rev().find(|turn| turn.step <= step).map_or(0, |turn| turn.turn)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_lies_in_the_turn_that_began_last() {
        let turns = [(1, 4), (2, 9), (3, 9)].map(|(turn, step)| TurnStart { turn, step });
        assert_eq!([0, 3, 4, 8, 9, 50].map(|step| turn_at(&turns, step)), [0, 0, 1, 1, 3, 3]);
        assert_eq!(turn_at(&[], 5), 0);
    }
}
