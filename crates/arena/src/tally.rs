//! What is added up while games are played. Only whole numbers, and only sums, smallest and largest: the order
//! in which games are finished makes no difference.

use crate::coverage::Counts;
use crate::lengths::Lengths;
use longbox_kernel::{Outcome, Reason, Seat, SeatSet, Seed, Verdict, hash_of};
use serde::Serialize;
use std::collections::BTreeMap;

/// The seats that a table can have.
const SEATS: usize = 4;

/// Sum, count and range of some numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Spread {
    pub(crate) total: u64,
    pub(crate) count: u64,
    pub(crate) min: u64,
    pub(crate) max: u64,
}

/// A spread as it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Mean {
    /// 0 where there are no numbers.
    pub mean: f64,
    /// The smallest.
    pub min: u64,
    /// The largest.
    pub max: u64,
}

impl Spread {
    pub(crate) fn add(&mut self, number: u64) {
        self.join(&Spread { total: number, count: 1, min: number, max: number });
    }

    pub(crate) fn join(&mut self, other: &Spread) {
        if self.count == 0 {
            *self = *other;
        } else if other.count > 0 {
            self.total += other.total;
            self.count += other.count;
            self.min = self.min.min(other.min);
            self.max = self.max.max(other.max);
        }
    }

    pub(crate) fn mean(&self) -> Mean {
        let mean = if self.count == 0 { 0.0 } else { self.total as f64 / self.count as f64 };
        Mean { mean, min: self.min, max: self.max }
    }
}

/// One finished game.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    pub(crate) number: u64,
    /// The seed of its round.
    pub(crate) seed: Seed,
    /// How many sat at the table.
    pub(crate) seats: usize,
    pub(crate) outcome: Outcome,
    pub(crate) first: Option<Seat>,
    pub(crate) turns: u64,
    /// Questions answered.
    pub(crate) decisions: u64,
    /// Questions with more than one option.
    pub(crate) choices: u64,
    /// Options of those questions.
    pub(crate) options: Spread,
}

impl Played {
    fn winners(&self) -> SeatSet {
        match self.outcome.verdict {
            Verdict::Win(seats) => seats,
            Verdict::Tie | Verdict::Cap => SeatSet::NONE,
        }
    }

    /// A number that tells this game from others.
    fn print(&self) -> u64 {
        let winners = self.winners();
        let winner = match winners.len() {
            0 => self.seats as u64,
            1 => winners.first().map_or(0, |seat| u64::from(seat.0)),
            _ => 16 + u64::from(winners.0),
        };
        hash_of(&[self.number, winner, self.turns, self.decisions, self.options.total])
    }
}

/// The bot in this seat: with each game of a round the bots move on by one seat, so two change places in every
/// second game.
#[inline]
pub(crate) fn bot_at(seat: Seat, number: u64, seats: usize) -> usize {
    let moved = (number % seats as u64) as usize;
    let at = seat.index() + moved;
    if at < seats { at } else { at - seats }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct DeckTally {
    pub(crate) games: u64,
    pub(crate) wins: u64,
    pub(crate) losses: u64,
}

/// A game that reached a bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Capped {
    pub(crate) number: u64,
    pub(crate) seed: Seed,
    pub(crate) bound: u16,
    pub(crate) turns: u64,
    pub(crate) decisions: u64,
}

/// Games that reached a bound and are told one by one.
const CAPS: usize = 20;

/// All sums of a match.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) games: u64,
    /// Games that somebody won.
    pub(crate) won: u64,
    pub(crate) bot_wins: [u64; SEATS],
    pub(crate) seat_wins: [u64; SEATS],
    pub(crate) first_wins: u64,
    pub(crate) ties: u64,
    pub(crate) caps: u64,
    /// The first of those games.
    pub(crate) capped: Vec<Capped>,
    /// By what the game's own lists call the end: rule or bound, and its number.
    pub(crate) endings: BTreeMap<(bool, u16), u64>,
    pub(crate) turns: Spread,
    pub(crate) decisions: Spread,
    pub(crate) lengths: Lengths,
    pub(crate) choices: Spread,
    pub(crate) options: Spread,
    pub(crate) decks: BTreeMap<usize, DeckTally>,
    pub(crate) print: u64,
    pub(crate) counts: Counts,
}

