//! Every file that a person can hand in, damaged at random: it is read or refused with an error, and what can still be
//! read is played. Nothing panics, nothing hangs, nothing takes much memory.
//!
//! A case is made from its seed alone. `FUZZ_SEED=42 cargo test -p longbox-cli --test fuzz` runs case 42 again; the
//! file that failed lies in `target/tmp/fuzz`.

mod damage;
mod readers;
mod sources;

use damage::Chance;
use readers::Readers;
use sources::{Source, Sources};
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use std::alloc::System;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

#[global_allocator]
static MEMORY: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// The longest that one file may take, on a busy machine and without optimisation.
const PATIENCE: Duration = Duration::from_secs(60);
/// The most bytes that are asked for on the way, given back or not. The longest games of real files take a third.
const MOST_BYTES: usize = 3 << 30;

#[test]
fn damaged_files_are_read_or_refused() {
    match std::env::var("FUZZ_SEED").ok().map(|seed| seed.parse().expect("FUZZ_SEED is a number")) {
        Some(seed) => run(seed..seed + 1),
        None => run(0..400),
    }
}

#[test]
#[ignore = "takes minutes"]
fn tens_of_thousands_of_damaged_files_are_read_or_refused() {
    run(1_000_000..1_040_000);
}

/// Memory and panics are watched for the whole program: one test at a time.
static TURN: Mutex<()> = Mutex::new(());

/// What the thread that reads has to say.
enum Word {
    Begins(u64, PathBuf),
    Fails(u64, PathBuf, String),
}

/// Runs the cases in a thread of their own, so that one that never ends is noticed.
fn run(seeds: std::ops::Range<u64>) {
    let _turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    let (say, hear) = channel();
    let cases = seeds.clone();
    // A quiet hook: what a panic says is told with its seed.
    std::panic::set_hook(Box::new(|_| {}));
    let reading = std::thread::spawn(move || {
        let (sources, mut readers) = (Sources::gather(), Readers::open());
        for seed in cases {
            let (source, text) = case(&sources, seed);
            let file = written(source, &text);
            let _ = say.send(Word::Begins(seed, file.clone()));
            if let Err(what) = tried(&mut readers, source, &text, seed) {
                let _ = say.send(Word::Fails(seed, file, what));
                return;
            }
        }
    });
    let failure = watched(&hear);
    let _ = std::panic::take_hook();
    if let Some((seed, file, what)) = failure {
        panic!("seed {seed}: {what}\nthe file is {}", kept(&file, seed).display());
    }
    reading.join().expect("all cases were run");
    sources::Kind::ALL.into_iter().for_each(|kind| _ = std::fs::remove_file(last(kind)));
}

/// The first failure, if there is one.
fn watched(hear: &Receiver<Word>) -> Option<(u64, PathBuf, String)> {
    let mut now = None;
    loop {
        match hear.recv_timeout(PATIENCE) {
            Ok(Word::Begins(seed, file)) => now = Some((seed, file)),
            Ok(Word::Fails(seed, file, what)) => return Some((seed, file, what)),
            Err(RecvTimeoutError::Disconnected) => return None,
            Err(RecvTimeoutError::Timeout) => {
                let (seed, file) = now.expect("a case has begun");
                return Some((seed, file, format!("it takes more than {} seconds", PATIENCE.as_secs())));
            }
        }
    }
}

/// The damaged file of a seed.
fn case(sources: &Sources, seed: u64) -> (&Source, String) {
    let mut chance = Chance::new(seed);
    let source = sources.any(&mut chance);
    (source, damage::damaged(source, sources, &mut chance))
}

/// Reads and plays one file. Says what is wrong with how that went.
fn tried(readers: &mut Readers, source: &Source, text: &str, seed: u64) -> Result<(), String> {
    let memory = Region::new(MEMORY);
    let done = catch_unwind(AssertUnwindSafe(|| readers.read(source, text, seed)));
    done.map_err(|panic| {
        let text = panic.downcast_ref::<String>().cloned();
        let text = text.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()));
        format!("it panics: {}", text.unwrap_or_default())
    })?;
    match memory.change().bytes_allocated {
        taken if taken > MOST_BYTES => Err(format!("it asks for {taken} bytes")),
        _ => Ok(()),
    }
}

/// Writes the file before it is read: should the whole program be ended by it, it lies there.
fn written(source: &Source, text: &str) -> PathBuf {
    let file = last(source.kind);
    std::fs::create_dir_all(file.with_file_name("")).expect("the folder can be made");
    std::fs::write(&file, text).expect("the file can be written");
    file
}

/// Where the file of the case that runs now lies.
fn last(kind: sources::Kind) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("fuzz").join(format!("last.{}", kind.ending()))
}

/// The file of a case that failed, under a name of its own.
fn kept(file: &std::path::Path, seed: u64) -> PathBuf {
    let ending = file.extension().unwrap_or_default().to_string_lossy().into_owned();
    let place = file.with_file_name(format!("seed-{seed}.{ending}"));
    match std::fs::copy(file, &place) {
        Ok(_) => place,
        Err(_) => file.to_owned(),
    }
}

/// Damage would prove little if undamaged files did not get through.
#[test]
fn undamaged_files_are_read_and_played() {
    let _turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    let (sources, mut readers) = (Sources::gather(), Readers::open());
    for kind in sources::Kind::ALL {
        let source = sources.all.iter().find(|source| source.kind == kind).expect("there is a file of each kind");
        assert!(readers.read(source, &source.text, 1), "{} is good", source.name);
    }
}
