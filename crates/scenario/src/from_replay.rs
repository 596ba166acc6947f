//! A moment of a stored game as a scenario.

use longbox_kernel::{Deaf, Game, Input, Replay, ReplayError, Table};

/// A game whose stored games become scenarios.
pub trait ReplayedGame: Game {
    /// The lines that set this position up, with everything that set-up lines can say. None: something is going on
    /// that no line can set up, such as a combat.
    fn whole_lines(&self, position: &Self::Position) -> Option<Vec<String>>;
    /// The lines that set up what mostly matters to somebody who has to decide there, and no more. None: something is
    /// going on that no line can set up.
    fn board_lines(&self, position: &Self::Position) -> Option<Vec<String>>;
    /// Whether the question only asks if somebody wants to do something before the turn goes on. Which of these are
    /// asked may depend on cards that are not in play, so a scenario passes them by itself.
    fn is_passing(&self, _position: &Self::Position) -> bool {
        false
    }
    /// An option as `expect options` lines name it.
    fn option_words(&self, position: &Self::Position, choice: Self::Choice) -> String;
}

/// How stored games name the option that declines.
pub(crate) const PASS: &str = "pass";

/// What is to become a scenario.
#[derive(Clone, Copy, Debug)]
pub struct Moment<'a> {
    /// The choices made before it.
    pub step: usize,
    /// What the scenario is called.
    pub title: &'a str,
    /// What a player had to say about it; may be empty.
    pub words: &'a str,
}

/// A scenario file that begins where set-up lines can say how the game stood, makes the choices of the stored game up
/// to the moment, and ends with what could be chosen there.
pub fn scenario_from<G: ReplayedGame>(
    game: &G,
    replay: &Replay<G::Setup>,
    moment: Moment<'_>,
) -> Result<String, ReplayError> {
    let step = moment.step.min(replay.steps.len());
    let end = replay.play(game, step, &mut Deaf)?;
    let (table, lines) = start(&end, step);
    let mut text = format!("game: {}\nformat: 2\n\nscenario: {}\n", game.name(), one_line(moment.title));
    if !moment.words.trim().is_empty() {
        text.push_str(&format!("note: {}\n", one_line(moment.words)));
    }
    let mut add = |line: String| {
        text.push_str(&line);
        text.push('\n');
    };
    lines.into_iter().chain(plays(&end, table)).for_each(&mut add);
    if let Some(chair) = end.chair() {
        let words = chair.options().iter().map(|choice| game.option_words(end.position(), *choice));
        // A scenario may stand before other such questions by then.
        let sign = if game.is_passing(end.position()) { "# " } else { "" };
        add(format!("{sign}expect {} options: {}", chair.seat(), words.collect::<Vec<_>>().join(" | ")));
    }
    Ok(text)
}

/// The choices from there to the end of the other table, as plays.
pub(crate) fn plays<G: ReplayedGame>(end: &Table<'_, G>, mut table: Table<'_, G>) -> Vec<String> {
    let game = end.game();
    let mut plays = Vec::new();
    for input in &end.inputs()[table.inputs().len()..] {
        if let Input::Answer(seat, option) = input {
            let named = || Some(game.option_words(table.position(), game.named(table.position(), *seat, *option)?));
            match keys(&table).get(usize::from(*option)) {
                Some(key) if key == PASS && game.is_passing(table.position()) => {}
                Some(key) => plays.push(format!("{seat} option {key}")),
                None => plays.extend(named().map(|name| format!("{seat} names {name}"))),
            }
        }
        if table.input(*input, &mut Deaf).is_err() {
            break;
        }
    }
    plays
}

/// The last moment up to this step that set-up lines can say, with the lines; the deal, if there is none.
pub(crate) fn start<'g, G: ReplayedGame>(end: &Table<'g, G>, step: usize) -> (Table<'g, G>, Vec<String>) {
    let at = |made: usize| {
        let table = end.branch(made);
        let lines = table.game().whole_lines(table.position())?;
        Some((table, lines))
    };
    let found = (0..=step).rev().find_map(at);
    // What was done since the question was asked first is played, not set up.
    let first = |(table, lines): (Table<'g, G>, Vec<String>)| {
        let before = (0..table.inputs().len()).rev().map_while(at).last();
        before.unwrap_or((table, lines))
    };
    let found = found.map(first);
    found
        .unwrap_or_else(|| (end.branch(0), vec!["# The game had not begun by then: nothing can be set up.".to_owned()]))
}

/// The options by their short names; the second of two that sound alike ends with "#2".
pub(crate) fn keys<G: Game>(table: &Table<'_, G>) -> Vec<String> {
    let mut keys: Vec<String> = Vec::new();
    let mut plain: Vec<String> = Vec::new();
    for choice in table.options() {
        let key = table.game().key(table.position(), *choice);
        let before = plain.iter().filter(|other| **other == key).count();
        keys.push(if before == 0 { key.clone() } else { format!("{key} #{}", before + 1) });
        plain.push(key);
    }
    keys
}

/// Equal cards of a list counted, in the order of the first of each.
pub(crate) fn counted(names: Vec<String>) -> Vec<String> {
    let mut kinds: Vec<(String, usize)> = Vec::new();
    for name in names {
        match kinds.iter_mut().find(|(known, _)| *known == name) {
            Some((_, count)) => *count += 1,
            None => kinds.push((name, 1)),
        }
    }
    let words = |(name, count)| if count > 1 { format!("{count} x {name}") } else { name };
    kinds.into_iter().map(words).collect()
}

/// A line is a line, and no comment begins in it.
fn one_line(text: &str) -> String {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    text.replace(" # ", " ")
}
