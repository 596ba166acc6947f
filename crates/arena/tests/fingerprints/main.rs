//! Fingerprints of games of Vs. System: whoever rebuilds the rules from inside sees here whether a game takes another
//! course. Every deck meets itself and about every fifth pair of decks meets, 50 games each with random answers, two
//! seats. After each answer all that can be told of the table goes into a hash: see `facts` for what that is. It holds
//! nothing of how the rules keep a game (frames, changes for a time, what is due, events, numbers of powers).
//!
//! An answer is picked from the sorted meanings of the options, so their order in the menu changes nothing. A meaning
//! is the key that replays hold, made sharper where keys are equal or hold a number from inside the rules: see
//! `course`. It stands on names and ids, on seats and rows, and on orders that belong to the game: equal characters of
//! one side are counted by their slots, powers of one name and ways to play a plot twist as they stand on the card.
//! Options that still mean the same are copies of one card in one place, or triggers or lasting changes of one card
//! (about one decision in 500); they keep the order they are offered in, and that order is part of the fingerprint.
//!
//! A change that is meant to change games writes the fingerprints anew:
//! `BLESS=1 cargo test --profile soak -p longbox-arena --test fingerprints -- --ignored`.
#![allow(clippy::unwrap_used, reason = "helpers of tests")]

mod course;
mod facts;
mod stored;

use course::{Course, Moment, play};
use longbox_arena::{ArenaGame, VsTerms};
use longbox_catalog::{VsCatalog, VsDeck, vs, vs_decks};
use longbox_kernel::checksum;
use longbox_vs::Setup;
use rayon::prelude::*;
use stored::{Line, read, write};

/// Games of each pairing.
const GAMES: usize = 50;

/// Two decks, those of seat A and seat B, and their game.
struct Pairing {
    decks: [String; 2],
    setup: Setup,
}

impl Pairing {
    /// What makes a game what it is: neither the place of the pairing in a list nor other decks have a part in it.
    fn name_of(&self, game: usize) -> String {
        format!("{} {} {game}", self.decks[0], self.decks[1])
    }

    fn play(&self, catalog: &VsCatalog, games: usize) -> Line {
        let course = |game| play(&catalog.game, &self.setup, &self.name_of(game), |_| ());
        let courses: Vec<Course> = (0..games).map(course).collect();
        Line::of(&self.decks, &courses)
    }
}

/// Whether and how two decks meet, which depends on nothing but their keys: a new deck brings its own pairings and
/// leaves the others. The first number was picked so that the 44 decks there were had 200 of their pairs, 5 to 13 each.
fn meeting(low: &VsDeck, high: &VsDeck) -> Option<bool> {
    let lot = checksum(format!("1033 {} {}", low.key, high.key).as_bytes());
    (lot % 19 < 4).then_some((lot / 19).is_multiple_of(2))
}

/// Every deck against itself, then the others, in the order of their keys.
fn pairings(catalog: &VsCatalog) -> Vec<Pairing> {
    let decks = vs_decks(&catalog.game).unwrap();
    let mut pairs: Vec<[usize; 2]> = (0..decks.len()).map(|deck| [deck, deck]).collect();
    for low in 0..decks.len() {
        for high in low + 1..decks.len() {
            let seats = |straight| if straight { [low, high] } else { [high, low] };
            pairs.extend(meeting(&decks[low], &decks[high]).map(seats));
        }
    }
    let pairing = |mut seats: [usize; 2]| Pairing {
        decks: seats.map(|deck| decks[deck].key.clone()),
        setup: catalog.game.meet(&decks, &mut seats, &VsTerms::default()),
    };
    pairs.into_iter().map(pairing).collect()
}

/// Plays so many games of every pairing and compares them with the stored ones.
fn compare(games: usize) {
    let catalog = vs().unwrap();
    let pairings = pairings(&catalog);
    let found: Vec<Line> = pairings.par_iter().map(|pairing| pairing.play(&catalog, games)).collect();
    if is_set("BLESS") {
        write(&found);
        return;
    }
    let stored = read();
    let told = |line: &Line| line.difference(stored.iter().find(|other| other.decks == line.decks));
    let differences: Vec<String> = found.iter().filter_map(told).collect();
    let gone = stored.iter().filter(|line| !found.iter().any(|other| other.decks == line.decks)).count();
    assert!(
        differences.is_empty() && gone == 0,
        "{} of {} pairings differ from those stored, {gone} stored ones are not played:\n{}\n\
         To see the course of such a game, here and before the change, and compare the two:\n\
         FINGERPRINT=deck,deck,game cargo test -p longbox-arena --test fingerprints first -- --nocapture\n\
         If games are meant to change: BLESS=1 cargo test --profile soak -p longbox-arena --test fingerprints -- --ignored",
        differences.len(),
        found.len(),
        differences.iter().take(20).map(String::as_str).collect::<Vec<_>>().join("\n"),
    );
}

fn is_set(name: &str) -> bool {
    std::env::var_os(name).is_some()
}

/// Prints every answer of a game, named as `deck,deck,game`, and what is different after it.
fn tell(wanted: &str) {
    let catalog = vs().unwrap();
    let parts: Vec<&str> = wanted.split(',').collect();
    let [a, b, game] = parts[..] else { panic!("FINGERPRINT is written deck,deck,game and not {wanted}") };
    let decks = vs_decks(&catalog.game).unwrap();
    let place = |key: &str| decks.iter().position(|deck| deck.key == key).unwrap_or_else(|| panic!("no deck {key}"));
    let mut seats = [place(a), place(b)];
    let setup = catalog.game.meet(&decks, &mut seats, &VsTerms::default());
    let pairing = Pairing { decks: [a, b].map(str::to_owned), setup };
    let mut before = String::new();
    let course = play(&catalog.game, &pairing.setup, &pairing.name_of(game.parse().unwrap()), |moment: &Moment<'_>| {
        println!("{} {} {:016x}", moment.number, moment.answer, moment.hash);
        for line in moment.facts.lines().filter(|line| !before.lines().any(|old| old == *line)) {
            println!("    {line}");
        }
        moment.facts.clone_into(&mut before);
    });
    println!("{} decisions {:016x}", course.decisions, course.print);
}

#[test]
fn the_first_game_of_each_pairing_takes_its_course() {
    match std::env::var("FINGERPRINT") {
        Ok(wanted) => tell(&wanted),
        // One game says too little to be written down.
        Err(_) if is_set("BLESS") => {}
        Err(_) => compare(1),
    }
}

#[test]
#[ignore = "a long soak: run by `cargo verify --full`"]
fn every_game_of_each_pairing_takes_its_course() {
    compare(GAMES);
}
