//! How fast a bot thinks, and whether it keeps to its time.

use crate::answer::answer;
use crate::bout::{ArenaError, Progress, Watch, names, refused};
use crate::field::Field;
use crate::game::ArenaGame;
use crate::{pace_clock, seeds};
use longbox_bots::{Bot, BotSpec, LookPart, LookWatch, Machine, Searcher};
use longbox_kernel::{Chair, Deaf, Player, Seat, Seed, Shape, Table, Viewer};
use serde::Serialize;
use std::time::{Duration, Instant};

/// One choice in so many is thought about once more to see where the time goes.
const SAMPLED: u64 = 8;
/// After so many decisions of a game its length is told: bots that think long should not seem to be stuck.
const TOLD: usize = 20;

/// Games in which the choices of one bot are timed, on one core.
#[derive(Clone, Copy, Debug)]
pub struct PaceTest<'a, G: ArenaGame> {
    /// The rules with their cards.
    pub game: &'a G,
    /// Who meets whom; the games take the pairings in turn.
    pub field: &'a Field<G::Setup>,
    /// Whose choices are timed. It sits in another seat in every game.
    pub bot: BotSpec,
    /// Who has the other seats.
    pub against: BotSpec,
    /// How many games.
    pub games: u64,
    /// The random seed.
    pub seed: Seed,
}

/// How fast a bot thinks.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Pace {
    /// The bot with its budget.
    pub bot: String,
    /// Who had the other seats.
    pub against: String,
    /// Played to the end.
    pub games: u64,
    /// What the bot was asked, forced answers left out.
    pub choices: u64,
    /// On average, by the clock on the wall.
    pub ms_per_choice: f64,
    /// By the clock on the wall.
    pub longest_ms: f64,
    /// The time that it has for a choice; none for a bot that counts no time.
    pub budget_ms: Option<f64>,
    /// By how much the longest choice was longer than that.
    pub overrun_ms: Option<f64>,
    /// The most that a choice went beyond its time without having waited for a processor that others had, up to two
    /// milliseconds too much; none where the system does not tell that.
    pub own_overrun_ms: Option<f64>,
    /// None for a bot that does not search.
    pub search: Option<SearchPace>,
}

/// How fast a search is.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SearchPace {
    /// All of them.
    pub looks: u64,
    /// On average.
    pub looks_per_choice: f64,
    /// By the clock on the wall.
    pub looks_per_second: f64,
    /// Microseconds, everything included.
    pub us_per_look: f64,
    /// Where the time goes.
    pub shares: Shares,
}

/// Where the time of a search goes, in percent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Shares {
    /// Making up games from what the seat knows.
    pub imagine: f64,
    /// Going down the tree, with glances at what is new there, and up again.
    pub tree: f64,
    /// Playing on by habit.
    pub habit: f64,
    /// Saying what positions are worth.
    pub score: f64,
}

impl<G: ArenaGame> PaceTest<'_, G> {
    /// Plays all games, one after another, and tells `progress` after each.
    pub fn measure(&self, progress: &Watch<'_>) -> Result<Pace, ArenaError> {
        let mut timed = Timed::new(self.bot);
        for number in 0..self.games {
            self.play(number, &mut timed, progress)?;
            progress(Progress::Finished(1));
        }
        Ok(timed.pace(self))
    }

    fn play(&self, number: u64, timed: &mut Timed<G>, progress: &Watch<'_>) -> Result<(), ArenaError> {
        let pairing = usize::try_from(number).unwrap_or(0) % self.field.pairings.len().max(1);
        let pairing = self.field.pairings.get(pairing).ok_or(ArenaError::NoPairing)?;
        let refused = |error: G::SetupError| refused::<G>(&names(&self.field.names, pairing), &error);
        let deal = seeds::of_round(self.seed, number);
        let mut table = Table::open(self.game, pairing.setup.clone(), deal, &mut Deaf).map_err(refused)?;
        let own = Seat((number % pairing.decks.len() as u64) as u8);
        let chance = |seat: Seat| seeds::of_bot(self.seed, number, seat);
        timed.bot.reseed(chance(own));
        timed.watched.iter_mut().for_each(|watched| watched.reseed(chance(own).seed()));
        let mut bots: Vec<Bot<G>> =
            (0..pairing.decks.len()).map(|seat| self.against.bot(chance(Seat(seat as u8)).seed())).collect();
        std::mem::swap(&mut bots[own.index()], &mut timed.bot);
        let mut events = Vec::new();
        while let Some(chair) = table.chair() {
            let seat = chair.seat();
            let index = match chair.options().len() {
                0 | 1 if chair.decision().shape != Shape::Name => 0,
                _ if seat == own => timed.decide(&mut bots[own.index()], &chair),
                _ => bots[seat.index()].decide(&chair),
            };
            if !answer(&mut table, (seat, index), &mut bots, &mut events) {
                break;
            }
            timed.notice(self.game, own, events.drain(..));
            if table.inputs().len() % TOLD == 0 {
                progress(Progress::GoingOn(table.inputs().len() as u64));
            }
        }
        std::mem::swap(&mut bots[own.index()], &mut timed.bot);
        Ok(())
    }
}

