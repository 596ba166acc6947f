//! Looking for swaps that make a deck better: many are tried a little, the better half goes on, and what is left must
//! hold over games that nobody has seen.

use super::deck_test::{DeckTest, play_rounds};
use super::estimate::{Estimate, z_for};
use super::sums::ROUND;
use super::swap::{ListedSwap, Swap, legal_swaps};
use super::watch::DoctorGame;
use crate::bout::{ArenaError, Progress};
use longbox_catalog::DeckOf;
use longbox_kernel::Dice;
use rayon::prelude::*;
use serde::Serialize;
use std::cmp::Reverse;

/// Rounds of the first stage; each stage after it plays as many as all before.
const FIRST_ROUNDS: u64 = 12;
/// Swaps that are left in the end and must hold.
const LAST: usize = 4;
/// A part of the games is kept for the proof: one in so many.
const PROOF: u64 = 2;
/// Rounds that one task plays.
const ROUNDS_A_TASK: usize = 8;

/// A search for better lists. Both lists of a comparison get the same deals against the same opponents.
#[derive(Debug)]
pub struct Race<'a, G: DoctorGame> {
    /// The deck, whom it meets and who plays; `games` is the number of games for the whole search.
    pub test: DeckTest<'a, G>,
    /// Copies of a card that change at once, at most.
    pub copies: usize,
}

/// How far a search is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// So many swaps are tried over so many rounds each.
    Trying {
        /// How many are left.
        swaps: usize,
        /// Rounds that each will have played.
        rounds: u64,
    },
    /// So many must hold over new deals.
    Proving {
        /// How many are left.
        swaps: usize,
        /// New rounds that each plays.
        rounds: u64,
    },
}

/// A swap that was held against new deals.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Found {
    /// What changes.
    #[serde(flatten)]
    pub swap: ListedSwap,
    /// What it adds to the win rate, over deals that did not choose it. The interval holds for all of these at once.
    pub gain: Estimate,
    /// The whole interval is above zero.
    pub holds: bool,
}

/// What a search has found.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RaceResult<D> {
    /// The deck's key.
    pub deck: String,
    /// Legal swaps that there are.
    pub swaps: usize,
    /// Those that were tried.
    pub tried: usize,
    /// Games that were played.
    pub games: u64,
    /// Rounds of the proof.
    pub rounds: u64,
    /// What the deck won over the deals of the proof.
    pub before: Estimate,
    /// The last ones, best first.
    pub found: Vec<Found>,
    /// All swaps that hold and go together, against the deck as it was; over new deals once more where they are several.
    pub together: Option<Estimate>,
    /// The better deck; none if nothing holds.
    #[serde(skip)]
    pub better: Option<D>,
}

/// Why there can be no search.
#[derive(Debug, thiserror::Error)]
pub enum RaceError {
    /// The games cannot be played.
    #[error(transparent)]
    Arena(#[from] ArenaError),
    /// Nothing fits.
    #[error("no other card fits into this deck")]
    NoSwap,
    /// Too few games to say anything.
    #[error("{games} games are too few to try anything; ask for {least} or more")]
    TooFew {
        /// How many were asked for.
        games: u64,
        /// How many are needed.
        least: u64,
    },
}

/// The points of a list in each round, as far as it was played.
type Points = Vec<u64>;

struct Runner<'r, 'a, G: DoctorGame> {
    race: &'r Race<'a, G>,
    opponents: Vec<usize>,
    pool: rayon::ThreadPool,
    progress: &'r (dyn Fn(Progress) + Sync),
    games: u64,
}

impl<G: DoctorGame> Race<'_, G> {
    /// Looks for better lists. `stage` is told what comes next.
    pub fn run(
        &self,
        progress: &(dyn Fn(Progress) + Sync),
        stage: &dyn Fn(Stage),
    ) -> Result<RaceResult<DeckOf<G>>, RaceError> {
        let least = 16 * FIRST_ROUNDS * 2;
        let games = self.test.games;
        if games < least {
            return Err(RaceError::TooFew { games, least });
        }
        let Some(deck) = self.test.decks.first() else { return Err(ArenaError::NoPairing.into()) };
        let swaps = legal_swaps(self.test.game, deck, self.copies);
        let (all, budget) = (swaps.len(), games / 2 / PROOF);
        let mut lists = self.some(swaps, budget);
        if lists.is_empty() {
            return Err(RaceError::NoSwap);
        }
        let tried = lists.len();
        let mut runner = Runner::new(self, progress)?;
        lists = runner.halve(deck, lists, budget, stage)?;
        let rounds = (games / 2).saturating_sub(runner.games / 2) / (lists.len() as u64 + 2);
        stage(Stage::Proving { swaps: lists.len(), rounds });
        let (before, mut found) = runner.prove(deck, &lists, rounds)?;
        found.sort_by(|(_, a), (_, b)| b.gain.value.total_cmp(&a.gain.value));
        let (better, together) = runner.join(deck, &found, rounds)?;
        Ok(RaceResult {
            deck: deck.key.clone(),
            swaps: all,
            tried,
            games: runner.games,
            rounds,
            before,
            found: found.into_iter().map(|(_, found)| found).collect(),
            together,
            better,
        })
    }

