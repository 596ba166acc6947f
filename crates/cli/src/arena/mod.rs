//! `longbox arena`: what bots are put to the test with.

mod blunders;
mod slips;

use crate::game::TerminalGame;
use clap::Subcommand;
use std::process::ExitCode;

#[derive(Subcommand)]
pub(crate) enum ArenaCommand<G: TerminalGame> {
    /// Ask bots in positions with a right answer, and count
    Blunders(blunders::BlundersArgs<G>),
    /// Find decisions of bots that lose games, in games they play
    Slips(slips::SlipsArgs<G>),
}

pub(crate) fn run<G: TerminalGame>(command: &ArenaCommand<G>) -> miette::Result<ExitCode> {
    match command {
        ArenaCommand::Blunders(args) => blunders::run(args),
        ArenaCommand::Slips(args) => slips::run(args),
    }
}
