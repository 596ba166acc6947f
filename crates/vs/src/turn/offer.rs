//! Costs that an effect lets other players pay: once, as it is worked out, or later, to end a lasting change.

use crate::Vs;
use crate::derive::evaluate::Context;
use crate::event::Event;
use crate::plain::Side;
use crate::program::{Place, PowerId};
use crate::run::Run;
use crate::state::position::{Frame, Pay, PayFor, Position, Script, Term};
use crate::state::progress::Progress;
use longbox_kernel::{Seat, Witness};

impl Vs {
    /// What a player would pay to end the lasting change with this number.
    fn pay_off(&self, p: &Position, seat: Seat, number: u8) -> Option<PayFor> {
        let modifier = p.modifiers.get(usize::from(number))?;
        match modifier.term {
            Term::PaidOff(symbol) if modifier.seats.contains(seat) => {
                Some(PayFor::of_player(self.program.pay_off[symbol as usize], modifier.stamp))
            }
            _ => None,
        }
    }

    /// The lasting changes that a player can pay to end, by number.
    pub(crate) fn pay_offs<'a>(&'a self, p: &'a Position, seat: Seat) -> impl Iterator<Item = u8> + 'a {
        (0..p.modifiers.len() as u8).filter(move |number| {
            let what = self.pay_off(p, seat, *number);
            what.is_some_and(|what| self.payable(p, seat, &what, &[], 0))
        })
    }
}

impl<W: Witness<Event>> Run<'_, W> {
    /// A player begins to pay for the end of a lasting change.
    pub(crate) fn begin_pay_off(&mut self, by: Seat, number: u8) {
        if let Some(what) = self.g.pay_off(self.p, by, number) {
            self.announce(by, what);
        }
    }

    /// The players of a side are asked in turn whether they pay, until one does.
    pub(crate) fn step_offer(&mut self, s: Script, side: Side, power: PowerId, otherwise: Place) {
        if s.progress.is_begun() {
            let players = self.g.seats_of(self.p, side, &Context::script(self.p, &s));
            let script = self.script();
            script.players = players;
            script.progress = Progress::Offering;
            script.flags &= !Script::DID;
            return;
        }
        if s.is(Script::DID) {
            self.next();
            return;
        }
        let next = match s.players.contains(s.me) {
            true => Some(s.me),
            false => s.players.next_after(s.me),
        };
        let Some(seat) = next else {
            self.jump(otherwise);
            return;
        };
        self.script().players = s.players.without(seat);
        let what = PayFor::of_player(power, 0);
        // Whether a hand holds the right location is a secret: whoever has a hand is asked.
        if !self.p.zones(seat).hand.is_empty() || self.g.payable(self.p, seat, &what, &[], 0) {
            self.push(Frame::Pay(Pay::new(seat, what, true)));
        }
    }
}
