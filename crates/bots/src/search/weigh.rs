//! What a choice was worth, by the numbers of `hero`.

use super::{Imagined, Searcher};
use crate::budget::{Allowance, Budget, Machine};
use crate::game::BotGame;
use crate::odds::CERTAIN;
use longbox_kernel::{Chair, Dice, Player, Seed, Shape};

/// Chances leave in parts of so many.
const PARTS: i64 = 1_000;
/// A difference within so many standard errors may be nothing but chance.
const ERRORS: u64 = 3;

/// Weighs choices that were made as `hero` sees them: from what the seat knew at that time, and by looks alone, so
/// that the same question is weighed alike on every machine.
#[derive(Clone, Debug)]
pub struct Weigher<G: BotGame> {
    searcher: Searcher<G>,
}

/// A choice beside the one that `hero` would have made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weighed {
    /// The number of the option that `hero` would have taken.
    pub best: u16,
    /// The chance to win after what was taken, in thousandths.
    pub taken_chance: u16,
    /// The chance to win after what `hero` would have taken, in thousandths.
    pub best_chance: u16,
    /// So far apart the two may lie by chance alone, in thousandths.
    pub doubt: u16,
}

/// What one option is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rated {
    /// Its number.
    pub option: u16,
    /// The chance to win after it, in thousandths.
    pub chance: u16,
    /// So far the chance may lie off by luck alone, in thousandths.
    pub doubt: u16,
}

impl Weighed {
    /// What the choice has cost, in thousandths of a win; below 0 it was better than what `hero` would have done.
    pub fn cost(self) -> i32 {
        i32::from(self.best_chance) - i32::from(self.taken_chance)
    }

    /// Whether it has cost at least so much, and more than chance explains.
    pub fn clearly_costs(self, least: u16) -> bool {
        self.cost() >= i32::from(least) && self.cost() > i32::from(self.doubt)
    }
}

impl<G: BotGame> Default for Weigher<G> {
    fn default() -> Weigher<G> {
        let allowance = Allowance { budget: Budget::looks(1), machine: Machine::ONE_THREAD };
        Weigher { searcher: Searcher::new(Seed::from(0), allowance) }
    }
}

impl<G: BotGame> Weigher<G> {
    /// Weighs the option that was taken against the one that `hero` takes after so many looks; each of the two then
    /// gets as many looks again, in the same imagined games. None: `hero` does the same, or there was nothing to
    /// choose. A name out of the whole catalogue is not weighed.
    pub fn weigh(&mut self, chair: &Chair<'_, G>, taken: u16, looks: u32, seed: Seed) -> Option<Weighed> {
        let options = chair.options();
        if options.len() < 2 || chair.decision().shape == Shape::Name {
            return None;
        }
        let choice = *options.get(usize::from(taken))?;
        let best = self.best(chair, looks, seed.branch(0));
        let better = *options.get(usize::from(best)).filter(|better| **better != choice)?;
        let [taken, better] = [choice, better].map(|choice| self.chances(chair, choice, looks, seed.branch(1)));
        let [taken_chance, best_chance] = [&taken, &better].map(|chances| in_parts(mean(chances)));
        let gains: Vec<i64> = better.iter().zip(&taken).map(|(better, taken)| better - taken).collect();
        Some(Weighed { best, taken_chance, best_chance, doubt: doubt(&gains) })
    }

    /// What each of these options is worth: each gets so many looks, in the same imagined games.
    pub fn rate(&mut self, chair: &Chair<'_, G>, options: &[u16], looks: u32, seed: Seed) -> Vec<Rated> {
        let rated = |option: &u16| {
            let choice = *chair.options().get(usize::from(*option))?;
            let chances = self.chances(chair, choice, looks, seed);
            Some(Rated { option: *option, chance: in_parts(mean(&chances)), doubt: doubt(&chances) })
        };
        options.iter().filter_map(rated).collect()
    }

    /// The option that `hero` takes after so many looks.
    pub fn best(&mut self, chair: &Chair<'_, G>, looks: u32, seed: Seed) -> u16 {
        self.searcher.reseed(seed);
        self.searcher.only = None;
        self.searcher.allowance.budget = Budget::looks(looks);
        self.searcher.decide(chair)
    }

    /// The chance to win in each imagined game after this choice. The tree grows in the first half of the looks, and
    /// only the second half counts: whoever has just begun to think about a choice plays it badly.
    fn chances(&mut self, chair: &Chair<'_, G>, choice: G::Choice, looks: u32, seed: Seed) -> Vec<i64> {
        let (standpoint, notes) = (chair.standpoint(), G::Notes::default());
        let from = Imagined::new(chair.game(), &standpoint, &notes);
        let mut dice = Dice::new(seed);
        self.searcher.tree.clear();
        self.searcher.only = Some(choice);
        let mut look = |_| self.searcher.look(chair, &from.world(&mut dice));
        let mut chances: Vec<i64> = (0..looks).map(&mut look).collect();
        chances.split_off(chances.len() / 2)
    }
}

fn mean(values: &[i64]) -> i64 {
    values.iter().sum::<i64>() / (values.len() as i64).max(1)
}

fn in_parts(chance: i64) -> u16 {
    ((chance * PARTS + CERTAIN / 2) / CERTAIN).clamp(0, PARTS) as u16
}

/// How far the mean of such numbers may lie from the truth.
fn doubt(gains: &[i64]) -> u16 {
    let (count, mean) = (gains.len() as u64, mean(gains));
    let squares: u64 = gains.iter().map(|gain| (gain - mean).unsigned_abs().pow(2)).sum();
    let error = match count {
        0 | 1 => CERTAIN as u64,
        _ => (squares / (count * (count - 1))).isqrt(),
    };
    in_parts((ERRORS * error).min(CERTAIN as u64) as i64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_or_scattered_numbers_leave_doubt() {
        assert_eq!(doubt(&[300_000]), 1_000);
        assert_eq!(doubt(&[300_000; 40]), 0);
        let scattered: Vec<i64> = (0..100).map(|at| if at % 2 == 0 { 400_000 } else { -400_000 }).collect();
        assert_eq!(doubt(&scattered), 121);
        let weighed = Weighed { best: 0, taken_chance: 400, best_chance: 500, doubt: 90 };
        assert!(weighed.clearly_costs(50) && !weighed.clearly_costs(101));
        assert!(!Weighed { doubt: 100, ..weighed }.clearly_costs(50));
    }
}
