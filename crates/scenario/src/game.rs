//! What a game must offer so that scenarios can be played for it.

use crate::asking::{Asking, Tried, ask};
use crate::fault::Fault;
use crate::file::{Answer, File, SourceLine};
use crate::stage::Stage;
use crate::weighing::{Weighed, weigh};
use longbox_bots::BotSpec;

/// A game that scenarios are played for.
pub trait ScenarioGame: Sync {
    /// The name in the first line of a scenario file.
    fn game(&self) -> &'static str;
    /// The ids of its rules.
    fn rules(&self) -> Vec<&'static str>;
    /// The lines that its log is made of, each with what it means where it does not say so itself.
    fn log_lines(&self) -> Vec<(String, String)>;
    /// Plays the scenarios of a file, each also in the harder modes. One result for each, in order. A fault of the
    /// file itself comes alone.
    fn play(&self, file: &File) -> Result<Vec<Played>, Fault>;
    /// The lines that a file of the first format needs so that it means the same in the newest one; each stands
    /// below the line with its number.
    fn lines_to_add(&self, file: &File) -> Result<Vec<SourceLine>, Fault>;
    /// Does the errand in the position of the scenario with this number, which must have `best` or `never` lines.
    fn ask(&self, file: &File, scenario: usize, errand: Errand) -> Result<Reply, Fault>;
}

/// What is to be found out about a position with `best` or `never` lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Errand {
    /// What a bot does.
    Ask(Asking),
    /// How so many games go on after each play, when these bots play them out.
    Weigh(BotSpec, u64),
}

/// What was found out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// How the bot did.
    Tried(Tried),
    /// How games go on.
    Weighed(Vec<Weighed>),
}

/// A scenario that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Decisions checked by the harder modes, or what went wrong.
    pub result: Result<usize, Fault>,
    /// Its lines, each with what was told while it was played.
    pub log: Vec<(SourceLine, Vec<String>)>,
}

impl Errand {
    /// Does the errand where a scenario has come to.
    pub(crate) fn run<'g, S: Stage<'g>>(self, stage: &S, answers: &[Answer]) -> Result<Reply, Fault> {
        if answers.is_empty() {
            return Err(Fault::new("the scenario has no 'best' and no 'never' line, so no bot can be asked"));
        }
        match self {
            Errand::Ask(asking) => ask(stage, answers, &asking).map(Reply::Tried),
            Errand::Weigh(bot, games) => weigh(stage, answers, bot, games).map(Reply::Weighed),
        }
    }
}
