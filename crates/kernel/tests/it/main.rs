//! The table, played at with the game of the example, and the tutorial that tells it.

#[path = "../../examples/high_card/game.rs"]
mod game;
mod replay;
mod table;
mod tutorial;

use game::HighCard;
use longbox_kernel::{Chair, Deaf, Player, Table};

/// Always plays its lowest card.
struct Lowest;

impl Player<HighCard> for Lowest {
    fn decide(&mut self, _: &Chair<'_, HighCard>) -> u16 {
        0
    }
}

fn dealt() -> Table<'static, HighCard> {
    let Ok(table) = Table::open(&HighCard, (), 7, &mut Deaf);
    table
}

fn played() -> Table<'static, HighCard> {
    let mut table = dealt();
    table.play_out(&mut [&mut Lowest, &mut Lowest], &mut Deaf);
    table
}
