//! Seeds for the games of a match, each with a number of its own beside the seed of the match.

use longbox_kernel::{Seat, Seed, Stream};

/// What follows from a seed beside the deals of its rounds.
const DECKS: u64 = 1 << 60;
const BOTS: u64 = 1 << 61;

/// The seed of the games of a round.
pub(crate) fn of_round(seed: Seed, round: u64) -> Seed {
    seed.branch(round)
}

/// The seed that the random deck of a seat is built with.
pub(crate) fn of_deck(seed: Seed, seat: u64) -> Seed {
    seed.branch(DECKS | seat)
}

/// A bot's own chance.
pub(crate) fn of_bot(seed: Seed, game: u64, seat: Seat) -> Stream {
    seed.stream(BOTS | game << 8 | u64::from(seat.0))
}
