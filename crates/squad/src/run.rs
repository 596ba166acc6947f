//! The machine: one game being moved on until somebody must choose.

use crate::Squad;
use crate::bound::Bound;
use crate::event::{Event, EventKind, Secret};
use crate::position::{Ask, CardNo, Frame, Position, Script, Strike, UNKNOWN};
use crate::program::CardFacts;
use crate::rulebook::RuleId;
use longbox_kernel::{Outcome, Reason, Seat, SeatSet, Verdict, Witness};

/// A position being changed, with the cards and whoever listens. Every change of state is a function of this
/// type that makes the change and reports it.
pub(crate) struct Run<'a, W> {
    pub(crate) g: &'a Squad,
    pub(crate) p: &'a mut Position,
    pub(crate) w: &'a mut W,
}

/// Steps between two decisions at most; far above anything cards can do.
const FUEL: u32 = 20_000;

impl<W: Witness<Event>> Run<'_, W> {
    /// Moves on until somebody must choose or the game is over.
    pub(crate) fn run(&mut self) {
        let mut fuel = FUEL;
        while self.p.ask == Ask::Nothing && self.p.outcome.is_none() {
            fuel -= 1;
            if fuel == 0 {
                self.bound(Bound::Steps);
                return;
            }
            match self.p.frames.last() {
                None => self.step_turn(),
                Some(Frame::Strike(_)) => self.step_strike(),
                Some(Frame::Script(_)) => self.step_script(),
                Some(Frame::Waiting) => self.step_waiting(),
            }
        }
    }

    #[inline]
    pub(crate) fn face(&self, piece: u8) -> &CardFacts {
        &self.g.faces[usize::from(self.p.card(piece))]
    }

    #[inline]
    pub(crate) fn ask(&mut self, seat: Seat, ask: Ask) {
        self.p.asked = seat;
        self.p.ask = ask;
    }

    pub(crate) fn push(&mut self, frame: Frame) {
        if self.p.frames.try_push(frame).is_some() {
            self.bound(Bound::Depth);
        }
    }

    /// An effect begins to be worked out.
    pub(crate) fn begin_effect(&mut self, mut script: Script) {
        if script.own == UNKNOWN {
            script.own = self.p.card(script.source);
        }
        self.push(Frame::Script(script));
        self.tell(EventKind::EffectBegan, script.me, Some(script.own), 0);
    }

    /// The effect on top; the caller knows that one is there.
    #[inline]
    pub(crate) fn script(&mut self) -> &mut Script {
        match self.p.frames.last_mut() {
            Some(Frame::Script(script)) => script,
            _ => unreachable!("an effect is being worked out"),
        }
    }

    /// The attack or hit on top; the caller knows that one is there.
    #[inline]
    pub(crate) fn strike(&mut self) -> &mut Strike {
        match self.p.frames.last_mut() {
            Some(Frame::Strike(strike)) => strike,
            _ => unreachable!("an attack is being worked out"),
        }
    }

    /// The attack in progress with this card, if the effect belongs to one.
    pub(crate) fn own_attack(&mut self, source: u8) -> Option<&mut Strike> {
        self.p.frames.iter_mut().rev().find_map(|frame| match frame {
            Frame::Strike(strike) if strike.source == source && strike.is_attack() => Some(strike),
            _ => None,
        })
    }

    /// The game ends.
    pub(crate) fn end(&mut self, verdict: Verdict, reason: Reason) {
        if self.p.outcome.is_some() {
            return;
        }
        self.p.outcome = Some(Outcome { verdict, reason });
        self.p.ask = Ask::Nothing;
        let winner = match verdict {
            Verdict::Win(seats) => seats.iter().next(),
            Verdict::Tie | Verdict::Cap => None,
        };
        let number = winner.map_or(-1, |seat| i16::from(seat.0));
        self.tell(EventKind::GameOver, winner.unwrap_or(self.p.active), None, number);
    }

    pub(crate) fn win(&mut self, seat: Seat, rule: RuleId) {
        self.end(Verdict::Win(SeatSet::one(seat)), Reason::Rule(rule as u16));
    }

    pub(crate) fn bound(&mut self, bound: Bound) {
        self.end(Verdict::Cap, Reason::Bound(bound as u16));
    }

    /// Reports an event with a card that these seats see.
    #[inline]
    pub(crate) fn tell_card(&mut self, kind: EventKind, seat: Seat, piece: u8, seen_by: SeatSet, number: i16) {
        if W::LISTENS {
            let card = Some(Secret { card: self.p.card(piece), seen_by });
            self.emit(kind, seat, card, number);
        }
    }

    /// Reports an event with a card that everybody sees.
    #[inline]
    pub(crate) fn tell_open(&mut self, kind: EventKind, seat: Seat, piece: u8, number: i16) {
        self.tell_card(kind, seat, piece, SeatSet::ALL, number);
    }

    #[inline]
    pub(crate) fn tell(&mut self, kind: EventKind, seat: Seat, card: Option<CardNo>, number: i16) {
        if W::LISTENS {
            let card = card.map(|card| Secret { card, seen_by: SeatSet::ALL });
            self.emit(kind, seat, card, number);
        }
    }

    fn emit(&mut self, kind: EventKind, seat: Seat, card: Option<Secret>, number: i16) {
        let cause = self.p.frames.iter().rev().find_map(|frame| match frame {
            Frame::Strike(strike) => Some(strike.card),
            Frame::Script(script) => Some(script.own),
            Frame::Waiting => None,
        });
        self.w.sees(Event { kind, seat, card, number, cause });
    }
}
