//! Plays the lists of a search against each other's deals.

use super::deck_test::play_rounds;
use super::estimate::{Estimate, z_for};
use super::race::{Found, Race, Stage};
use super::sums::{ROUND, Total};
use super::swap::Swap;
use super::watch::DoctorGame;
use crate::bout::{ArenaError, Progress};
use longbox_catalog::DeckOf;
use rayon::prelude::*;
use std::cmp::Reverse;
use std::ops::Range;

/// Rounds of the first stage; each stage after it plays as many as all before.
pub(super) const FIRST_ROUNDS: u64 = 12;
/// Rounds that one task plays.
const ROUNDS_A_TASK: usize = 8;

/// The points of a list in each round, as far as it was played.
type Points = Vec<u64>;

pub(super) struct Runner<'r, 'a, G: DoctorGame> {
    race: &'r Race<'a, G>,
    opponents: Vec<usize>,
    pool: rayon::ThreadPool,
    progress: &'r (dyn Fn(Progress) + Sync),
    /// Games that were played so far.
    pub(super) games: u64,
}

impl<'r, 'a, G: DoctorGame> Runner<'r, 'a, G> {
    pub(super) fn new(race: &'r Race<'a, G>, progress: &'r (dyn Fn(Progress) + Sync)) -> Result<Self, ArenaError> {
        let test = &race.test;
        let key = test.decks.first().map(|deck| deck.key.as_str());
        let opponents: Vec<usize> =
            (0..test.against.len()).filter(|at| Some(test.against[*at].key.as_str()) != key).collect();
        if opponents.is_empty() {
            return Err(ArenaError::NoPairing);
        }
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(test.threads)
            .build()
            .map_err(|error| ArenaError::Threads(error.to_string()))?;
        Ok(Runner { race, opponents, pool, progress, games: 0 })
    }

    /// The points of each of these decks in each of these rounds.
    fn play(&mut self, decks: &[DeckOf<G>], rounds: Range<u64>) -> Result<Vec<Points>, ArenaError> {
        let test = &self.race.test;
        self.games += decks.len() as u64 * (rounds.end - rounds.start) * 2;
        let opponents = &self.opponents;
        let mut tasks = Vec::new();
        for deck in 0..decks.len() {
            for (at, against) in opponents.iter().enumerate() {
                let own = rounds.clone().filter(|round| (round % opponents.len() as u64) as usize == at);
                let own: Vec<u64> = own.collect();
                tasks.extend(own.chunks(ROUNDS_A_TASK).map(|some| (deck, *against, some.to_vec())));
            }
        }
        let play = |(deck, against, own): &(usize, usize, Vec<u64>)| {
            let played = play_rounds(test, &decks[*deck], &test.against[*against], own, self.progress)?;
            let points = played.iter().map(|games| games.iter().map(|game| game.points).sum::<u64>());
            Ok::<_, ArenaError>((*deck, own.iter().copied().zip(points).collect::<Vec<_>>()))
        };
        let played = self.pool.install(|| tasks.par_iter().map(play).collect::<Result<Vec<_>, _>>())?;
        let mut all = vec![vec![0; (rounds.end - rounds.start) as usize]; decks.len()];
        for (deck, points) in played {
            for (round, points) in points {
                all[deck][(round - rounds.start) as usize] = points;
            }
        }
        Ok(all)
    }

    fn lists(&self, deck: &DeckOf<G>, swaps: &[Swap]) -> Vec<DeckOf<G>> {
        std::iter::once(deck.clone()).chain(swaps.iter().filter_map(|swap| swap.made::<G>(deck))).collect()
    }

    /// Successive halving: after each stage the better half goes on, over twice as many rounds, until so many are left.
    pub(super) fn halve(
        &mut self,
        deck: &DeckOf<G>,
        mut swaps: Vec<Swap>,
        left: usize,
        stage: &dyn Fn(Stage),
    ) -> Result<Vec<Swap>, ArenaError> {
        let mut sums: Vec<i64> = vec![0; swaps.len()];
        let (mut from, mut to) = (0, FIRST_ROUNDS);
        while swaps.len() > left {
            stage(Stage::Trying { swaps: swaps.len(), rounds: to });
            let points = self.play(&self.lists(deck, &swaps), from..to)?;
            let base: u64 = points[0].iter().sum();
            for (sum, points) in sums.iter_mut().zip(&points[1..]) {
                *sum += points.iter().sum::<u64>() as i64 - base as i64;
            }
            let mut order: Vec<usize> = (0..swaps.len()).collect();
            order.sort_by_key(|at| (Reverse(sums[*at]), *at));
            order.truncate((swaps.len() / 2).max(left));
            sums = order.iter().map(|at| sums[*at]).collect();
            swaps = order.iter().map(|at| swaps[*at]).collect();
            (from, to) = (to, 2 * to);
        }
        Ok(swaps)
    }

