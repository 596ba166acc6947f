//! What all chance of a game follows from.

use crate::{Stream, excerpt};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// A number of 256 bits, most significant byte first. It is the key of all chance: whoever has it knows every card.
///
/// Written as 64 hexadecimal digits; one below 2^64, easy to type again, as a decimal number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Seed([u8; 32]);

/// A word that was given as a seed and is none.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is not a seed: that is a number up to {max} or 64 hexadecimal digits", max = u64::MAX)]
pub struct SeedError(String);

/// Streams from this number on belong to whatever goes with a game; those below are the draws of its dice.
const BESIDE: u64 = 1 << 63;

impl Seed {
    /// From random bytes of the system or the browser.
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The numbers of one draw of the dice.
    pub(crate) fn draw(self, number: u32) -> Stream {
        Stream::new(self.0, u64::from(number))
    }

    /// Numbers for something beside the game, for instance a bot's own. None of them is ever drawn by the dice.
    pub fn stream(self, number: u64) -> Stream {
        Stream::new(self.0, BESIDE | number)
    }

    /// A seed for something beside the game.
    pub fn branch(self, number: u64) -> Seed {
        self.stream(number).seed()
    }

    /// The seed so many numbers further on; after the last comes 0.
    pub fn after(self, steps: u64) -> Seed {
        let mut bytes = self.0;
        let mut carry = u128::from(steps);
        for byte in bytes.iter_mut().rev() {
            carry += u128::from(*byte);
            *byte = carry as u8;
            carry >>= 8;
        }
        Seed(bytes)
    }
}

impl From<u64> for Seed {
    fn from(number: u64) -> Seed {
        Seed::default().after(number)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (high, low) = self.0.split_at(24);
        if high.iter().all(|byte| *byte == 0) {
            let number = low.iter().fold(0u64, |number, byte| number << 8 | u64::from(*byte));
            return number.fmt(f);
        }
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(word: &str) -> Result<Seed, SeedError> {
        let word = word.trim();
        let odd = || SeedError(excerpt(word));
        if word.len() != 64 {
            let digits = word.bytes().all(|byte| byte.is_ascii_digit());
            return word.parse::<u64>().ok().filter(|_| digits).map(Seed::from).ok_or_else(odd);
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(word.as_bytes().chunks_exact(2)) {
            let digit = |at: usize| char::from(pair[at]).to_digit(16);
            let (Some(high), Some(low)) = (digit(0), digit(1)) else { return Err(odd()) };
            *byte = (high << 4 | low) as u8;
        }
        Ok(Seed(bytes))
    }
}

// As text: JavaScript rounds numbers above 2^53.
impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LONG: &str = "00112233445566778899aabbccddeeff0123456789abcdef0123456789abcdef";

    #[test]
    fn a_seed_is_read_as_it_is_written() {
        for word in ["0", "7", "18446744073709551615", LONG] {
            assert_eq!(word.parse::<Seed>().map(|seed| seed.to_string()), Ok(word.to_owned()));
        }
        assert_eq!(format!("{:0>64}", "1f").parse(), Ok(Seed::from(31)), "a short one written out");
        assert_eq!(LONG.to_uppercase().parse::<Seed>(), LONG.parse());
    }

    #[test]
    fn what_is_no_seed_is_named() {
        let gaps = LONG.replace('9', "_");
        for word in ["", "seven", "-1", "+7", "0x7", "18446744073709551616", &LONG[1..], &gaps] {
            let error = word.parse::<Seed>().expect_err(word).to_string();
            assert!(error.starts_with(&format!("'{word}' is not a seed")), "{error}");
        }
    }

    #[test]
    fn the_next_seed_carries_over() {
        assert_eq!(Seed::from(u64::MAX).after(2).to_string(), format!("{:0>64}", "10000000000000001"));
        assert_eq!(Seed::new([255; 32]).after(1), Seed::from(0));
    }

    #[test]
    fn what_is_beside_a_game_never_meets_its_draws() {
        let seed = Seed::from(7);
        let draws: Vec<Seed> = (0..100).map(|number| seed.draw(number).seed()).collect();
        assert!((0..100).all(|number| !draws.contains(&seed.branch(number))));
    }
}
