//! Characters that change sides or go back to a hand.

use crate::derive::evaluate::Context;
use crate::event::{Event, Happened};
use crate::plain::{Dest, Player, Who};
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::{Ask, Delayed, Fighters, NO_SEAT, Row, Script, Term};
use crate::state::progress::Progress;
use crate::verbs::Verb;
use longbox_kernel::{Seat, Witness};

/// The delayed trigger that gives a borrowed character back at the end of its borrower's turn.
pub(crate) const BACK_AFTER_TURN: u16 = 0;
/// The one that does so when the character leaves play whose power it was.
pub(crate) const BACK_AFTER_THIS: u16 = 1;

/// They come to my side, in a row of choice, and go back when that delayed trigger fires.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Borrow(pub(crate) Who, pub(crate) u16);

impl Verb for Borrow {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let Progress::Row(row) = s.progress else {
            let set = run.targets_for_row(&self.0, s)?;
            let free =
                |slot| run.can_move(slot) && run.g.name_is_taken(run.p, s.me, run.p.fighter(slot).card).is_none();
            let set = set.filter(free);
            return run.ask_row(set, s.me);
        };
        for slot in s.it {
            run.change_side(slot, s.me, row);
        }
        run.add_delayed(Delayed {
            who: s.it,
            trigger: self.1,
            card: s.card,
            this: s.this,
            this_stamp: s.this_stamp,
            me: s.me,
            term: Term::InPlay,
            ..Delayed::default()
        });
        Ok(true)
    }

    fn whom(&self) -> Option<&Who> {
        Some(&self.0)
    }
}

/// They go to the back row of that player, who controls them from then on.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct GoOver(pub(crate) Who, pub(crate) Player);

impl Verb for GoOver {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let set = run.targets(&self.0, s)?;
        let s = *run.script();
        let Some(to) = run.g.player(run.p, &self.1, &Context::script(run.p, &s)) else { return Ok(run.counted(0)) };
        let mut moved = 0;
        for slot in set {
            let fighter = *run.p.fighter(slot);
            let welcome = || run.g.name_is_taken(run.p, to, fighter.card).is_none();
            if fighter.side == to {
                moved += i16::from(run.move_row(slot, Row::Back));
            } else if run.can_move(slot) && welcome() {
                run.change_side(slot, to, Row::Back);
                moved += 1;
            }
        }
        Ok(run.counted(moved))
    }

    fn whom(&self) -> Option<&Who> {
        Some(&self.0)
    }
}

/// They go to their owners' hands or decks, or out of the game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct LeavePlay(pub(crate) Who, pub(crate) Dest);

impl Verb for LeavePlay {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        run.for_each(&self.0, s, |run, slot| {
            run.look_at_leaving(slot, Fighters::NONE);
            if self.1 == Dest::Hand {
                run.tell_fighter(Happened::ReturnedToHand, slot);
            }
            run.leave_play(slot, self.1);
            true
        })
    }

    fn whom(&self) -> Option<&Who> {
        Some(&self.0)
    }
}

impl<W: Witness<Event>> Run<'_, W> {
    /// A borrowed character goes back to the side it came from, in a row that the borrower chooses.
    pub(crate) fn give_back(&mut self, s: Script) {
        let Some(slot) = s.those.iter().find(|slot| self.p.fighter(*slot).side == s.me) else {
            self.done(false);
            return;
        };
        let former = self.p.fighter(slot).former;
        let home = Seat(former);
        if former == NO_SEAT || !self.p.alive.contains(home) || !self.can_move(slot) {
            self.done(false);
        } else if let Progress::Row(row) = s.progress {
            self.change_side(slot, home, row);
            self.done(true);
        } else {
            self.script().progress = Progress::AsksRow;
            self.ask(s.me, Ask::Effect);
        }
    }
}