    /// Plays the last ones over deals that did not choose them.
    pub(super) fn prove(
        &mut self,
        deck: &DeckOf<G>,
        swaps: &[Swap],
        rounds: u64,
    ) -> Result<(Estimate, Vec<(Swap, Found)>), ArenaError> {
        let points = self.play(&self.lists(deck, swaps), NEW_DEALS..NEW_DEALS + rounds)?;
        let game = self.race.test.game;
        let found = swaps.iter().zip(&points[1..]).map(|(swap, points_with)| {
            let gain = gain(&points[0], points_with, z_for(swaps.len()));
            (*swap, Found { swap: swap.listed(game), gain, holds: gain.is_above(0.0) })
        });
        let mut before = Total::default();
        points[0].iter().for_each(|points| before.add(*points));
        Ok((before.estimate(), found.collect()))
    }

    /// Makes all swaps that hold, as far as they are legal together, and plays the result against new deals where it is
    /// not one of those that were proved. If it does not hold, the best one alone is the better deck.
    pub(super) fn join(
        &mut self,
        deck: &DeckOf<G>,
        found: &[(Swap, Found)],
        rounds: u64,
    ) -> Result<(Option<DeckOf<G>>, Option<Estimate>), ArenaError> {
        let game = self.race.test.game;
        let mut best: Option<DeckOf<G>> = None;
        let (mut joined, mut swaps): (DeckOf<G>, usize) = (deck.clone(), 0);
        for (swap, _) in found.iter().filter(|(_, found)| found.holds) {
            let next: Option<DeckOf<G>> = swap.made::<G>(&joined);
            if let Some(next) = next.filter(|next| game.is_legal(next, deck)) {
                best = best.or_else(|| Some(next.clone()));
                joined = next;
                swaps += 1;
            }
        }
        if swaps < 2 {
            return Ok((best, None));
        }
        let decks = [deck.clone(), joined.clone()];
        let points = self.play(&decks, 2 * NEW_DEALS..2 * NEW_DEALS + rounds)?;
        let together = gain(&points[0], &points[1], z_for(1));
        Ok((if together.is_above(0.0) { Some(joined) } else { best }, Some(together)))
    }
}

/// Rounds from here on are for the proof, and from twice this number for what is put together: no stage reaches them.
const NEW_DEALS: u64 = 1 << 40;

/// What a list wins more than another, over the same rounds.
fn gain(base: &[u64], with: &[u64], z: f64) -> Estimate {
    let rounds = base.len() as f64;
    let off: Vec<f64> = base.iter().zip(with).map(|(base, with)| (*with as f64 - *base as f64) / ROUND).collect();
    let mean = off.iter().sum::<f64>() / rounds.max(1.0);
    let squares: f64 = off.iter().map(|off| (off - mean) * (off - mean)).sum();
    // One more round that differs by a whole game, so that a few equal rounds prove nothing.
    let variance = (squares + 0.25) / (rounds * (rounds - 1.0)).max(1.0);
    Estimate::around(mean, variance.sqrt(), z)
}

#[cfg(test)]
mod tests {
    use super::*;
    use longbox_kernel::Dice;

    #[test]
    fn a_gain_over_the_same_deals_holds_and_chance_does_not() {
        let mut dice = Dice::new(8);
        let base: Vec<u64> = (0..400).map(|_| u64::from(dice.below(3)) * 2).collect();
        let better: Vec<u64> = base.iter().map(|points| if dice.below(4) == 0 { 4 } else { *points }).collect();
        let found = gain(&base, &better, z_for(4));
        assert!(found.is_above(0.0) && found.value > 0.05, "{found:?}");
        let swings = (0..200).filter(|_| {
            let other: Vec<u64> = base.iter().map(|_| u64::from(dice.below(3)) * 2).collect();
            let found = gain(&base, &other, z_for(4));
            found.is_above(0.05) || found.is_below(-0.05)
        });
        assert!(swings.count() <= 3, "chance alone is not taken for a gain");
        assert!(!gain(&[2, 2, 2], &[2, 2, 4], z_for(1)).is_above(0.0), "three rounds prove nothing");
    }
}
