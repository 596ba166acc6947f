//! Playing the games that a deck is tested with.

use super::deck_list::DeckList;
use super::deck_tally::{DeckTally, Played, Round, Size};
use super::part::{Part, Plan, Words};
use super::row::GameRow;
use super::sums::{GAMES, WIN};
use super::watch::{DoctorGame, Watch};
use crate::answer::answer;
use crate::bout::{ArenaError, Progress};
use crate::seeds;
use crate::shard::Shard;
use longbox_bots::{Bot, BotSpec};
use longbox_catalog::DeckOf;
use longbox_kernel::{Player, Seat, Seed, Shape, Table, Verdict};
use rayon::prelude::*;

/// Rounds that one pair of tables plays before it is cleared away.
const ROUNDS_A_TASK: u64 = 8;
/// After so many decisions of one game its length is told, again and again.
const LONG_GAME: u64 = 500;

/// Decks, each against all of the same opponents. A round is one deal that is played from both seats; round k meets
/// opponent k modulo their number, and all decks get the same deals.
#[derive(Debug)]
pub struct DeckTest<'a, G: DoctorGame> {
    /// The rules with their cards.
    pub game: &'a G,
    /// The decks that are tested.
    pub decks: &'a [DeckOf<G>],
    /// Whom they meet; a deck does not meet itself.
    pub against: &'a [DeckOf<G>],
    /// How decks meet.
    pub terms: &'a G::Terms,
    /// Who plays both sides.
    pub bot: BotSpec,
    /// Games of each deck, rounded up to whole rounds.
    pub games: u64,
    /// The same seed plays the same games, on any number of threads.
    pub seed: Seed,
    /// 0: one for each core.
    pub threads: usize,
    /// Which rounds are played here.
    pub shard: Shard,
}

/// Some rounds of one deck against one opponent.
#[derive(Clone, Debug)]
struct Task {
    deck: usize,
    /// By its place among the opponents of the deck.
    opponent: usize,
    rounds: Vec<u64>,
}

/// What was found, and each game where that was asked for.
#[derive(Clone, Debug, Default)]
struct Found {
    tallies: Vec<DeckTally>,
    rows: Vec<(usize, GameRow)>,
}

type Tell<'a> = dyn Fn(Progress) + Sync + 'a;

