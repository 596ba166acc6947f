//! Seeds for the games of a match.

use longbox_kernel::Seat;

/// Stirs a number so that neighbours become strangers (the finish of SplitMix64).
fn stir(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ number >> 31
}

/// One seed from several numbers, in their order.
pub(crate) fn mix(numbers: &[u64]) -> u64 {
    numbers.iter().fold(0, |seed, number| stir(seed ^ stir(*number)))
}

/// The seed of the games of a round.
pub(crate) fn of_round(seed: u64, round: u64) -> u64 {
    mix(&[seed, round])
}

/// The seed that the random deck of a seat is built with.
pub(crate) fn of_deck(seed: u64, seat: u64) -> u64 {
    // Far from the numbers of rounds and bots.
    mix(&[seed, u64::MAX, seat])
}

/// The seed of a bot's own chance.
pub(crate) fn of_bot(seed: u64, game: u64, seat: Seat) -> u64 {
    mix(&[seed, game, 2 + u64::from(seat.0)])
}
