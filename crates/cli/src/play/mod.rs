//! `longbox play`: a game in the terminal.
//!
//! `lobby` (decks and opponents), `session` (the game as it goes), `talk` (what the player types), `menu` (what
//! can be chosen), `board` (what is seen), `why` (explanations). Everything shown is made from the player's own
//! standpoint: the cards of the opponent are not in it.

mod board;
mod lobby;
mod menu;
mod reader;
mod session;
mod talk;
mod why;

pub(crate) use board::show_table;
pub(crate) use lobby::plain_setup;

use crate::cards::GameName;
use crate::load;
use clap::{Args, ValueEnum};
use longbox_bots::BotKind;
use longbox_kernel::Seat;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum SeatName {
    #[default]
    A,
    B,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum First {
    Me,
    Bot,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  longbox play                                  asks for decks; Enter starts at once
  longbox play --deck wolverine --against starter --bot random
  longbox play --quest a-false-god              one of the solo quests
  longbox play --save game.replay               saves after every choice
  longbox play --resume game.replay             goes on with it

In the game, `help` lists what you can type: `why NAME`, `card NAME`, `undo`, `log`, `save FILE` and more.")]
pub(crate) struct PlayArgs {
    #[arg(long, value_enum, default_value_t)]
    game: GameName,
    /// Your deck: a built-in one (`longbox deck list`) or a file
    #[arg(long)]
    deck: Option<String>,
    /// Your opponent's deck
    #[arg(long, conflicts_with = "quest")]
    against: Option<String>,
    /// Who plays against you: greedy or random
    #[arg(long, default_value = "greedy")]
    bot: BotKind,
    /// The seed of all chance; the same seed deals the same cards
    #[arg(long)]
    seed: Option<u64>,
    /// Your seat
    #[arg(long, value_enum, default_value_t)]
    seat: SeatName,
    /// Who goes first; a coin decides if this is left out
    #[arg(long, value_enum)]
    first: Option<First>,
    /// Take on a solo quest: a deck's key or name, or a quest's name for its first stage
    #[arg(long, value_name = "NAME")]
    quest: Option<String>,
    /// Cards of your own to add
    #[arg(long, value_name = "FILE")]
    cards: Vec<PathBuf>,
    /// Save the game to this file after every choice
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["deck", "against", "quest", "seed", "first"])]
    resume: Option<PathBuf>,
}

impl PlayArgs {
    fn me(&self) -> Seat {
        match self.seat {
            SeatName::A => Seat::A,
            SeatName::B => Seat::B,
        }
    }

    fn first(&self) -> Option<Seat> {
        self.first.map(|first| match first {
            First::Me => self.me(),
            First::Bot => self.me().other(),
        })
    }
}

pub(crate) fn run(args: &PlayArgs) -> miette::Result<ExitCode> {
    let catalog = load::squad(&args.cards)?;
    let mut reader = reader::Reader;
    let session = match &args.resume {
        Some(file) => Some(lobby::resume(args, &catalog, file)?),
        None => lobby::open(args, &catalog, &mut reader)?,
    };
    if let Some(mut session) = session {
        session.play(&mut reader)?;
    }
    Ok(ExitCode::SUCCESS)
}
