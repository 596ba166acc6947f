//! A part of a run that is shared out over several machines.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// One of several equal parts of a run, as in `3/16`: part 3 of 16. Rounds are dealt out in turn, so that the parts
/// together are the whole run.
///
/// ```
/// let shard: longbox_arena::Shard = "2/3".parse()?;
/// let mine: Vec<u64> = (0..8).filter(|round| shard.has(*round)).collect();
/// assert_eq!(mine, [1, 4, 7]);
/// # Ok::<(), longbox_arena::BadShard>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Shard {
    /// From 1.
    part: u32,
    parts: u32,
}

/// A word that is no part of a run.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{word}' is no part of a run; write it as in 3/16, the third of sixteen parts")]
pub struct BadShard {
    /// What was written.
    pub word: String,
}

impl Shard {
    /// The whole run.
    pub const WHOLE: Shard = Shard { part: 1, parts: 1 };

    /// The part with this number, from 1, of so many. None: there is no such part.
    pub fn new(part: u32, parts: u32) -> Option<Shard> {
        (1..=parts).contains(&part).then_some(Shard { part, parts })
    }

    /// Whether a round belongs to this part.
    pub fn has(self, round: u64) -> bool {
        round % u64::from(self.parts) == u64::from(self.part - 1)
    }

    /// How many of the first rounds belong to this part.
    pub fn count(self, rounds: u64) -> u64 {
        (rounds + u64::from(self.parts - self.part)) / u64::from(self.parts)
    }

    /// All parts of the same run.
    pub fn all(self) -> Vec<Shard> {
        (1..=self.parts).map(|part| Shard { part, parts: self.parts }).collect()
    }

    /// How many parts there are.
    pub fn parts(self) -> u32 {
        self.parts
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.part, self.parts)
    }
}

impl FromStr for Shard {
    type Err = BadShard;

    fn from_str(word: &str) -> Result<Shard, BadShard> {
        let numbers = word.split_once('/').and_then(|(part, parts)| Some((part.parse().ok()?, parts.parse().ok()?)));
        let shard = numbers.map(|(part, parts)| Shard { part, parts });
        shard.filter(|shard| (1..=shard.parts).contains(&shard.part)).ok_or_else(|| BadShard { word: word.to_owned() })
    }
}

impl Serialize for Shard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Shard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Shard, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_round_belongs_to_one_part() {
        let parts: Vec<Shard> = (1..=5).map(|part| format!("{part}/5").parse().unwrap()).collect();
        for round in 0..40 {
            assert_eq!(parts.iter().filter(|shard| shard.has(round)).count(), 1);
            assert!(Shard::WHOLE.has(round));
            for shard in &parts {
                assert_eq!(shard.count(round), (0..round).filter(|round| shard.has(*round)).count() as u64);
            }
        }
        for word in ["", "3", "0/4", "5/4", "a/b", "1/0", "-1/2"] {
            assert!(word.parse::<Shard>().is_err(), "{word}");
        }
    }
}
