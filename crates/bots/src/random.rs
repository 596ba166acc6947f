//! The player that takes whatever comes.

use longbox_kernel::{Chair, Game, Player, Seed, Shape, Stream};

/// Picks every legal option with the same chance: the yardstick for all other players, and the one that
/// leads games into corners nobody would think of.
#[derive(Debug)]
pub struct Random {
    stream: Stream,
}

impl Random {
    /// The same seed gives the same answers to the same questions.
    pub fn new(seed: impl Into<Seed>) -> Random {
        Random::with(seed.into().stream(0))
    }

    /// One that draws from these numbers.
    pub fn with(stream: Stream) -> Random {
        Random { stream }
    }
}

impl<G: Game> Player<G> for Random {
    fn decide(&mut self, chair: &Chair<'_, G>) -> u16 {
        let options = match chair.decision().shape {
            Shape::Name => u32::from(chair.game().entries()),
            _ => chair.options().len() as u32,
        };
        self.stream.below(options.max(1)) as u16
    }
}
