//! Numbers that follow from a key and look like chance to everybody else.

use crate::Seed;
use chacha20::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// The key stream of ChaCha with 8 rounds under one key and one number (the nonce), read from its beginning.
#[derive(Debug)]
pub struct Stream(ChaCha8Rng);

impl Stream {
    pub(crate) fn new(key: [u8; 32], number: u64) -> Stream {
        let mut cipher = ChaCha8Rng::from_seed(key);
        cipher.set_stream(number);
        Stream(cipher)
    }

    /// A number below `bound` (which is at least 1), each exactly as likely.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        let mut product = self.product(bound);
        // The lower half tells which of 2^32 words it was: a few too many are drawn again (Lemire's method).
        if (product as u32) < bound {
            let surplus = bound.wrapping_neg() % bound;
            while (product as u32) < surplus {
                product = self.product(bound);
            }
        }
        (product >> 32) as u32
    }

    #[inline]
    fn product(&mut self, bound: u32) -> u64 {
        u64::from(self.word()) * u64::from(bound)
    }

    #[inline]
    pub(crate) fn word(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// True is heads.
    pub fn flip(&mut self) -> bool {
        self.below(2) == 1
    }

    /// One of `count` things, by number.
    #[inline]
    pub fn pick(&mut self, count: usize) -> usize {
        self.below(count as u32) as usize
    }

    /// Shuffles `count` things: says which two to swap, one time after the other.
    #[inline]
    pub fn shuffle(&mut self, count: usize, mut swap: impl FnMut(usize, usize)) {
        for last in (1..count).rev() {
            swap(last, self.pick(last + 1));
        }
    }

    /// A fresh seed for another source.
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        self.0.fill_bytes(&mut bytes);
        Seed::new(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hex(bytes: &[u8]) -> String {
        bytes.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// Test vectors TC1 and TC2 of draft-strombergson-chacha-test-vectors for 8 rounds and a key of 256 bits.
    #[test]
    fn the_numbers_are_those_of_the_published_cipher() {
        let block = |key: [u8; 32]| {
            let mut bytes = [0; 64];
            Stream::new(key, 0).0.fill_bytes(&mut bytes);
            hex(&bytes)
        };
        let zero = "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e\
                    984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42";
        let one = "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea\
                   289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8";
        assert_eq!(block([0; 32]), zero);
        let mut key = [0; 32];
        key[0] = 1;
        assert_eq!(block(key), one);
    }

    #[test]
    fn a_number_is_drawn_as_often_as_another() {
        for bound in [2u32, 3, 7, 60] {
            let mut stream = Seed::from(u64::from(bound)).stream(0);
            let mut counts = vec![0i64; bound as usize];
            for _ in 0..1_000 * bound {
                counts[stream.pick(bound as usize)] += 1;
            }
            // Chi squared stays below twice its degrees of freedom and 20 more in all but one of a million tries.
            let surprise: i64 = counts.iter().map(|count| (count - 1_000).pow(2)).sum::<i64>() / 1_000;
            assert!(surprise < 2 * i64::from(bound) + 20, "{bound}: {counts:?}");
        }
    }

    #[test]
    fn every_order_of_four_cards_comes_as_often_as_another() {
        let mut stream = Seed::from(4).stream(0);
        let mut counts = std::collections::BTreeMap::<[u8; 4], i64>::new();
        for _ in 0..24_000 {
            let mut cards = [1, 2, 3, 4];
            stream.shuffle(4, |a, b| cards.swap(a, b));
            *counts.entry(cards).or_default() += 1;
        }
        assert_eq!(counts.len(), 24);
        let surprise: i64 = counts.values().map(|count| (count - 1_000).pow(2)).sum::<i64>() / 1_000;
        assert!(surprise < 68, "{counts:?}");
    }

    #[test]
    fn a_large_bound_is_met_without_bias() {
        let mut stream = Seed::from(1).stream(0);
        // Three quarters of all words: without drawing again every third number would come twice as often.
        let bound = 3 << 30;
        let third = (0..30_000).filter(|_| stream.below(bound).is_multiple_of(3)).count();
        assert!((9_500..10_500).contains(&third), "{third}");
        assert_eq!(stream.below(1), 0);
    }
}
