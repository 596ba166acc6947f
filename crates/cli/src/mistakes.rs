//! A player's mistakes in a finished game: what was chosen, what `hero` would have done, and what it cost.

use crate::play::Client;
use crate::screen::{self, BAD, BOLD, DIM, GOOD, PLAIN, paint, say, say_wrapped};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use longbox_protocol::{Call, Mistake, MistakeSearch, Seat, Weight, Who};
use std::io::IsTerminal;
use std::time::{Duration, Instant};

/// Whatever is quicker needs no bar.
const SOON: Duration = Duration::from_secs(1);
/// The terminal has one search at a time.
const KEY: u64 = 1;

/// The game to look into, and how closely.
#[derive(Clone, Debug)]
pub(crate) struct Game {
    /// The text of its file.
    pub(crate) replay: String,
    /// Who sat where; empty where that is not known.
    pub(crate) players: Vec<Who>,
    pub(crate) seat: Option<Seat>,
    pub(crate) looks: Option<u32>,
}

/// Weighs all choices of a player, with a bar if that takes a while. What cannot be done is told in the host's words.
pub(crate) fn find(client: &mut Client, game: Game) -> Result<MistakeSearch, String> {
    let Game { replay, players, seat, looks } = game;
    let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::hidden());
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {percent} % of the choices weighed, {eta} left") {
        bar.set_style(style);
    }
    let begun = Instant::now();
    let mut hidden = std::io::stderr().is_terminal();
    let mut call = Call::FindMistakes { key: KEY, replay, players, seat, looks };
    loop {
        client.call(&call)?;
        let search = client.mistakes.take().ok_or_else(|| "the host does not tell of mistakes".to_owned())?;
        if search.found.is_some() {
            bar.finish_and_clear();
            return Ok(search);
        }
        bar.set_length(search.work as u64);
        bar.set_position(search.done as u64);
        if hidden && begun.elapsed() > SOON {
            bar.set_draw_target(ProgressDrawTarget::stderr());
            hidden = false;
        }
        call = Call::WeighChoices { key: KEY, choices: 1 };
    }
}

/// Tells what was found. `where_to`: how the moment after so many choices can be seen.
pub(crate) fn tell(search: &MistakeSearch, where_to: impl Fn(usize) -> String) {
    let found = search.found.as_deref().unwrap_or_default();
    match (found.len(), search.name.as_str()) {
        (0, _) => say(paint(GOOD, "No clear mistakes found.")),
        (1, name) => say(format_args!("The choice that cost {} most:", inside(name))),
        (many, name) => say(format_args!("The {many} choices that cost {} most:", inside(name))),
    }
    for mistake in found {
        say("");
        tell_one(mistake, &search.name);
        // A command is copied: it stays on one line.
        say(format_args!("  {}", paint(DIM, where_to(mistake.step))));
    }
}

fn tell_one(mistake: &Mistake, name: &str) {
    let turn = match mistake.turn {
        0 => "Before the first turn".to_owned(),
        turn => format!("Turn {turn}"),
    };
    let cost = screen::count(usize::from(mistake.cost()), "point");
    say(format_args!("{}  {}", paint(BOLD, &turn), paint(BAD, format_args!("-{cost}"))));
    say_wrapped(2, PLAIN, &mistake.question);
    let whose = if name == "You" { "you chose" } else { "chosen" };
    tell_weight(whose, &mistake.chosen);
    tell_weight("hero would choose", &mistake.better);
}

fn tell_weight(who: &str, weight: &Weight) {
    let head = format!("  {who:<17}  {:>3} %  ", weight.percent());
    let indent = head.chars().count();
    for (number, line) in screen::wrap(&weight.label, screen::width().saturating_sub(indent)).iter().enumerate() {
        match number {
            0 => say(format_args!("{head}{line}")),
            _ => say(format_args!("{:indent$}{line}", "")),
        }
    }
}

/// A name inside a sentence.
fn inside(name: &str) -> String {
    match name {
        "You" => "you".to_owned(),
        name => name.strip_prefix("Player ").map_or_else(|| name.to_owned(), |letter| format!("player {letter}")),
    }
}
