//! A character that goes to a row of another side and attacks there, one character after another.

use crate::Vs;
use crate::derive::evaluate::Context;
use crate::derive::laws::Attempt;
use crate::derive::powers::face_up;
use crate::event::{Event, Happened};
use crate::menu::Choice;
use crate::plain::Side;
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::{AttackPlan, Fighter, Fighters, Frame, NO_SLOT, Piece, Position, Row, Script, Slot};
use crate::state::progress::Progress;
use crate::verbs::{Look, Verb, rows_of};
use longbox_kernel::{Seat, Witness};

/// This character goes to a row of that side and attacks characters there, one after another, as often as its player
/// likes; then it goes back exhausted.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Raid(pub(crate) Side);

impl Verb for Raid {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        run.raid(s, self.0)
    }

    fn options(&self, at: &Look<'_>, menu: &mut Vec<Choice>) {
        match at.s.progress {
            Progress::Begun => at.list_rows_of(self.0, menu),
            Progress::AsksRow => at.list_rows(menu),
            _ => {
                menu.extend(at.g.raided(at.p, at.context.this).iter().map(Choice::Target));
                menu.push(Choice::Pass);
            }
        }
    }

    fn take_card<W: Witness<Event>>(&self, run: &mut Run<'_, W>, _s: Script, _piece: Option<Piece>) {
        run.script().progress = Progress::AsksRow;
    }

    fn take_row<W: Witness<Event>>(&self, run: &mut Run<'_, W>, seat: Seat, row: Row) {
        run.go_raiding(seat, row);
    }

    fn asks_again(&self, at: &Look<'_>) -> Option<String> {
        let name = at.g.name_of(at.s.card);
        Some(match at.s.progress {
            Progress::Begun => format!("To which row does {name} go?"),
            Progress::Raiding => format!("Whom does {name} attack next?"),
            _ => format!("To which row does {name} go back?"),
        })
    }

    fn passes(&self) -> Option<&'static str> {
        Some("End the raid")
    }
}

impl Vs {
    /// Whom a raider can attack: the enemies in the row where it stands.
    pub(crate) fn raided(&self, p: &Position, slot: Slot) -> Fighters {
        let raider = p.fighter(slot);
        let there = |other| {
            let other = p.fighter(other);
            p.share_a_side(other.at, raider.at) && other.row == raider.row && !p.are_allies(other.side, raider.side)
        };
        let row = p.in_play.filter(there);
        let row = face_up(p, row);
        row - self.barred(p, Attempt::attack(p, slot, Fighters::one(slot)), row)
    }
}

impl<W: Witness<Event>> Run<'_, W> {
    fn raid(&mut self, s: Script, side: Side) -> Result<bool, Asked> {
        let context = Context::script(self.p, &s);
        let slot = context.this;
        if slot == NO_SLOT || self.p.fighter(slot).side != s.me {
            return Ok(!s.progress.is_begun());
        }
        match s.progress {
            Progress::Begun => {
                let rows = rows_of(self.g, self.p, side, &context);
                match rows.is_empty() || !self.can_move(slot) {
                    true => Ok(false),
                    false => self.ask_effect(s.me),
                }
            }
            Progress::Raiding if !self.p.fighter(slot).is_face_down() && !self.g.raided(self.p, slot).is_empty() => {
                self.ask_effect(s.me)
            }
            Progress::Row(row) => {
                self.go_home(slot, row);
                Ok(true)
            }
            _ => {
                self.script().progress = Progress::AsksRow;
                self.ask_effect(s.me)
            }
        }
    }

    /// The raider goes to a row of another side.
    fn go_raiding(&mut self, seat: Seat, row: Row) {
        let s = *self.script();
        let slot = Context::script(self.p, &s).this;
        self.script().progress = Progress::Raiding;
        if slot != NO_SLOT {
            let fighter = &mut self.p.fighters[usize::from(slot)];
            fighter.at = seat;
            fighter.row = row;
            self.p.away.add(slot);
            self.p.unsettled = true;
            self.tell_fighter(Happened::Raids { row, of: seat }, slot);
        }
    }

    /// It attacks one of those there, without exhausting.
    pub(crate) fn raid_on(&mut self, target: Slot) {
        let s = *self.script();
        let slot = Context::script(self.p, &s).this;
        if slot != NO_SLOT {
            let targets = Fighters::one(target);
            self.push(Frame::AttackPlan(AttackPlan {
                attackers: Fighters::one(slot),
                targets,
                by: s.me,
                at_once: true,
                forced: Fighters::NONE,
            }));
            self.declare(target);
        }
    }

    fn go_home(&mut self, slot: Slot, row: Row) {
        let fighter = &mut self.p.fighters[usize::from(slot)];
        fighter.at = fighter.side;
        fighter.row = row;
        self.p.away.remove(slot);
        fighter.set(Fighter::EXHAUSTED, true);
        self.p.unsettled = true;
        self.tell_fighter(Happened::Moved(row), slot);
    }
}
