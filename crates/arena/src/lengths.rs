//! How long games were, in decisions, and which of them were far longer than the others.

use crate::tally::Played;
use longbox_kernel::Seed;
use serde::Serialize;
use std::collections::BTreeMap;

/// A game this many times as long as the middle one is told by itself.
const FAR_LONGER: u64 = 10;
/// At most so many of them, the longest first.
const TOLD: usize = 20;

/// A game that was far longer than the others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LongGame {
    /// Counted from 0.
    pub game: u64,
    /// The seed of its round, see [`CapResult`](crate::CapResult).
    pub seed: Seed,
    /// Over all players.
    pub turns: u64,
    /// Forced ones too.
    pub decisions: u64,
}

/// The lengths of all games of a match.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lengths {
    /// How many games had so many decisions.
    games: BTreeMap<u64, u64>,
    /// The longest, longest first.
    longest: Vec<LongGame>,
}

impl Lengths {
    pub(crate) fn add(&mut self, played: &Played) {
        let Played { number: game, seed, turns, decisions, .. } = *played;
        *self.games.entry(decisions).or_default() += 1;
        if self.longest.len() < TOLD || self.longest.last().is_some_and(|last| last.decisions <= decisions) {
            self.longest.push(LongGame { game, seed, turns, decisions });
            self.keep_longest();
        }
    }

    pub(crate) fn join(&mut self, other: Lengths) {
        for (decisions, games) in other.games {
            *self.games.entry(decisions).or_default() += games;
        }
        self.longest.extend(other.longest);
        self.keep_longest();
    }

    fn keep_longest(&mut self) {
        self.longest.sort_unstable_by_key(|game| (std::cmp::Reverse(game.decisions), game.game));
        self.longest.truncate(TOLD);
    }

    /// The middle length: half of the games are no longer.
    pub(crate) fn middle(&self) -> u64 {
        let half = self.games.values().sum::<u64>().div_ceil(2);
        let mut counted = 0;
        let middle = self.games.iter().find(|(_, games)| {
            counted += **games;
            counted >= half
        });
        middle.map_or(0, |(decisions, _)| *decisions)
    }

    /// The games that were far longer than the middle one.
    pub(crate) fn far_longer(&self) -> Vec<LongGame> {
        let middle = self.middle();
        self.longest.iter().filter(|game| game.decisions > FAR_LONGER * middle).cloned().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tally::Spread;
    use longbox_kernel::{Outcome, Reason, Verdict};

    fn lengths(games: &[(u64, u64)]) -> Lengths {
        let outcome = Outcome { verdict: Verdict::Tie, reason: Reason::AgreedDraw };
        let mut lengths = Lengths::default();
        for (number, decisions) in games {
            let (number, decisions, seed) = (*number, *decisions, Seed::from(number + 100));
            let (seats, first, turns, choices, options) = (2, None, 7, 0, Spread::default());
            lengths.add(&Played { number, seed, seats, outcome, first, turns, decisions, choices, options });
        }
        lengths
    }

    #[test]
    fn a_game_far_longer_than_the_middle_one_is_told() {
        let lengths = lengths(&[(0, 10), (1, 12), (2, 11), (3, 109), (4, 111), (5, 12)]);
        assert_eq!(lengths.middle(), 12);
        assert_eq!(lengths.far_longer(), []);
        let mut more = lengths;
        more.join(super::tests::lengths(&[(6, 130), (7, 11), (8, 11), (9, 10)]));
        assert_eq!(more.middle(), 11);
        let seeds: Vec<Seed> = more.far_longer().iter().map(|game| game.seed).collect();
        assert_eq!(seeds, [106, 104].map(Seed::from), "111 is over ten times 11, 109 is not");
    }

    #[test]
    fn the_order_of_games_makes_no_difference() {
        let games: Vec<(u64, u64)> = (0..60).map(|number| (number, if number < 35 { 3 } else { 40 })).collect();
        let forwards = lengths(&games).far_longer();
        let backwards = lengths(&games.iter().rev().copied().collect::<Vec<_>>()).far_longer();
        assert_eq!(forwards, backwards);
        assert_eq!(forwards.len(), TOLD);
    }

    #[test]
    fn no_games_have_no_length() {
        assert_eq!(Lengths::default().middle(), 0);
        assert_eq!(Lengths::default().far_longer(), []);
    }
}
