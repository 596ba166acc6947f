//! The player that takes whatever comes.

use longbox_kernel::{Chair, Dice, Game, Player, Shape};

/// Picks every legal option with the same chance: the yardstick for all other players, and the one that
/// leads games into corners nobody would think of.
#[derive(Clone, Debug)]
pub struct Random {
    dice: Dice,
}

impl Random {
    pub fn new(seed: u64) -> Random {
        Random { dice: Dice::new(seed) }
    }
}

impl<G: Game> Player<G> for Random {
    fn decide(&mut self, chair: &Chair<'_, G>) -> u16 {
        let options = match chair.decision().shape {
            Shape::Name => u32::from(chair.game().entries()),
            _ => chair.options().len() as u32,
        };
        self.dice.below(options.max(1)) as u16
    }
}