impl Tally {
    pub(crate) fn add(&mut self, played: &Played, decks: &[usize]) {
        self.games += 1;
        let winners = played.winners();
        self.won += u64::from(!winners.is_empty());
        for winner in winners.iter() {
            self.bot_wins[bot_at(winner, played.number, played.seats)] += 1;
            self.seat_wins[winner.index()] += 1;
            self.first_wins += u64::from(Some(winner) == played.first);
        }
        self.ties += u64::from(played.outcome.verdict == Verdict::Tie);
        self.caps += u64::from(played.outcome.verdict == Verdict::Cap);
        let ending = match played.outcome.reason {
            Reason::Rule(rule) => (false, rule),
            Reason::Bound(bound) => (true, bound),
            Reason::Conceded(_) | Reason::OutOfTime(_) | Reason::AgreedDraw => (true, u16::MAX),
        };
        *self.endings.entry(ending).or_default() += 1;
        if let Reason::Bound(bound) = played.outcome.reason {
            let Played { number, seed, turns, decisions, .. } = *played;
            self.capped.push(Capped { number, seed, bound, turns, decisions });
            self.keep_first_caps();
        }
        self.turns.add(played.turns);
        self.decisions.add(played.decisions);
        self.lengths.add(played);
        self.choices.add(played.choices);
        self.options.join(&played.options);
        self.print = self.print.wrapping_add(played.print());
        // A deck against itself says nothing about decks.
        if decks.iter().any(|deck| *deck != decks[0]) {
            for (seat, deck) in decks.iter().enumerate() {
                let won = winners.contains(Seat(seat as u8));
                let deck = self.decks.entry(*deck).or_default();
                deck.games += 1;
                deck.wins += u64::from(won);
                deck.losses += u64::from(!won && !winners.is_empty());
            }
        }
    }

    fn keep_first_caps(&mut self) {
        self.capped.sort_unstable_by_key(|game| game.number);
        self.capped.truncate(CAPS);
    }

    pub(crate) fn join(mut self, other: Tally) -> Tally {
        self.games += other.games;
        self.won += other.won;
        for at in 0..SEATS {
            self.bot_wins[at] += other.bot_wins[at];
            self.seat_wins[at] += other.seat_wins[at];
        }
        self.first_wins += other.first_wins;
        self.ties += other.ties;
        self.caps += other.caps;
        self.capped.extend(other.capped);
        self.keep_first_caps();
        for (ending, games) in other.endings {
            *self.endings.entry(ending).or_default() += games;
        }
        self.turns.join(&other.turns);
        self.decisions.join(&other.decisions);
        self.lengths.join(other.lengths);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_sits_in_every_seat_once_a_round() {
        for seats in 2..=SEATS {
            for bot in 0..seats {
                let mut sat: Vec<usize> = (0..seats as u64)
                    .flat_map(|number| (0..seats).filter(move |seat| bot_at(Seat(*seat as u8), number, seats) == bot))
                    .collect();
                sat.sort_unstable();
                assert_eq!(sat, (0..seats).collect::<Vec<_>>(), "bot {bot} of {seats}");
            }
        }
    }

    #[test]
    fn a_team_wins_for_each_of_its_seats_and_a_game_is_won_once() {
        let team = SeatSet::one(Seat(0)).with(Seat(2));
        let outcome = Outcome { verdict: Verdict::Win(team), reason: Reason::Rule(0) };
        let spread = Spread::default();
        let first = Some(Seat(2));
        let played = Played {
            number: 1,
            seed: Seed::from(8),
            seats: 4,
            outcome,
            first,
            turns: 3,
            decisions: 9,
            choices: 0,
            options: spread,
        };
        let mut tally = Tally::default();
        tally.add(&played, &[5, 6, 5, 7]);
        assert_eq!((tally.won, tally.first_wins), (1, 1));
        assert_eq!(tally.seat_wins, [1, 0, 1, 0]);
        assert_eq!(tally.bot_wins, [0, 1, 0, 1], "in the second game of a round the bots have moved on");
        assert_eq!(tally.decks[&5], DeckTally { games: 2, wins: 2, losses: 0 });
        assert_eq!(tally.decks[&7], DeckTally { games: 1, wins: 0, losses: 1 });
    }

    #[test]
    fn the_first_games_that_reached_a_bound_are_kept_in_whatever_order_they_come() {
        let outcome = Outcome { verdict: Verdict::Cap, reason: Reason::Bound(2) };
        let tally = |numbers: &mut dyn Iterator<Item = u64>| {
            let mut tally = Tally::default();
            for number in numbers {
                let options = Spread::default();
                let (seed, seats, first) = (Seed::from(number / 2), 2, None);
                let (turns, decisions, choices) = (1, 2, 0);
                tally.add(&Played { number, seed, seats, outcome, first, turns, decisions, choices, options }, &[0, 0]);
            }
            tally
        };
        let all = tally(&mut (0..30)).join(tally(&mut (30..50)));
        let other = tally(&mut (20..50).rev()).join(tally(&mut (0..20).rev()));
        assert_eq!((all.caps, other.caps), (50, 50));
        assert_eq!(all.capped, other.capped);
        assert_eq!(all.capped.iter().map(|game| game.number).collect::<Vec<_>>(), (0..20).collect::<Vec<_>>());
    }
}
