//! A test that stops as soon as it knows: is the second bot so much stronger than the first, or not at all?

use crate::elo::share_of;
use crate::score::Score;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// How often either answer may be wrong.
const ERROR: f64 = 0.05;
/// No answer before so many rounds: the normal approximation needs a few.
const FEWEST: u64 = 16;

/// A generalised sequential probability ratio test of no difference against this many Elo, with the variance over rounds; in
/// one run of twenty it may err either way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SequentialTest {
    /// How much stronger.
    pub elo: u32,
}

/// What it knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum TestResult {
    /// Not enough yet.
    Open,
    /// So much stronger.
    Accepted,
    /// Not stronger.
    Rejected,
}

/// A word that is no difference in Elo.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{word}' is no difference in strength; write it as in +10elo, from 1 to 500")]
pub struct BadDifference {
    /// What was written.
    pub word: String,
}

impl SequentialTest {
    /// What the score of the stronger bot says so far.
    pub fn result(self, score: &Score) -> TestResult {
        let bound = ((1.0 - ERROR) / ERROR).ln();
        match self.likelihood(score) {
            _ if score.rounds < FEWEST => TestResult::Open,
            ratio if ratio >= bound => TestResult::Accepted,
            ratio if ratio <= -bound => TestResult::Rejected,
            _ => TestResult::Open,
        }
    }

    /// The logarithm of how much likelier the difference is than none.
    fn likelihood(self, score: &Score) -> f64 {
        let (none, more) = (0.5, share_of(f64::from(self.elo)));
        score.rounds as f64 * (more - none) * (2.0 * score.mean - none - more) / (2.0 * score.variance)
    }
}

impl fmt::Display for SequentialTest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "+{}elo", self.elo)
    }
}

impl FromStr for SequentialTest {
    type Err = BadDifference;

    fn from_str(word: &str) -> Result<SequentialTest, BadDifference> {
        let lower = word.trim().to_lowercase();
        let digits = lower.strip_suffix("elo").unwrap_or(&lower).trim();
        let elo = digits.strip_prefix('+').unwrap_or(digits).parse().ok().filter(|elo| (1..=500).contains(elo));
        elo.map(|elo| SequentialTest { elo }).ok_or_else(|| BadDifference { word: word.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::score_of_rounds;
    use longbox_kernel::Dice;

    const TEST: SequentialTest = SequentialTest { elo: 50 };

    /// Plays made-up rounds of two games, each won with this chance in a hundred, until the test knows.
    fn series(seed: u64, percent: u32) -> (TestResult, u64) {
        let (mut dice, mut counts) = (Dice::new(seed), [(0, 0), (12, 0), (24, 0)]);
        for round in 1.. {
            let won = (0..2).filter(|_| dice.below(100) < percent).count();
            counts[won].1 += 1;
            let result = TEST.result(&score_of_rounds(&counts));
            if result != TestResult::Open {
                return (result, round);
            }
        }
        unreachable!("there are always more rounds");
    }

    #[test]
    fn the_test_errs_seldom_and_stops_early() {
        // 57.15 % are 50 Elo.
        for (percent, wanted) in [(50, TestResult::Rejected), (57, TestResult::Accepted)] {
            let all: Vec<(TestResult, u64)> = (0..100).map(|seed| series(seed, percent)).collect();
            let wrong = all.iter().filter(|(result, _)| *result != wanted).count();
            assert!(wrong <= 10, "{wrong} of 100 wrong at {percent} %");
            let middle = all.iter().map(|(_, rounds)| rounds).sum::<u64>() / 100;
            assert!((60..260).contains(&middle), "{middle} rounds at {percent} %");
        }
        let clear: Vec<u64> = (0..20).map(|seed| series(seed, 90).1).collect();
        assert!(clear.iter().all(|rounds| *rounds < 40), "{clear:?}");
    }

    #[test]
    fn a_few_rounds_are_no_answer() {
        assert_eq!(TEST.result(&score_of_rounds(&[(24, FEWEST - 1)])), TestResult::Open);
        assert_eq!(TEST.result(&score_of_rounds(&[(24, 40)])), TestResult::Accepted);
        assert_eq!(TEST.result(&score_of_rounds(&[(0, 40)])), TestResult::Rejected);
        assert_eq!(TEST.result(&score_of_rounds(&[])), TestResult::Open);
    }

    #[test]
    fn shared_rounds_say_more_than_games_alone() {
        // 51.2 % either way: rounds that are mostly shared vary little and tell it, rounds that are not leave it open.
        let test = SequentialTest { elo: 10 };
        assert_eq!(test.result(&score_of_rounds(&[(24, 31), (12, 1188), (0, 1)])), TestResult::Accepted);
        assert_eq!(test.result(&score_of_rounds(&[(24, 625), (0, 595)])), TestResult::Open);
    }

    #[test]
    fn a_difference_is_read_as_people_write_it() {
        for word in ["+10elo", "10", "10 Elo", "+10"] {
            assert_eq!(word.parse(), Ok(SequentialTest { elo: 10 }), "{word}");
        }
        assert_eq!(SequentialTest { elo: 10 }.to_string(), "+10elo");
        for word in ["", "elo", "-5", "0", "501", "ten"] {
            assert!(word.parse::<SequentialTest>().is_err(), "{word}");
        }
    }
}
