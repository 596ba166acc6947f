//! Playing the games of a match.

use crate::field::{Field, Pairing};
use crate::seeds;
use crate::sport::Sport;
use crate::summary::Summary;
use crate::tally::{Played, Spread, Tally, bot_at};
use longbox_bots::{Bot, BotKind};
use longbox_kernel::{Deaf, Outcome, Player, Reason, Seat, Shape, Table, Verdict, Witness};
use rayon::prelude::*;

/// Rounds of games that one table plays before it is cleared away.
const ROUNDS_A_TASK: u64 = 16;

/// Many games between bots. A round is one game for each seat: all of the same deal, with the bots moving on.
#[derive(Clone, Debug)]
pub struct Match<'a, G: Sport> {
    pub game: &'a G,
    pub field: &'a Field<G::Setup>,
    /// One for each seat.
    pub bots: &'a [BotKind],
    pub games: u64,
    pub seed: u64,
    /// 0: one for each core.
    pub threads: usize,
    /// Count for each card what it did. Costs some speed.
    pub coverage: bool,
}

#[derive(Debug, thiserror::Error)]
pub enum ArenaError {
    #[error("{decks} cannot be played: {error}")]
    Setup { decks: String, error: String },
    #[error("a match needs at least one pairing of decks")]
    NoPairing,
    #[error("{seats} sit at a table, so a match needs {seats} bots and not {bots}")]
    Bots { seats: usize, bots: usize },
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
struct Desk<G: Sport> {
    tally: Tally,
    /// One for each seat.
    bots: Vec<Bot<G>>,
}

impl<G: Sport> Match<'_, G> {
    /// Plays all games. `progress` is told how many games were finished since it was told last.
    pub fn play(&self, progress: &(dyn Fn(u64) + Sync)) -> Result<Summary, ArenaError> {
        self.check()?;
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(self.threads)
            .build()
            .map_err(|error| ArenaError::Threads(error.to_string()))?;
        let tasks = self.tasks();
        let tally = pool.install(|| {
            tasks
                .par_iter()
                .fold(|| self.desk(), |desk, task| self.work(desk, *task, progress))
                .map(|desk| desk.tally)
                .reduce(Tally::default, Tally::join)
        });
        Ok(Summary::new(self, &tally))
    }

    fn check(&self) -> Result<(), ArenaError> {
        if self.field.pairings.is_empty() {
            return Err(ArenaError::NoPairing);
        }
        let seats = self.field.seats();
        if self.bots.len() != seats {
            return Err(ArenaError::Bots { seats, bots: self.bots.len() });
        }
        for pairing in &self.field.pairings {
            self.game.check(&pairing.setup).map_err(|error| self.refused(pairing, &error))?;
        }
        Ok(())
    }

    fn refused(&self, pairing: &Pairing<G::Setup>, error: &G::SetupError) -> ArenaError {
        let names: Vec<&str> = pairing.decks.iter().map(|deck| self.field.names[*deck].as_str()).collect();
        ArenaError::Setup { decks: names.join(" against "), error: error.to_string() }
    }

    /// Round k belongs to pairing k modulo their number; a task takes a few of one pairing, so that it can stay at
    /// one table.
    fn tasks(&self) -> Vec<Task> {
        let pairings = self.field.pairings.len() as u64;
        let all = self.games.div_ceil(self.field.seats() as u64);
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

    fn desk(&self) -> Desk<G> {
        Desk { tally: Tally::default(), bots: self.bots.iter().map(|kind| kind.bot(0)).collect() }
    }

    fn work(&self, desk: Desk<G>, task: Task, progress: &(dyn Fn(u64) + Sync)) -> Desk<G> {
        if self.coverage {
            let mut ear = self.game.ear();
            let mut desk = self.sit_down(desk, task, &mut ear, progress);
            desk.tally.counts.join(&G::counts(ear));
            desk
        } else {
            self.sit_down(desk, task, &mut Deaf, progress)
        }
    }

    fn sit_down(
        &self,
        mut desk: Desk<G>,
        task: Task,
        witness: &mut impl Witness<G::Event>,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Desk<G> {
        let pairing = &self.field.pairings[task.pairing];
        let seats = pairing.decks.len() as u64;
        let mut table: Option<Table<'_, G>> = None;
        for round in 0..task.rounds {
            let round = task.first + round * self.field.pairings.len() as u64;
            let seed = seeds::of_round(self.seed, round);
            let numbers = seats * round..(seats * (round + 1)).min(self.games);
            let played = numbers.end - numbers.start;
            for number in numbers {
                let table = match &mut table {
                    Some(table) => {
                        table.reopen(seed, witness);
                        table
                    }
                    None => match Table::open(self.game, pairing.setup.clone(), seed, witness) {
                        Ok(opened) => table.insert(opened),
                        Err(_) => unreachable!("every set-up was checked before the match began"),
                    },
                };
                let game = self.one_game(table, &mut desk.bots, number, witness);
                desk.tally.add(&game, &pairing.decks);
            }
            progress(played);
        }
        desk
    }

    fn one_game(
        &self,
        table: &mut Table<'_, G>,
        bots: &mut [Bot<G>],
        number: u64,
        witness: &mut impl Witness<G::Event>,
    ) -> Played {
        let seats = bots.len();
        // In the first game of a round each bot sits in its own seat; they move on together.
        let home = bot_at(Seat::A, number, seats);
        bots.rotate_left(home);
        for (seat, bot) in bots.iter_mut().enumerate() {
            bot.reseed(seeds::of_bot(self.seed, number, Seat(seat as u8)));
        }
        let first = self.game.first(table.position());
        let (mut decisions, mut options) = (0, Spread::default());
        while let Some(chair) = table.chair() {
            let seat = chair.seat();
            let index = match chair.options().len() {
                0 | 1 if chair.decision().shape != Shape::Name => 0,
                count => {
                    options.add(count as u64);
                    bots[seat.index()].decide(&chair)
                }
            };
            decisions += 1;
            // A bot that answers nonsense gets the first option: one bad bot must not stop a match.
            if table.answer(seat, index, witness).is_err() && table.answer(seat, 0, witness).is_err() {
                break;
            }
        }
        bots.rotate_right(home);
        let outcome = table.outcome().unwrap_or(Outcome { verdict: Verdict::Tie, reason: Reason::AgreedDraw });
        let first = first.or_else(|| self.game.first(table.position()));
        let turns = u64::from(G::turn(table.position()));
        Played { number, seats, outcome, first, turns, decisions, choices: options.count, options }
    }
}
