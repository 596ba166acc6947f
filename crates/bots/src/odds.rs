//! Learned weights, and what they say about winning.

use crate::features::SHARES;
use std::collections::BTreeMap;

/// Further from even than any open game.
pub(crate) const DECIDED: i32 = 1_000_000;
/// No open game is said to be more certain than this, in thousandths of log-odds.
pub(crate) const SURE: i32 = 12_000;
/// A won game for sure, as a chance.
pub(crate) const CERTAIN: i64 = 1_000_000;

/// What each number that is counted in a position is worth, in millionths of log-odds.
#[derive(Clone, Debug)]
pub(crate) struct Weights {
    of: Vec<i32>,
}

impl Weights {
    /// Reads a file with a name and a number in each line; lines with # are for people. What it leaves out is worth
    /// nothing.
    pub(crate) fn read(text: &str, names: &[String]) -> Weights {
        let found = table(text);
        Weights { of: names.iter().map(|name| found.get(name.as_str()).copied().unwrap_or(0)).collect() }
    }

    /// Log-odds in thousandths, 0 for an even game.
    pub(crate) fn odds(&self, numbers: &[i32]) -> i32 {
        let sum: i64 =
            self.of.iter().zip(numbers).map(|(weight, number)| i64::from(*weight) * i64::from(*number)).sum();
        (sum / (1_000 * i64::from(SHARES))).clamp(-i64::from(SURE), i64::from(SURE)) as i32
    }
}

/// The names and numbers of a file of weights.
fn table(text: &str) -> BTreeMap<&str, i32> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.split_once(char::is_whitespace)).filter_map(entry).collect()
}

fn entry<'a>((name, number): (&'a str, &'a str)) -> Option<(&'a str, i32)> {
    number.trim().parse().ok().map(|number| (name, number))
}

/// The logistic function for 0, 250, 500 and so on, in millionths.
const LOGISTIC: [i64; 33] = [
    500_000, 562_177, 622_459, 679_179, 731_059, 777_300, 817_574, 851_953, 880_797, 904_651, 924_142, 939_913,
    952_574, 962_673, 970_688, 977_023, 982_014, 985_936, 989_013, 991_423, 993_307, 994_780, 995_930, 996_827,
    997_527, 998_073, 998_499, 998_829, 999_089, 999_290, 999_447, 999_569, 999_665,
];
/// How far its entries lie apart.
const STEP: i64 = 250;

/// The chance to win that such log-odds mean, in parts of `CERTAIN`. Straight between the entries of the table; from
/// its end it creeps towards certainty, so that of two good positions the better one is still seen.
pub(crate) fn chance_of(odds: i32) -> i64 {
    if odds < 0 {
        return CERTAIN - chance_of(-odds);
    }
    let odds = i64::from(odds);
    let (at, rest) = (odds / STEP, odds % STEP);
    match LOGISTIC.get(at as usize..at as usize + 2) {
        Some(&[low, high]) => low + (high - low) * rest / STEP,
        _ => {
            let last = LOGISTIC[LOGISTIC.len() - 1];
            let beyond = odds - STEP * (LOGISTIC.len() as i64 - 1);
            last + (CERTAIN - last) * beyond / (beyond + 2_000)
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// Whether a file of weights names exactly these, in this order.
    pub(crate) fn assert_named(text: &str, names: &[String]) {
        let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).collect();
        let found: Vec<&str> = lines.iter().filter_map(|line| line.split_once(' ')).map(|(name, _)| name).collect();
        assert_eq!(found, names, "the file and the numbers that are counted have parted ways; learn again");
        assert_eq!(table(text).len(), lines.len(), "every line has a name of its own and a whole number");
        assert!(text.starts_with("# "), "the head says how it was made");
    }

    #[test]
    fn weights_are_found_by_name() {
        let names = ["a", "b", "c"].map(str::to_owned);
        let weights = Weights::read("# made by hand\nb 2000\na -1000\n", &names);
        assert_eq!(weights.odds(&[SHARES, 0, 5]), -1);
        assert_eq!(weights.odds(&[0, 500 * SHARES, 5]), 1_000);
        assert_eq!(weights.odds(&[0, i32::MAX, 0]), SURE);
    }

    #[test]
    fn chances_follow_the_logistic_function() {
        for odds in (-9_000..9_000).step_by(37) {
            let exact = 1e6 / (1.0 + (-f64::from(odds) / 1_000.0).exp());
            assert!((chance_of(odds) as f64 - exact).abs() < 1_000.0, "{odds}");
            assert!(chance_of(odds) <= chance_of(odds + 37));
            assert_eq!(chance_of(odds) + chance_of(-odds), CERTAIN);
        }
        assert!(chance_of(SURE) < chance_of(DECIDED - 30));
        assert!(chance_of(DECIDED - 30) <= CERTAIN);
    }
}
