//! Learning what positions are worth from who won.

mod fit;
mod samples;

use crate::bout::{ArenaError, Progress};
use crate::field::Field;
use crate::game::ArenaGame;
use fit::{Fit, fitted};
use longbox_bots::BotSpec;
use longbox_kernel::Seed;
use samples::{Number, Sample, Set};
use serde::Serialize;

/// Every eighth deck is left out, to be judged with what the others taught.
const HELD_OUT: usize = 8;

/// Games between equal bots, to learn from.
#[derive(Debug)]
pub struct Learning<'a, G: ArenaGame> {
    /// The rules with their cards.
    pub game: &'a G,
    /// The decks that meet.
    pub field: &'a Field<G::Setup>,
    /// They play against themselves, one game in turn.
    pub bots: &'a [BotSpec],
    /// How many are played.
    pub games: u64,
    /// The same seed gives the same lesson, on any number of threads.
    pub seed: Seed,
    /// 0: one for each core.
    pub threads: usize,
}

/// What was learned.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Lesson {
    /// Games with a winner.
    pub games: usize,
    /// Positions of those games.
    pub positions: usize,
    /// What each number that is counted is worth, in millionths of log-odds.
    pub weights: Vec<(String, i32)>,
    /// Decks that nothing was learned from.
    pub held_out: Vec<String>,
    /// How well winners are foretold.
    pub marks: Vec<Mark>,
}

/// How well the winners of some positions are foretold.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Mark {
    /// Which positions.
    pub of: &'static str,
    /// How many.
    pub positions: usize,
    /// By what was learned.
    pub learned: Quality,
    /// By the score made by hand, whose scale alone was fitted.
    pub by_hand: Quality,
}

/// How good chances are that were told before the end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Quality {
    /// The mean of what each winner's chance costs, as a natural logarithm: 0.693 for knowing nothing.
    pub log_loss: f64,
    /// How often the likelier side won.
    pub accuracy: f64,
}

impl<G: ArenaGame> Learning<'_, G> {
    /// Plays the games and learns from them.
    pub fn learn(&self, progress: &(dyn Fn(Progress) + Sync)) -> Result<Lesson, ArenaError> {
        if self.field.pairings.is_empty() || self.bots.is_empty() {
            return Err(ArenaError::NoPairing);
        }
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(self.threads)
            .build()
            .map_err(|error| ArenaError::Threads(error.to_string()))?;
        pool.install(|| {
            let samples = samples::play(self, progress)?;
            Ok(self.lesson(&samples))
        })
    }

    fn lesson(&self, samples: &[Sample]) -> Lesson {
        let train: Vec<&Sample> = samples.iter().filter(|sample| sample.set == Set::Train).collect();
        let names = G::feature_names();
        let mut learned = fitted(&train, names.len() + self.field.names.len(), |sample| &sample.numbers);
        // The strength of decks has done its work.
        learned.weights.truncate(names.len());
        let by_hand = fitted(&train, 1, |sample| &sample.score);
        let marks = [(Set::Train, "training"), (Set::Games, "held-out games"), (Set::Decks, "held-out decks")];
        let mark = |(set, of): (Set, &'static str)| {
            let those: Vec<&Sample> = samples.iter().filter(|sample| sample.set == set).collect();
            Mark {
                of,
                positions: those.len(),
                learned: quality(&those, &learned, |sample| &sample.numbers),
                by_hand: quality(&those, &by_hand, |sample| &sample.score),
            }
        };
        let mut games: Vec<u64> = samples.iter().map(|sample| sample.game).collect();
        games.dedup();
        let held_out = self.field.names.iter().enumerate().filter(|(at, _)| is_held_out(*at));
        Lesson {
            games: games.len(),
            positions: samples.len(),
            weights: names
                .into_iter()
                .zip(learned.weights.iter().map(|weight| (weight * 1e6).round() as i32))
                .collect(),
            held_out: held_out.map(|(_, deck)| deck.clone()).collect(),
            marks: marks.map(mark).to_vec(),
        }
    }
}

/// Whether nothing is learned from the deck in this place.
fn is_held_out(deck: usize) -> bool {
    deck % HELD_OUT == HELD_OUT - 1
}

fn quality(samples: &[&Sample], fit: &Fit, of: impl Fn(&Sample) -> &[Number]) -> Quality {
    let (mut loss, mut right) = (0.0, 0.0);
    for sample in samples {
        let odds = fit.odds(of(sample));
        let towards = if sample.won { odds } else { -odds };
        loss += (-towards).exp().ln_1p();
        right += match towards {
            odds if odds > 0.0 => 1.0,
            odds if odds < 0.0 => 0.0,
            _ => 0.5,
        };
    }
    let count = samples.len().max(1) as f64;
    Quality { log_loss: loss / count, accuracy: right / count }
}
