//! Whom an effect means, and the answers that say so.

use crate::Vs;
use crate::derive::evaluate::Context;
use crate::event::{Event, Happened};
use crate::plain::{Num, Player, Side, Who};
use crate::program::{Op, Place};
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::{Ask, Fighters, Frame, NO_PIECE, Piece, Position, Row, Script, Slot, UNKNOWN};
use crate::state::progress::Progress;
use crate::verbs::{Effect, rows_of};
use longbox_kernel::{Seat, Witness};

impl<W: Witness<Event>> Run<'_, W> {
    /// The characters that an effect means. Those who are chosen are asked for once and bound to `It`.
    pub(crate) fn targets(&mut self, who: &Who, s: Script) -> Result<Fighters, Asked> {
        let context = Context::script(self.p, &s);
        let open = self.g.who(self.p, who, &context);
        let chosen = match who {
            Who::One(..) | Who::UpTo(..) | Who::OneRow(_) if !s.progress.is_begun() => s.picked,
            Who::One(..) => match self.choosable(open).len() {
                0 => Fighters::NONE,
                1 => self.choosable(open),
                _ => return self.ask_effect(s.me),
            },
            Who::UpTo(most, ..) => match self.choosable(open).is_empty() || most.of(&s) == 0 {
                true => Fighters::NONE,
                false => return self.ask_effect(s.me),
            },
            Who::OneRow(side) => {
                let rows = rows_of(self.g, self.p, *side, &context);
                match rows.len() {
                    0 => Fighters::NONE,
                    1 => rows[0].2,
                    _ => return self.ask_effect(s.me),
                }
            }
            Who::This | Who::It | Who::Those => return Ok(open),
            Who::MainOf(_) | Who::All(..) => {
                self.bind(open);
                return Ok(open);
            }
        };
        self.bind(chosen);
        for slot in chosen {
            self.tell_fighter(Happened::Chose, slot);
        }
        Ok(chosen)
    }

    /// They are `It`, whoever was it before.
    fn bind(&mut self, it: Fighters) {
        let script = self.script();
        (script.it, script.fallen) = (it, UNKNOWN);
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

    pub(crate) fn number(&mut self, num: &Num) -> i16 {
        let s = *self.script();
        self.g.number(self.p, num, &Context::script(self.p, &s))
    }

    /// A player who is still in the game.
    pub(crate) fn seat(&self, player: &Player, s: Script) -> Option<Seat> {
        self.g.player(self.p, player, &Context::script(self.p, &s))
    }

    /// Characters in play and a player who is attacked.
    pub(crate) fn here(&self) -> Fighters {
        self.p.in_play | self.p.combat().map_or(Fighters::NONE, |combat| Fighters::one(combat.defender))
    }

    /// Does something to each of them; `Amount` is to how many. True: to somebody it was done.
    pub(crate) fn for_each(
        &mut self,
        who: &Who,
        s: Script,
        mut act: impl FnMut(&mut Self, Slot) -> bool,
    ) -> Result<bool, Asked> {
        let set = self.targets(who, s)?;
        let mut done = 0;
        for slot in set {
            done += i16::from(act(self, slot));
        }
        Ok(self.counted(done))
    }

    /// The same for a verb that asks for their row behind it.
    pub(crate) fn targets_for_row(&mut self, who: &Who, s: Script) -> Result<Fighters, Asked> {
        if s.progress == Progress::AsksRow { Ok(s.it) } else { self.targets(who, s) }
    }

    /// Asks in which row these will stand, if there are any.
    pub(crate) fn ask_row(&mut self, set: Fighters, seat: Seat) -> Result<bool, Asked> {
        if set.is_empty() {
            return Ok(false);
        }
        let script = self.script();
        script.it = set;
        script.progress = Progress::AsksRow;
        self.ask_effect(seat)
    }

    /// One character is picked; with `UpTo` more may follow.
    pub(crate) fn keep_fighter(&mut self, who: Option<&Who>, slot: Slot) {
        let script = self.script();
        let most = match who {
            Some(Who::UpTo(most, ..)) => most.of(script),
            _ => 1,
        };
        script.picked.add(slot);
        if script.picked.len() as u8 >= most {
            script.progress = Progress::Chosen;
        }
    }

    /// A card is picked, or none.
    pub(crate) fn keep_card(&mut self, piece: Option<Piece>) {
        let script = self.script();
        script.kod = piece.unwrap_or(NO_PIECE);
        script.progress = Progress::Chosen;
    }

    /// Everybody in that row is picked.
    pub(crate) fn keep_row(&mut self, side: Side, seat: Seat, row: Row) {
        let s = *self.script();
        let rows = rows_of(self.g, self.p, side, &Context::script(self.p, &s));
        let found = rows.iter().find(|(of, which, _)| (*of, *which) == (seat.0, row));
        let script = self.script();
        script.picked = found.map_or(Fighters::NONE, |(_, _, set)| *set);
        script.progress = Progress::Chosen;
    }
}

/// Of those who fit an operation, who can really be chosen: a new defender must be able to defend, and who gets
/// equipment must be able to carry it.
pub(crate) fn choosable(g: &Vs, p: &Position, at: Place, open: Fighters) -> Fighters {
    let Op::Do(number) = g.program.op(at) else { return open };
    match g.program.effect(number) {
        Effect::ReplaceDefender(_) => open.filter(|slot| g.may_defend(p, slot)),
        Effect::Equip(_) => open.filter(|slot| g.may_equip(p, p.fighter(slot).side, slot).is_ok()),
        _ => open,
    }
}
