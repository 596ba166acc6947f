//! The program `longbox`: play here or in the browser, look cards up, check decks, read replays and rules, run many games.
//!
//! Every command is written once for any game with a [`TerminalGame`](game::TerminalGame); `games` lists them, and a game's
//! own words stand in a module of its name.

mod arena;
mod bench;
mod cards;
mod cell;
mod deck;
mod face;
mod game;
mod games;
mod instructions;
mod load;
mod mistakes;
mod options;
mod play;
mod replay;
mod rules;
mod scenario;
mod screen;
mod serve;
mod sim;
mod squad;
mod vs;

use clap::{CommandFactory, Parser, Subcommand};
use game::TerminalGame;
use games::{USUAL, Visitor};
use longbox_protocol::GameName;
use stats_alloc::{INSTRUMENTED_SYSTEM, StatsAlloc};
use std::alloc::System;
use std::ffi::OsString;
use std::process::ExitCode;

/// Counts allocations, so that `bench` can tell that a decision makes none.
#[global_allocator]
pub(crate) static MEMORY: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// Play card games against the computer, and study them.
#[derive(Parser)]
#[command(
    name = "longbox",
    version,
    max_term_width = 100,
    after_help = "Start with:
  longbox serve --open          the page, in your browser
  longbox play                  a game against the computer, in the terminal
  longbox cards wolverine       look cards up
  longbox rules                 how the game is played"
)]
struct Cli<G: TerminalGame> {
    #[command(subcommand)]
    command: Option<Command<G>>,
}

#[derive(Subcommand)]
enum Command<G: TerminalGame> {
    /// Play a game in the terminal
    Play(play::PlayArgs<G>),
    /// Serve the page for the browser
    Serve(serve::ServeArgs),
    /// List cards
    Cards(cards::CardsArgs<G>),
    /// Show one card
    Card(cards::CardArgs<G>),
    /// Check, show and list decks, bring them in and out
    #[command(subcommand, after_help = G::EXAMPLES.deck)]
    Deck(deck::DeckCommand<G>),
    /// Show, verify and record games, and learn from them
    #[command(
        subcommand,
        after_help = "Examples:
  longbox replay record --seed 3 --out game.replay
  longbox replay show game.replay
  longbox replay mistakes game.replay
  longbox replay verify game.replay"
    )]
    Replay(replay::ReplayCommand<G>),
    /// Read the rules
    Rules(rules::RulesArgs<G>),
    /// Play scenario files
    Scenario(scenario::ScenarioArgs),
    /// Let bots play many games and count
    Sim(sim::SimArgs<G>),
    /// Put bots and decks to the test
    #[command(subcommand)]
    Arena(arena::ArenaCommand<G>),
    /// Measure how fast games run here
    Bench(bench::BenchArgs<G>),
}

fn main() -> ExitCode {
    let words: Vec<OsString> = std::env::args_os().collect();
    let game = games::among(&words).or_else(|| games::of_deck_among(&words)).unwrap_or(USUAL);
    games::visit(game, Program { words }).unwrap_or_else(|report| {
        anstream::eprintln!("{report:?}");
        ExitCode::from(1)
    })
}

/// Does what was typed, with another game than it was begun with.
fn again_with(game: GameName) -> miette::Result<ExitCode> {
    let mut words: Vec<OsString> = std::env::args_os().collect();
    words.extend(["--game".into(), game.word().into()]);
    games::visit(game, Program { words })
}

/// What was typed, to be done with one game.
struct Program {
    words: Vec<OsString>,
}

impl Visitor for Program {
    type Output = miette::Result<ExitCode>;

    fn visit<G: TerminalGame>(self) -> miette::Result<ExitCode> {
        match Cli::<G>::parse_from(self.words.into_iter().map(cards::no_option)).command {
            Some(command) => run(command),
            None => {
                // Help that cannot be written has nobody to read it.
                let _ = Cli::<G>::command().print_help();
                Ok(ExitCode::SUCCESS)
            }
        }
    }
}

fn run<G: TerminalGame>(command: Command<G>) -> miette::Result<ExitCode> {
    match command {
        Command::Play(args) => play::run(&args),
        Command::Serve(args) => serve::run(&args),
        Command::Cards(args) => cards::run_cards(&args),
        Command::Card(args) => cards::run_card(&args),
        Command::Deck(command) => deck::run(&command),
        Command::Replay(command) => replay::run(&command),
        Command::Rules(args) => rules::run(&args),
        Command::Scenario(args) => scenario::run(&args),
        Command::Sim(args) => sim::run(&args),
        Command::Arena(command) => arena::run(&command),
        Command::Bench(args) => bench::run(&args),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks the arguments of all commands for a game.
    struct Arguments;

    impl Visitor for Arguments {
        type Output = ();
        fn visit<G: TerminalGame>(self) {
            Cli::<G>::command().debug_assert();
        }
    }

    #[test]
    fn the_arguments_of_every_game_go_together() {
        GameName::ALL.into_iter().for_each(|game| games::visit(game, Arguments));
    }
}
