//! What rounds of a table came to: the unit of all statistics of a ladder.

use crate::tally::bot_at;
use longbox_kernel::{Outcome, Verdict};
use serde::{Deserialize, Serialize};

/// What one game is worth: it can be divided among two, three and four.
pub const GAME_POINTS: u64 = 12;

/// How often a round ended with these points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundResult {
    /// Of each bot of the table, over all games of a round.
    pub points: Vec<u64>,
    /// How often.
    pub rounds: u64,
}

/// The rounds of one table, by what they came to. One deal says little, and the games of a round share it, so a round counts
/// as one observation. Only whole numbers in a fixed order: however rounds are shared out, their sum is the same.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Rounds(Vec<RoundResult>);

impl Rounds {
    /// Counts so many rounds that came to this.
    pub fn add(&mut self, points: &[u64], rounds: u64) {
        match self.0.binary_search_by(|result| result.points.as_slice().cmp(points)) {
            Ok(at) => self.0[at].rounds += rounds,
            Err(at) => self.0.insert(at, RoundResult { points: points.to_vec(), rounds }),
        }
    }

    /// Counts all rounds of another list.
    pub fn join(&mut self, other: &Rounds) {
        other.iter().for_each(|result| self.add(&result.points, result.rounds));
    }

    /// Each result with its number, in a fixed order.
    pub fn iter(&self) -> impl Iterator<Item = &RoundResult> {
        self.0.iter()
    }

    /// How many rounds.
    pub fn count(&self) -> u64 {
        self.0.iter().map(|result| result.rounds).sum()
    }
}

/// What each of the bots of a table gets for the game with this number of its round. Winners share it; without a winner
/// all do. The bots sit down in turn, so that two of them fill four seats.
pub(crate) fn points_of(outcome: Outcome, number: u64, seats: usize, bots: usize) -> Vec<u64> {
    let mut points = vec![0; bots];
    match outcome.verdict {
        Verdict::Win(winners) if !winners.is_empty() => {
            let share = GAME_POINTS / winners.len() as u64;
            winners.iter().for_each(|seat| points[bot_at(seat, number, seats) % bots] += share);
        }
        Verdict::Win(_) | Verdict::Tie | Verdict::Cap => points.fill(GAME_POINTS / bots as u64),
    }
    points
}

#[cfg(test)]
mod tests {
    use super::*;
    use longbox_kernel::{Reason, Seat, SeatSet};

    #[test]
    fn rounds_add_up_the_same_in_any_order() {
        let all = [[24, 0], [12, 12], [0, 24], [24, 0], [18, 6]];
        let (mut forwards, mut backwards) = (Rounds::default(), Rounds::default());
        all.iter().for_each(|points| forwards.add(points, 1));
        let mut half = Rounds::default();
        all[..2].iter().for_each(|points| half.add(points, 1));
        all[2..].iter().rev().for_each(|points| backwards.add(points, 1));
        backwards.join(&half);
        assert_eq!(forwards, backwards);
        assert_eq!(forwards.count(), 5);
        assert_eq!(forwards.iter().last(), Some(&RoundResult { points: vec![24, 0], rounds: 2 }));
    }

    #[test]
    fn a_game_is_shared_out_among_its_winners() {
        let outcome = |verdict| Outcome { verdict, reason: Reason::Rule(0) };
        let seat = |number: u8| SeatSet::one(Seat(number));
        let won = outcome(Verdict::Win(seat(0)));
        assert_eq!(points_of(won, 0, 2, 2), [12, 0]);
        assert_eq!(points_of(won, 1, 2, 2), [0, 12], "in the second game of a round the bots have changed places");
        assert_eq!(points_of(outcome(Verdict::Tie), 1, 2, 2), [6, 6]);
        assert_eq!(points_of(outcome(Verdict::Cap), 0, 3, 3), [4, 4, 4]);
        let team = outcome(Verdict::Win(seat(0).with(Seat(2))));
        assert_eq!(
            points_of(team, 0, 4, 2),
            [12, 0],
            "two bots sit down in turn, so they fill two teams that sit across"
        );
        assert_eq!(points_of(team, 3, 4, 2), [0, 12]);
        assert_eq!(points_of(team, 0, 4, 4), [6, 0, 6, 0]);
    }
}
