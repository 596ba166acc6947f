//! The bots by name.

use crate::{Appraise, Greedy, Random};
use longbox_kernel::{Chair, Player, Seed, Stream};
use std::str::FromStr;

/// The bots there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BotKind {
    Random,
    Greedy,
}

/// What a menu says about a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Profile {
    pub kind: BotKind,
    /// A name to play against.
    pub name: &'static str,
    /// One sentence.
    pub about: &'static str,
    /// From 1 (anybody beats it) upwards.
    pub strength: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no bot '{word}'; known are {known}")]
pub struct UnknownBot {
    pub word: String,
    pub known: String,
}

impl BotKind {
    /// From the weakest to the strongest.
    pub const ALL: [BotKind; 2] = [BotKind::Random, BotKind::Greedy];

    /// The word for it in files and on the command line.
    pub fn name(self) -> &'static str {
        match self {
            BotKind::Random => "random",
            BotKind::Greedy => "greedy",
        }
    }

    pub fn profile(self) -> Profile {
        match self {
            BotKind::Random => Profile {
                kind: self,
                name: "Coin-Flip Kid",
                about: "Takes any legal option, good or bad, with the same chance.",
                strength: 1,
            },
            BotKind::Greedy => Profile {
                kind: self,
                name: "Sidekick",
                about: "Tries every option a turn ahead in games as they could be and takes what looks best.",
                strength: 2,
            },
        }
    }

    /// A bot of this kind with its own chance.
    pub fn bot<G: Appraise>(self, seed: impl Into<Seed>) -> Bot<G> {
        match self {
            BotKind::Random => Bot::Random(Box::new(Random::new(seed))),
            BotKind::Greedy => Bot::Greedy(Box::new(Greedy::new(seed))),
        }
    }

    /// The same behind the common interface of players.
    pub fn seat<G: Appraise + 'static>(self, seed: impl Into<Seed>) -> Box<dyn Player<G> + Send> {
        Box::new(self.bot::<G>(seed))
    }
}

impl std::fmt::Display for BotKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for BotKind {
    type Err = UnknownBot;

    fn from_str(word: &str) -> Result<BotKind, UnknownBot> {
        let wanted = word.trim().to_lowercase();
        BotKind::ALL.into_iter().find(|kind| kind.name() == wanted).ok_or_else(|| UnknownBot {
            word: word.trim().to_owned(),
            known: BotKind::ALL.map(BotKind::name).join(", "),
        })
    }
}

/// Any bot. It can begin another game with new chance and keep what it knows of the cards.
#[derive(Debug)]
pub enum Bot<G: Appraise> {
    Random(Box<Random>),
    Greedy(Box<Greedy<G>>),
}

impl<G: Appraise> Bot<G> {
    /// Gives it other chance of its own.
    pub fn reseed(&mut self, mut stream: Stream) {
        match self {
            Bot::Random(random) => **random = Random::with(stream),
            Bot::Greedy(greedy) => greedy.reseed(stream.seed()),
        }
    }
}

impl<G: Appraise> Player<G> for Bot<G> {
    fn decide(&mut self, chair: &Chair<'_, G>) -> u16 {
        match self {
            Bot::Random(random) => random.decide(chair),
            Bot::Greedy(greedy) => greedy.decide(chair),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_found_by_name_and_an_unknown_one_names_the_known() {
        for kind in BotKind::ALL {
            assert_eq!(kind.name().to_uppercase().parse(), Ok(kind));
            assert_eq!(kind.profile().kind, kind);
        }
        let error = "gredy".parse::<BotKind>().unwrap_err();
        assert_eq!(error.to_string(), "there is no bot 'gredy'; known are random, greedy");
    }
}
