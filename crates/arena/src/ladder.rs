//! Every bot of a list meets every other, and what is known of their order.

use crate::bout::{ArenaError, Match, Watch, threads};
use crate::field::Field;
use crate::fresh::Decks;
use crate::game::ArenaGame;
use crate::ladder_record::{LadderRecord, LadderSettings, OddGame, OddKind, TableRecord};
use crate::rounds::points_of;
use crate::sequential::{SequentialTest, TestResult};
use crate::shard::Shard;
use crate::{Progress, ScoreSums};
use longbox_bots::{Bot, BotSpec};
use longbox_kernel::{Deaf, Reason, Seed, Table, checksum};
use rayon::prelude::*;
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Rounds of each table after which everything is written down, in one part of a run; more in a long run.
const BLOCK: u64 = 16;
/// A run has at most about so many blocks.
const BLOCKS: u64 = 200;
/// Rounds that one thread plays before it takes others.
const ROUNDS_A_TASK: usize = 4;

/// All bots of a list at tables of the same number: every pair plays the same deals, those that [`Match`] deals with the same
/// decks and seed, so `longbox sim` plays any of these games again.
///
/// ```
/// use longbox_arena::{Field, Ladder, LadderReport, Shard, SquadTerms};
/// use longbox_bots::BotKind;
///
/// let game = longbox_catalog::squad()?.game;
/// let decks = longbox_catalog::squad_decks(&game).expect("the built-in decks are in order");
/// let field = Field::new(&game, &decks[..2], &SquadTerms::default());
/// let bots = [BotKind::Random.into(), BotKind::Quick.into()];
/// let (game, field, bots, seed) = (&game, &field, &bots[..], 7.into());
/// let ladder = Ladder { game, field, bots, sides: 2, rounds: 20, seed, threads: 1, shard: Shard::WHOLE, until: None };
/// let mut record = ladder.begin();
/// while ladder.play_block(&mut record, &|_, _| (), &|_| ())? {}
/// let report = LadderReport::new(&record);
/// assert_eq!(report.cross_table[0].score.rounds, 20);
/// println!("{}", report.cross_table[0].score);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Ladder<'a, G: ArenaGame> {
    /// The rules with their cards.
    pub game: &'a G,
    /// Which decks meet; the rounds go through them in turn.
    pub field: &'a Field<G::Setup>,
    /// The weakest first, as far as anybody knows.
    pub bots: &'a [BotSpec],
    /// How many bots sit at a table: as many as seats, or two that fill them in turn (two teams across).
    pub sides: usize,
    /// For each table.
    pub rounds: u64,
    /// The same seed plays the same games, on any number of threads.
    pub seed: Seed,
    /// 0: one for each core.
    pub threads: usize,
    /// Which rounds are played here.
    pub shard: Shard,
    /// A pair that this test knows the answer for plays no more.
    pub until: Option<SequentialTest>,
}

/// Whoever keeps games that went wrong.
pub type Keep<'a, G> = dyn Fn(&Table<'_, G>, &OddGame) + Sync + 'a;

/// Some rounds of one table of bots.
struct Task {
    table: usize,
    rounds: Vec<u64>,
}

/// What a thread keeps of a table of bots between rounds.
type Players<G> = Option<(usize, Vec<Bot<G>>)>;

/// One round.
struct Round {
    table: usize,
    points: Vec<u64>,
    odd: Vec<OddGame>,
}

