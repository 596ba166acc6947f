//! The score of one bot against another, with what is uncertain about it.

use crate::rounds::{GAME_POINTS, Rounds};
use serde::Serialize;

/// Half the width of a 95 % interval, in standard deviations.
pub(crate) const Z: f64 = 1.959_963_984_540_054;

/// Made-up rounds on either side: two that were won and two that were lost altogether. They keep intervals honest where
/// there are few rounds or all are alike (Agresti and Coull's "add two successes and two failures", for rounds).
const MADE_UP: f64 = 2.0;

/// Sums over rounds, in whole numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ScoreSums {
    /// How many rounds.
    pub rounds: u64,
    /// Points ahead of the other bot plus `most / 2`, over all rounds.
    sum: u64,
    /// The same with each round squared.
    squares: u64,
    /// What a round adds that was won altogether.
    most: u64,
}

/// A share of points: the average over rounds with its 95 % interval, from the variance over rounds.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Score {
    /// How many rounds.
    pub rounds: u64,
    /// 0 (all lost) to 1 (all won); 0.5 where there are no rounds.
    pub mean: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
    /// Of a single round, with the made-up ones.
    #[serde(skip)]
    pub(crate) variance: f64,
}

impl ScoreSums {
    /// Adds the rounds of a table of so many seats, from the first bot's side; the bots are given by their places there.
    pub fn add(&mut self, rounds: &Rounds, seats: usize, (first, second): (usize, usize)) {
        let all = GAME_POINTS * seats as u64;
        self.most = 2 * all;
        for result in rounds.iter() {
            let ahead = (all + result.points[first]).saturating_sub(result.points[second]);
            self.rounds += result.rounds;
            self.sum += ahead * result.rounds;
            self.squares += ahead * ahead * result.rounds;
        }
    }

    /// The score they come to.
    pub fn score(&self) -> Score {
        if self.rounds == 0 {
            return Score { rounds: 0, mean: 0.5, low: 0.0, high: 1.0, variance: 0.25 };
        }
        let (rounds, most) = (self.rounds as f64, self.most.max(1) as f64);
        let mean = self.sum as f64 / (rounds * most);
        let counted = rounds + 2.0 * MADE_UP;
        let middle = (self.sum as f64 / most + MADE_UP) / counted;
        let variance = (self.squares as f64 / (most * most) + MADE_UP) / counted - middle * middle;
        let reach = Z * (variance / counted).sqrt();
        // What was seen is never outside.
        let (low, high) = ((middle - reach).max(0.0).min(mean), (middle + reach).min(1.0).max(mean));
        Score { rounds: self.rounds, mean, low, high, variance }
    }
}

impl Score {
    /// The same from the other side.
    #[must_use]
    pub fn turned(self) -> Score {
        Score { mean: 1.0 - self.mean, low: 1.0 - self.high, high: 1.0 - self.low, ..self }
    }

    /// Whether the first bot is told to be weaker or stronger: the interval lies on one side of a half.
    pub fn order(self) -> Option<std::cmp::Ordering> {
        match (self.high < 0.5, self.low > 0.5) {
            (true, _) => Some(std::cmp::Ordering::Less),
            (_, true) => Some(std::cmp::Ordering::Greater),
            _ => None,
        }
    }
}

impl std::fmt::Display for Score {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let percent = |share: f64| share * 100.0;
        write!(f, "{:.1} % ({:.1} to {:.1})", percent(self.mean), percent(self.low), percent(self.high))
    }
}

#[cfg(test)]
pub(crate) fn score_of_rounds(results: &[(u64, u64)]) -> Score {
    let mut rounds = Rounds::default();
    results.iter().for_each(|(points, count)| rounds.add(&[*points, 24 - points], *count));
    let mut sums = ScoreSums::default();
    sums.add(&rounds, 2, (0, 1));
    sums.score()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(found: f64, wanted: f64) {
        assert!((found - wanted).abs() < 5e-4, "{found}, not {wanted}");
    }

    #[test]
    fn the_variance_is_that_over_rounds() {
        // 96 rounds, a quarter won altogether, a quarter lost altogether, half shared. With the made-up ones the variance
        // is 0.25 * 52 / 100 and its root 0.3606.
        let score = score_of_rounds(&[(24, 24), (12, 48), (0, 24)]);
        near(score.mean, 0.5);
        near(score.high - 0.5, 1.96 * 0.3606 / 10.0);
        // The same games, never shared: twice the variance. Always shared: nearly none.
        let apart = score_of_rounds(&[(24, 48), (0, 48)]);
        near(apart.high - 0.5, 1.96 * 0.5 / 10.0);
        let shared = score_of_rounds(&[(12, 96)]);
        near(shared.high - 0.5, 1.96 * 0.1 / 10.0);
    }

    #[test]
    fn the_books_agree_where_a_round_is_all_or_nothing() {
        // Agresti and Coull: 0 of 20 gives (0 + 2) / 24 ± 1.96 sqrt(p (1 - p) / 24).
        let score = score_of_rounds(&[(0, 20)]);
        near(score.low, 0.0);
        near(score.high, 0.1939);
        assert_eq!(score.order(), Some(std::cmp::Ordering::Less));
        assert_eq!(score.turned().order(), Some(std::cmp::Ordering::Greater));
    }

    #[test]
    fn few_rounds_tell_nothing() {
        assert_eq!(score_of_rounds(&[(24, 2)]).order(), None);
        let none = ScoreSums::default().score();
        assert_eq!((none.rounds, none.mean, none.order()), (0, 0.5, None));
        assert_eq!((none.low, none.high), (0.0, 1.0));
    }

    #[test]
    fn who_else_wins_at_the_table_is_a_draw_of_the_others() {
        let mut rounds = Rounds::default();
        rounds.add(&[24, 12, 0], 8);
        let mut sums = ScoreSums::default();
        sums.add(&rounds, 3, (0, 2));
        near(sums.score().mean, 0.5 + 24.0 / 72.0);
    }
}
