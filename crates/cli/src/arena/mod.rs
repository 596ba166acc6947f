//! `longbox arena`: what decks win over many games, and what would make them better.

mod deck;
mod improve;
mod report;

use crate::game::TerminalGame;
use clap::Subcommand;
use std::process::ExitCode;

#[derive(Subcommand)]
pub(crate) enum ArenaCommand<G: TerminalGame> {
    /// Test decks: win rates, match-ups, card by card, first hands, what was missing
    Deck(deck::DeckArgs<G>),
    /// Look for cards to change that make a deck better
    Improve(improve::ImproveArgs<G>),
}

pub(crate) fn run<G: TerminalGame>(command: &ArenaCommand<G>) -> miette::Result<ExitCode> {
    match command {
        ArenaCommand::Deck(args) => deck::run(args),
        ArenaCommand::Improve(args) => improve::run(args),
    }
}
