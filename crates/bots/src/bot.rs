//! Any bot.

use crate::{BotGame, Greedy, Quick, Random, Rookie, Searcher};
use longbox_kernel::{Chair, Player, Seat, Stream, Viewer};

/// Any bot. It can begin another game with new chance and keep what it knows of the cards.
#[derive(Debug)]
pub enum Bot<G: BotGame> {
    /// See [`Random`].
    Random(Box<Random>),
    /// See [`Quick`].
    Quick(Box<Quick<G>>),
    /// See [`Rookie`].
    Rookie(Box<Rookie<G>>),
    /// See [`Greedy`].
    Sidekick(Box<Greedy<G>>),
    /// See [`Searcher`].
    Searcher(Box<Searcher<G>>),
    /// The same. Where somebody shows it the position, it sees every card.
    Oracle(Box<Searcher<G>>),
}

impl<G: BotGame> Bot<G> {
    /// Gives it other chance of its own.
    pub fn reseed(&mut self, mut stream: Stream) {
        match self {
            Bot::Random(random) => **random = Random::with(stream),
            Bot::Quick(quick) => quick.reseed(stream.seed()),
            Bot::Rookie(rookie) => rookie.reseed(stream.seed()),
            Bot::Sidekick(greedy) => greedy.reseed(stream.seed()),
            Bot::Searcher(searcher) | Bot::Oracle(searcher) => searcher.reseed(stream.seed()),
        }
    }

    /// Whether it makes use of what happens between its choices.
    pub fn listens(&self) -> bool {
        G::TAKES_NOTES && matches!(self, Bot::Searcher(_))
    }

    /// Decides with the position on the table, which an oracle alone looks at.
    pub fn decide_at(&mut self, chair: &Chair<'_, G>, position: &G::Position) -> u16 {
        match self {
            Bot::Oracle(searcher) => searcher.search(chair, &chair.game().standpoint(position, Viewer::Open)),
            honest => honest.decide(chair),
        }
    }

    /// How many looks it has taken so far; none for bots that do not search.
    pub fn looks(&self) -> Option<u64> {
        match self {
            Bot::Random(_) | Bot::Quick(_) | Bot::Rookie(_) | Bot::Sidekick(_) => None,
            Bot::Searcher(searcher) | Bot::Oracle(searcher) => Some(searcher.looks()),
        }
    }
}

impl<G: BotGame> Player<G> for Bot<G> {
    fn decide(&mut self, chair: &Chair<'_, G>) -> u16 {
        match self {
            Bot::Random(random) => random.decide(chair),
            Bot::Quick(quick) => quick.decide(chair),
            Bot::Rookie(rookie) => rookie.decide(chair),
            Bot::Sidekick(greedy) => greedy.decide(chair),
            Bot::Searcher(searcher) | Bot::Oracle(searcher) => searcher.decide(chair),
        }
    }

    fn notice(&mut self, game: &G, seat: Seat, sight: &G::Sight) {
        if let Bot::Searcher(searcher) = self {
            searcher.notice(game, seat, sight);
        }
    }
}
