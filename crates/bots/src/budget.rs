//! How much a bot may think.

use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

/// Tells the time since any fixed moment. A browser has one of its own.
pub type Clock = fn() -> Duration;

/// The clock of the system; not for WebAssembly, where the system has none.
pub fn system_clock() -> Duration {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}

/// What a bot thinks with.
#[derive(Clone, Copy, Debug)]
pub struct Machine {
    /// How it knows the time.
    pub clock: Clock,
    /// Threads for one choice, where time is the budget. Whoever counts looks uses one, so that answers stay the same.
    pub threads: usize,
}

impl Machine {
    /// One thread, as in a browser or where many games are played at once.
    pub const ONE_THREAD: Machine = Machine { clock: system_clock, threads: 1 };

    /// Every core there is; one in a browser.
    pub fn whole() -> Machine {
        let cores = || std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Machine { threads: if cfg!(target_family = "wasm") { 1 } else { cores() }, ..Machine::ONE_THREAD }
    }
}

/// What a bot may spend on one choice. A look is one option tried in one imagined game; whoever counts looks alone
/// answers the same on every machine.
///
/// ```
/// use longbox_bots::Budget;
/// use std::time::Duration;
///
/// assert_eq!("400".parse(), Ok(Budget::looks(400)));
/// assert_eq!("50ms".parse(), Ok(Budget::time(Duration::from_millis(50))));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Budget {
    /// At most so many looks.
    pub looks: u32,
    /// At most so long; none: as long as the looks take.
    pub time: Option<Duration>,
}

/// A word that is no budget.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{word}' is no budget; write a number of looks (400) or a time (50ms, 2s)")]
pub struct BadBudget {
    /// What was written.
    pub word: String,
}

/// No choice needs more looks than this.
const MOST_LOOKS: u32 = 10_000_000;
/// Nor longer.
const LONGEST: Duration = Duration::from_secs(600);

impl Budget {
    /// So many looks, however long they take.
    pub fn looks(looks: u32) -> Budget {
        Budget { looks, time: None }
    }

    /// As many looks as the time allows.
    pub fn time(time: Duration) -> Budget {
        Budget { looks: MOST_LOOKS, time: Some(time) }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.time {
            Some(time) => write!(f, "{}ms", time.as_millis()),
            None => write!(f, "{}", self.looks),
        }
    }
}

impl FromStr for Budget {
    type Err = BadBudget;

    fn from_str(word: &str) -> Result<Budget, BadBudget> {
        let bad = || BadBudget { word: word.to_owned() };
        let number = |digits: &str| digits.parse::<u32>().ok().filter(|number| (1..=MOST_LOOKS).contains(number));
        let time = match (word.strip_suffix("ms"), word.strip_suffix('s')) {
            (Some(digits), _) => number(digits).map(u64::from).map(Duration::from_millis),
            (None, Some(digits)) => number(digits).map(u64::from).map(Duration::from_secs),
            (None, None) => return number(word).map(Budget::looks).ok_or_else(bad),
        };
        time.filter(|time| *time <= LONGEST).map(Budget::time).ok_or_else(bad)
    }
}

/// What a bot may think, and with what.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Allowance {
    pub(crate) budget: Budget,
    pub(crate) machine: Machine,
}

impl Allowance {
    /// Threads that think about one choice.
    pub(crate) fn threads(&self) -> usize {
        if self.budget.time.is_some() { self.machine.threads.max(1) } else { 1 }
    }
}

/// A budget that is being spent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spending {
    budget: Budget,
    /// With the time when it began, where time matters.
    clock: Option<(Clock, Duration)>,
    looks: u32,
}

impl Spending {
    pub(crate) fn new(allowance: Allowance) -> Spending {
        let Allowance { budget, machine: Machine { clock, .. } } = allowance;
        Spending { budget, clock: budget.time.map(|_| (clock, clock())), looks: 0 }
    }

    pub(crate) fn look(&mut self) {
        self.looks += 1;
    }

    /// How much is spent, in thousandths.
    pub(crate) fn spent(&self) -> u32 {
        let looks = u64::from(self.looks) * 1_000 / u64::from(self.budget.looks.max(1));
        let time = match (self.clock, self.budget.time) {
            (Some((clock, begun)), Some(time)) => {
                clock().saturating_sub(begun).as_micros() * 1_000 / time.as_micros().max(1)
            }
            _ => 0,
        };
        looks.max(u64::try_from(time).unwrap_or(u64::MAX)).min(1_000) as u32
    }

    pub(crate) fn is_over(&self) -> bool {
        self.spent() >= 1_000
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budgets_are_read_as_they_are_written() {
        for word in ["1", "400", "50ms", "10000000"] {
            assert_eq!(word.parse::<Budget>().unwrap().to_string(), word);
        }
        assert_eq!("2s".parse::<Budget>().unwrap().to_string(), "2000ms");
        for word in ["", "0", "-1", "ms", "1h", "0s", "700s", "99999999"] {
            assert_eq!(word.parse::<Budget>(), Err(BadBudget { word: word.to_owned() }), "{word}");
        }
    }

    #[test]
    fn looks_are_spent_one_by_one() {
        let mut spending = Spending::new(Allowance { budget: Budget::looks(4), machine: Machine::ONE_THREAD });
        assert_eq!(spending.spent(), 0);
        (0..3).for_each(|_| spending.look());
        assert!(spending.spent() == 750 && !spending.is_over());
        spending.look();
        assert!(spending.is_over());
    }
}
