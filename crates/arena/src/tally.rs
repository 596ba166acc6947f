//! What is added up while games are played. Only whole numbers, and only sums, smallest and largest: the order
//! in which games are finished makes no difference.

use crate::coverage::Counts;
use crate::seeds::mix;
use longbox_kernel::{Outcome, Reason, Seat, Verdict};
use serde::Serialize;
use std::collections::BTreeMap;

/// Sum, count and range of some numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spread {
    pub total: u64,
    pub count: u64,
    pub min: u64,
    pub max: u64,
}

/// A spread as it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Mean {
    pub mean: f64,
    pub min: u64,
    pub max: u64,
}

impl Spread {
    pub fn add(&mut self, number: u64) {
        self.join(&Spread { total: number, count: 1, min: number, max: number });
    }

    pub fn join(&mut self, other: &Spread) {
        if self.count == 0 {
            *self = *other;
        } else if other.count > 0 {
            self.total += other.total;
            self.count += other.count;
            self.min = self.min.min(other.min);
            self.max = self.max.max(other.max);
        }
    }

    pub fn mean(&self) -> Mean {
        let mean = if self.count == 0 { 0.0 } else { self.total as f64 / self.count as f64 };
        Mean { mean, min: self.min, max: self.max }
    }
}

/// One finished game.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    pub(crate) number: u64,
    pub(crate) outcome: Outcome,
    pub(crate) first: Seat,
    pub(crate) turns: u64,
    /// Questions answered.
    pub(crate) decisions: u64,
    /// Questions with more than one option.
    pub(crate) choices: u64,
    /// Options of those questions.
    pub(crate) options: Spread,
}

impl Played {
    /// The seat of the first bot: the two change places in every second game.
    pub(crate) fn home(number: u64) -> Seat {
        if number.is_multiple_of(2) { Seat::A } else { Seat::B }
    }

    fn winner(&self) -> Option<Seat> {
        [Seat::A, Seat::B].into_iter().find(|seat| self.outcome.won_by(*seat))
    }

    /// A number that tells this game from others.
    fn print(&self) -> u64 {
        let winner = self.winner().map_or(2, |seat| u64::from(seat.0));
        mix(&[self.number, winner, self.turns, self.decisions, self.options.total])
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct DeckTally {
    pub(crate) games: u64,
    pub(crate) wins: u64,
    pub(crate) losses: u64,
}

/// All sums of a match.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) games: u64,
    pub(crate) bot_wins: [u64; 2],
    pub(crate) seat_wins: [u64; 2],
    pub(crate) first_wins: u64,
    pub(crate) ties: u64,
    pub(crate) caps: u64,
    /// By what the game's own lists call the end: rule or bound, and its number.
    pub(crate) endings: BTreeMap<(bool, u16), u64>,
    pub(crate) turns: Spread,
    pub(crate) decisions: Spread,
    pub(crate) choices: Spread,
    pub(crate) options: Spread,
    pub(crate) decks: BTreeMap<usize, DeckTally>,
    pub(crate) print: u64,
    pub(crate) counts: Counts,
}

impl Tally {
    pub(crate) fn add(&mut self, played: &Played, decks: [usize; 2]) {
        self.games += 1;
        let winner = played.winner();
        if let Some(winner) = winner {
            self.bot_wins[usize::from(winner != Played::home(played.number))] += 1;
            self.seat_wins[winner.index()] += 1;
            self.first_wins += u64::from(winner == played.first);
        }
        self.ties += u64::from(played.outcome.verdict == Verdict::Tie);
        self.caps += u64::from(played.outcome.verdict == Verdict::Cap);
        let ending = match played.outcome.reason {
            Reason::Rule(rule) => (false, rule),
            Reason::Bound(bound) => (true, bound),
            Reason::Conceded(_) | Reason::OutOfTime(_) | Reason::AgreedDraw => (true, u16::MAX),
        };
        *self.endings.entry(ending).or_default() += 1;
        self.turns.add(played.turns);
        self.decisions.add(played.decisions);
        self.choices.add(played.choices);
        self.options.join(&played.options);
        self.print = self.print.wrapping_add(played.print());
        if decks[0] != decks[1] {
            for seat in [Seat::A, Seat::B] {
                let deck = self.decks.entry(decks[seat.index()]).or_default();
                deck.games += 1;
                deck.wins += u64::from(winner == Some(seat));
                deck.losses += u64::from(winner == Some(seat.other()));
            }
        }
    }

    pub(crate) fn join(mut self, other: Tally) -> Tally {
        self.games += other.games;
        for at in 0..2 {
            self.bot_wins[at] += other.bot_wins[at];
            self.seat_wins[at] += other.seat_wins[at];
        }
        self.first_wins += other.first_wins;
        self.ties += other.ties;
        self.caps += other.caps;
        for (ending, games) in other.endings {
            *self.endings.entry(ending).or_default() += games;
        }
        self.turns.join(&other.turns);
        self.decisions.join(&other.decisions);
        self.choices.join(&other.choices);
        self.options.join(&other.options);
        self.print = self.print.wrapping_add(other.print);
        for (number, deck) in other.decks {
            let sum = self.decks.entry(number).or_default();
            sum.games += deck.games;
            sum.wins += deck.wins;
            sum.losses += deck.losses;
        }
        self.counts.join(&other.counts);
        self
    }
}
