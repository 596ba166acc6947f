//! Playing the games of a match.

use crate::coverage::{Ear, Listener};
use crate::field::{Field, Pairing};
use crate::seeds;
use crate::summary::Summary;
use crate::tally::{Played, Spread, Tally};
use longbox_bots::{Bot, BotKind};
use longbox_kernel::{Deaf, Game, Outcome, Player, Reason, Seat, Table, Verdict};
use longbox_squad::{SetupError, Squad};
use rayon::prelude::*;

/// Pairs of games that one table plays before it is cleared away.
const PAIRS_A_TASK: u64 = 16;

/// Many games between two bots.
#[derive(Clone, Debug)]
pub struct Match<'a> {
    pub game: &'a Squad,
    pub field: &'a Field,
    pub bots: [BotKind; 2],
    pub games: u64,
    pub seed: u64,
    /// 0: one for each core.
    pub threads: usize,
    /// Count for each card what it did. Costs some speed.
    pub coverage: bool,
}

#[derive(Debug, thiserror::Error)]
pub enum ArenaError {
    #[error("{a} against {b} cannot be played: {error}")]
    Setup { a: String, b: String, error: SetupError },
    #[error("a match needs at least one pairing of decks")]
    NoPairing,
    #[error("the threads could not be started: {0}")]
    Threads(String),
}

/// Some pairs of games of one pairing.
#[derive(Clone, Copy, Debug)]
struct Task {
    pairing: usize,
    /// Numbers of pairs: this one and the next ones of the same pairing.
    first: u64,
    pairs: u64,
}

/// What a thread keeps between tasks.
struct Desk {
    tally: Tally,
    bots: [Bot; 2],
}

impl Match<'_> {
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
        for pairing in &self.field.pairings {
            self.game.check(&pairing.setup).map_err(|error| self.refused(pairing, error))?;
        }
        Ok(())
    }

    fn refused(&self, pairing: &Pairing, error: SetupError) -> ArenaError {
        let [a, b] = pairing.decks.map(|deck| self.field.names[deck].clone());
        ArenaError::Setup { a, b, error }
    }

    /// Pair k of games belongs to pairing k modulo their number; a task takes a few of one pairing, so that
    /// it can stay at one table.
    fn tasks(&self) -> Vec<Task> {
        let pairings = self.field.pairings.len() as u64;
        let all = self.games.div_ceil(2);
        let mut tasks = Vec::new();
        for pairing in 0..pairings.min(all) {
            let mut left = (all - pairing).div_ceil(pairings);
            let mut first = pairing;
            while left > 0 {
                let pairs = left.min(PAIRS_A_TASK);
                tasks.push(Task { pairing: pairing as usize, first, pairs });
                first += pairs * pairings;
                left -= pairs;
            }
        }
        tasks
    }

    fn desk(&self) -> Desk {
        Desk { tally: Tally::default(), bots: self.bots.map(|kind| kind.bot(0)) }
    }

    fn work(&self, desk: Desk, task: Task, progress: &(dyn Fn(u64) + Sync)) -> Desk {
        if self.coverage {
            let mut ear = Ear::new(self.game.cards().len());
            let mut desk = self.sit_down(desk, task, &mut ear, progress);
            desk.tally.counts.join(&ear.counts);
            desk
        } else {
            self.sit_down(desk, task, &mut Deaf, progress)
        }
    }

    fn sit_down(
        &self,
        mut desk: Desk,
        task: Task,
        witness: &mut impl Listener,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Desk {
        let pairing = &self.field.pairings[task.pairing];
        let mut table: Option<Table<'_, Squad>> = None;
        for pair in 0..task.pairs {
            let number = 2 * (task.first + pair * self.field.pairings.len() as u64);
            let pair = number..(number + 2).min(self.games);
            let played = pair.end - pair.start;
            for number in pair {
                let seed = seeds::of_game(self.seed, number);
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
                desk.tally.add(&game, pairing.decks);
            }
            progress(played);
        }
        desk
    }

    fn one_game(
        &self,
        table: &mut Table<'_, Squad>,
        bots: &mut [Bot; 2],
        number: u64,
        witness: &mut impl Listener,
    ) -> Played {
        let home = Played::home(number);
        for seat in [Seat::A, Seat::B] {
            bots[usize::from(seat != home)].reseed(seeds::of_bot(self.seed, number, seat));
        }
        let first = table.position().active();
        let (mut decisions, mut options) = (0, Spread::default());
        while let Some(chair) = table.chair() {
            let seat = chair.seat();
            let index = match chair.options().len() {
                0 | 1 => 0,
                count => {
                    options.add(count as u64);
                    bots[usize::from(seat != home)].decide(&chair)
                }
            };
            decisions += 1;
            // A bot that answers nonsense gets the first option: one bad bot must not stop a match.
            if table.answer(seat, index, witness).is_err() && table.answer(seat, 0, witness).is_err() {
                break;
            }
        }
        let outcome = table.outcome().unwrap_or(Outcome { verdict: Verdict::Tie, reason: Reason::AgreedDraw });
        let turns = u64::from(table.position().turn());
        Played { number, outcome, first, turns, decisions, choices: options.count, options }
    }
}
