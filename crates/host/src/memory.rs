//! What a session knows of a game that was played before: it plays it again.

use crate::event_log::EventLog;
use crate::game::HostGame;
use crate::hint::Hinted;
use crate::session::{Asked, Session};
use crate::unasked::{Spared, Unasked, row_answer};
use crate::{RowStep, event_log::Stop};
use longbox_kernel::Input;

impl<G: HostGame> Session<G> {
    /// Plays the game again to see what happened, where people were asked, and what was answered for them: `unasked`
    /// says before which choices, and `hints` before which they asked for a hint.
    pub(crate) fn remember(&mut self, unasked: &[usize], hints: &[usize]) {
        let (event_log, stops) = EventLog::of(&self.table);
        self.event_log = event_log;
        for stop in stops {
            let (made, seat) = (stop.0, stop.1);
            self.recall(stop, unasked);
            if hints.contains(&made) && self.is_person(seat) {
                self.hints.push(Hinted { made, seat });
                self.event_log.note_hint(Hinted { made, seat });
            }
        }
    }

    fn recall(&mut self, (made, seat, open, position): Stop<G::Position>, unasked: &[usize]) {
        if !self.is_person(seat) {
            return;
        }
        let game = self.game_files.game();
        let mut options = Vec::new();
        game.options(&position, seat, &mut options);
        let barrier = game.barrier(&position);
        let step = G::row_step(&position, seat, &options);
        let what = if matches!(step, RowStep::Formation { .. }) { Spared::Formation } else { Spared::Indifferent };
        if let Some(Input::Answer(_, option)) = self.table.inputs().get(made) {
            let passes = game.pass(&options) == Some(*option);
            self.row_answers.extend(row_answer(made, seat, step, passes));
        }
        if unasked.contains(&made) {
            let unasked = Unasked { made, seat, what, barrier };
            self.unasked.push(unasked);
            self.event_log.recall_unasked(unasked);
        } else if open {
            self.asked.push(Asked { made, seat, barrier });
        }
    }
}