impl<G: DoctorGame> DeckTest<'_, G> {
    /// How many games are played here, for a progress bar.
    pub fn games_here(&self) -> u64 {
        let rounds = (0..self.rounds()).filter(|round| self.shard.has(*round)).count() as u64;
        rounds * GAMES * self.decks.len() as u64
    }

    fn rounds(&self) -> u64 {
        self.games.div_ceil(GAMES)
    }

    /// Plays all games of this part.
    pub fn play(&self, progress: &Tell<'_>) -> Result<Part, ArenaError> {
        self.run(false, progress).map(|(part, _)| part)
    }

    /// The same, with a row for each game.
    pub fn play_with_rows(&self, progress: &Tell<'_>) -> Result<(Part, Vec<GameRow>), ArenaError> {
        self.run(true, progress)
    }

    /// The same on this thread alone, where there are no others.
    pub fn play_here(&self, progress: &Tell<'_>) -> Result<Part, ArenaError> {
        let opponents = self.all_opponents()?;
        let plan = self.plan(&opponents);
        let mut tallies: Vec<DeckTally> = self.sizes(&plan).map(DeckTally::new).collect();
        for task in self.tasks(&opponents) {
            let against = &self.against[opponents[task.deck][task.opponent]];
            let played = play_rounds(self, &self.decks[task.deck], against, &task.rounds, progress)?;
            played.iter().for_each(|games| tallies[task.deck].add(task.opponent, games));
        }
        Ok(Part { plan, shards: vec![self.shard.to_string()], tallies })
    }

    /// Nothing played yet: what other parts are joined to.
    pub fn nothing_played(&self) -> Result<Part, ArenaError> {
        let plan = self.plan(&self.all_opponents()?);
        let tallies = self.sizes(&plan).map(DeckTally::new).collect();
        Ok(Part { plan, shards: Vec::new(), tallies })
    }

    /// Whom each deck meets.
    fn all_opponents(&self) -> Result<Vec<Vec<usize>>, ArenaError> {
        let opponents: Vec<Vec<usize>> = self.decks.iter().map(|deck| self.opponents(deck)).collect();
        match self.decks.is_empty() || opponents.iter().any(Vec::is_empty) {
            true => Err(ArenaError::NoPairing),
            false => Ok(opponents),
        }
    }

    fn run(&self, rows: bool, progress: &Tell<'_>) -> Result<(Part, Vec<GameRow>), ArenaError> {
        let opponents = self.all_opponents()?;
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(self.threads)
            .build()
            .map_err(|error| ArenaError::Threads(error.to_string()))?;
        let plan = self.plan(&opponents);
        let empty = || Found { tallies: self.sizes(&plan).map(DeckTally::new).collect(), rows: Vec::new() };
        let tasks = self.tasks(&opponents);
        let play = |mut found: Found, task: &Task| {
            let against = &self.against[opponents[task.deck][task.opponent]];
            let played = play_rounds(self, &self.decks[task.deck], against, &task.rounds, progress)?;
            for (round, games) in task.rounds.iter().zip(&played) {
                found.tallies[task.deck].add(task.opponent, games);
                if rows {
                    found.rows.extend(games.iter().map(|game| (task.deck, self.row(task, against, *round, game))));
                }
            }
            Ok::<Found, ArenaError>(found)
        };
        let join = |mut found: Found, other: Found| {
            found.tallies.iter_mut().zip(&other.tallies).for_each(|(ours, theirs)| ours.join(theirs));
            found.rows.extend(other.rows);
            Ok(found)
        };
        let mut found = pool.install(|| tasks.par_iter().try_fold(empty, play).try_reduce(empty, join))?;
        found.rows.sort_by(|(a, x), (b, y)| (a, x.round, &x.seat).cmp(&(b, y.round, &y.seat)));
        let part = Part { plan, shards: vec![self.shard.to_string()], tallies: found.tallies };
        Ok((part, found.rows.into_iter().map(|(_, row)| row).collect()))
    }

    /// Everybody but the deck itself.
    fn opponents(&self, deck: &DeckOf<G>) -> Vec<usize> {
        (0..self.against.len()).filter(|at| self.against[*at].key != deck.key).collect()
    }

    fn tasks(&self, opponents: &[Vec<usize>]) -> Vec<Task> {
        let mut tasks = Vec::new();
        for (deck, against) in opponents.iter().enumerate() {
            for opponent in 0..against.len() {
                let own = (opponent as u64..self.rounds()).step_by(against.len());
                let own: Vec<u64> = own.filter(|round| self.shard.has(*round)).collect();
                let chunks = own.chunks(ROUNDS_A_TASK as usize);
                tasks.extend(chunks.map(|rounds| Task { deck, opponent, rounds: rounds.to_vec() }));
            }
        }
        tasks
    }

    fn plan(&self, opponents: &[Vec<usize>]) -> Plan {
        let list = |deck: &DeckOf<G>| DeckList::new(self.game, deck);
        let against: Vec<DeckList> = self.against.iter().map(list).collect();
        Plan {
            game: self.game.name().to_owned(),
            rules_version: self.game.rules_version(),
            cards_version: format!("{:016x}", self.game.cards_version()),
            bot: self.bot.to_string(),
            games: self.rounds() * GAMES,
            seed: self.seed,
            terms: format!("{:?}", self.terms),
            decks: self.decks.iter().map(list).collect(),
            opponents: opponents.iter().map(|all| all.iter().map(|at| against[*at].clone()).collect()).collect(),
            words: Words::of::<G>(),
        }
    }

    fn sizes<'p>(&self, plan: &'p Plan) -> impl Iterator<Item = Size> + 'p {
        let (hands, lacks, events) = (G::HANDS.len(), G::LACKS.len(), G::EVENTS.len());
        plan.decks.iter().zip(&plan.opponents).map(move |(deck, opponents)| Size {
            opponents: opponents.len(),
            cards: deck.cards.len(),
            hands,
            lacks,
            events,
        })
    }

    fn row(&self, task: &Task, against: &DeckOf<G>, round: u64, game: &Played) -> GameRow {
        let short = game.log.lacks.iter().fold(0, |turns, lacks| turns | lacks);
        GameRow {
            deck: self.decks[task.deck].key.clone(),
            opponent: against.key.clone(),
            round,
            seat: game.log.seat.to_string(),
            first: game.first,
            points: game.points as u8,
            turns: game.turns,
            decisions: game.decisions,
            own_turns: game.log.own_turns,
            short_turns: short.count_ones(),
            left_in_hand: game.log.left.count_ones(),
        }
    }
}

