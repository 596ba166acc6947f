//! `longbox arena`: what bots teach and are measured by.

mod learn;

use crate::game::TerminalGame;
use std::process::ExitCode;

#[derive(clap::Subcommand)]
pub(crate) enum ArenaCommand<G: TerminalGame> {
    /// Learn what positions are worth from many games
    Learn(learn::LearnArgs<G>),
}

pub(crate) fn run<G: TerminalGame>(command: &ArenaCommand<G>) -> miette::Result<ExitCode> {
    match command {
        ArenaCommand::Learn(args) => learn::run(args),
    }
}
