//! Looking for swaps that make a deck better. A first test tells which cards of the deck are the weaker half. Then each
//! card that could come is tried a little in the place of one of these, and the better half goes on. For the best of
//! them it is tried likewise what should go. What is left must hold over games that nobody has seen.

use super::deck_list::different;
use super::deck_test::DeckTest;
use super::estimate::Estimate;
use super::report::Report;
use super::runner::{FIRST_ROUNDS, Runner};
use super::swap::{ListedSwap, Swap, legal_swaps};
use super::watch::DoctorGame;
use crate::bout::{ArenaError, Progress};
use longbox_catalog::{CardNo, DeckOf};
use longbox_kernel::Dice;
use serde::Serialize;

/// Swaps that are left in the end and must hold.
const LAST: usize = 4;
/// Cards to bring in that are left before it is tried what should go for them.
const JOINERS: usize = 8;

/// A search for better lists. Both lists of a comparison get the same deals against the same opponents.
#[derive(Debug)]
pub struct Race<'a, G: DoctorGame> {
    /// The deck, whom it meets and who plays; `games` is the number of games for the whole search.
    pub test: DeckTest<'a, G>,
    /// Copies of a card that change at once, at most.
    pub copies: usize,
    /// Only these may come; none: whatever fits.
    pub joiners: Option<Vec<CardNo>>,
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

impl<G: DoctorGame> Race<'_, G> {
    /// Looks for better lists. `stage` is told what comes next.
    pub fn run(
        &self,
        progress: &(dyn Fn(Progress) + Sync),
        stage: &dyn Fn(Stage),
    ) -> Result<RaceResult<DeckOf<G>>, RaceError> {
        let (games, least) = (self.test.games, 32 * FIRST_ROUNDS);
        if games < least {
            return Err(RaceError::TooFew { games, least });
        }
        let Some(deck) = self.test.decks.first() else { return Err(ArenaError::NoPairing.into()) };
        let swaps = legal_swaps(self.test.game, deck, self.joiners.clone(), self.copies);
        if swaps.is_empty() {
            return Err(RaceError::NoSwap);
        }
        let mut runner = Runner::new(self, progress)?;
        let weak = self.weaker_half(deck, games / 8, progress)?;
        runner.games += games / 8;
        let mut dice = Dice::new(self.test.seed);
        // A quarter of the games for those that could come, a quarter for those that should go, the rest for the proof.
        let first = thinned(one_for_each(&swaps, &weak, &mut dice), games / 4, JOINERS, &mut dice);
        let mut tried = first.len();
        let joiners = runner.halve(deck, first, JOINERS, stage)?;
        let pairs = |swap: &&Swap| joiners.iter().any(|best| best.into == swap.into) && weak.contains(&swap.out);
        let second = thinned(swaps.iter().filter(pairs).copied().collect(), games / 4, LAST, &mut dice);
        tried += second.iter().filter(|swap| !joiners.contains(swap)).count();
        let lists = runner.halve(deck, second, LAST, stage)?;
        let rounds = (games.saturating_sub(runner.games) / 2 / (lists.len() as u64 + 3)).max(FIRST_ROUNDS);
        stage(Stage::Proving { swaps: lists.len(), rounds });
        let (before, mut found) = runner.prove(deck, &lists, rounds)?;
        found.sort_by(|(_, a), (_, b)| b.gain.value.total_cmp(&a.gain.value));
        let (better, together) = runner.join(deck, &found, rounds)?;
        Ok(RaceResult {
            deck: deck.key.clone(),
            swaps: swaps.len(),
            tried,
            games: runner.games,
            rounds,
            before,
            found: found.into_iter().map(|(_, found)| found).collect(),
            together,
            better,
        })
    }

    /// The half of the deck's cards whose first hands win least, as far as so many games tell.
    fn weaker_half(
        &self,
        deck: &DeckOf<G>,
        games: u64,
        progress: &(dyn Fn(Progress) + Sync),
    ) -> Result<Vec<CardNo>, ArenaError> {
        let DeckTest { game, against, terms, bot, seed, threads, shard, .. } = self.test;
        let decks = std::slice::from_ref(deck);
        let test = DeckTest { game, decks, against, terms, bot, games, seed, threads, shard };
        let report = Report::new(&test.play(progress)?);
        let value = |at: usize| {
            let card = report.decks.first().and_then(|deck| deck.cards.get(at));
            card.and_then(|card| card.opening.difference).map_or(0.0, |by| by.value)
        };
        let mut cards: Vec<(usize, CardNo)> = different(&deck.cards).into_iter().enumerate().collect();
        cards.sort_by(|(a, _), (b, _)| value(*a).total_cmp(&value(*b)));
        cards.truncate(cards.len().div_ceil(2));
        Ok(cards.into_iter().map(|(_, card)| card).collect())
    }
}

/// For each card that could come one swap, for a card of the weaker half drawn by lot.
fn one_for_each(swaps: &[Swap], weak: &[CardNo], dice: &mut Dice) -> Vec<Swap> {
    let mut joiners: Vec<CardNo> = swaps.iter().map(|swap| swap.into).collect();
    joiners.sort_unstable();
    joiners.dedup();
    let pick = |into: CardNo| {
        let all: Vec<&Swap> = swaps.iter().filter(|swap| swap.into == into && weak.contains(&swap.out)).collect();
        (!all.is_empty()).then(|| *all[dice.pick(all.len())])
    };
    joiners.into_iter().filter_map(pick).collect()
}

/// As many swaps as so many games can halve down to `left`; a fair draw of them where they are too many.
fn thinned(mut swaps: Vec<Swap>, games: u64, left: usize, dice: &mut Dice) -> Vec<Swap> {
    // Each stage costs about what the first does, the list as it is included.
    let stages = |count: usize| u64::from((count.max(left) / left).ilog2()) + 1;
    let cost = |count: usize| 2 * (count as u64 + 1) * FIRST_ROUNDS * stages(count);
    while swaps.len() > left && cost(swaps.len()) > games {
        swaps.swap_remove(dice.pick(swaps.len()));
    }
    swaps.sort_unstable();
    swaps
}
