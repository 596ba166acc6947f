//! Taking choices back: to the last own question, or the steps of a choice that is half made.

use crate::bot_seats::BotSeats;
use crate::game::HostGame;
use crate::observe;
use crate::screen::TellAll;
use crate::seen::Seen;
use crate::session::Session;
use crate::words::calls;
use longbox_kernel::{Undo, Viewer};

impl<G: HostGame> Session<G> {
    /// The last question of whoever looks, and whether going back to it is fair.
    pub(crate) fn undo_to(&self) -> Option<(usize, bool)> {
        let me = self.looking()?;
        let made = self.table.inputs().len();
        let back = self.asked.iter().rev().find(|asked| asked.made < made && asked.seat == me)?;
        let alone = self.table.inputs()[back.made..].iter().all(|input| input.is_answer_of(me));
        Some((back.made, alone && self.game_files.game().barrier(self.table.position()) == back.barrier))
    }

    pub(crate) fn undo(&mut self, tell: TellAll<'_>) {
        let Some((made, fair)) = self.undo_to() else {
            return self.refuse(tell, calls::NOTHING_TO_UNDO, Some("table.undo"));
        };
        if !fair && self.people() > 1 {
            return self.refuse(tell, calls::UNFAIR_UNDO, Some("table.fair-undo"));
        }
        self.back_to(made, Undo::Practice, tell);
    }

    /// Goes back to an earlier question and asks it again.
    pub(crate) fn back_to(&mut self, made: usize, how: Undo, tell: TellAll<'_>) {
        if let Err(refusal) = self.table.undo_to(made, how) {
            return self.refuse(tell, &refusal.to_string(), Some(refusal.rule()));
        }
        self.forget_after(made);
        // What was taken back never happened to the bots either.
        match BotSeats::at(&self.table, &self.players) {
            Ok(bots) => self.bots = bots,
            Err(error) => return self.say(error.into(), tell),
        }
        self.show_tables(tell);
        self.go_on(tell);
    }

    /// The table stands again where it stood after so many choices.
    fn forget_after(&mut self, made: usize) {
        self.changed();
        self.event_log.forget_after(made);
        self.asked.retain(|asked| asked.made <= made);
        self.row_answers.retain(|answer| answer.made < made);
        self.unasked.retain(|unasked| unasked.made < made);
        self.hints.retain(|hint| hint.made <= made);
        self.recorded.kept = self.recorded.kept.min(made);
    }

    /// Takes the steps of a choice back and makes others. Nothing has happened in between, so nobody loses by it.
    pub(crate) fn reorder(&mut self, number: Option<u16>, tell: TellAll<'_>) {
        let Some(seat) = self.table.chair().map(|chair| chair.seat()) else { return };
        let names = observe::names(self, self.watcher());
        let seen = Seen::new(&self.table, Viewer::Seat(seat), seat, &names);
        let (back, plan) = G::reorder(&seen, number);
        let made = self.table.inputs().len().saturating_sub(back);
        if let Err(refusal) = self.table.undo_to(made, Undo::Fair(seat)) {
            return self.refuse(tell, &refusal.to_string(), Some(refusal.rule()));
        }
        self.forget_after(made);
        for choice in plan {
            let option = self.table.options().iter().position(|known| *known == choice);
            let Some(option) = option else { break };
            self.take(seat, option as u16);
        }
        self.show_tables(tell);
        self.go_on(tell);
    }
}
