//! `longbox play`: a game in the terminal.
//!
//! `lobby` (before the game), `session` (the game as it goes), `lookup` (what the player asks for between two
//! choices), `talk` (what the player types), `menu` (what can be chosen), `seen` (what one viewer may know). Everything shown is made from the player's own standpoint: the
//! cards of the opponent are not in it. How it looks is told by the game's own `Board` and `Lobby`.

mod lobby;
mod lookup;
mod menu;
mod reader;
mod session;
mod talk;

pub(crate) use lobby::Encounter;
pub(crate) use menu::{Entry, show_entries};
pub(crate) use reader::Reader;

use crate::options::{GameArg, OwnCards};
use crate::parlour::Parlour;
use crate::{load, replay};
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
    C,
    D,
}

#[derive(Args)]
#[command(after_help = G::EXAMPLES.play)]
pub(crate) struct PlayArgs<G: Parlour> {
    #[command(flatten)]
    game: GameArg,
    /// Your deck: a built-in one (`longbox deck list`) or a file
    #[arg(long)]
    pub(crate) deck: Option<String>,
    /// Your opponent's deck; of several, separated by commas
    #[arg(long)]
    pub(crate) against: Option<String>,
    /// Who plays against you: greedy or random
    #[arg(long, default_value = "greedy")]
    bot: BotKind,
    /// The seed of all chance; the same seed deals the same cards
    #[arg(long)]
    seed: Option<u64>,
    /// Your seat
    #[arg(long, value_enum, default_value_t)]
    seat: SeatName,
    #[command(flatten)]
    pub(crate) invitation: G::Invitation,
    #[command(flatten)]
    own: OwnCards,
    /// Save the game to this file after every choice
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["deck", "against", "seed"])]
    resume: Option<PathBuf>,
}

impl<G: Parlour> PlayArgs<G> {
    pub(crate) fn me(&self) -> Seat {
        match self.seat {
            SeatName::A => Seat::A,
            SeatName::B => Seat::B,
            SeatName::C => Seat(2),
            SeatName::D => Seat(3),
        }
    }
}

pub(crate) fn run<G: Parlour>(args: &PlayArgs<G>) -> miette::Result<ExitCode> {
    let mut reader = Reader;
    let other = match &args.resume {
        Some(file) => replay::other_game::<G>(file, args.game)?,
        None => lobby::other_game(args, &mut reader),
    };
    if let Some(game) = other {
        return crate::again_with(game);
    }
    let catalog = load::catalog::<G>(&args.own.cards)?;
    let session = match &args.resume {
        Some(file) => Some(lobby::resume(args, &catalog, file)?),
        None => lobby::open(args, &catalog, &mut reader)?,
    };
    if let Some(mut session) = session {
        session.play(&mut reader)?;
    }
    Ok(ExitCode::SUCCESS)
}
