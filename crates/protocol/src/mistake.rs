//! What a player could have done better.

use longbox_kernel::Seat;
use serde::{Deserialize, Serialize};

/// How far a search for mistakes is, and what it has found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MistakeSearch {
    /// That of the call which began it.
    pub key: u64,
    /// Whose choices are weighed.
    pub seat: Seat,
    /// "You", or what everybody calls this player.
    pub name: String,
    /// How much of the work is done, of `work`.
    pub done: usize,
    /// In the same parts; a search may end before it has done them all.
    pub work: usize,
    /// The choices that cost most, at most three, in their order; empty where none was clearly wrong. None: the search
    /// goes on.
    pub found: Option<Vec<Mistake>>,
}

/// A choice that was worse than another one, by what its player could know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mistake {
    /// The choices made before it: where a replay shows the question.
    pub step: usize,
    /// The turn; 0 before the first one.
    pub turn: u16,
    /// Who asked and what, as the player was asked: "Stupid of Rhino: Which one?"
    pub question: String,
    /// What was chosen: "Attack with Thor".
    pub chosen: Weight,
    /// What `hero` would have chosen.
    pub better: Weight,
}

/// An answer with what it is worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Weight {
    /// The label of its offer.
    pub label: String,
    /// The chance to win after it in thousandths, as `hero` sees it.
    pub chance: u16,
}

impl Weight {
    /// The chance in whole percent.
    pub fn percent(&self) -> u16 {
        (self.chance + 5) / 10
    }
}

impl Mistake {
    /// What it has cost in percentage points, as the two chances are told.
    pub fn cost(&self) -> u16 {
        self.better.percent().saturating_sub(self.chosen.percent())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cost_is_what_the_told_chances_differ_by() {
        let weight = |chance: u16| Weight { label: String::new(), chance };
        let mistake = |chosen: u16, better: u16| Mistake {
            step: 0,
            turn: 0,
            question: String::new(),
            chosen: weight(chosen),
            better: weight(better),
        };
        assert_eq!((weight(404).percent(), weight(405).percent(), weight(1_000).percent()), (40, 41, 100));
        assert_eq!((mistake(404, 555).cost(), mistake(600, 400).cost()), (16, 0));
    }
}