/// A bot whose choices are timed.
struct Timed<G: ArenaGame> {
    bot: Bot<G>,
    /// The same bot with a stopwatch; none if it does not search.
    watched: Option<Searcher<G, Stopwatch>>,
    choices: u64,
    total: Duration,
    longest: Duration,
    budget: Option<Duration>,
    own_overrun: Option<Duration>,
}

impl<G: ArenaGame> Timed<G> {
    fn new(spec: BotSpec) -> Timed<G> {
        Timed {
            bot: spec.bot_on(Machine { clock: pace_clock::clock, ..Machine::ONE_THREAD }, 0),
            watched: spec.watched(Machine::ONE_THREAD, 0, Stopwatch::default()),
            choices: 0,
            total: Duration::ZERO,
            longest: Duration::ZERO,
            budget: spec.budget.or(spec.kind.budget()).and_then(|budget| budget.time),
            own_overrun: None,
        }
    }

    /// The bot with the stopwatch sees what the bot at the table saw.
    fn notice(&mut self, game: &G, own: Seat, events: impl Iterator<Item = G::Event>) {
        if let Some(watched) = &mut self.watched {
            events.for_each(|event| watched.notice(game, own, &game.sight(&event, Viewer::Seat(own))));
        }
    }

    fn decide(&mut self, bot: &mut Bot<G>, chair: &Chair<'_, G>) -> u16 {
        if let Some(watched) = self.watched.as_mut().filter(|_| self.choices % SAMPLED == SAMPLED / 2) {
            watched.decide(chair);
            watched.watch().stop();
        }
        let start = Instant::now();
        self.budget.into_iter().for_each(pace_clock::begin);
        let index = bot.decide(chair);
        let taken = start.elapsed();
        let own = self.budget.and_then(|_| pace_clock::own_overrun());
        self.choices += 1;
        self.total += taken;
        self.longest = self.longest.max(taken);
        self.own_overrun = self.own_overrun.max(own);
        index
    }

    fn pace(&mut self, test: &PaceTest<'_, G>) -> Pace {
        let choices = self.choices.max(1) as f64;
        let total = self.total.as_secs_f64();
        let watched = self.watched.as_mut();
        let shares = watched.map(|watched| watched.watch().shares()).unwrap_or_default();
        let search = self.bot.looks().map(|looks| SearchPace {
            looks,
            looks_per_choice: looks as f64 / choices,
            looks_per_second: if total > 0.0 { looks as f64 / total } else { 0.0 },
            us_per_look: total * 1e6 / looks.max(1) as f64,
            shares,
        });
        Pace {
            bot: test.bot.to_string(),
            against: test.against.to_string(),
            games: test.games,
            choices: self.choices,
            ms_per_choice: total * 1e3 / choices,
            longest_ms: milliseconds(self.longest),
            budget_ms: self.budget.map(milliseconds),
            overrun_ms: self.budget.map(|budget| milliseconds(self.longest.saturating_sub(budget))),
            own_overrun_ms: self.own_overrun.map(milliseconds),
            search,
        }
    }
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

/// Takes the time of each part of a look.
#[derive(Clone, Copy, Debug, Default)]
struct Stopwatch {
    running: Option<(LookPart, Instant)>,
    spent: [Duration; LookPart::ALL.len()],
}

impl Stopwatch {
    fn stop(&mut self) {
        self.turn_to(None);
    }

    fn turn_to(&mut self, part: Option<LookPart>) {
        let now = Instant::now();
        if let Some((part, since)) = self.running {
            self.spent[part as usize] += now - since;
        }
        self.running = part.map(|part| (part, now));
    }

    fn shares(&self) -> Shares {
        let all = self.spent.iter().sum::<Duration>().as_secs_f64();
        let of = |part: LookPart| match all > 0.0 {
            true => self.spent[part as usize].as_secs_f64() * 100.0 / all,
            false => 0.0,
        };
        let [imagine, tree, habit, score] = LookPart::ALL.map(of);
        Shares { imagine, tree, habit, score }
    }
}

impl LookWatch for Stopwatch {
    fn begins(&mut self, part: LookPart) {
        self.turn_to(Some(part));
    }
}
