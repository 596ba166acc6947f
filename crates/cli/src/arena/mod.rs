//! `longbox arena`: how strong bots are.

mod ladder;
mod ladder_file;
mod ladder_words;
mod merge;
mod odd_games;
mod plot;

use crate::game::TerminalGame;
use clap::Subcommand;
use std::process::ExitCode;

#[derive(Subcommand)]
pub(crate) enum ArenaCommand<G: TerminalGame> {
    /// Let every bot meet every other and tell who is stronger
    Ladder(ladder::LadderArgs<G>),
    /// Join the parts of a ladder that was shared out
    Merge(merge::MergeArgs),
}

pub(crate) fn run<G: TerminalGame>(command: &ArenaCommand<G>) -> miette::Result<ExitCode> {
    match command {
        ArenaCommand::Ladder(args) => ladder::run(args),
        ArenaCommand::Merge(args) => merge::run(args),
    }
}
