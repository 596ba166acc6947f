//! The bots by name.

use crate::{BotGame, Greedy, Random};
use longbox_kernel::{Chair, Player, Seed, Stream};
use std::str::FromStr;

/// The bots there are.
///
/// ```
/// use longbox_bots::BotKind;
/// use longbox_kernel::{Deaf, Table};
/// use longbox_squad::language::{Card, Factor, Rarity};
/// use longbox_squad::{Format, Setup, Squad};
///
/// let punch = |number: u8| Card {
///     id: format!("P{number}"),
///     name: format!("Punch {number}"),
///     heroes: vec!["Hulk".to_owned()],
///     team: None,
///     level: 1,
///     factors: vec![Factor::Strength],
///     attack: Some(3),
///     block: Factor::Speed,
///     rarity: Rarity::Common,
///     powers: Vec::new(),
///     note: None,
/// };
/// let game = Squad::new((0..10).map(punch).collect())?;
/// let deck: Vec<u16> = (0..40).map(|at| at % 10).collect();
/// let mut table = Table::open(&game, Setup::new(deck.clone(), deck, Format::Strict), 7, &mut Deaf)?;
///
/// let mut greedy = "greedy".parse::<BotKind>()?.seat(1);
/// let mut random = BotKind::Random.seat(2);
/// let outcome = table.play_out(&mut [&mut *greedy, &mut *random], &mut Deaf);
/// assert_eq!(table.outcome(), Some(outcome));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BotKind {
    /// Takes whatever comes.
    Random,
    /// Looks a turn or two ahead.
    Greedy,
}

/// What a menu says about a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Profile {
    /// Whose profile it is.
    pub kind: BotKind,
    /// A name to play against.
    pub name: &'static str,
    /// One sentence.
    pub about: &'static str,
    /// From 1 (anybody beats it) upwards.
    pub strength: u8,
}

/// A word that is the name of no bot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no bot '{word}'; known are {known}")]
pub struct UnknownBot {
    /// What was asked for.
    pub word: String,
    /// The names there are, with commas.
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

    /// What a lobby shows of it.
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
    pub fn bot<G: BotGame>(self, seed: impl Into<Seed>) -> Bot<G> {
        match self {
            BotKind::Random => Bot::Random(Box::new(Random::new(seed))),
            BotKind::Greedy => Bot::Greedy(Box::new(Greedy::new(seed))),
        }
    }

    /// The same behind the common interface of players.
    pub fn seat<G: BotGame + 'static>(self, seed: impl Into<Seed>) -> Box<dyn Player<G> + Send> {
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
pub enum Bot<G: BotGame> {
    /// See [`Random`].
    Random(Box<Random>),
    /// See [`Greedy`].
    Greedy(Box<Greedy<G>>),
}

impl<G: BotGame> Bot<G> {
    /// Gives it other chance of its own.
    pub fn reseed(&mut self, mut stream: Stream) {
        match self {
            Bot::Random(random) => **random = Random::with(stream),
            Bot::Greedy(greedy) => greedy.reseed(stream.seed()),
        }
    }
}

impl<G: BotGame> Player<G> for Bot<G> {
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
