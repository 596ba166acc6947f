//! Playing the games of a match.

use crate::answer::answer;
use crate::field::Pairing;
use crate::fresh::Decks;
use crate::game::ArenaGame;
use crate::seeds;
use crate::summary::Summary;
use crate::tally::{Played, Spread, Tally, bot_at};
use longbox_bots::{Bot, BotSpec};
use longbox_kernel::{Deaf, Outcome, Reason, Seat, Seed, Shape, Table, Verdict, Witness};
use rayon::prelude::*;

/// Rounds of games that one table plays before it is cleared away.
const ROUNDS_A_TASK: u64 = 16;

/// Many games between bots. A round is one game for each seat: all of the same deal, with the bots moving on.
///
/// ```
/// use longbox_arena::{Decks, Field, Match, SquadTerms};
/// use longbox_bots::BotKind;
///
/// let game = longbox_catalog::squad()?.game;
/// let decks = longbox_catalog::squad_decks(&game).expect("the built-in decks are in order");
/// let field = Field::new(&game, &decks[..2], &SquadTerms::default());
/// let bots = [BotKind::Sidekick.into(), BotKind::Random.into()];
/// let (game, decks, seed) = (&game, Decks::Named(&field), 7.into());
/// let bout = Match { game, decks, bots: &bots, games: 4, seed, threads: 1, coverage: false };
/// let summary = bout.play(&|_| ())?;
/// assert_eq!(summary.games, 4);
/// println!("sidekick wins {}", summary.bots[0].wins);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Match<'a, G: ArenaGame> {
    /// The rules with their cards.
    pub game: &'a G,
    /// Who meets whom.
    pub decks: Decks<'a, G>,
    /// One for each seat.
    pub bots: &'a [BotSpec],
    /// How many are played; the last round may be cut short.
    pub games: u64,
    /// The same seed plays the same games, on any number of threads.
    pub seed: Seed,
    /// 0: one for each core.
    pub threads: usize,
    /// Count for each card what it did. Costs some speed.
    pub coverage: bool,
}

/// How far a match is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// So many games were finished since this was told last.
    Finished(u64),
    /// A game is still going on after so many decisions.
    GoingOn(u64),
}

/// Whoever is told.
pub(crate) type Watch<'a> = dyn Fn(Progress) + Sync + 'a;

/// After so many decisions of one game its length is told, again and again.
const LONG_GAME: u64 = 500;

/// Why a match cannot be played.
#[derive(Debug, thiserror::Error)]
pub enum ArenaError {
    /// The game refuses a pairing.
    #[error("{decks} cannot be played: {error}")]
    Setup {
        /// Which decks meet, by name.
        decks: String,
        /// What the game says about them.
        error: String,
    },
    /// A field without games.
    #[error("a match needs at least one pairing of decks")]
    NoPairing,
    /// Too few or too many bots.
    #[error("{seats} sit at a table, so a match needs {seats} bots and not {bots}")]
    Bots {
        /// How many sit at a table.
        seats: usize,
        /// How many bots there are.
        bots: usize,
    },
    /// Nobody to play against.
    #[error("a ladder needs at least two bots, and {wanted} where so many sit at a table")]
    TooFewBots {
        /// How many bots sit at a table.
        wanted: usize,
    },
    /// The wishes leave too few cards.
    #[error("no legal deck can be built of these cards")]
    NoRandomDeck,
    /// What the system says.
    #[error("the threads could not be started: {0}")]
    Threads(String),
}

/// Some rounds of one pairing.
#[derive(Clone, Copy, Debug)]
struct Task {
    pairing: usize,
    /// Numbers of rounds: this one and the next ones of the same pairing.
    first: u64,
    rounds: u64,
}

/// What a thread keeps between tasks.
struct Worker<G: ArenaGame> {
    tally: Tally,
    /// One for each seat.
    bots: Vec<Bot<G>>,
}

