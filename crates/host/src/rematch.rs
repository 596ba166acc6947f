//! The same game once more: the same seats and decks, other shuffles.

use crate::game::HostGame;
use crate::session::{Session, Tell};
use longbox_protocol::{Seed, Stops};

impl<G: HostGame> Session<G> {
    pub(crate) fn rematch(&mut self, seed: Seed, tell: Tell<'_>) {
        let setup = G::once_more(self.table.setup().clone());
        match Session::deal(self.game_files, setup, self.players.clone(), seed) {
            Ok(mut session) => {
                session.stops = Stops { pass_until_my_turn: false, ..self.stops };
                *self = session;
                self.begin(tell);
            }
            Err(error) => tell(error.into()),
        }
    }
}
