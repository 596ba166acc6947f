//! The answers of bots, and what they notice of them.

use crate::game::ArenaGame;
use longbox_bots::Bot;
use longbox_kernel::{Player, Seat, Table, Viewer, Witness};

/// Takes an answer and lets the bots that listen notice what comes of it. False: the game cannot go on.
pub(crate) fn answer<G: ArenaGame>(
    table: &mut Table<'_, G>,
    (seat, index): (Seat, u16),
    bots: &mut [Bot<G>],
    witness: &mut impl Witness<G::Event>,
) -> bool {
    // A bot that answers nonsense gets the first option: one bad bot must not stop a match.
    fn taken<G: ArenaGame>(table: &mut Table<'_, G>, seat: Seat, index: u16, ear: &mut impl Witness<G::Event>) -> bool {
        table.answer(seat, index, ear).is_ok() || table.answer(seat, 0, ear).is_ok()
    }
    if !bots.iter().any(Bot::listens) {
        return taken(table, seat, index, witness);
    }
    let mut heard: Vec<G::Event> = Vec::new();
    let ok = taken(table, seat, index, &mut heard);
    let game = table.game();
    for event in heard {
        for (at, bot) in bots.iter_mut().enumerate().filter(|(_, bot)| bot.listens()) {
            let seat = Seat(at as u8);
            bot.notice(game, seat, &game.sight(&event, Viewer::Seat(seat)));
        }
        witness.sees(event);
    }
    ok
}
