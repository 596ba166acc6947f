//! `longbox play`: a game in the terminal. The terminal is a client of the host, as the page is: it sends calls and
//! shows reports, and knows no more of a game than they tell.
//!
//! `client` (the line to the host), `lobby` and `decks` (before the game), `session` (the game as it goes), `menu` (what can be
//! chosen), `talk` (what the player types), `named` (what the player means by a name), `lookup` (what the player asks
//! for between two choices), `table` (the table on the screen; a game says how it is drawn).

mod advice;
mod client;
mod decks;
mod lobby;
mod lookup;
mod menu;
mod named;
mod reader;
mod session;
mod table;
mod talk;

pub(crate) use client::Client;
pub(crate) use client::tell;
pub(crate) use decks::deck;
pub(crate) use table::{Drawn, Named, View, parts, with_part};

use crate::game::TerminalGame;
use crate::options::{GameArg, OwnCards};
use crate::replay;
use clap::{Args, ValueEnum};
use longbox_bots::BotSpec;
use longbox_kernel::{Seat, Seed};
use reader::Reader;
use session::Session;
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

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum First {
    Me,
    Bot,
}

#[derive(Args)]
#[command(after_help = G::EXAMPLES.play)]
pub(crate) struct PlayArgs<G: TerminalGame> {
    #[command(flatten)]
    game: GameArg,
    /// Your deck: a built-in one (`longbox deck list`) or a file
    #[arg(long)]
    deck: Option<String>,
    /// Your opponent's deck; of several, separated by commas
    #[arg(long)]
    against: Option<String>,
    /// Your opponent: random, rookie, quick, sidekick or hero; hero:200ms thinks longer
    #[arg(long, default_value = "sidekick")]
    bot: BotSpec,
    /// The random seed; the same seed deals the same cards
    #[arg(long)]
    seed: Option<Seed>,
    /// Your seat
    #[arg(long, value_enum, default_value_t)]
    seat: SeatName,
    #[command(flatten)]
    wishes: G::PlayArgs,
    #[command(flatten)]
    own: OwnCards,
    /// Save the game to this file after every choice
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Continue a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["deck", "against", "seed"])]
    resume: Option<PathBuf>,
}

/// What only some games can be asked for.
#[derive(Clone, Debug, Default)]
pub(crate) struct Wishes {
    /// Who leads the player's deck.
    pub(crate) main: Option<String>,
    pub(crate) against_main: Vec<String>,
    /// The way to play; empty: the usual one.
    pub(crate) mode: String,
    pub(crate) players: Option<u8>,
    pub(crate) first: Option<First>,
    pub(crate) quest: Option<String>,
}

/// All that was said on the command line about a new game.
#[derive(Clone, Debug)]
struct Wanted {
    deck: Option<String>,
    against: Vec<String>,
    starter: &'static str,
    bot: BotSpec,
    seed: Seed,
    me: Seat,
    wishes: Wishes,
}

impl<G: TerminalGame> PlayArgs<G> {
    fn me(&self) -> Seat {
        Seat(self.seat as u8)
    }

    fn wanted(&self) -> miette::Result<Wanted> {
        let against = self.against.as_deref().unwrap_or("").split(',').map(str::trim);
        Ok(Wanted {
            deck: self.deck.clone(),
            against: against.filter(|word| !word.is_empty()).map(str::to_owned).collect(),
            starter: G::STARTER,
            bot: self.bot,
            seed: self.seed.map_or_else(lobby::fresh_seed, Ok)?,
            me: self.me(),
            wishes: G::wishes(&self.wishes),
        })
    }
}

pub(crate) fn run<G: TerminalGame>(args: &PlayArgs<G>) -> miette::Result<ExitCode> {
    let mut reader = Reader;
    let other = match &args.resume {
        Some(file) => replay::other_game::<G>(file, args.game)?,
        None if args.game.game.is_none() && args.deck.is_none() => lobby::other_game(G::NAME, &mut reader),
        None => None,
    };
    if let Some(game) = other {
        return crate::again_with(game);
    }
    let mut client = Client::open(G::NAME, &args.own.cards)?;
    let sits = match &args.resume {
        Some(file) => lobby::resume(&mut client, file, args.bot, args.me()).map(|()| true)?,
        None => lobby::sit_down(&mut client, &args.wanted()?, &mut reader)?,
    };
    if sits {
        Session::new(client, args.save.clone()).play(&mut reader)?;
    }
    Ok(ExitCode::SUCCESS)
}
