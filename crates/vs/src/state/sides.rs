//! Characters that change sides, for a turn or for good.

use crate::derive::evaluate::Eye;
use crate::effects::script::Asked;
use crate::event::Event;
use crate::plain::{Player, Who};
use crate::run::Run;
use crate::state::position::{Ask, Delayed, NO_SEAT, Row, Script, Term};
use longbox_kernel::{Seat, Witness};

impl<W: Witness<Event>> Run<'_, W> {
    /// Enemies come to my side, in a row of my choice, and go back at the end of my turn.
    pub(crate) fn borrow(&mut self, who: &Who, s: Script) -> Result<bool, Asked> {
        if s.step < 2 {
            let set = self.targets(who, s)?;
            let free =
                |slot| self.can_move(slot) && self.g.name_is_taken(self.p, s.me, self.p.fighter(slot).card).is_none();
            let set = set.filter(free);
            return self.ask_row(set, s.me);
        }
        let row = s.row();
        for slot in s.it {
            self.change_side(slot, s.me, row);
        }
        let trigger = self.g.program.give_back;
        let delayed = Delayed { who: s.it, trigger, card: s.card, me: s.me, term: Term::InPlay, ..Delayed::default() };
        self.add_delayed(delayed);
        Ok(true)
    }

    /// A borrowed character goes back to the side it came from, in a row that the borrower chooses.
    pub(crate) fn give_back(&mut self, s: Script) {
        let Some(slot) = s.it.iter().find(|slot| self.p.fighter(*slot).side == s.me) else {
            self.done(false);
            return;
        };
        let former = self.p.fighter(slot).former;
        let home = Seat(former);
        if former == NO_SEAT || !self.p.alive.contains(home) || !self.can_move(slot) {
            self.done(false);
        } else if s.step == 0 {
            self.script().step = 1;
            self.ask(s.me, Ask::Effect);
        } else {
            let row = s.row();
            self.change_side(slot, home, row);
            self.done(true);
        }
    }

    /// Characters go to the back row of a player, who controls them from then on.
    pub(crate) fn go_over(&mut self, who: &Who, player: &Player, s: Script) -> Result<bool, Asked> {
        let set = self.targets(who, s)?;
        let s = *self.script();
        let Some(to) = self.g.player(self.p, player, &Eye::script(self.p, &s)) else { return Ok(false) };
        let mut moved = false;
        for slot in set {
            let fighter = *self.p.fighter(slot);
            let welcome = || self.g.name_is_taken(self.p, to, fighter.card).is_none();
            if fighter.side == to {
                moved |= self.move_row(slot, Row::Back);
            } else if self.can_move(slot) && welcome() {
                self.change_side(slot, to, Row::Back);
                moved = true;
            }
        }
        Ok(moved)
    }
}