impl<G: ArenaGame> Match<'_, G> {
    /// Plays all games and tells `progress` how far it is.
    pub fn play(&self, progress: &Watch<'_>) -> Result<Summary, ArenaError> {
        self.check()?;
        let pool = threads(self.threads)?;
        let tasks = self.tasks();
        let tally = pool.install(|| {
            tasks
                .par_iter()
                .try_fold(|| self.worker(), |worker, task| self.work(worker, *task, progress))
                .map(|worker| worker.map(|worker| worker.tally))
                .try_reduce(Tally::default, |tally, other| Ok(tally.join(other)))
        })?;
        Ok(Summary::new(self, &tally))
    }

    pub(crate) fn check(&self) -> Result<(), ArenaError> {
        let seats = self.decks.seats();
        if self.bots.len() != seats {
            return Err(ArenaError::Bots { seats, bots: self.bots.len() });
        }
        let Decks::Named(field) = self.decks else { return Ok(()) };
        if field.pairings.is_empty() {
            return Err(ArenaError::NoPairing);
        }
        for pairing in &field.pairings {
            self.game.check(&pairing.setup).map_err(|error| refused::<G>(&names(&field.names, pairing), &error))?;
        }
        Ok(())
    }

    /// How many pairings the rounds go through; random decks are new in every round.
    fn pairings(&self) -> u64 {
        match self.decks {
            Decks::Named(field) => field.pairings.len() as u64,
            Decks::Fresh(_) => 1,
        }
    }

    /// Round k belongs to pairing k modulo their number; a task takes a few of one pairing, so that it can stay at
    /// one table.
    fn tasks(&self) -> Vec<Task> {
        let pairings = self.pairings();
        let all = self.rounds();
        let mut tasks = Vec::new();
        for pairing in 0..pairings.min(all) {
            let mut left = (all - pairing).div_ceil(pairings);
            let mut first = pairing;
            while left > 0 {
                let rounds = left.min(ROUNDS_A_TASK);
                tasks.push(Task { pairing: pairing as usize, first, rounds });
                first += rounds * pairings;
                left -= rounds;
            }
        }
        tasks
    }

    pub(crate) fn rounds(&self) -> u64 {
        self.games.div_ceil(self.decks.seats() as u64)
    }

    /// The bots, one for each seat.
    pub(crate) fn players(&self) -> Vec<Bot<G>> {
        self.bots.iter().map(|spec| spec.bot(0)).collect()
    }

    fn worker(&self) -> Worker<G> {
        Worker { tally: Tally::default(), bots: self.players() }
    }

    fn work(&self, worker: Worker<G>, task: Task, progress: &Watch<'_>) -> Result<Worker<G>, ArenaError> {
        if self.coverage {
            let mut ear = self.game.ear();
            let mut worker = self.sit_down(worker, task, &mut ear, progress)?;
            worker.tally.counts.join(&G::counts(ear));
            Ok(worker)
        } else {
            self.sit_down(worker, task, &mut Deaf, progress)
        }
    }

    fn sit_down(
        &self,
        mut worker: Worker<G>,
        task: Task,
        witness: &mut impl Witness<G::Event>,
        progress: &Watch<'_>,
    ) -> Result<Worker<G>, ArenaError> {
        let seats = self.decks.seats() as u64;
        let mut table: Option<Table<'_, G>> = None;
        for round in 0..task.rounds {
            let round = task.first + round * self.pairings();
            let chance = self.chance(round);
            if matches!(self.decks, Decks::Fresh(_)) {
                table = None;
            }
            let numbers = seats * round..(seats * (round + 1)).min(self.games);
            let played = numbers.end - numbers.start;
            for number in numbers {
                let table = match &mut table {
                    Some(table) => {
                        table.reopen(chance.deal, witness);
                        table
                    }
                    None => table.insert(self.open(task.pairing, &chance, witness)?),
                };
                let game = self.one_game(table, &mut worker.bots, (number, &chance), witness, progress);
                worker.tally.add(&game, self.tallied(task));
            }
            progress(Progress::Finished(played));
        }
        Ok(worker)
    }

    /// The first game of a pairing or of fresh decks.
    pub(crate) fn open<'t>(
        &'t self,
        pairing: usize,
        chance: &Chance,
        witness: &mut impl Witness<G::Event>,
    ) -> Result<Table<'t, G>, ArenaError> {
        let (setup, names) = match self.decks {
            Decks::Named(field) => {
                let pairing = &field.pairings[pairing];
                (pairing.setup.clone(), names(&field.names, pairing))
            }
            Decks::Fresh(fresh) => {
                let (setup, names) = fresh.setup(self.game, chance.seed)?;
                (setup, names.join(" against "))
            }
        };
        Table::open(self.game, setup, chance.deal, witness).map_err(|error| refused::<G>(&names, &error))
    }

    /// The decks that wins are counted for; those of one round alone say nothing.
    fn tallied(&self, task: Task) -> &[usize] {
        match self.decks {
            Decks::Named(field) => &field.pairings[task.pairing].decks,
            Decks::Fresh(_) => &[],
        }
    }

    /// With random decks each round has a seed of its own that a match of one round can be played with: the first
    /// has the seed of the match, the next the number after it.
    pub(crate) fn chance(&self, round: u64) -> Chance {
        match self.decks {
            Decks::Named(_) => {
                let deal = seeds::of_round(self.seed, round);
                Chance { seed: deal, deal, bots: self.seed, first: 0 }
            }
            Decks::Fresh(_) => {
                let seed = self.seed.after(round);
                Chance { seed, deal: seeds::of_round(seed, 0), bots: seed, first: round * self.decks.seats() as u64 }
            }
        }
    }

    pub(crate) fn one_game(
        &self,
        table: &mut Table<'_, G>,
        bots: &mut [Bot<G>],
        (number, chance): (u64, &Chance),
        witness: &mut impl Witness<G::Event>,
        progress: &Watch<'_>,
    ) -> Played {
        let seats = bots.len();
        // In the first game of a round each bot sits in its own seat; they move on together.
        let home = bot_at(Seat::A, number, seats);
        bots.rotate_left(home);
        for (seat, bot) in bots.iter_mut().enumerate() {
            bot.reseed(seeds::of_bot(chance.bots, number - chance.first, Seat(seat as u8)));
        }
        let first = self.game.first(table.position());
        let (mut decisions, mut options) = (0, Spread::default());
        while let Some(chair) = table.chair() {
            let seat = chair.seat();
            let index = match chair.options().len() {
                0 | 1 if chair.decision().shape != Shape::Name => 0,
                count => {
                    options.add(count as u64);
                    bots[seat.index()].decide_at(&chair, table.position())
                }
            };
            decisions += 1;
            if decisions % LONG_GAME == 0 {
                progress(Progress::GoingOn(decisions));
            }
            if !answer(table, (seat, index), bots, witness) {
                break;
            }
        }
        bots.rotate_right(home);
        let outcome = table.outcome().unwrap_or(Outcome { verdict: Verdict::Tie, reason: Reason::AgreedDraw });
        let first = first.or_else(|| self.game.first(table.position()));
        let turns = u64::from(table.game().turn(table.position()));
        let seed = chance.seed;
        Played { number, seed, seats, outcome, first, turns, decisions, choices: options.count, options }
    }
}

/// What decides the chance of a round.
pub(crate) struct Chance {
    /// What the round is called by.
    seed: Seed,
    deal: Seed,
    /// For the bots, who get a number of their own for each game from this one on.
    bots: Seed,
    first: u64,
}

/// So many threads; 0: one for each core.
pub(crate) fn threads(number: usize) -> Result<rayon::ThreadPool, ArenaError> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(number).build();
    pool.map_err(|error| ArenaError::Threads(error.to_string()))
}

pub(crate) fn names<S>(all: &[String], pairing: &Pairing<S>) -> String {
    pairing.decks.iter().map(|deck| all[*deck].as_str()).collect::<Vec<_>>().join(" against ")
}

pub(crate) fn refused<G: ArenaGame>(decks: &str, error: &G::SetupError) -> ArenaError {
    ArenaError::Setup { decks: decks.to_owned(), error: error.to_string() }
}
