//! A character that goes to a row of another side and attacks there, one character after another.

use crate::Vs;
use crate::change::modifiers::changed;
use crate::derive::evaluate::Eye;
use crate::derive::powers::face_up;
use crate::effects::script::Asked;
use crate::event::{Event, Kind};
use crate::plain::Side;
use crate::run::Run;
use crate::state::position::{Fighter, Fighters, Frame, ModOp, NO_SLOT, Position, Row, Script, Slot, Stage};
use longbox_kernel::{Seat, Witness};

/// Where in a raid an effect is: it asks for the row, then for one attack after another, then for the way back.
pub(crate) const TO_ATTACK: u8 = 1;
pub(crate) const TO_GO_BACK: u8 = 2;
const BACK: u8 = 3;

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
        row - changed(p, row, ModOp::CannotBeAttacked)
    }
}

impl<W: Witness<Event>> Run<'_, W> {
    pub(crate) fn raid(&mut self, s: Script, side: Side) -> Result<bool, Asked> {
        let eye = Eye::script(self.p, &s);
        let slot = eye.this;
        if slot == NO_SLOT || self.p.fighter(slot).side != s.me {
            return Ok(s.step > 0);
        }
        match s.step {
            0 => {
                let rows = crate::menu::of_effects::rows_of(self.g, self.p, side, &eye);
                match rows.is_empty() || !self.can_move(slot) {
                    true => Ok(false),
                    false => self.ask_effect(s.me),
                }
            }
            TO_ATTACK if !self.p.fighter(slot).is_face_down() && !self.g.raided(self.p, slot).is_empty() => {
                self.ask_effect(s.me)
            }
            TO_ATTACK => {
                self.script().step = TO_GO_BACK;
                self.ask_effect(s.me)
            }
            BACK => {
                let row = s.row();
                self.go_home(slot, row);
                Ok(true)
            }
            _ => self.ask_effect(s.me),
        }
    }

    /// The raider goes to a row of another side.
    pub(crate) fn go_raiding(&mut self, seat: Seat, row: Row) {
        let s = *self.script();
        let slot = Eye::script(self.p, &s).this;
        self.script().step = TO_ATTACK;
        if slot != NO_SLOT {
            let fighter = &mut self.p.fighters[usize::from(slot)];
            fighter.at = seat;
            fighter.row = row;
            self.p.away.add(slot);
            self.p.unsettled = true;
            self.tell_fighter(Kind::Raids, slot, Self::row_number(row), i16::from(seat.0));
        }
    }

    /// It attacks one of those there, without exhausting.
    pub(crate) fn raid_on(&mut self, target: Slot) {
        let s = *self.script();
        let slot = Eye::script(self.p, &s).this;
        if slot != NO_SLOT {
            let targets = Fighters::one(target);
            self.push(Frame::Stage(Stage {
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
        self.tell_fighter(Kind::Moved, slot, Self::row_number(row), 0);
    }
}
