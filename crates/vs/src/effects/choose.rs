//! Choices inside effects: who is meant, and how counters are divided.

use crate::derive::evaluate::Eye;
use crate::effects::script::Asked;
use crate::event::{Event, Kind};
use crate::plain::{Effect, Side, Who};
use crate::program::{Op, Place};
use crate::run::Run;
use crate::state::position::{Ask, Fighters, Frame, NO_SEAT, Script};
use longbox_kernel::{Seat, Witness};

impl<W: Witness<Event>> Run<'_, W> {
    /// The characters that an effect means. Those who are chosen are asked for once and bound to `It`.
    pub(crate) fn targets(&mut self, who: &Who, s: Script) -> Result<Fighters, Asked> {
        let eye = Eye::script(self.p, &s);
        let open = self.g.who(self.p, who, &eye);
        let chosen = match who {
            Who::One(..) if s.step > 0 => s.picked,
            Who::UpTo(..) | Who::OneRow(_) if s.step > 0 => s.picked,
            Who::One(..) => match self.choosable(open).len() {
                0 => Fighters::NONE,
                1 => self.choosable(open),
                _ => return self.ask_effect(s.me),
            },
            Who::UpTo(..) => match self.choosable(open).is_empty() {
                true => Fighters::NONE,
                false => return self.ask_effect(s.me),
            },
            Who::OneRow(side) => {
                let rows = crate::menu::of_effects::rows_of(self.g, self.p, *side, &eye);
                match rows.len() {
                    0 => Fighters::NONE,
                    1 => rows[0].2,
                    _ => return self.ask_effect(s.me),
                }
            }
            Who::This | Who::It | Who::Those => return Ok(open),
            Who::MainOf(_) | Who::All(..) => {
                self.script().it = open;
                return Ok(open);
            }
        };
        self.script().it = chosen;
        for slot in chosen {
            self.tell_fighter(Kind::Chose, slot, 0, 0);
        }
        Ok(chosen)
    }

    /// Of those who fit an operation, who can really be chosen.
    pub(crate) fn choosable(&self, open: Fighters) -> Fighters {
        let at = match self.p.frames.last() {
            Some(Frame::Script(script)) => script.at,
            _ => return open,
        };
        choosable(self.g, self.p, at, open)
    }

    pub(crate) fn ask_effect<T>(&mut self, seat: Seat) -> Result<T, Asked> {
        self.ask(seat, Ask::Effect);
        Err(Asked)
    }

    pub(crate) fn divide(
        &mut self,
        s: Script,
        what: (crate::plain::Counter, u8, u8),
        who: &Who,
    ) -> Result<bool, Asked> {
        let (counter, total, _) = what;
        let open = {
            let eye = Eye::script(self.p, &s);
            self.g.who(self.p, who, &eye)
        };
        if s.step == 0 {
            if open.is_empty() || total == 0 {
                return Ok(false);
            }
            return self.ask_effect(s.me);
        }
        let count = s.picked.len() as u8;
        let given: u8 = s.shares.iter().sum();
        // The last of those picked gets what is left.
        if s.count + 1 < count && total > given + (count - s.count) {
            return self.ask_effect(s.me);
        }
        if s.count + 1 < count {
            let script = self.script();
            script.shares[usize::from(s.count & 3)] = 1;
            script.count += 1;
            let s = *script;
            return self.divide(s, what, who);
        }
        for (number, slot) in s.picked.iter().enumerate() {
            let share = if number as u8 + 1 == count { total - given } else { s.shares[number & 3] };
            self.put_counters(Fighters::one(slot), counter, i16::from(share));
        }
        self.script().it = s.picked;
        self.script().shares = [0; 4];
        Ok(!s.picked.is_empty())
    }

    pub(crate) fn choose_player(&mut self, side: Side, s: Script) -> Result<bool, Asked> {
        if s.step > 0 {
            return Ok(true);
        }
        let eye = Eye::script(self.p, &s);
        let seats = self.g.seats_of(self.p, side, &eye);
        match seats.len() {
            0 => Ok(false),
            1 => {
                self.script().chosen = seats.first().map_or(NO_SEAT, |seat| seat.0);
                Ok(true)
            }
            _ => self.ask_effect(s.me),
        }
    }
}

/// Of those who fit an operation, who can really be chosen: a new defender must be able to defend.
pub(crate) fn choosable(g: &crate::Vs, p: &crate::state::position::Position, at: Place, open: Fighters) -> Fighters {
    match g.program.op(at) {
        Op::Do(number) if matches!(g.program.effect(number), Effect::ReplaceDefender(_)) => {
            open.filter(|slot| g.may_defend(p, slot))
        }
        _ => open,
    }
}
