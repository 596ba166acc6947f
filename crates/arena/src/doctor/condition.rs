//! Games in which something was so: a card was drawn, a symbol was missing.

use super::estimate::{Estimate, Z95};
use super::sums::{GAMES, Total, WIN};
use serde::{Deserialize, Serialize};

/// Sums over rounds about the games in which something was so. Products with the points of the whole round are kept,
/// because the games that a rate is compared with include its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Condition {
    /// Games in which it was so.
    pub games: u64,
    /// What those games won.
    pub points: u64,
    games_squared: u64,
    games_by_points: u64,
    points_squared: u64,
    games_by_all: u64,
    points_by_all: u64,
}

impl Condition {
    /// A round: games in which it was so with their points, and the points of the whole round.
    pub(crate) fn add(&mut self, games: u64, points: u64, all: u64) {
        self.games += games;
        self.points += points;
        self.games_squared += games * games;
        self.games_by_points += games * points;
        self.points_squared += points * points;
        self.games_by_all += games * all;
        self.points_by_all += points * all;
    }

    pub(crate) fn join(&mut self, other: &Condition) {
        self.games += other.games;
        self.points += other.points;
        self.games_squared += other.games_squared;
        self.games_by_points += other.games_by_points;
        self.points_squared += other.points_squared;
        self.games_by_all += other.games_by_all;
        self.points_by_all += other.points_by_all;
    }

    /// The share of those games that was won.
    fn share(&self) -> f64 {
        self.points as f64 / (WIN * self.games.max(1)) as f64
    }

    /// The squares by which rounds differ from what the share foretells.
    fn off(&self, share: f64) -> f64 {
        let win = WIN as f64;
        self.points_squared as f64 / (win * win) - 2.0 * share * self.games_by_points as f64 / win
            + share * share * self.games_squared as f64
    }

    /// The win rate of those games; none without games.
    pub fn rate(&self) -> Option<Estimate> {
        let games = self.games as f64;
        (self.games > 0).then(|| {
            let share = self.share();
            let usual = share.mul_add(-share, share);
            Estimate::of_share(share, (self.off(share).max(0.0) + usual) / (games * games), games)
        })
    }

    /// The win rate of those games less the one of all games; none where it cannot be told.
    pub fn difference(&self, all: &Total) -> Option<Estimate> {
        self.difference_within(all, Z95)
    }

    pub(crate) fn difference_within(&self, all: &Total, z: f64) -> Option<Estimate> {
        if self.games == 0 || all.rounds < 2 {
            return None;
        }
        let (games, rounds, win) = (self.games as f64, all.rounds as f64, WIN as f64);
        let (own, whole) = (self.share(), all.share());
        let each = GAMES as f64;
        let off_all = all.squares as f64 / (win * win) - 2.0 * whole * each * all.points as f64 / win
            + whole * whole * each * each * rounds;
        let both = self.points_by_all as f64 / (win * win)
            - whole * each * self.points as f64 / win
            - own * self.games_by_all as f64 / win
            + own * whole * each * games;
        let played = each * rounds;
        let squares = self.off(own) / (games * games) + off_all / (played * played) - 2.0 * both / (games * played);
        let variance = squares.max(0.0) * rounds / (rounds - 1.0);
        Some(Estimate::around(own - whole, variance.sqrt(), z))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use longbox_kernel::Dice;

    /// Plays rounds in which a card is held half of the time and adds to the chance to win; gives the difference found.
    fn sample(dice: &mut Dice, rounds: u64, gain: u32) -> Estimate {
        let (mut all, mut held) = (Total::default(), Condition::default());
        for _ in 0..rounds {
            let (mut games, mut points, mut whole) = (0, 0, 0);
            for _ in 0..GAMES {
                let holds = dice.flip();
                let won = if dice.below(100) < 40 + if holds { gain } else { 0 } { WIN } else { 0 };
                whole += won;
                games += u64::from(holds);
                points += if holds { won } else { 0 };
            }
            all.add(whole);
            held.add(games, points, whole);
        }
        held.difference(&all).expect("there are games")
    }

    #[test]
    fn intervals_hold_nineteen_times_of_twenty() {
        let mut dice = Dice::new(5);
        // The card is worth 20 points, so holding it is worth 10 more than the average.
        let hits = (0..200).filter(|_| {
            let found = sample(&mut dice, 300, 20);
            found.low <= 0.1 && 0.1 <= found.high
        });
        let hits = hits.count();
        assert!((180..=199).contains(&hits), "{hits} of 200 intervals hold the true difference");
    }

    #[test]
    fn a_card_that_is_always_there_makes_no_difference() {
        let (mut all, mut held) = (Total::default(), Condition::default());
        for points in [0, 2, 4, 4, 2, 0, 2] {
            all.add(points);
            held.add(GAMES, points, points);
        }
        let found = held.difference(&all).expect("there are games");
        assert_eq!((found.value, found.low, found.high), (0.0, 0.0, 0.0));
        assert_eq!(Condition::default().difference(&all), None);
        assert_eq!(Condition::default().rate(), None);
    }
}
