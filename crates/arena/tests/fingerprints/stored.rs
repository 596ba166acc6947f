//! The stored fingerprints: a line for each pairing.

use crate::GAMES;
use crate::course::Course;
use longbox_kernel::StableHasher;
use std::hash::Hasher;
use std::path::PathBuf;

const HEAD: &str = "# Fingerprints of games, written and explained by main.rs beside this file. A line for each pairing: its two decks,
# the answers in all games, the fingerprint of the first game and that of all, the last two digits of each game.
";

/// The games of a pairing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    pub(crate) decks: [String; 2],
    games: usize,
    decisions: u64,
    first: u64,
    all: u64,
    /// Two digits for each game: enough to say which of them differs.
    marks: String,
}

impl Line {
    pub(crate) fn of(decks: &[String; 2], courses: &[Course]) -> Line {
        let mut hasher = StableHasher::default();
        courses.iter().for_each(|course| hasher.write_u64(course.print));
        Line {
            decks: decks.clone(),
            games: courses.len(),
            decisions: courses.iter().map(|course| course.decisions).sum(),
            first: courses[0].print,
            all: hasher.finish(),
            marks: courses.iter().map(|course| format!("{:02x}", course.print & 0xff)).collect(),
        }
    }

    /// How these games differ from what is stored of them. Where only the first was played it is all that is compared.
    pub(crate) fn difference(&self, stored: Option<&Line>) -> Option<String> {
        let [a, b] = &self.decks;
        let Some(stored) = stored else { return Some(format!("{a},{b}: nothing is stored")) };
        if self.first == stored.first && (self.games == 1 || self == stored) {
            return None;
        }
        let mark = |line: &Line, game: usize| line.marks.get(2 * game..2 * game + 2).map(str::to_owned);
        let other = |game: &usize| match game {
            0 => self.first != stored.first,
            game => mark(self, *game) != mark(stored, *game),
        };
        let games: Vec<String> = (0..self.games).filter(other).map(|game| game.to_string()).collect();
        // The digits of a game that differs are the same once in 256 times; the numbers for all games still tell.
        let games = if games.is_empty() { "one that its digits do not show".to_owned() } else { games.join(" ") };
        Some(format!("{a},{b}: game {games}"))
    }

    fn parse(line: &str) -> Option<Line> {
        let mut words = line.split(' ');
        let decks = [words.next()?.to_owned(), words.next()?.to_owned()];
        let decisions = words.next()?.parse().ok()?;
        let mut hash = || u64::from_str_radix(words.next()?, 16).ok();
        let (first, all) = (hash()?, hash()?);
        Some(Line { decks, games: GAMES, decisions, first, all, marks: words.next()?.to_owned() })
    }
}

fn path() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/fingerprints/vs.txt")
}

pub(crate) fn read() -> Vec<Line> {
    let text = std::fs::read_to_string(path()).unwrap();
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| Line::parse(line).unwrap_or_else(|| panic!("not a line of fingerprints: {line}"))).collect()
}

pub(crate) fn write(lines: &[Line]) {
    let row = |line: &Line| {
        let Line { decks: [a, b], decisions, first, all, marks, .. } = line;
        format!("{a} {b} {decisions} {first:016x} {all:016x} {marks}\n")
    };
    std::fs::write(path(), lines.iter().map(row).fold(HEAD.to_owned(), |text, row| text + &row)).unwrap();
}
