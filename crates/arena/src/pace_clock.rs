//! The clock of a bot that is timed: it tells what others took of the processor from what the bot took itself.

use crate::measure::thread_times;
use std::cell::Cell;
use std::time::{Duration, Instant};

/// Asking the system takes as long as a look of the quickest search, so it is done this often at most.
const APART: Duration = Duration::from_millis(1);

/// What is known of the thread at a moment.
#[derive(Clone, Copy, Debug)]
struct Mark {
    at: Instant,
    /// For a processor that others had, up to now.
    waited: Duration,
}

impl Mark {
    fn now() -> Option<Mark> {
        thread_times().map(|(_, waited)| Mark { at: Instant::now(), waited })
    }
}

thread_local! {
    static BEGAN: Cell<Option<Instant>> = const { Cell::new(None) };
    /// When the time is over, and the last mark before that.
    static LAST: Cell<Option<(Instant, Mark)>> = const { Cell::new(None) };
}

/// A choice begins that has so much time.
pub(crate) fn begin(budget: Duration) {
    LAST.set(Mark::now().map(|mark| (mark.at + budget, mark)));
}

/// What the bot ran since the last mark before its time was over: at least what it went beyond its time without having
/// waited, and less than two milliseconds more. None where the system does not tell.
pub(crate) fn own_overrun() -> Option<Duration> {
    let ((end, mark), now) = LAST.take().zip(Mark::now())?;
    if now.at <= end {
        return Some(Duration::ZERO);
    }
    Some((now.at - mark.at).saturating_sub(now.waited.saturating_sub(mark.waited)))
}

/// The time, as the bot asks for it after every look.
pub(crate) fn clock() -> Duration {
    let now = Instant::now();
    if let Some((end, mark)) = LAST.get()
        && now <= end
        && now - mark.at >= APART
    {
        LAST.set(Mark::now().map(|mark| (end, mark)));
    }
    let began = BEGAN.get().unwrap_or(now);
    BEGAN.set(Some(began));
    now - began
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_stops_in_time_has_gone_beyond_nothing_and_who_works_on_has() {
        begin(Duration::from_secs(3_600));
        clock();
        assert!(own_overrun().is_none_or(|own| own.is_zero()));
        begin(Duration::ZERO);
        let start = Instant::now();
        while start.elapsed() < Duration::from_millis(20) {
            clock();
        }
        assert!(own_overrun().is_none_or(|own| !own.is_zero()));
        assert_eq!(own_overrun(), None, "each choice is told once");
    }
}
