//! Positions of many games with who won them.

use super::{Learning, is_held_out};
use crate::answer::answer;
use crate::bout::{ArenaError, Progress, names, refused};
use crate::game::ArenaGame;
use crate::seeds;
use longbox_bots::{Bot, SHARES};
use longbox_kernel::{Deaf, Dice, Player, Seat, Shape, Table};
use rayon::prelude::*;

/// One answer in so many is random, so that there is more than one kind of game to learn from.
const SLIP: u32 = 10;
/// Besides the first choice of each turn, one in so many is looked at.
const SELDOM: u32 = 16;
/// Of the games without decks that are left out, one in so many is left out.
const KEPT_BACK: u64 = 10;
/// Longer games teach nothing.
const LONGEST: u32 = 20_000;
/// What follows from the seed of a game beside its deal.
const SLIPS: u64 = 1 << 59;

/// What a position is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Set {
    /// To learn from.
    Train,
    /// To judge by: games of the same decks.
    Games,
    /// To judge by: games with a deck that nothing is learned from.
    Decks,
}

/// A place, and the number there.
pub(super) type Number = (u16, f32);

/// A position, as the first seat has it.
#[derive(Clone, Debug)]
pub(super) struct Sample {
    pub(super) game: u64,
    pub(super) set: Set,
    pub(super) won: bool,
    /// What is counted, without what is 0; then the decks, in places after all that can be counted. How strong a deck
    /// is explains who won, and must not be mistaken for the worth of what that deck happens to have.
    pub(super) numbers: Vec<Number>,
    /// What it is worth by hand.
    pub(super) score: [Number; 1],
}

/// Plays all games. Samples come in the order of their games.
pub(super) fn play<G: ArenaGame>(
    learning: &Learning<'_, G>,
    progress: &(dyn Fn(Progress) + Sync),
) -> Result<Vec<Sample>, ArenaError> {
    let worth = learning.game.worth();
    let of_game = |number: u64| {
        let samples = one_game(learning, &worth, number);
        progress(Progress::Finished(1));
        samples
    };
    let found: Result<Vec<Vec<Sample>>, ArenaError> = (0..learning.games).into_par_iter().map(of_game).collect();
    Ok(found?.into_iter().flatten().collect())
}

fn one_game<G: ArenaGame>(
    learning: &Learning<'_, G>,
    worth: &G::Worth,
    number: u64,
) -> Result<Vec<Sample>, ArenaError> {
    let (game, field) = (learning.game, learning.field);
    let pairing = &field.pairings[(number % field.pairings.len() as u64) as usize];
    let seed = seeds::of_round(learning.seed, number);
    let refused = |error: G::SetupError| refused::<G>(&names(&field.names, pairing), &error);
    let mut table = Table::open(game, pairing.setup.clone(), seed, &mut Deaf).map_err(refused)?;
    let spec = learning.bots[(number / field.pairings.len() as u64 + number) as usize % learning.bots.len()];
    let mut bots: Vec<Bot<G>> = (0..pairing.decks.len()).map(|_| spec.bot(0)).collect();
    for (seat, bot) in bots.iter_mut().enumerate() {
        bot.reseed(seeds::of_bot(learning.seed, number, Seat(seat as u8)));
    }
    let set = match () {
        () if pairing.decks.iter().any(|deck| is_held_out(*deck)) => Set::Decks,
        () if number % KEPT_BACK == KEPT_BACK - 1 => Set::Games,
        () => Set::Train,
    };
    let mut dice = Dice::new(seed.branch(SLIPS));
    let (mut samples, mut numbers, mut turn) = (Vec::new(), Vec::new(), None);
    for _ in 0..LONGEST {
        let Some(chair) = table.chair() else { break };
        let (seat, options) = (chair.seat(), chair.options().len());
        let real = options > 1;
        let now = game.turn(table.position());
        if real && (turn != Some(now) || dice.below(SELDOM) == 0) {
            turn = Some(now);
            game.features(worth, table.position(), Seat::A, &mut numbers);
            samples.push(Sample {
                game: number,
                set,
                won: false,
                numbers: sparse(&numbers, &pairing.decks),
                score: [(0, game.score(worth, table.position(), Seat::A) as f32 / 1_000.0)],
            });
        }
        let index = match real {
            true if dice.below(SLIP) == 0 => dice.pick(options) as u16,
            false if chair.decision().shape != Shape::Name => 0,
            _ => bots[seat.index()].decide(&chair),
        };
        if !answer(&mut table, (seat, index), &mut bots, &mut Deaf) {
            break;
        }
    }
    // Nobody learns from a game without a winner.
    let Some(outcome) = table.outcome().filter(|outcome| (0..2).any(|seat| outcome.won_by(Seat(seat)))) else {
        return Ok(Vec::new());
    };
    samples.iter_mut().for_each(|sample| sample.won = outcome.won_by(Seat::A));
    Ok(samples)
}

fn sparse(numbers: &[i32], decks: &[usize]) -> Vec<Number> {
    let share = |number: i32| number as f32 / SHARES as f32;
    let counted = numbers.iter().enumerate().filter(|(_, number)| **number != 0);
    let mut found: Vec<Number> = counted.map(|(at, number)| (at as u16, share(*number))).collect();
    if let [first, second] = decks
        && first != second
    {
        let mut places = [(first, 1.0), (second, -1.0)];
        places.sort_by_key(|(deck, _)| **deck);
        found.extend(places.map(|(deck, number)| ((numbers.len() + deck) as u16, number)));
    }
    found
}
