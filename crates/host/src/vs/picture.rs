//! The whole table as one viewer sees it.

use crate::{HostGame, Seen};
use longbox_protocol::VsTable;
use longbox_vs::{Frame, Vs};

impl Seen<'_, Vs> {
    pub(super) fn table(&self) -> VsTable {
        let view = &self.view;
        VsTable {
            turn: self.game.turn_number(self.position()),
            turn_players: self.position().turn_players().iter().collect(),
            phases: self.phases(),
            sides: view.seats.iter().map(|side| self.side(side)).collect(),
            universe: self.universe(),
            pocket: self.position().universe_of_turn() != 0,
            elsewhere: self.elsewhere(),
            combat: self.combat(),
            waiting: self.waiting(),
        }
    }

    /// What is at work and what waits. Combats and choices in progress are seen elsewhere.
    fn waiting(&self) -> Vec<String> {
        let frames = self.position().frames().iter().zip(&self.view.waiting);
        let works = frames.filter(|(frame, _)| matches!(frame, Frame::Script(_) | Frame::Pay(_) | Frame::Recruit(_)));
        let works = works.map(|(_, words)| words);
        works.chain(&self.view.triggers).map(|words| self.names.put_into(words)).collect()
    }
}
