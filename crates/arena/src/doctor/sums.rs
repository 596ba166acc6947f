//! What rounds have won, as sums.

use super::estimate::Estimate;
use serde::{Deserialize, Serialize};

/// Points of a game that is won; without a winner both get one.
pub(crate) const WIN: u64 = 2;
/// Games of a round: the same deal from both seats.
pub(crate) const GAMES: u64 = 2;
/// Points of a round at most.
pub(crate) const ROUND: f64 = (WIN * GAMES) as f64;

/// Rounds and what they won. The two games of a round share their deal, so the spread is taken over rounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Total {
    /// How many rounds.
    pub rounds: u64,
    /// Two for each game won, one for each without a winner.
    pub points: u64,
    /// The squares of the points of each round.
    pub squares: u64,
}

impl Total {
    pub(crate) fn add(&mut self, points: u64) {
        self.join(&Total { rounds: 1, points, squares: points * points });
    }

    pub(crate) fn join(&mut self, other: &Total) {
        self.rounds += other.rounds;
        self.points += other.points;
        self.squares += other.squares;
    }

    /// How many games that is.
    pub fn games(&self) -> u64 {
        self.rounds * GAMES
    }

    /// The share of the points, 0 to 1.
    pub(crate) fn share(&self) -> f64 {
        if self.rounds == 0 { 0.0 } else { self.points as f64 / (ROUND * self.rounds as f64) }
    }

    /// The variance of the mean share, with one more round of middling spread, so that a few equal rounds prove
    /// nothing.
    fn variance(&self) -> f64 {
        let rounds = self.rounds as f64;
        let share = (self.points as f64 + ROUND / 2.0) / (ROUND * (rounds + 1.0));
        let off = self.squares as f64 / (ROUND * ROUND) - rounds * self.share() * self.share();
        let usual = share * (1.0 - share) / GAMES as f64;
        (off.max(0.0) + usual) / (rounds * rounds.max(1.0))
    }

    /// The share with its interval.
    pub fn estimate(&self) -> Estimate {
        match self.rounds {
            0 => Estimate { value: 0.0, low: 0.0, high: 1.0 },
            rounds => Estimate::of_share(self.share(), self.variance(), (GAMES * rounds) as f64),
        }
    }
}

/// The share over several opponents. Who is met how often is fixed, so that only the spread within each counts.
pub(crate) fn over_all<'a>(totals: impl Iterator<Item = &'a Total> + Clone) -> Estimate {
    let mut all = Total::default();
    totals.clone().for_each(|total| all.join(total));
    let rounds = all.rounds as f64;
    if totals.clone().any(|total| total.rounds < 2) || all.rounds == 0 {
        return all.estimate();
    }
    let weighted = |total: &Total| total.variance() * total.rounds as f64 * total.rounds as f64;
    let variance = totals.map(weighted).sum::<f64>() / (rounds * rounds);
    Estimate::of_share(all.share(), variance, GAMES as f64 * rounds)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn total(rounds: &[u64]) -> Total {
        let mut total = Total::default();
        rounds.iter().for_each(|points| total.add(*points));
        total
    }

    #[test]
    fn rounds_that_are_won_or_lost_whole_tell_less_than_their_games() {
        let whole: Vec<u64> = (0..400).map(|round| if round % 2 == 0 { 4 } else { 0 }).collect();
        let mixed: Vec<u64> = vec![2; 400];
        let (whole, mixed) = (total(&whole).estimate(), total(&mixed).estimate());
        assert_eq!((whole.value, mixed.value), (0.5, 0.5));
        let wilson = crate::Rate::new(400, 800);
        assert!(whole.high - whole.low > 1.3 * (wilson.high - wilson.low), "{whole:?}");
        assert!((mixed.high - wilson.high).abs() < 1e-6, "never narrower than that of games on their own: {mixed:?}");
    }

    #[test]
    fn different_opponents_do_not_widen_the_interval() {
        let easy = total(&[4, 4, 4, 2].repeat(50));
        let hard = total(&[0, 0, 0, 2].repeat(50));
        let apart = over_all([&easy, &hard].into_iter());
        let mut one = easy;
        one.join(&hard);
        let together = one.estimate();
        assert_eq!(apart.value, together.value);
        assert!(apart.high - apart.low < 0.9 * (together.high - together.low));
    }

    #[test]
    fn no_rounds_say_nothing() {
        assert_eq!(Total::default().estimate(), Estimate { value: 0.0, low: 0.0, high: 1.0 });
    }
}
