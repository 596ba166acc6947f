//! `longbox arena`: bots and decks put to the test.

mod blunders;
mod deck;
mod improve;
mod ladder;
mod ladder_file;
mod ladder_words;
mod learn;
mod merge;
mod odd_games;
mod pace;
mod plot;
mod report;
mod slip_file;
mod slips;

use crate::game::TerminalGame;
use clap::Subcommand;
use std::process::ExitCode;

#[derive(Subcommand)]
pub(crate) enum ArenaCommand<G: TerminalGame> {
    /// Let every bot meet every other and tell who is stronger
    Ladder(ladder::LadderArgs<G>),
    /// Join the parts of a ladder that was shared out
    Merge(merge::MergeArgs),
    /// Test decks: win rates, match-ups, card by card, first hands, what was missing
    Deck(deck::DeckArgs<G>),
    /// Look for cards to change that make a deck better
    Improve(improve::ImproveArgs<G>),
    /// Ask bots in positions with a right answer, and count
    Blunders(blunders::BlundersArgs<G>),
    /// Find decisions of bots that lose games, in games they play
    Slips(slips::SlipsArgs<G>),
    /// Learn what positions are worth from many games
    Learn(learn::LearnArgs<G>),
    /// Measure how fast a bot thinks and whether it keeps to its time
    Pace(pace::PaceArgs<G>),
}

pub(crate) fn run<G: TerminalGame>(command: &ArenaCommand<G>) -> miette::Result<ExitCode> {
    match command {
        ArenaCommand::Ladder(args) => ladder::run(args),
        ArenaCommand::Merge(args) => merge::run(args),
        ArenaCommand::Deck(args) => deck::run(args),
        ArenaCommand::Improve(args) => improve::run(args),
        ArenaCommand::Blunders(args) => blunders::run(args),
        ArenaCommand::Slips(args) => slips::run(args),
        ArenaCommand::Learn(args) => learn::run(args),
        ArenaCommand::Pace(args) => pace::run(args),
    }
}
