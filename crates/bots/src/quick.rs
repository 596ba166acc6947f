//! The player for thousands of test games.

use crate::game::{BotGame, Knowing};
use crate::look::most_named;
use longbox_kernel::{Chair, Dice, Player, Seed, Shape};

/// Takes every option by habit, after one glance at a game as it could be: a few microseconds a choice.
#[derive(Clone, Debug)]
pub struct Quick<G: BotGame> {
    dice: Dice,
    knowing: Knowing<G>,
}

impl<G: BotGame> Quick<G> {
    /// The same seed gives the same answers to the same questions.
    pub fn new(seed: impl Into<Seed>) -> Quick<G> {
        Quick { dice: Dice::new(seed), knowing: Knowing::default() }
    }

    /// Makes it play as a new one with this seed would.
    pub fn reseed(&mut self, seed: Seed) {
        self.dice = Dice::new(seed);
    }
}

impl<G: BotGame> Player<G> for Quick<G> {
    fn decide(&mut self, chair: &Chair<'_, G>) -> u16 {
        let game = chair.game();
        let world = chair.imagine(&mut self.dice);
        let worth = self.knowing.of(game);
        if chair.decision().shape == Shape::Name {
            return most_named(game, worth, std::slice::from_ref(&world), chair.seat(), &mut self.dice);
        }
        let at = game.glance(worth, &world, chair.seat(), chair.options());
        at.min(chair.options().len().saturating_sub(1)) as u16
    }
}