/// Rounds of a deck against another, each deal from both seats. All decks of a test get the same chance in a round.
pub(crate) fn play_rounds<G: DoctorGame>(
    test: &DeckTest<'_, G>,
    deck: &DeckOf<G>,
    against: &DeckOf<G>,
    rounds: &[u64],
    progress: &Tell<'_>,
) -> Result<Vec<Round>, ArenaError> {
    let mut watch = test.game.watch(deck);
    let both = [deck.clone(), against.clone()];
    let mut bots = [test.bot.bot(0), test.bot.bot(0)];
    // The deck in seat A, then in seat B; a game may insist on seats of its own.
    let setups = [[0, 1], [1, 0]].map(|mut seats| {
        let setup = test.game.meet(&both, &mut seats, test.terms);
        let seat = seats.iter().position(|deck| *deck == 0).unwrap_or(0);
        (setup, Seat(seat as u8))
    });
    let mut tables: [Option<Table<'_, G>>; GAMES as usize] = [None, None];
    let mut all = Vec::with_capacity(rounds.len());
    for round in rounds {
        let deal = seeds::of_round(test.seed, *round);
        let mut games = Vec::with_capacity(GAMES as usize);
        for (at, (setup, seat)) in setups.iter().enumerate() {
            watch.begin(*seat);
            let table = match &mut tables[at] {
                Some(table) => {
                    table.reopen(deal, &mut watch);
                    table
                }
                empty => {
                    let table = Table::open(test.game, setup.clone(), deal, &mut watch);
                    let decks = format!("{} against {}", deck.name, against.name);
                    empty.insert(table.map_err(|error| ArenaError::Setup { decks, error: error.to_string() })?)
                }
            };
            for (seat, bot) in bots.iter_mut().enumerate() {
                bot.reseed(seeds::of_bot(test.seed, round * GAMES + at as u64, Seat(seat as u8)));
            }
            games.push(one_game(test.game, table, &mut bots, &mut watch, progress));
        }
        if let Ok(round) = Round::try_from(games) {
            all.push(round);
        }
        progress(Progress::Finished(GAMES));
    }
    Ok(all)
}

fn one_game<G: DoctorGame>(
    game: &G,
    table: &mut Table<'_, G>,
    bots: &mut [Bot<G>; 2],
    watch: &mut G::Watch,
    progress: &Tell<'_>,
) -> Played {
    let first = game.first(table.position());
    let mut decisions = 0;
    while let Some(chair) = table.chair() {
        watch.look(game, table.position());
        let seat = chair.seat();
        let index = match chair.options().len() {
            0 | 1 if chair.decision().shape != Shape::Name => 0,
            _ => bots[seat.index()].decide(&chair),
        };
        decisions += 1;
        if decisions % LONG_GAME == 0 {
            progress(Progress::GoingOn(decisions));
        }
        if !answer(table, (seat, index), bots, watch) {
            break;
        }
    }
    let log = watch.finish(game, table.position());
    let points = match table.outcome().map(|outcome| outcome.verdict) {
        Some(Verdict::Win(winners)) if winners.contains(log.seat) => WIN,
        Some(Verdict::Win(_)) => 0,
        _ => WIN / 2,
    };
    let first = first.or_else(|| game.first(table.position())) == Some(log.seat);
    Played { log, points, first, turns: game.turn(table.position()), decisions }
}