    /// As many swaps as there are games for; a fair draw of them where they are too many.
    fn some(&self, mut swaps: Vec<Swap>, budget: u64) -> Vec<Swap> {
        // Each stage costs about what the first does, for the base list as well.
        let stages = |count: usize| (count.max(LAST) / LAST).ilog2() as u64 + 1;
        let cost = |count: usize| (count as u64 + 1) * FIRST_ROUNDS * stages(count);
        let mut dice = Dice::new(self.test.seed);
        while swaps.len() > LAST && cost(swaps.len()) > budget {
            swaps.swap_remove(dice.pick(swaps.len()));
        }
        swaps.sort_unstable();
        swaps
    }
}

impl<'r, 'a, G: DoctorGame> Runner<'r, 'a, G> {
    fn new(race: &'r Race<'a, G>, progress: &'r (dyn Fn(Progress) + Sync)) -> Result<Self, ArenaError> {
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
    fn play(&mut self, decks: &[DeckOf<G>], rounds: std::ops::Range<u64>) -> Result<Vec<Points>, ArenaError> {
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

    /// Successive halving: after each stage the better half goes on, over twice as many rounds.
    fn halve(
        &mut self,
        deck: &DeckOf<G>,
        mut swaps: Vec<Swap>,
        budget: u64,
        stage: &dyn Fn(Stage),
    ) -> Result<Vec<Swap>, ArenaError> {
        let mut sums: Vec<i64> = vec![0; swaps.len()];
        let (mut from, mut to) = (0, FIRST_ROUNDS);
        while swaps.len() > LAST && self.games / 2 < budget {
            stage(Stage::Trying { swaps: swaps.len(), rounds: to });
            let points = self.play(&self.lists(deck, &swaps), from..to)?;
            let base: u64 = points[0].iter().sum();
            for (sum, points) in sums.iter_mut().zip(&points[1..]) {
                *sum += points.iter().sum::<u64>() as i64 - base as i64;
            }
            let mut order: Vec<usize> = (0..swaps.len()).collect();
            order.sort_by_key(|at| (Reverse(sums[*at]), *at));
            order.truncate((swaps.len() / 2).max(LAST));
            sums = order.iter().map(|at| sums[*at]).collect();
            swaps = order.iter().map(|at| swaps[*at]).collect();
            (from, to) = (to, 2 * to);
        }
        swaps.truncate(LAST);
        Ok(swaps)
    }

    /// Plays the last ones over deals that did not choose them.
    fn prove(
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
        let mut before = super::sums::Total::default();
        points[0].iter().for_each(|points| before.add(*points));
        Ok((before.estimate(), found.collect()))
    }

    /// Makes all swaps that hold, as far as they are legal together, and plays the result against new deals where it is
    /// not one of those that were proved. If it does not hold, the best one alone is the better deck.
    fn join(
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
