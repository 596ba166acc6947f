//! `longbox-twin`: plays natively and says what each game ended in. The same library plays in a browser, where a test
//! compares both.

use std::process::ExitCode;

/// Games for each seed.
const GAMES: u32 = 40;
const SEEDS: u32 = 5;

/// A line for each run: the game, what the exported function is called with (its place in the list, how many games,
/// the seed), and the number that all of it ends in.
fn main() -> ExitCode {
    for (place, (name, play)) in (0u32..).zip(longbox_twin::GAMES) {
        for seed in 1..=SEEDS {
            let hash = play(GAMES, seed);
            if hash == 0 {
                eprintln!("{name} with seed {seed} cannot be played");
                return ExitCode::FAILURE;
            }
            println!("{name} {place} {GAMES} {seed} {hash:016x}");
        }
    }
    ExitCode::SUCCESS
}
