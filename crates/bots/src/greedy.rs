//! The player that looks one step ahead.

use crate::game::{BotGame, Knowing};
use crate::look::{Look, most_named};
use longbox_kernel::{Chair, Dice, Player, Seed, Shape};

/// How far and how broadly to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Depth {
    /// Games imagined for each decision. All options are tried in the same ones.
    pub worlds: u8,
    /// Turns until the position is scored; 1 is the end of the present turn.
    pub turns: u32,
}

/// Tries each option in a few games as they could be, plays on by habit for a while and takes the option
/// that leads to the best position on average.
#[derive(Clone, Debug)]
pub struct Greedy<G: BotGame> {
    dice: Dice,
    depth: Depth,
    knowing: Knowing<G>,
    worlds: Vec<G::Position>,
    menu: Vec<G::Choice>,
}

impl<G: BotGame> Greedy<G> {
    /// One that looks as far as the game suggests.
    pub fn new(seed: impl Into<Seed>) -> Greedy<G> {
        Greedy::with(seed, G::DEPTH)
    }

    /// One that looks as far as this.
    pub fn with(seed: impl Into<Seed>, depth: Depth) -> Greedy<G> {
        let (worlds, menu) = (Vec::with_capacity(8), Vec::with_capacity(64));
        Greedy { dice: Dice::new(seed), depth, knowing: Knowing::default(), worlds, menu }
    }

    /// Makes it play as a new one with this seed would.
    pub fn reseed(&mut self, seed: Seed) {
        self.dice = Dice::new(seed);
    }

    fn imagine(&mut self, chair: &Chair<'_, G>) {
        let standpoint = chair.standpoint();
        self.worlds.clear();
        for _ in 0..self.depth.worlds {
            self.worlds.push(chair.game().imagine(&standpoint, &mut self.dice));
        }
    }
}

impl<G: BotGame> Player<G> for Greedy<G> {
    fn decide(&mut self, chair: &Chair<'_, G>) -> u16 {
        let game = chair.game();
        self.imagine(chair);
        let worth = self.knowing.of(game);
        // A whole catalogue is too much to try out.
        if chair.decision().shape == Shape::Name {
            return most_named(game, worth, &self.worlds, chair.seat(), &mut self.dice);
        }
        if let Some(planned) = game.plan(worth, &self.worlds, chair.options()) {
            return planned as u16;
        }
        // What changes nothing is taken only where nothing else is left.
        let mut best = (false, i32::MIN, 0);
        for (index, choice) in chair.options().iter().enumerate() {
            let (mut changes, mut total) = (false, 0);
            for world in &self.worlds {
                let mut look = Look { game, worth, turns: self.depth.turns, menu: &mut self.menu };
                let (score, changed) = look.try_out(world, *choice, chair.seat());
                total += score;
                changes |= changed;
            }
            if (changes, total) > (best.0, best.1) {
                best = (changes, total, index as u16);
            }
        }
        best.2
    }
}
