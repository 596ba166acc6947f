//! A bot with what it may think.

use crate::budget::{Allowance, BadBudget, Budget, Machine};
use crate::{Bot, BotGame, BotKind, Greedy, LookWatch, Quick, Random, Rookie, Searcher, UnknownBot};
use longbox_kernel::{Player, Seed};
use std::fmt;
use std::str::FromStr;

/// A bot by name with its budget, as in `hero`, `hero:400` (looks) or `hero:50ms`.
///
/// ```
/// use longbox_bots::{BotKind, BotSpec, Budget};
///
/// let spec: BotSpec = "hero:400".parse()?;
/// assert_eq!((spec.kind, spec.budget), (BotKind::Hero, Some(Budget::looks(400))));
/// assert_eq!(spec.to_string(), "hero:400");
/// # Ok::<(), longbox_bots::BadBot>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BotSpec {
    /// Which bot.
    pub kind: BotKind,
    /// What it may think; none: what its kind usually takes.
    pub budget: Option<Budget>,
}

/// Why a word means no bot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadBot {
    /// No bot has this name.
    #[error(transparent)]
    Unknown(#[from] UnknownBot),
    /// What follows the name is no budget.
    #[error(transparent)]
    Budget(#[from] BadBudget),
    /// This bot always thinks the same.
    #[error("{0} takes no budget: it always thinks the same")]
    NoBudget(BotKind),
}

impl From<BotKind> for BotSpec {
    fn from(kind: BotKind) -> BotSpec {
        BotSpec { kind, budget: None }
    }
}

impl BotSpec {
    /// The same bot with this budget, unless it has one of its own or takes none.
    #[must_use]
    pub fn or(self, budget: Option<Budget>) -> BotSpec {
        let takes_one = self.kind.budget().is_some();
        BotSpec { budget: self.budget.or(budget.filter(|_| takes_one)), ..self }
    }

    /// This bot with its own chance.
    pub fn bot<G: BotGame>(self, seed: impl Into<Seed>) -> Bot<G> {
        self.bot_on(Machine::ONE_THREAD, seed)
    }

    /// The same on another machine.
    pub fn bot_on<G: BotGame>(self, machine: Machine, seed: impl Into<Seed>) -> Bot<G> {
        let allowance = self.allowance(machine);
        match self.kind {
            BotKind::Random => Bot::Random(Box::new(Random::new(seed))),
            BotKind::Quick => Bot::Quick(Box::new(Quick::new(seed))),
            BotKind::Rookie => Bot::Rookie(Box::new(Rookie::new(seed))),
            BotKind::Sidekick => Bot::Sidekick(Box::new(Greedy::new(seed))),
            BotKind::Hero | BotKind::Legend => Bot::Searcher(Box::new(Searcher::new(seed.into(), allowance))),
            BotKind::Oracle => Bot::Oracle(Box::new(Searcher::new(seed.into(), allowance))),
        }
    }

    /// The same with somebody who is told of the parts of its looks; none for bots that do not search.
    pub fn watched<G: BotGame, W: LookWatch>(
        self,
        machine: Machine,
        seed: impl Into<Seed>,
        watch: W,
    ) -> Option<Searcher<G, W>> {
        let searches = self.kind.budget().is_some();
        searches.then(|| Searcher::watched(seed.into(), self.allowance(machine), watch))
    }

    fn allowance(self, machine: Machine) -> Allowance {
        let budget = self.budget.or(self.kind.budget()).unwrap_or(Budget::looks(1));
        Allowance { budget, machine }
    }

    /// The same behind the common interface of players.
    pub fn seat<G: BotGame + 'static>(self, machine: Machine, seed: impl Into<Seed>) -> Box<dyn Player<G> + Send> {
        Box::new(self.bot_on::<G>(machine, seed))
    }

    /// As a word is read, and `oracle` too: only an arena can show it the cards.
    pub fn for_arena(word: &str) -> Result<BotSpec, BadBot> {
        let (name, budget) =
            word.trim().split_once(':').map_or((word.trim(), None), |(name, budget)| (name, Some(budget)));
        if !name.eq_ignore_ascii_case(BotKind::Oracle.name()) {
            return word.parse();
        }
        let budget = budget.map(|budget| budget.trim().parse()).transpose()?;
        Ok(BotSpec { kind: BotKind::Oracle, budget })
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.budget {
            Some(budget) => write!(f, "{}:{budget}", self.kind),
            None => write!(f, "{}", self.kind),
        }
    }
}

impl FromStr for BotSpec {
    type Err = BadBot;

    fn from_str(word: &str) -> Result<BotSpec, BadBot> {
        let Some((name, budget)) = word.trim().split_once(':') else {
            return Ok(word.parse::<BotKind>()?.into());
        };
        let kind: BotKind = name.parse()?;
        if kind.budget().is_none() {
            return Err(BadBot::NoBudget(kind));
        }
        Ok(BotSpec { kind, budget: Some(budget.trim().parse()?) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_is_written_with_its_budget() {
        for word in ["random", "hero", "hero:50ms", "hero:1200"] {
            assert_eq!(word.parse::<BotSpec>().unwrap().to_string(), word);
        }
        let wrong = |word: &str| word.parse::<BotSpec>().unwrap_err().to_string();
        assert_eq!(wrong("sidekick:5"), "sidekick takes no budget: it always thinks the same");
        assert_eq!(wrong("hero:soon"), "'soon' is no budget; write a number of looks (400) or a time (50ms, 2s)");
        assert!(wrong("her:5").starts_with("there is no bot 'her'"));
    }

    #[test]
    fn nobody_but_the_arena_can_ask_for_the_oracle() {
        assert!("oracle".parse::<BotSpec>().is_err());
        assert_eq!(BotSpec::for_arena("oracle:400").unwrap().to_string(), "oracle:400");
        assert_eq!(BotSpec::for_arena("hero:400"), "hero:400".parse());
    }

    #[test]
    fn a_common_budget_is_for_those_who_take_one() {
        let common = Some(Budget::looks(7));
        assert_eq!(BotSpec::from(BotKind::Sidekick).or(common).budget, None);
        assert_eq!(BotSpec::from(BotKind::Hero).or(common).budget, common);
        assert_eq!("hero:9".parse::<BotSpec>().unwrap().or(common).budget, Some(Budget::looks(9)));
    }
}
