//! Shares with their uncertainty.

use serde::Serialize;

/// A share of games with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rate {
    /// Games that were won.
    pub won: u64,
    /// Games that count.
    pub of: u64,
    /// 0 to 1; 0 where no games count.
    pub share: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Rate {
    /// So many won of so many.
    pub fn new(won: u64, of: u64) -> Rate {
        let (low, high) = wilson(won, of);
        let share = if of == 0 { 0.0 } else { won as f64 / of as f64 };
        Rate { won, of, share, low, high }
    }
}

impl std::fmt::Display for Rate {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.of == 0 {
            return f.write_str("no games");
        }
        let percent = |share: f64| share * 100.0;
        write!(f, "{:.1} % ({:.1} to {:.1})", percent(self.share), percent(self.low), percent(self.high))
    }
}

/// The 95 % interval of Wilson for so many successes. It stays inside 0 to 1 and is honest for few games.
fn wilson(won: u64, of: u64) -> (f64, f64) {
    if of == 0 {
        return (0.0, 1.0);
    }
    const Z: f64 = 1.959_963_984_540_054;
    let (count, share) = (of as f64, won as f64 / of as f64);
    let weight = 1.0 + Z * Z / count;
    let middle = share + Z * Z / (2.0 * count);
    let reach = Z * (share * (1.0 - share) / count + Z * Z / (4.0 * count * count)).sqrt();
    (((middle - reach) / weight).max(0.0), ((middle + reach) / weight).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(found: (f64, f64), low: f64, high: f64) {
        assert!((found.0 - low).abs() < 5e-5 && (found.1 - high).abs() < 5e-5, "{found:?}");
    }

    #[test]
    fn the_interval_has_the_values_of_the_books() {
        // Newcombe 1998, table I, and Brown, Cai & DasGupta 2001.
        near(wilson(81, 263), 0.2553, 0.3662);
        near(wilson(15, 148), 0.0624, 0.1605);
        near(wilson(0, 20), 0.0, 0.1611);
        near(wilson(1, 29), 0.0061, 0.1718);
        near(wilson(10, 10), 0.7225, 1.0);
        near(wilson(0, 0), 0.0, 1.0);
    }
}
