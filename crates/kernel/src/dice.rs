//! All chance of a game, in one seeded and saved value.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};

/// The source of chance. It lives inside the game's position, so equal positions have equal futures.
///
/// Scenarios may dictate coins and picks beforehand; dictated ones are used up first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dice {
    source: Xoshiro256PlusPlus,
    drawn: u32,
    coins: u32,
    coins_left: u8,
    picks_left: u8,
    picks: [u8; 8],
}

impl std::hash::Hash for Dice {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        // The stream itself is a function of the seed and of how much was drawn; two draws tell streams apart.
        let mut ahead = self.source.clone();
        ahead.next_u64().hash(state);
        ahead.next_u64().hash(state);
        (self.drawn, self.coins, self.coins_left, self.picks_left, self.picks).hash(state);
    }
}

impl Dice {
    pub fn new(seed: u64) -> Dice {
        let source = Xoshiro256PlusPlus::seed_from_u64(seed);
        Dice { source, drawn: 0, coins: 0, coins_left: 0, picks_left: 0, picks: [0; 8] }
    }

    /// Dice that reveal nothing, for what a seat may know of a position.
    pub fn blank() -> Dice {
        Dice::new(0)
    }

    /// How often chance was asked: grows with every draw, so that an undo can see that it crosses one.
    pub fn drawn(&self) -> u32 {
        self.drawn
    }

    /// A number below `bound` (which is at least 1), each equally likely.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        self.drawn = self.drawn.wrapping_add(1);
        // A 64-bit product with a 32-bit bound has a bias below 2^-32: smaller than any game can show.
        let high = self.source.next_u64() >> 32;
        ((high * u64::from(bound)) >> 32) as u32
    }

    /// True is heads.
    #[inline]
    pub fn flip(&mut self) -> bool {
        if self.coins_left > 0 {
            self.coins_left -= 1;
            self.drawn = self.drawn.wrapping_add(1);
            let heads = self.coins & 1 == 1;
            self.coins >>= 1;
            return heads;
        }
        self.below(2) == 1
    }

    /// One of `count` things, by number.
    pub fn pick(&mut self, count: usize) -> usize {
        if self.picks_left > 0 {
            self.picks_left -= 1;
            self.drawn = self.drawn.wrapping_add(1);
            let pick = usize::from(self.picks[0]);
            self.picks.rotate_left(1);
            self.picks[7] = 0;
            return pick.min(count.saturating_sub(1));
        }
        self.below(count as u32) as usize
    }

    /// Dictates the next coins, first one first. At most 32.
    pub fn dictate_coins(&mut self, coins: &[bool]) {
        for heads in coins.iter().take(32) {
            self.coins |= u32::from(*heads) << self.coins_left;
            self.coins_left += 1;
        }
    }

    /// Dictates the next picks. At most 8.
    pub fn dictate_picks(&mut self, picks: &[u8]) {
        for pick in picks.iter().take(8 - usize::from(self.picks_left)) {
            self.picks[usize::from(self.picks_left)] = *pick;
            self.picks_left += 1;
        }
    }

    /// Dictated coins and picks that were not used.
    pub fn left_over(&self) -> (u8, u8) {
        (self.coins_left, self.picks_left)
    }

    /// A fresh seed for another source, for instance an imagined game's.
    pub fn seed(&mut self) -> u64 {
        self.source.next_u64()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_numbers_for_ever() {
        let mut dice = Dice::new(7);
        let drawn: Vec<u32> = (0..6).map(|_| dice.below(100)).collect();
        assert_eq!(drawn, EXPECTED, "a change here breaks every stored replay");
    }
    const EXPECTED: [u32; 6] = [5, 17, 71, 42, 96, 46];

    #[test]
    fn dictated_coins_come_first_and_in_order() {
        let mut dice = Dice::new(1);
        dice.dictate_coins(&[true, false, true]);
        assert_eq!([dice.flip(), dice.flip(), dice.flip()], [true, false, true]);
        assert_eq!(dice.left_over(), (0, 0));
    }

    #[test]
    fn coins_are_fair_enough() {
        let mut dice = Dice::new(3);
        let heads = (0..10_000).filter(|_| dice.flip()).count();
        assert!((4_800..5_200).contains(&heads), "{heads} heads in 10,000");
    }
}
