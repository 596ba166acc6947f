//! Differences in strength as Elo, on the logistic scale: 100 more means 64 % of the points.

use crate::score::Score;
use serde::Serialize;
use std::fmt;

/// The difference that this share of points stands for; infinite at 0 and 1.
///
/// ```
/// assert_eq!(longbox_arena::elo_of(0.640_065).round(), 100.0);
/// ```
pub fn elo_of(share: f64) -> f64 {
    if share <= 0.0 {
        return f64::NEG_INFINITY;
    }
    -400.0 * (1.0 / share - 1.0).log10()
}

/// The share of points that this difference stands for.
pub fn share_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// A difference with its 95 % interval. An end is absent where no game tells how far it goes.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Elo {
    /// The most likely; absent where all points went one way.
    pub elo: Option<f64>,
    /// The lower end.
    pub low: Option<f64>,
    /// The upper end.
    pub high: Option<f64>,
}

impl Elo {
    /// What a score stands for.
    pub fn of(score: &Score) -> Elo {
        let [elo, low, high] = [score.mean, score.low, score.high].map(elo_of).map(tenths);
        Elo { elo, low, high }
    }

    /// A difference by its own numbers; what is infinite is absent.
    pub(crate) fn new(elo: f64, low: f64, high: f64) -> Elo {
        let [elo, low, high] = [elo, low, high].map(tenths);
        Elo { elo, low, high }
    }
}

/// To a tenth, and no number where it is infinite. More digits mean nothing, and might differ from machine to machine.
fn tenths(elo: f64) -> Option<f64> {
    // Zero has no sign here.
    elo.is_finite().then(|| (elo * 10.0).round() / 10.0 + 0.0)
}

impl fmt::Display for Elo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.elo, self.low, self.high) {
            (_, None, None) => f.write_str("no telling"),
            (_, Some(low), None) => write!(f, "over {low:+.0}"),
            (_, None, Some(high)) => write!(f, "under {high:+.0}"),
            (elo, Some(low), Some(high)) => write!(f, "{:+.0} ({low:+.0} to {high:+.0})", elo.unwrap_or(0.0)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::score_of_rounds;

    #[test]
    fn elo_has_the_values_of_the_books() {
        for (share, elo) in
            [(0.5, 0.0), (0.640_065, 100.0), (0.759_747, 200.0), (0.909_091, 400.0), (0.359_935, -100.0)]
        {
            assert!((elo_of(share) - elo).abs() < 1e-3, "{share}: {}", elo_of(share));
            assert!((share_of(elo) - share).abs() < 1e-6, "{elo}: {}", share_of(elo));
        }
        assert_eq!((elo_of(0.0), elo_of(1.0)), (f64::NEG_INFINITY, f64::INFINITY));
    }

    #[test]
    fn what_was_never_lost_has_no_upper_end() {
        let all = Elo::of(&score_of_rounds(&[(24, 400)]));
        assert_eq!((all.elo, all.high), (None, None));
        assert_eq!(all.to_string(), "over +769");
        assert_eq!(Elo::of(&score_of_rounds(&[(0, 400)])).to_string(), "under -769");
        assert_eq!(Elo::of(&score_of_rounds(&[(12, 400)])).to_string(), "+0 (-3 to +3)");
        assert_eq!(Elo { elo: None, low: None, high: None }.to_string(), "no telling");
    }
}
