//! Chess clocks after Fischer: each answer brings time back. They stand still while no server runs the room.

use longbox_kernel::Seat;
use longbox_protocol::Fischer;
use std::time::Duration;
use tokio::time::Instant;

/// The clocks of a room, one for each seat.
#[derive(Debug)]
pub(crate) struct Clocks {
    plan: Fischer,
    left: Vec<Duration>,
    running: Option<(Seat, Instant)>,
}

impl Clocks {
    /// As they were stored, in milliseconds.
    pub(crate) fn new(plan: Fischer, left: &[u64]) -> Clocks {
        let left = left.iter().map(|left| Duration::from_millis(*left)).collect();
        Clocks { plan, left, running: None }
    }

    /// This seat is asked now, and nobody else. Whoever has passed the question on by an answer gets the bonus, up to
    /// what the clock began with.
    pub(crate) fn ask(&mut self, asked: Option<Seat>, answered: bool, now: Instant) {
        if let Some((seat, _)) = self.running {
            let left = self.left_of(seat, now);
            let bonus = u64::from(if answered && asked != Some(seat) { self.plan.bonus } else { 0 });
            let most = Duration::from_secs(u64::from(self.plan.start)).max(left);
            if let Some(clock) = self.left.get_mut(seat.index()) {
                *clock = (left + Duration::from_secs(bonus)).min(most);
            }
        }
        self.running = asked.map(|seat| (seat, now));
    }

    pub(crate) fn running(&self) -> Option<Seat> {
        self.running.map(|(seat, _)| seat)
    }

    pub(crate) fn left_of(&self, seat: Seat, now: Instant) -> Duration {
        let left = self.left.get(seat.index()).copied().unwrap_or_default();
        match self.running {
            Some((running, since)) if running == seat => left.saturating_sub(now.duration_since(since)),
            _ => left,
        }
    }

    /// What is stored.
    pub(crate) fn left(&self, now: Instant) -> Vec<u64> {
        (0..self.left.len()).map(|seat| self.left_of(Seat(seat as u8), now).as_millis() as u64).collect()
    }

    /// When the seat that is asked runs out of time.
    pub(crate) fn out_at(&self) -> Option<(Seat, Instant)> {
        let (seat, since) = self.running?;
        Some((seat, since + self.left.get(seat.index()).copied().unwrap_or_default()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAN: Fischer = Fischer { start: 60, bonus: 5 };

    #[test]
    fn time_runs_for_whoever_is_asked_and_an_answer_brings_some_back() {
        let start = Instant::now();
        let at = |seconds| start + Duration::from_secs(seconds);
        let mut clocks = Clocks::new(PLAN, &[60_000, 60_000]);
        clocks.ask(Some(Seat::A), false, start);
        assert_eq!(clocks.left(at(10)), [50_000, 60_000]);
        assert_eq!(clocks.out_at(), Some((Seat::A, at(60))));
        // Asked once more: no bonus before somebody else is.
        clocks.ask(Some(Seat::A), true, at(10));
        clocks.ask(Some(Seat::B), true, at(20));
        assert_eq!(clocks.left(at(22)), [45_000, 58_000]);
        // An answer at once does not heap up time, and one that nobody gave brings none.
        clocks.ask(Some(Seat::A), true, at(22));
        assert_eq!(clocks.left(at(22)), [45_000, 60_000]);
        clocks.ask(None, false, at(30));
        assert_eq!(clocks.left(at(500)), [37_000, 60_000]);
        assert_eq!((clocks.running(), clocks.out_at()), (None, None));
    }
}
