//! The bots by name.

use crate::budget::Budget;
use crate::spec::BotSpec;
use crate::{Bot, BotGame};
use longbox_kernel::{Player, Seed};
use std::time::Duration;

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
/// let mut sidekick = "sidekick".parse::<BotKind>()?.seat(1);
/// let mut random = BotKind::Random.seat(2);
/// let outcome = table.play_out(&mut [&mut *sidekick, &mut *random], &mut Deaf);
/// assert_eq!(table.outcome(), Some(outcome));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BotKind {
    /// Takes whatever comes.
    Random,
    /// Plays by habit, for thousands of test games.
    Quick,
    /// Looks ahead a little and slips now and then.
    Rookie,
    /// Looks a turn or two ahead. It stays as it is: the yardstick for the others.
    Sidekick,
    /// Looks ahead in many imagined games, most of all where the choice is close.
    Hero,
    /// Searches: a tree of choices over games as they could be.
    Legend,
    /// Hero with all cards face up. It exists in an arena only, to measure what hidden cards are worth.
    Oracle,
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

/// What a bot was called before.
const FORMER: [(&str, BotKind); 1] = [("greedy", BotKind::Sidekick)];

impl BotKind {
    /// Everybody who plays honestly, from the weakest to the strongest.
    pub const ALL: [BotKind; 6] =
        [BotKind::Random, BotKind::Rookie, BotKind::Quick, BotKind::Sidekick, BotKind::Hero, BotKind::Legend];

    /// The word for it in files and on the command line.
    pub fn name(self) -> &'static str {
        match self {
            BotKind::Random => "random",
            BotKind::Quick => "quick",
            BotKind::Rookie => "rookie",
            BotKind::Sidekick => "sidekick",
            BotKind::Hero => "hero",
            BotKind::Legend => "legend",
            BotKind::Oracle => "oracle",
        }
    }

    /// What a lobby shows of it.
    pub fn profile(self) -> Profile {
        let (name, about, strength) = match self {
            BotKind::Random => ("Coin-Flip Kid", "Takes any legal option, good or bad, with the same chance.", 1),
            BotKind::Rookie => ("Rookie", "Knows the rules, has a plan, and slips now and then.", 2),
            BotKind::Quick => ("Quicksilver Hand", "Answers at once, by habit. Made for thousands of test games.", 2),
            BotKind::Sidekick => ("Sidekick", "Tries every option a turn ahead and takes what looks best.", 3),
            BotKind::Hero => ("Hero", "Weighs the best options in hundreds of games as they could be.", 4),
            BotKind::Legend => ("Legend", "Thinks whole turns through, yours included. Takes its time.", 5),
            BotKind::Oracle => ("Oracle", "Sees every card. Only for measuring.", 5),
        };
        Profile { kind: self, name, about, strength }
    }

    /// What it thinks with unless somebody says otherwise; none for bots that take no budget.
    pub fn budget(self) -> Option<Budget> {
        match self {
            BotKind::Random | BotKind::Quick | BotKind::Rookie | BotKind::Sidekick => None,
            BotKind::Hero | BotKind::Oracle => Some(Budget::looks(2_000)),
            BotKind::Legend => Some(Budget::looks(40_000)),
        }
    }

    /// How long it may think in a game with people.
    pub fn patience(self) -> Option<Duration> {
        match self {
            BotKind::Random | BotKind::Quick | BotKind::Rookie | BotKind::Sidekick => None,
            BotKind::Hero | BotKind::Oracle => Some(Duration::from_millis(50)),
            BotKind::Legend => Some(Duration::from_secs(1)),
        }
    }

    /// A bot of this kind with its own chance.
    pub fn bot<G: BotGame>(self, seed: impl Into<Seed>) -> Bot<G> {
        BotSpec::from(self).bot(seed)
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

impl std::str::FromStr for BotKind {
    type Err = UnknownBot;

    fn from_str(word: &str) -> Result<BotKind, UnknownBot> {
        let wanted = word.trim().to_lowercase();
        let now = BotKind::ALL.into_iter().map(|kind| (kind.name(), kind));
        let found = now.chain(FORMER).find(|(name, _)| *name == wanted);
        found.map(|(_, kind)| kind).ok_or_else(|| UnknownBot {
            word: word.trim().to_owned(),
            known: BotKind::ALL.map(BotKind::name).join(", "),
        })
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
        assert_eq!("greedy".parse(), Ok(BotKind::Sidekick), "files of old keep their bot");
        let error = "gredy".parse::<BotKind>().unwrap_err();
        assert_eq!(
            error.to_string(),
            "there is no bot 'gredy'; known are random, rookie, quick, sidekick, hero, legend"
        );
    }
}
