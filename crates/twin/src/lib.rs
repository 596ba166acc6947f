//! The same games natively and in WebAssembly: both must end in the same hash. Bots play them, from chance to the
//! search, so that they think the same everywhere.

mod ladder;

pub use ladder::Thought;
use ladder::{Kept, TwinGame};
use longbox_catalog::{SquadDeck, VsDeck, vs_side};
use longbox_squad::{Format, Squad};
use longbox_vs::Vs;
use std::sync::OnceLock;

/// A game, and how it is played here.
#[derive(Clone, Copy, Debug)]
pub struct Play {
    /// The word for it.
    pub game: &'static str,
    play: fn(bots: &[&str], games: u32, seed: u32) -> u64,
    think: fn(positions: u32, looks: u32) -> Thought,
}

/// Some games by the same bots.
#[derive(Clone, Copy, Debug)]
pub struct Run {
    /// What is played.
    pub play: Play,
    /// One a seat.
    pub bots: &'static [&'static str],
    /// How many for each seed.
    pub games: u32,
    /// From 1 up to this.
    pub seeds: u32,
}

impl TwinGame for Squad {
    fn kept() -> &'static Kept<Squad> {
        static KEPT: Kept<Squad> = OnceLock::new();
        &KEPT
    }

    fn meet(decks: &[&SquadDeck]) -> longbox_squad::Setup {
        let deck = |at: usize| decks.get(at).map(|deck| deck.cards.clone()).unwrap_or_default();
        longbox_squad::Setup::new(deck(0), deck(1), Format::Quest)
    }
}

impl TwinGame for Vs {
    fn kept() -> &'static Kept<Vs> {
        static KEPT: Kept<Vs> = OnceLock::new();
        &KEPT
    }

    fn meet(decks: &[&VsDeck]) -> longbox_vs::Setup {
        longbox_vs::Setup::new(decks.iter().map(|deck| vs_side(deck)).collect())
    }
}

const SQUAD: Play = Play { game: "squad", play: ladder::play::<Squad>, think: ladder::think::<Squad> };
const VS: Play = Play { game: "vs", play: ladder::play::<Vs>, think: ladder::think::<Vs> };

/// Every game there is.
pub const GAMES: [Play; 2] = [SQUAD, VS];

/// What is played. Those who search get few looks: how they think does not depend on how long.
pub const RUNS: [Run; 14] = [
    Run { play: SQUAD, bots: &["random", "random"], games: 40, seeds: 5 },
    Run { play: VS, bots: &["random", "random"], games: 40, seeds: 5 },
    Run { play: SQUAD, bots: &["rookie", "rookie"], games: 2, seeds: 1 },
    Run { play: SQUAD, bots: &["quick", "quick"], games: 4, seeds: 1 },
    Run { play: SQUAD, bots: &["sidekick", "sidekick"], games: 2, seeds: 1 },
    Run { play: SQUAD, bots: &["hero:60", "quick"], games: 2, seeds: 1 },
    Run { play: SQUAD, bots: &["legend:240", "hero:60"], games: 2, seeds: 1 },
    Run { play: VS, bots: &["rookie", "rookie"], games: 2, seeds: 1 },
    Run { play: VS, bots: &["quick", "quick"], games: 4, seeds: 1 },
    Run { play: VS, bots: &["sidekick", "sidekick"], games: 1, seeds: 1 },
    Run { play: VS, bots: &["hero:30", "quick"], games: 2, seeds: 1 },
    Run { play: VS, bots: &["legend:90", "hero:30"], games: 1, seeds: 1 },
    Run { play: VS, bots: &["rookie", "hero:20", "quick"], games: 1, seeds: 1 },
    Run { play: VS, bots: &["quick", "hero:20", "rookie", "legend:40"], games: 1, seeds: 1 },
];

impl Run {
    /// The game and who plays it, as one word.
    pub fn name(&self) -> String {
        format!("{}:{}", self.play.game, self.bots.join("+"))
    }

    /// Plays with this seed and gives one number for every answer and position on the way; 0 when that cannot be done.
    pub fn play(&self, seed: u32) -> u64 {
        (self.play.play)(self.bots, self.games, seed)
    }
}

impl Play {
    /// Lets `hero` think about so many fixed positions, with so many looks each.
    pub fn think(&self, positions: u32, looks: u32) -> Thought {
        (self.think)(positions, looks)
    }
}

/// The door for the WebAssembly host; a run is named by its place in the list.
#[unsafe(no_mangle)]
pub extern "C" fn longbox_twin(run: u32, seed: u32) -> u64 {
    RUNS.get(run as usize).map_or(0, |run| run.play(seed))
}

/// The same for thinking; a game is named by its place in the list. Whoever calls it takes the time.
#[unsafe(no_mangle)]
pub extern "C" fn longbox_think(game: u32, positions: u32, looks: u32) -> u64 {
    GAMES.get(game as usize).map_or(0, |play| play.think(positions, looks).answers)
}

#[cfg(test)]
mod tests {
    use super::{GAMES, RUNS};
    use longbox_bots::BotKind;

    #[test]
    fn every_bot_plays_every_game_and_tables_of_all_sizes_are_there() {
        for game in GAMES.map(|play| play.game) {
            let runs = || RUNS.iter().filter(|run| run.play.game == game);
            for bot in BotKind::ALL {
                let plays = |word: &&str| word.split(':').next() == Some(bot.name());
                assert!(runs().any(|run| run.bots.iter().any(plays)), "{bot} in {game}");
            }
        }
        for seats in 2..=4 {
            assert!(RUNS.iter().any(|run| run.bots.len() == seats), "{seats} seats");
        }
    }

    #[test]
    fn the_same_seed_gives_the_same_number_and_another_seed_another() {
        let run = RUNS[3];
        assert_eq!(run.play(1), run.play(1));
        assert_ne!(run.play(1), run.play(2));
        assert_ne!(run.play(1), 0);
    }

    #[test]
    fn a_search_takes_its_looks_in_fixed_positions() {
        let squad = GAMES[0];
        let thought = squad.think(3, 10);
        assert_eq!((thought.looks, squad.think(3, 10)), (30, thought));
    }
}
