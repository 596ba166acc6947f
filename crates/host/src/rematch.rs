//! The same game once more: the same seats and decks, other shuffles.

use crate::game::HostGame;
use crate::screen::TellAll;
use crate::session::Session;
use longbox_protocol::{Seed, Stops};

impl<G: HostGame> Session<G> {
    pub(crate) fn rematch(&mut self, seed: Seed, tell: TellAll<'_>) {
        let setup = G::once_more(self.table.setup().clone());
        match Session::deal(self.game_files, setup, self.players.clone(), seed) {
            Ok(mut session) => {
                session.screen_mut().stops = Stops { pass_until_my_turn: false, ..self.screen().stops };
                *self = session;
                self.begin(tell);
            }
            Err(error) => self.say(error.into(), tell),
        }
    }
}
