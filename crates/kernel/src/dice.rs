//! All chance of a game, in one seeded and saved value.

use crate::{Seed, Stream};
use serde::{Deserialize, Serialize};

/// The source of chance. It lives inside the game's position, so equal positions have equal futures.
///
/// Each draw has a [`Stream`] of its own and takes as many numbers from it as it needs, so the key and the number of
/// draws are all there is to keep. Scenarios may dictate coins and picks beforehand; dictated ones are used up first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Dice {
    key: Seed,
    drawn: u32,
    /// The next coins, the first one lowest: one draw is enough for 32.
    coins: u32,
    coins_left: u8,
    /// How many of them were dictated.
    coins_dictated: u8,
    picks_left: u8,
    picks: [u8; 8],
}

impl Dice {
    /// All the chance of a game that is dealt with this seed.
    pub fn new(seed: impl Into<Seed>) -> Dice {
        Dice { key: seed.into(), drawn: 0, coins: 0, coins_left: 0, coins_dictated: 0, picks_left: 0, picks: [0; 8] }
    }

    /// Dice that reveal nothing, for what a seat may know of a position.
    pub fn blank() -> Dice {
        Dice::new(0)
    }

    /// How often chance was asked: grows with every draw, so that an undo can see that it crosses one.
    pub fn drawn(&self) -> u32 {
        self.drawn
    }

    /// One draw of as many numbers as somebody needs: a whole shuffle, a whole deal.
    #[inline]
    pub fn stream(&mut self) -> Stream {
        let stream = self.key.draw(self.drawn);
        self.drawn = self.drawn.wrapping_add(1);
        stream
    }

    /// A number below `bound` (which is at least 1), each equally likely.
    pub fn below(&mut self, bound: u32) -> u32 {
        self.stream().below(bound)
    }

    /// True is heads.
    #[inline]
    pub fn flip(&mut self) -> bool {
        if self.coins_left == 0 {
            self.coins = self.key.draw(self.drawn).word();
            self.coins_left = 32;
        }
        self.drawn = self.drawn.wrapping_add(1);
        self.coins_left -= 1;
        self.coins_dictated = self.coins_dictated.saturating_sub(1);
        let heads = self.coins & 1 == 1;
        self.coins >>= 1;
        heads
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
        self.stream().pick(count)
    }

    /// Dictates the next coins, first one first. At most 32.
    pub fn dictate_coins(&mut self, coins: &[bool]) {
        if self.coins_dictated == 0 {
            (self.coins, self.coins_left) = (0, 0);
        }
        for heads in coins.iter().take(32 - usize::from(self.coins_left)) {
            self.coins |= u32::from(*heads) << self.coins_left;
            self.coins_left += 1;
        }
        self.coins_dictated = self.coins_left;
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
        (self.coins_dictated, self.picks_left)
    }

    /// A fresh seed for another source.
    pub fn seed(&mut self) -> Seed {
        self.stream().seed()
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
    const EXPECTED: [u32; 6] = [74, 2, 74, 82, 57, 80];

    #[test]
    fn dictated_coins_come_first_and_in_order() {
        let mut dice = Dice::new(1);
        dice.dictate_coins(&[true, false, true]);
        assert_eq!(dice.left_over(), (3, 0));
        assert_eq!([dice.flip(), dice.flip(), dice.flip()], [true, false, true]);
        dice.flip();
        assert_eq!(dice.left_over(), (0, 0), "coins drawn beforehand are not left over");
        dice.dictate_coins(&[false, true]);
        assert_eq!([dice.flip(), dice.flip()], [false, true]);
    }

    #[test]
    fn coins_are_fair_enough() {
        let mut dice = Dice::new(3);
        let heads = (0..10_000).filter(|_| dice.flip()).count();
        assert!((4_800..5_200).contains(&heads), "{heads} heads in 10,000");
    }

    #[test]
    fn blank_dice_hold_no_key_and_the_dice_of_a_game_stay_small() {
        assert_eq!(Dice::blank(), Dice::new(Seed::new([0; 32])));
        assert!(size_of::<Dice>() <= 56, "bots copy it with every position");
    }
}
