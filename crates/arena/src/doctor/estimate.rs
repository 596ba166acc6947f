//! Numbers with their uncertainty.

use serde::Serialize;

/// The middle 95 % of the normal distribution end here.
pub(crate) const Z95: f64 = 1.959_963_984_540_054;

/// A number that was measured, with the ends of its interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Estimate {
    /// What was measured.
    pub value: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Estimate {
    /// A difference with its standard error; `z` says how wide the interval is.
    pub(crate) fn around(value: f64, error: f64, z: f64) -> Estimate {
        Estimate { value: rounded(value), low: rounded(value - z * error), high: rounded(value + z * error) }
    }

    /// A share with the variance of its mean. The interval is Wilson's with the number of games that would have that
    /// variance, so that it stays inside 0 to 1; they are never more than `most`, the games that were played.
    pub(crate) fn of_share(share: f64, variance: f64, most: f64) -> Estimate {
        let spread = share * (1.0 - share);
        let count = if variance > 0.0 && spread > 0.0 { (spread / variance).min(most) } else { most };
        let count = count.max(1.0);
        let weight = 1.0 + Z95 * Z95 / count;
        let middle = share + Z95 * Z95 / (2.0 * count);
        let reach = Z95 * (spread / count + Z95 * Z95 / (4.0 * count * count)).sqrt();
        let (low, high) = ((middle - reach) / weight, (middle + reach) / weight);
        Estimate { value: rounded(share), low: rounded(low.max(0.0)), high: rounded(high.min(1.0)) }
    }

    /// Whether the whole interval lies above this number.
    pub fn is_above(&self, number: f64) -> bool {
        self.low > number
    }

    /// Whether the whole interval lies below this number.
    pub fn is_below(&self, number: f64) -> bool {
        self.high < number
    }
}

/// A millionth is finer than any sample, and shorter to read.
pub(crate) fn rounded(number: f64) -> f64 {
    let round = (number * 1e6).round() / 1e6;
    // No number is written as -0.
    if round == 0.0 { 0.0 } else { round }
}

/// How wide an interval must be so that all of so many hold at once in 95 of 100 cases (Bonferroni).
pub(crate) fn z_for(tries: usize) -> f64 {
    upper_quantile(0.025 / tries.max(1) as f64)
}

/// The number that a normal variable exceeds with this chance, at most one half. Formula 26.2.23 of Abramowitz and
/// Stegun, off by less than 0.00045.
fn upper_quantile(chance: f64) -> f64 {
    let t = (-2.0 * chance.ln()).sqrt();
    let over = 2.515_517 + t * (0.802_853 + t * 0.010_328);
    let under = 1.0 + t * (1.432_788 + t * (0.189_269 + t * 0.001_308));
    t - over / under
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_those_of_the_tables() {
        for (chance, z) in [(0.025, 1.95996), (0.005, 2.57583), (0.0005, 3.29053), (0.00001, 4.26489)] {
            assert!((upper_quantile(chance) - z).abs() < 5e-4, "{chance}");
        }
        assert!((z_for(1) - Z95).abs() < 5e-4);
        assert!(z_for(20) > 3.0);
    }

    #[test]
    fn a_share_of_independent_games_has_the_interval_of_wilson() {
        let (share, games) = (0.6, 200.0);
        let found = Estimate::of_share(share, share * (1.0 - share) / games, 1e9);
        let book = crate::Rate::new(120, 200);
        assert!((found.low - book.low).abs() < 1e-6 && (found.high - book.high).abs() < 1e-6, "{found:?} {book:?}");
        let all = Estimate::of_share(1.0, 0.0, 50.0);
        assert!(all.low < 0.95 && all.high == 1.0, "a clean sweep of fifty rounds proves no more: {all:?}");
    }
}