impl<G: ArenaGame> Ladder<'_, G> {
    /// A record without rounds.
    pub fn begin(&self) -> LadderRecord {
        let seats = self.field.seats();
        let bots: Vec<String> = self.bots.iter().map(ToString::to_string).collect();
        let tables = groups(bots.len(), self.sides.min(bots.len()));
        let setups: Vec<String> = self.field.pairings.iter().map(|pairing| format!("{:?}", pairing.setup)).collect();
        LadderRecord {
            settings: LadderSettings {
                game: self.game.name().to_owned(),
                rules_version: self.game.rules_version(),
                cards_version: format!("{:016x}", self.game.cards_version()),
                bots,
                decks: self.field.names.clone(),
                pairings: self.field.pairings.len(),
                pairings_version: format!("{:016x}", checksum(setups.concat().as_bytes())),
                seats,
                rounds: self.rounds,
                seed: self.seed,
                until: self.until,
                shard: self.shard,
            },
            tables: tables.into_iter().map(TableRecord::of).collect(),
            odd_games: Vec::new(),
        }
    }

    /// Plays the next rounds of each table and adds them to the record; false: there was nothing left to play.
    /// `keep` gets every game that broke or reached a bound, `progress` is told how far it is.
    pub fn play_block(
        &self,
        record: &mut LadderRecord,
        keep: &Keep<'_, G>,
        progress: &Watch<'_>,
    ) -> Result<bool, ArenaError> {
        let seated: Vec<Vec<BotSpec>> = record.tables.iter().map(|table| self.seated(&table.bots)).collect();
        let bouts: Vec<Match<'_, G>> = seated.iter().map(|bots| self.bout(bots)).collect();
        let even = self.field.seats().is_multiple_of(self.sides.min(self.bots.len()).max(1));
        let first = bouts.first().filter(|_| even).ok_or(ArenaError::TooFewBots { wanted: self.sides })?;
        first.check()?;
        let ends: Vec<u64> = record.tables.iter().map(|table| self.end_of_block(table)).collect();
        let tasks = self.tasks(record, &ends);
        if ends.iter().zip(&record.tables).all(|(end, table)| *end == table.next) {
            return Ok(false);
        }
        let work = |players: &mut Players<G>, task: &Task| {
            let round = |round: &u64| self.round((&bouts[task.table], task.table), *round, players, keep, progress);
            task.rounds.iter().map(round).collect::<Result<Vec<Round>, ArenaError>>()
        };
        let played: Vec<Vec<Round>> =
            threads(self.threads)?.install(|| tasks.par_iter().map_init(|| None, work).collect::<Result<_, _>>())?;
        for round in played.into_iter().flatten() {
            record.tables[round.table].results.add(&round.points, 1);
            record.odd_games.extend(round.odd);
        }
        record.odd_games.sort_unstable_by_key(OddGame::place);
        record.tables.iter_mut().zip(ends).for_each(|(table, end)| table.next = end);
        Ok(true)
    }

    /// How many games are still to be played, unless a test ends them earlier.
    pub fn games_left(&self, record: &LadderRecord) -> u64 {
        let own = |table: &TableRecord| self.shard.count(self.rounds) - self.shard.count(table.next.min(self.rounds));
        let open = record.tables.iter().filter(|table| !self.is_decided(table));
        open.map(own).sum::<u64>() * self.field.seats() as u64
    }

    /// One bot for each seat: they sit down in turn.
    fn seated(&self, bots: &[usize]) -> Vec<BotSpec> {
        bots.iter().cycle().take(self.field.seats()).map(|bot| self.bots[*bot]).collect()
    }

    fn bout<'b>(&'b self, bots: &'b [BotSpec]) -> Match<'b, G> {
        let games = self.rounds * self.field.seats() as u64;
        let (game, decks, seed, threads) = (self.game, Decks::Named(self.field), self.seed, self.threads);
        Match { game, decks, bots, games, seed, threads, coverage: false }
    }

    fn end_of_block(&self, table: &TableRecord) -> u64 {
        let block = BLOCK.max(self.rounds / BLOCKS) * u64::from(self.shard.parts());
        if self.is_decided(table) { table.next } else { (table.next + block).min(self.rounds) }
    }

    fn is_decided(&self, table: &TableRecord) -> bool {
        let Some(test) = self.until.filter(|_| table.bots.len() == 2) else { return false };
        let mut sums = ScoreSums::default();
        sums.add(&table.results, self.field.seats(), (1, 0));
        test.result(&sums.score()) != TestResult::Open
    }

    /// All tables in turn, so that slow pairs do not stay for the end.
    fn tasks(&self, record: &LadderRecord, ends: &[u64]) -> Vec<Task> {
        let mut tasks: Vec<(usize, Task)> = Vec::new();
        for (number, (table, end)) in record.tables.iter().zip(ends).enumerate() {
            let own: Vec<u64> = (table.next..*end).filter(|round| self.shard.has(*round)).collect();
            let some = own.chunks(ROUNDS_A_TASK).enumerate();
            tasks.extend(some.map(|(at, rounds)| (at, Task { table: number, rounds: rounds.to_vec() })));
        }
        tasks.sort_by_key(|(at, _)| *at);
        tasks.into_iter().map(|(_, task)| task).collect()
    }

    fn round(
        &self,
        (bout, table): (&Match<'_, G>, usize),
        round: u64,
        players: &mut Players<G>,
        keep: &Keep<'_, G>,
        progress: &Watch<'_>,
    ) -> Result<Round, ArenaError> {
        let (seats, sides) = (self.field.seats(), self.sides.min(self.bots.len()));
        let chance = bout.chance(round);
        let pairing = (round % self.field.pairings.len() as u64) as usize;
        let mut result = Round { table, points: vec![0; sides], odd: Vec::new() };
        for game in 0..seats as u64 {
            let number = round * seats as u64 + game;
            let mut board = bout.open(pairing, &chance, &mut Deaf)?;
            let mut bots = match players.take() {
                Some((owner, bots)) if owner == table => bots,
                _ => bout.players(),
            };
            let one = || bout.one_game(&mut board, &mut bots, (number, &chance), &mut Deaf, progress);
            let (points, odd) = match catch_unwind(AssertUnwindSafe(one)) {
                Ok(played) => {
                    *players = Some((table, bots));
                    (points_of(played.outcome, number, seats, sides), bound_of::<G>(played.outcome.reason))
                }
                // Bots that were torn out of a game are not used again, and nobody has won it.
                Err(panic) => {
                    let share = crate::GAME_POINTS / sides as u64;
                    (vec![share; sides], Some((OddKind::Broken, message(panic.as_ref()))))
                }
            };
            result.points.iter_mut().zip(points).for_each(|(sum, points)| *sum += points);
            if let Some((kind, text)) = odd {
                let odd = OddGame { table, round, game, kind, text };
                keep(&board, &odd);
                result.odd.push(odd);
            }
        }
        progress(Progress::Finished(seats as u64));
        Ok(result)
    }
}

