//! `longbox-twin`: plays natively and says what each run ended in. The same library plays in a browser, where a test
//! compares both. `longbox-twin pace` says how fast `hero` thinks instead.

use longbox_twin::{GAMES, Play, RUNS, Thought};
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// Positions that are thought about for `pace`, and looks in each.
const POSITIONS: u32 = 40;
const LOOKS: u32 = 500;
/// The best of so many counts: others use the machine too.
const TRIES: usize = 5;

fn main() -> ExitCode {
    let lines = match std::env::args().nth(1).as_deref() {
        None => runs(),
        Some("pace") => (0u32..).zip(GAMES).map(|(place, play)| pace(place, play)).collect(),
        Some(other) => Err(format!("there is no '{other}'; write pace or nothing")),
    };
    match lines {
        Ok(lines) => {
            println!("{}", lines.join("\n"));
            ExitCode::SUCCESS
        }
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}

/// A line for each run and seed: its name, what the exported function is called with (its place in the list, the seed),
/// and the number that all of it ends in.
fn runs() -> Result<Vec<String>, String> {
    let seeds = (0u32..).zip(RUNS).flat_map(|(place, run)| (1..=run.seeds).map(move |seed| (place, run, seed)));
    seeds
        .map(|(place, run, seed)| match run.play(seed) {
            0 => Err(format!("{} with seed {seed} cannot be played", run.name())),
            hash => Ok(format!("{} {place} {seed} {hash:016x}", run.name())),
        })
        .collect()
}

/// A line for each game: its name, what the exported function is called with (its place in the list, positions, looks in
/// each), the number for its answers, all looks, and the microseconds they took.
fn pace(place: u32, play: Play) -> Result<String, String> {
    let mut best = (Duration::MAX, Thought::default());
    for _ in 0..TRIES {
        let start = Instant::now();
        let thought = play.think(POSITIONS, LOOKS);
        best = best.min((start.elapsed(), thought));
    }
    let (time, Thought { looks, answers }) = best;
    match answers {
        0 => Err(format!("{} cannot be played", play.game)),
        _ => Ok(format!("{} {place} {POSITIONS} {LOOKS} {answers:016x} {looks} {}", play.game, time.as_micros())),
    }
}
