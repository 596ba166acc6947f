//! Taking choices back: to the last own question, or the steps of a choice that is half made.

use crate::game::HostGame;
use crate::observe;
use crate::seen::Seen;
use crate::session::{Session, Tell, refuse};
use crate::words::calls;
use longbox_kernel::{Input, Undo, Viewer};

impl<G: HostGame> Session<G> {
    /// The last question of whoever looks, and whether going back to it is fair.
    pub(crate) fn undo_to(&self) -> Option<(usize, bool)> {
        let me = self.looking?;
        let made = self.table.inputs().len();
        let back = self.asked.iter().rev().find(|asked| asked.made < made && asked.seat == me)?;
        let mine = |input: &Input| matches!(input, Input::Answer(seat, _) if *seat == me);
        let alone = self.table.inputs()[back.made..].iter().all(mine);
        Some((back.made, alone && self.game_files.game().barrier(self.table.position()) == back.barrier))
    }

    pub(crate) fn undo(&mut self, tell: Tell<'_>) {
        let Some((made, fair)) = self.undo_to() else {
            return refuse(tell, calls::NOTHING_TO_UNDO, Some("table.undo"));
        };
        if !fair && self.people() > 1 {
            return refuse(tell, calls::UNFAIR_UNDO, Some("table.fair-undo"));
        }
        self.back_to(made, tell);
    }

    /// Goes back to an earlier question and asks it again.
    fn back_to(&mut self, made: usize, tell: Tell<'_>) {
        if let Err(refusal) = self.table.undo_to(made, Undo::Practice) {
            return refuse(tell, &refusal.to_string(), Some(refusal.rule()));
        }
        self.changed();
        self.event_log.forget_after(made);
        self.asked.retain(|asked| asked.made <= made);
        self.show_table(tell);
        self.go_on(tell);
    }

    /// Takes the steps of a choice back and makes others. Nothing has happened in between, so nobody loses by it.
    pub(crate) fn reorder(&mut self, number: Option<u16>, tell: Tell<'_>) {
        let Some(seat) = self.table.chair().map(|chair| chair.seat()) else { return };
        let names = observe::names(self, self.watcher());
        let seen = Seen::new(&self.table, Viewer::Seat(seat), seat, &names);
        let (back, plan) = G::reorder(&seen, number);
        let made = self.table.inputs().len().saturating_sub(back);
        if let Err(refusal) = self.table.undo_to(made, Undo::Fair(seat)) {
            return refuse(tell, &refusal.to_string(), Some(refusal.rule()));
        }
        self.changed();
        self.event_log.forget_after(made);
        self.asked.retain(|asked| asked.made <= made);
        for choice in plan {
            let option = self.table.options().iter().position(|known| *known == choice);
            let Some(option) = option else { break };
            self.take(seat, option as u16);
        }
        self.show_table(tell);
        self.go_on(tell);
    }
}