fn bound_of<G: ArenaGame>(reason: Reason) -> Option<(OddKind, String)> {
    let Reason::Bound(bound) = reason else { return None };
    let text = G::bound(bound).map_or_else(|| format!("bound {bound}"), |(name, text)| format!("{name}: {text}"));
    Some((OddKind::Bound, text))
}

/// What a panic says.
fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    text.unwrap_or("no reason was given").to_owned()
}

/// All groups of so many, in order.
fn groups(of: usize, size: usize) -> Vec<Vec<usize>> {
    let mut groups = vec![Vec::new()];
    for _ in 0..size {
        let longer = |group: Vec<usize>| {
            let next = group.last().map_or(0, |last| last + 1);
            (next..of).map(move |bot| [group.as_slice(), &[bot]].concat())
        };
        groups = groups.into_iter().flat_map(longer).collect();
    }
    groups.retain(|group| group.len() > 1);
    groups
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_are_all_there_once() {
        assert_eq!(groups(3, 2), [[0, 1], [0, 2], [1, 2]]);
        assert_eq!(groups(4, 3), [[0, 1, 2], [0, 1, 3], [0, 2, 3], [1, 2, 3]]);
        assert_eq!(groups(2, 2), [[0, 1]]);
        assert_eq!(groups(1, 1), Vec::<Vec<usize>>::new());
    }

    #[test]
    fn a_bound_is_told_by_its_name() {
        use longbox_vs::Vs;
        let (kind, text) = bound_of::<Vs>(Reason::Bound(0)).expect("a game that reached a bound is odd");
        assert_eq!(kind, OddKind::Bound);
        let (name, means) = Vs::bound(0).expect("there is a first bound");
        assert_eq!(text, format!("{name}: {means}"));
        assert_eq!(bound_of::<Vs>(Reason::Rule(0)), None);
    }

    #[test]
    fn a_panic_says_what_it_says() {
        assert_eq!(message(&"static"), "static");
        assert_eq!(message(&"owned".to_owned()), "owned");
        assert_eq!(message(&7), "no reason was given");
    }
}
