//! Arguments that several commands share.

use crate::games;
use clap::Args;
use longbox_bots::Budget;
use longbox_protocol::GameName;
use std::path::PathBuf;

#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct GameArg {
    /// The game [default: the one a file tells, or else squad]
    #[arg(long, value_parser = games::parser())]
    pub(crate) game: Option<GameName>,
}

#[derive(Clone, Debug, Args)]
pub(crate) struct OwnCards {
    /// A file with cards of your own to add (may be repeated)
    #[arg(long, value_name = "FILE")]
    pub(crate) cards: Vec<PathBuf>,
}

#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct Json {
    /// Print JSON, for programs
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct Thinking {
    /// How long bots that search may think about a choice, as in 50ms or 1s
    #[arg(long, value_name = "TIME", value_parser = a_time, conflicts_with = "looks")]
    think: Option<Budget>,
    /// How many looks they get instead; the same number gives the same answers on every machine
    #[arg(long, value_name = "N", value_parser = some_looks)]
    looks: Option<Budget>,
}

impl Thinking {
    /// What was asked for, if anything was.
    pub(crate) fn budget(self) -> Option<Budget> {
        self.think.or(self.looks)
    }
}

fn a_time(word: &str) -> Result<Budget, String> {
    let budget: Budget = word.parse().map_err(|error: longbox_bots::BadBudget| error.to_string())?;
    budget.time.map(|_| budget).ok_or_else(|| format!("a time has a unit, as in {word}ms"))
}

fn some_looks(word: &str) -> Result<Budget, String> {
    let budget: Budget = word.parse().map_err(|error: longbox_bots::BadBudget| error.to_string())?;
    if budget.time.is_some() {
        Err("looks are a plain number; a time goes with --think".to_owned())
    } else {
        Ok(budget)
    }
}
