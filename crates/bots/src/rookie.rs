//! The player that learns.

use crate::game::BotGame;
use crate::greedy::{Depth, Greedy};
use longbox_kernel::{Chair, Dice, Player, Seed, Shape};

/// One answer in so many is whatever comes to mind.
const SLIP: u32 = 7;

/// Looks ahead in a single imagined game and now and then takes whatever comes: quick, sensible and pleasant to beat.
#[derive(Clone, Debug)]
pub struct Rookie<G: BotGame> {
    dice: Dice,
    thinks: Greedy<G>,
}

impl<G: BotGame> Rookie<G> {
    /// The same seed gives the same answers to the same questions.
    pub fn new(seed: impl Into<Seed>) -> Rookie<G> {
        let seed = seed.into();
        let depth = Depth { worlds: 1, ..G::DEPTH };
        Rookie { dice: Dice::new(seed.branch(0)), thinks: Greedy::with(seed.branch(1), depth) }
    }

    /// Makes it play as a new one with this seed would.
    pub fn reseed(&mut self, seed: Seed) {
        self.dice = Dice::new(seed.branch(0));
        self.thinks.reseed(seed.branch(1));
    }
}

impl<G: BotGame> Player<G> for Rookie<G> {
    fn decide(&mut self, chair: &Chair<'_, G>) -> u16 {
        let slips = self.dice.below(SLIP) == 0 && chair.decision().shape != Shape::Name;
        if slips { self.dice.pick(chair.options().len().max(1)) as u16 } else { self.thinks.decide(chair) }
    }
}
