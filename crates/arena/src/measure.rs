//! How fast the game is: random play on one core.

use crate::field::Field;
use crate::game::ArenaGame;
use crate::seeds;
use longbox_bots::Random;
use longbox_kernel::{Deaf, Dice, Player, Seat, Seed, Table, Viewer};
use serde::Serialize;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Positions looked at for the single parts.
const SAMPLES: usize = 256;

/// What random play takes, on one core.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Measures {
    /// Finished while the time was taken.
    pub games: u64,
    /// Made in them, forced ones too.
    pub decisions: u64,
    /// On average.
    pub decisions_per_game: f64,
    /// Of the decisions, forced ones too.
    pub options_per_decision: f64,
    /// By the clock on the wall.
    pub games_per_second: f64,
    /// By the clock on the wall.
    pub decisions_per_second: f64,
    /// Nanoseconds, waiting included.
    pub wall_ns_per_decision: f64,
    /// None where the system does not tell the time of a thread.
    pub cpu_ns_per_decision: Option<f64>,
    /// By the time that the thread really ran; None where the system does not tell it.
    pub games_per_cpu_second: Option<f64>,
    /// Counted by a tool of its own; None where it is absent.
    pub instructions_per_decision: Option<u64>,
    /// On average; 0 is what the rules promise.
    pub allocations_per_decision: f64,
    /// A whole game in memory.
    pub position_bytes: usize,
    /// Copying a position.
    pub clone_ns: f64,
    /// Listing the options of a decision.
    pub options_ns: f64,
    /// Setting up a new game.
    pub deal_ns: f64,
    /// Cutting a position to what a seat may know.
    pub standpoint_ns: f64,
    /// Making a full game from it.
    pub imagine_ns: f64,
}

/// Plays random games over all pairings in turn for so long, after a short warm-up, then times the parts.
/// `allocations` tells how many allocations the program has made so far.
pub fn measure<G: ArenaGame>(
    game: &G,
    field: &Field<G::Setup>,
    seed: Seed,
    time: Duration,
    allocations: &dyn Fn() -> u64,
) -> Result<Measures, G::SetupError> {
    let mut tables = Vec::new();
    for pairing in &field.pairings {
        tables.push(Table::open(game, pairing.setup.clone(), seed, &mut Deaf)?);
    }
    let mut samples = Vec::with_capacity(SAMPLES);
    let mut warm_up = Count::default();
    warm_up.play(&mut tables, seed, time / 10, Some(&mut samples));
    let mut count = Count::default();
    let (wall, cpu) = (Instant::now(), thread_time());
    let allocated = allocations();
    count.play(&mut tables, seed.after(1), time, None);
    let allocated = allocations() - allocated;
    let wall = wall.elapsed();
    let cpu = thread_time().zip(cpu).and_then(|(end, start)| end.checked_sub(start)).filter(|time| !time.is_zero());
    let mut measures = parts(game, field, &samples, count, (wall, cpu));
    measures.allocations_per_decision = allocated as f64 / count.decisions.max(1) as f64;
    Ok(measures)
}

#[derive(Clone, Copy, Debug, Default)]
struct Count {
    games: u64,
    decisions: u64,
    options: u64,
}

impl Count {
    fn play<G: ArenaGame>(
        &mut self,
        tables: &mut [Table<'_, G>],
        seed: Seed,
        time: Duration,
        mut samples: Option<&mut Vec<G::Position>>,
    ) {
        let start = Instant::now();
        let mut random = Random::new(seed);
        while !tables.is_empty() && start.elapsed() < time {
            let table = &mut tables[self.games as usize % tables.len()];
            table.reopen(seeds::of_round(seed, self.games), &mut Deaf);
            let wanted = 3 + self.games % 40;
            let mut made = 0;
            while let Some(chair) = table.chair() {
                let (seat, options) = (chair.seat(), chair.options().len());
                let index = if options == 1 { 0 } else { random.decide(&chair) };
                if let Some(samples) = samples.as_mut().filter(|samples| made == wanted && samples.len() < SAMPLES) {
                    samples.push(table.position().clone());
                }
                made += 1;
                self.options += options as u64;
                if table.answer(seat, index, &mut Deaf).is_err() {
                    break;
                }
            }
            self.decisions += made;
            self.games += 1;
        }
    }
}

fn parts<G: ArenaGame>(
    game: &G,
    field: &Field<G::Setup>,
    samples: &[G::Position],
    count: Count,
    (wall, cpu): (Duration, Option<Duration>),
) -> Measures {
    let each = |time: Duration, number: u64| time.as_secs_f64() * 1e9 / number.max(1) as f64;
    let seat = |at: usize| Viewer::Seat(Seat((at % field.seats()) as u8));
    let asked: Vec<Seat> = samples.iter().map(|p| game.waiting(p).first().unwrap_or(Seat::A)).collect();
    let standpoints: Vec<_> = samples.iter().enumerate().map(|(at, p)| game.standpoint(p, seat(at))).collect();
    let mut menu: Vec<G::Choice> = Vec::with_capacity(128);
    let mut dice = Dice::new(1);
    let setups = &field.pairings;
    Measures {
        games: count.games,
        decisions: count.decisions,
        decisions_per_game: count.decisions as f64 / count.games.max(1) as f64,
        options_per_decision: count.options as f64 / count.decisions.max(1) as f64,
        games_per_second: count.games as f64 / wall.as_secs_f64(),
        decisions_per_second: count.decisions as f64 / wall.as_secs_f64(),
        wall_ns_per_decision: each(wall, count.decisions),
        cpu_ns_per_decision: cpu.map(|cpu| each(cpu, count.decisions)),
        games_per_cpu_second: cpu.map(|cpu| count.games as f64 / cpu.as_secs_f64()),
        instructions_per_decision: None,
        allocations_per_decision: 0.0,
        position_bytes: size_of::<G::Position>(),
        clone_ns: time_of(samples.len(), |at| {
            black_box(black_box(&samples[at]).clone());
        }),
        options_ns: time_of(samples.len(), |at| {
            game.options(black_box(&samples[at]), asked[at], &mut menu);
            black_box(&menu);
        }),
        deal_ns: time_of(setups.len(), |at| {
            black_box(game.deal(&setups[at].setup, (at as u64).into(), &mut Deaf));
        }),
        standpoint_ns: time_of(samples.len(), |at| {
            black_box(game.standpoint(&samples[at], seat(at)));
        }),
        imagine_ns: time_of(samples.len(), |at| {
            black_box(game.imagine(&standpoints[at], &mut dice));
        }),
    }
}

/// Nanoseconds that something takes, tried on so many things: the best of several rounds, because others use
/// the machine too.
fn time_of(things: usize, mut what: impl FnMut(usize)) -> f64 {
    const TRIES: usize = 2_048;
    let mut best = f64::INFINITY;
    if things == 0 {
        return 0.0;
    }
    for _ in 0..9 {
        let start = Instant::now();
        for number in 0..TRIES {
            what(number % things);
        }
        best = best.min(start.elapsed().as_secs_f64() * 1e9 / TRIES as f64);
    }
    best
}

/// Time that this thread has really run, where the system tells it.
fn thread_time() -> Option<Duration> {
    thread_times().map(|(ran, _)| ran)
}

/// Time that this thread has run, and time that it has waited for a processor that others had, where the system tells it.
/// The first is counted in coarse steps.
pub(crate) fn thread_times() -> Option<(Duration, Duration)> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let mut times = text.split_whitespace().map(|word| word.parse().ok().map(Duration::from_nanos));
    Some((times.next()??, times.next()??))
}
