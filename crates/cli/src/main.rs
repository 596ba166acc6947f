//! The program `longbox`: play, look cards up, check decks, read replays and rules, run many games.

mod bench;
mod cards;
mod deck;
mod instructions;
mod load;
mod play;
mod replay;
mod rules;
mod scenario;
mod screen;
mod sim;
mod tale;

use clap::{CommandFactory, Parser, Subcommand};
use stats_alloc::{INSTRUMENTED_SYSTEM, StatsAlloc};
use std::alloc::System;
use std::process::ExitCode;

/// Counts allocations, so that `bench` can tell that a decision makes none.
#[global_allocator]
pub(crate) static MEMORY: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// Play card games against the computer, and study them.
#[derive(Debug, Parser)]
#[command(
    name = "longbox",
    version,
    max_term_width = 100,
    after_help = "Start with:
  longbox play                  a game against the computer
  longbox cards wolverine       look cards up
  longbox rules                 how the game is played"
)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Play a game in the terminal
    Play(play::PlayArgs),
    /// List cards
    Cards(cards::CardsArgs),
    /// Show one card
    Card(cards::CardArgs),
    /// Check, show and list decks
    #[command(
        subcommand,
        after_help = "Examples:
  longbox deck list
  longbox deck show wolverine
  longbox deck check mine.deck"
    )]
    Deck(deck::DeckCommand),
    /// Show, verify and record games
    #[command(
        subcommand,
        after_help = "Examples:
  longbox replay record --seed 3 --out game.replay
  longbox replay show game.replay
  longbox replay verify game.replay"
    )]
    Replay(replay::ReplayCommand),
    /// Read the rules
    Rules(rules::RulesArgs),
    /// Play scenario files
    Scenario(scenario::ScenarioArgs),
    /// Let bots play many games and count
    Sim(sim::SimArgs),
    /// Measure how fast games run here
    Bench(bench::BenchArgs),
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Some(command) => run(command),
        None => {
            // Help that cannot be written has nobody to read it.
            let _ = Cli::command().print_help();
            Ok(ExitCode::SUCCESS)
        }
    };
    done.unwrap_or_else(|report| {
        anstream::eprintln!("{report:?}");
        ExitCode::from(1)
    })
}

fn run(command: Command) -> miette::Result<ExitCode> {
    match command {
        Command::Play(args) => play::run(&args),
        Command::Cards(args) => cards::run_cards(&args),
        Command::Card(args) => cards::run_card(&args),
        Command::Deck(command) => deck::run(&command),
        Command::Replay(command) => replay::run(&command),
        Command::Rules(args) => rules::run(&args),
        Command::Scenario(args) => scenario::run(&args),
        Command::Sim(args) => sim::run(args),
        Command::Bench(args) => bench::run(args),
    }
}
