//! A decision of a stored game as a position that bots can be asked in.
//!
//! A stored game says more than a reader wants to know. The shortest draft sets up the board of the decision and
//! leaves out what mostly does not matter (discard piles; in Vs. System decks and KO piles); the next ones begin earlier in the turn,
//! and the last one is what `scenario_from` writes. Whoever takes a draft plays it first and sees whether it comes to
//! the same question.

use crate::from_replay::{ReplayedGame, plays, start};
use longbox_kernel::{Deaf, Replay, ReplayError, Table};

/// Drafts that set up only the board, at most.
const SHORT: usize = 4;

/// A position on paper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    game: &'static str,
    /// Set-up lines and the plays after them.
    lines: Vec<String>,
    /// What can be chosen there, as an expectation.
    options: String,
}

/// What is said of a position besides.
#[derive(Clone, Copy, Debug, Default)]
pub struct Remarks<'a> {
    /// What the position shows.
    pub title: &'a str,
    /// Comments below the title.
    pub notes: &'a [String],
    /// Its `best` and `never` lines.
    pub answers: &'a [String],
}

impl Draft {
    /// The drafts of the decision after so many choices, the shortest first.
    pub fn of<G: ReplayedGame>(game: &G, replay: &Replay<G::Setup>, step: usize) -> Result<Vec<Draft>, ReplayError> {
        let end = replay.play(game, step.min(replay.steps.len()), &mut Deaf)?;
        let short = |made: usize| {
            let table = end.branch(made);
            let lines = game.board_lines(table.position())?;
            Some((table, lines))
        };
        let mut starts: Vec<(Table<'_, G>, Vec<String>)> =
            (0..=end.inputs().len()).rev().filter_map(short).take(SHORT).collect();
        starts.push(start(&end, step));
        Ok(starts.into_iter().map(|start| Draft::from(&end, start)).collect())
    }

    fn from<G: ReplayedGame>(end: &Table<'_, G>, (table, mut lines): (Table<'_, G>, Vec<String>)) -> Draft {
        lines.extend(plays(end, table));
        let options = end.chair().map(|chair| {
            let words = chair.options().iter().map(|choice| end.game().option_words(end.position(), *choice));
            format!("expect {} options: {}", chair.seat(), words.collect::<Vec<_>>().join(" | "))
        });
        Draft { game: end.game().name(), lines, options: options.unwrap_or_default() }
    }

    /// A file that expects exactly the options of the stored game, and nothing of a bot.
    pub fn check(&self) -> String {
        format!("{}scenario: the same question\n{}\n{}\n", self.head(), self.lines.join("\n"), self.options)
    }

    /// A file with what a bot should do there.
    pub fn text(&self, remarks: Remarks<'_>) -> String {
        let mut text = format!("{}scenario: {}\n", self.head(), remarks.title);
        let notes = remarks.notes.iter().map(|note| format!("# {note}"));
        for line in notes.chain(self.lines.iter().chain(remarks.answers).cloned()) {
            text.push_str(&line);
            text.push('\n');
        }
        text
    }

    fn head(&self) -> String {
        format!("game: {}\nformat: 2\n\n", self.game)
    }
}
