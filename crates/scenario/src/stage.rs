//! A scenario that bots can be asked in.

use crate::fault::Fault;
use longbox_bots::BotGame;
use longbox_kernel::{Game, Table};

/// A scenario being played, as far as a bot that is asked in it is concerned.
pub(crate) trait Stage<'g>: Clone {
    /// The game it is a scenario of.
    type Game: BotGame + Clone + 'g;

    /// The table; opened when it is wanted first.
    fn at_table(&mut self) -> Result<&mut Table<'g, Self::Game>, Fault>;
    /// Plays a line, or checks what it expects.
    fn say(&mut self, text: &str) -> Result<(), Fault>;
    /// Takes the option with this number for whoever is asked.
    fn take(&mut self, option: u16) -> Result<(), Fault>;
    /// Whether a choice declines.
    fn declines(choice: &<Self::Game as Game>::Choice) -> bool;
}
