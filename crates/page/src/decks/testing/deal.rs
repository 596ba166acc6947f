//! Which slice of a test is played by whom, and how long all of them take.

use std::collections::BTreeMap;

/// While so many slices wait to be added up, nobody is given more: the adder must soon be able to answer.
const MOST_WAITING: u32 = 32;

/// The slices of a test. Each is played once, whoever plays it.
#[derive(Clone, Debug)]
pub(super) struct Deal {
    slices: u32,
    /// The first one that nobody was given.
    next: u32,
    /// Those that were given to somebody who is gone.
    back: Vec<u32>,
    /// What is being played, by the player.
    given: BTreeMap<usize, u32>,
    /// So many were played and are not added up yet.
    waiting: u32,
    /// The players who are given nothing until then.
    idle: Vec<usize>,
}

impl Deal {
    pub(super) fn new(slices: u32) -> Deal {
        Deal { slices, next: 0, back: Vec::new(), given: BTreeMap::new(), waiting: 0, idle: Vec::new() }
    }

    /// A slice for this player; none if there is nothing left to play, or nothing now.
    pub(super) fn take(&mut self, player: usize) -> Option<u32> {
        if self.waiting >= MOST_WAITING {
            self.idle.push(player);
            return None;
        }
        let slice = self.back.pop().or_else(|| (self.next < self.slices).then_some(self.next))?;
        self.next = self.next.max(slice + 1);
        self.given.insert(player, slice);
        Some(slice)
    }

    /// The player has played what it was given.
    pub(super) fn played(&mut self, player: usize) {
        self.given.remove(&player);
        self.waiting += 1;
    }

    /// A slice was added up. Gives the player who may go on now.
    pub(super) fn added(&mut self) -> Option<usize> {
        self.waiting = self.waiting.saturating_sub(1);
        self.idle.pop()
    }

    /// The players are gone: others play what they were at.
    pub(super) fn give_back(&mut self) {
        self.back.extend(std::mem::take(&mut self.given).into_values());
        self.idle.clear();
    }
}

/// How fast games go, from a moment on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pace {
    /// In milliseconds of the clock.
    since: f64,
    /// Games that had been played by then.
    games: u32,
}

/// Before so many milliseconds nothing can be said.
const SOON: f64 = 1_500.0;

impl Pace {
    pub(super) fn from(since: f64, games: u32) -> Pace {
        Pace { since, games }
    }

    /// The seconds that are left, where that can be told.
    pub(super) fn left(self, now: f64, games: u32, of: u32) -> Option<u32> {
        let (time, played) = (now - self.since, games.saturating_sub(self.games));
        let left = time / f64::from(played) * f64::from(of.saturating_sub(games)) / 1_000.0;
        (time >= SOON && played > 0).then(|| left.ceil() as u32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_slice_is_played_once() {
        let mut deal = Deal::new(4);
        assert_eq!([deal.take(0), deal.take(1)], [Some(0), Some(1)]);
        deal.played(0);
        assert_eq!(deal.take(0), Some(2));
        // Both are gone in the middle of their slices.
        deal.give_back();
        let mut rest: Vec<u32> = std::iter::from_fn(|| deal.take(7)).collect();
        rest.sort_unstable();
        assert_eq!(rest, [1, 2, 3]);
        assert_eq!(deal.take(8), None);
    }

    #[test]
    fn players_wait_for_the_adder() {
        let mut deal = Deal::new(1_000);
        for _ in 0..MOST_WAITING {
            assert!(deal.take(0).is_some());
            deal.played(0);
        }
        assert_eq!([deal.take(0), deal.take(1)], [None, None]);
        assert_eq!(deal.added(), Some(1));
        assert_eq!(deal.take(1), Some(MOST_WAITING), "none was left out");
        assert_eq!(deal.added(), Some(0));
        assert_eq!(deal.added(), None);
    }

    #[test]
    fn the_time_left_follows_the_pace() {
        let pace = Pace::from(10_000.0, 0);
        assert_eq!(pace.left(10_500.0, 8, 80), None, "too soon");
        assert_eq!(pace.left(20_000.0, 0, 80), None, "nothing was played");
        assert_eq!(pace.left(20_000.0, 40, 80), Some(10));
        // What was played before a break says nothing about the time after it.
        assert_eq!(Pace::from(10_000.0, 40).left(20_000.0, 60, 80), Some(10));
        assert_eq!(pace.left(20_000.0, 80, 80), Some(0));
    }
}
