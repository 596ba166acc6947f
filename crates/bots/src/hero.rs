//! The player that shares its looks out well.

use crate::budget::{Allowance, Spending};
use crate::game::{BotGame, Knowing};
use crate::look::{Look, most_named};
use crate::odds::chance_of;
use longbox_kernel::{Chair, Dice, Player, Seed, Shape};

/// Imagined games kept for one decision; further looks begin with the first again.
const WORLDS: usize = 256;

/// Tries all options in the same imagined games, drops the worse half again and again, and spends what is left of
/// its budget on those that remain.
#[derive(Clone, Debug)]
pub struct Hero<G: BotGame> {
    dice: Dice,
    allowance: Allowance,
    knowing: Knowing<G>,
    worlds: Vec<G::Position>,
    menu: Vec<G::Choice>,
}

/// What is known of an option so far.
#[derive(Clone, Copy, Debug)]
struct Trial {
    option: u16,
    total: i64,
    looks: i64,
    /// Whether it leads to anything but the same question again.
    changes: bool,
}

impl Trial {
    /// What is taken rather: something that changes anything, then what is worth more on average, then the first.
    fn rank(&self) -> (bool, i64, std::cmp::Reverse<u16>) {
        (self.changes, self.total / self.looks.max(1), std::cmp::Reverse(self.option))
    }
}

impl<G: BotGame> Hero<G> {
    /// The same seed and the same number of looks give the same answers to the same questions.
    pub(crate) fn new(seed: Seed, allowance: Allowance) -> Hero<G> {
        Hero { dice: Dice::new(seed), allowance, knowing: Knowing::default(), worlds: Vec::new(), menu: Vec::new() }
    }

    /// Makes it play as a new one with this seed would.
    pub fn reseed(&mut self, seed: Seed) {
        self.dice = Dice::new(seed);
    }

    /// Adds imagined games until there are so many.
    fn imagine(&mut self, chair: &Chair<'_, G>, upto: usize) {
        let standpoint = chair.standpoint();
        while self.worlds.len() < upto.min(WORLDS) {
            self.worlds.push(chair.game().imagine(&standpoint, &mut self.dice));
        }
    }

    /// Every option that remains is tried in the next imagined game; false when the budget ran out before that.
    fn pass(&mut self, chair: &Chair<'_, G>, trials: &mut [Trial], number: usize, spending: &mut Spending) -> bool {
        if number >= self.worlds.len() {
            self.imagine(chair, number + 1);
        }
        let (game, at) = (chair.game(), number % WORLDS);
        let worth = self.knowing.of(game);
        for trial in trials {
            if number > 0 && spending.is_over() {
                return false;
            }
            let mut look = Look { game, worth, turns: G::DEPTH.turns, menu: &mut self.menu, judge: G::odds };
            let choice = chair.options()[usize::from(trial.option)];
            let (odds, changes) = look.try_out(&self.worlds[at], choice, chair.seat());
            spending.look();
            // One won game in ten must not outweigh nine that are going badly.
            trial.total += chance_of(odds);
            trial.looks += 1;
            trial.changes |= changes;
        }
        true
    }
}

impl<G: BotGame> Player<G> for Hero<G> {
    fn decide(&mut self, chair: &Chair<'_, G>) -> u16 {
        let (game, options) = (chair.game(), chair.options());
        let mut spending = Spending::new(self.allowance);
        self.worlds.clear();
        self.imagine(chair, usize::from(G::DEPTH.worlds));
        if chair.decision().shape == Shape::Name {
            let worth = self.knowing.of(game);
            return most_named(game, worth, &self.worlds, chair.seat(), &mut self.dice);
        }
        if let Some(planned) = game.plan(self.knowing.of(game), &self.worlds, options) {
            return planned as u16;
        }
        let new = |option: usize| Trial { option: option as u16, total: 0, looks: 0, changes: false };
        let mut trials: Vec<Trial> = (0..options.len()).map(new).collect();
        let rounds = options.len().next_power_of_two().ilog2().max(1);
        let (mut number, mut round) = (0, 1);
        while trials.len() > 1 && self.pass(chair, &mut trials, number, &mut spending) {
            number += 1;
            while round <= rounds && spending.spent() * rounds >= round * 1_000 {
                trials.sort_by_key(|trial| std::cmp::Reverse(trial.rank()));
                trials.truncate(trials.len().div_ceil(2));
                round += 1;
            }
        }
        trials.iter().max_by_key(|trial| trial.rank()).map_or(0, |trial| trial.option)
    }
}
