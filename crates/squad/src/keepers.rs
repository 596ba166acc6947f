//! Effects that single out Keepers and do something to them.

use crate::Squad;
use crate::compile::covers;
use crate::event::{Event, EventKind};
use crate::language::{Cards, Side};
use crate::position::{Ask, Keeper, Position, Script, Strike};
use crate::program::{FilterId, Op, TargetOp};
use crate::run::Run;
use longbox_kernel::{Seat, Witness};

/// Keepers on both sides together, at most.
pub(crate) type Candidates = tinyvec::ArrayVec<[u8; 28]>;

impl Squad {
    /// The Keepers that fit, the opponent's first, oldest first, with their ages.
    pub(crate) fn keepers_that<'a>(
        &'a self,
        p: &'a Position,
        (side, filter): (Side, FilterId),
        s: Script,
    ) -> impl Iterator<Item = (u8, u16)> + 'a {
        let seats = [s.me.other(), s.me].into_iter().filter(move |seat| covers(side, *seat == s.me));
        seats.flat_map(move |seat| {
            let fitting = move |keeper: &&Keeper| self.fits(p, filter, keeper.piece, &s);
            p.row(seat).iter().filter(fitting).map(|keeper| (keeper.piece, keeper.arrived))
        })
    }

    /// The Keepers an ability may choose: for destroying only those that can be destroyed.
    pub(crate) fn candidates(&self, p: &Position, keepers: (Side, FilterId), s: &Script) -> Candidates {
        let destroys = matches!(self.program.ops[usize::from(s.at)], Op::Destroy(_));
        let allowed = |piece: &u8| {
            let seat = p.keeper_seat(*piece).unwrap_or(Seat::A);
            !(destroys && self.is_protected(p, seat, *piece))
        };
        self.keepers_that(p, keepers, *s).map(|(piece, _)| piece).filter(allowed).collect()
    }
}

impl<W: Witness<Event>> Run<'_, W> {
    /// Does what the operation says to this Keeper. Returns whether something happened.
    pub(crate) fn act_on_keeper(&mut self, s: Script, piece: u8) -> bool {
        match self.g.program.ops[usize::from(s.at)] {
            Op::Destroy(_) => self.destroy(piece),
            Op::MoveKeeper(_, to) => self.move_keeper(piece, to),
            Op::TakeControl(_) => self.take_control(piece, s.me),
            _ => false,
        }
    }

    /// I choose one; a single candidate needs no question, everybody sees it.
    pub(crate) fn target_one(&mut self, s: Script, keepers: (Side, FilterId)) {
        let candidates = self.g.candidates(self.p, keepers, &s);
        match candidates.as_slice() {
            [] => {
                self.done(false);
            }
            [only] => {
                let did = self.act_on_keeper(s, *only);
                self.done(did);
            }
            _ => self.ask(s.me, Ask::Effect),
        }
    }

    /// I choose some, one after another, or stop. What is chosen happens together.
    pub(crate) fn target_up_to(&mut self, s: Script, most: u8, keepers: (Side, FilterId)) {
        let chosen = chosen_keepers(&s);
        let candidates = self.g.candidates(self.p, keepers, &s).len();
        if chosen.count_ones() >= u32::from(most) || chosen.count_ones() as usize == candidates {
            self.act_on_chosen(s, keepers);
        } else {
            self.ask(s.me, Ask::Effect);
        }
    }

    fn act_on_chosen(&mut self, s: Script, keepers: (Side, FilterId)) {
        let chosen = chosen_keepers(&s);
        let mut did = false;
        for (at, piece) in self.g.candidates(self.p, keepers, &s).into_iter().enumerate() {
            if chosen >> at & 1 == 1 {
                did |= self.act_on_keeper(s, piece);
            }
        }
        let script = self.script();
        script.walked = 0;
        script.walk_end = 0;
        script.did = did;
        self.next();
    }

    /// One more Keeper is chosen, or none.
    fn choose_up_to(&mut self, s: Script, keepers: (Side, FilterId), piece: Option<u8>) {
        let candidates = self.g.candidates(self.p, keepers, &s);
        match piece.and_then(|piece| candidates.iter().position(|other| *other == piece)) {
            Some(at) => {
                let chosen = chosen_keepers(&s) | 1 << at;
                let script = self.script();
                script.walked = chosen as u16;
                script.walk_end = (chosen >> 16) as u16;
            }
            None => self.act_on_chosen(s, keepers),
        }
    }

    pub(crate) fn target_random(&mut self, s: Script, keepers: (Side, FilterId)) {
        let candidates = self.g.candidates(self.p, keepers, &s);
        let mut did = false;
        if !candidates.is_empty() {
            let at = if candidates.len() == 1 { 0 } else { self.p.dice.pick(candidates.len()) };
            did = self.act_on_keeper(s, candidates[at]);
        }
        self.done(did);
    }

    /// All of them together: who is protected is decided before the first one goes.
    pub(crate) fn target_all(&mut self, s: Script, keepers: (Side, FilterId)) {
        let mut did = false;
        for piece in self.g.candidates(self.p, keepers, &s) {
            did |= self.act_on_keeper(s, piece);
        }
        self.done(did);
    }

    /// This card enters play as a copy of a Keeper of my choice.
    pub(crate) fn become_copy(&mut self, s: Script, keepers: (Side, FilterId)) {
        let candidates = self.g.candidates(self.p, keepers, &s);
        match candidates.as_slice() {
            [] => self.next(),
            [only] => self.copy_keeper(s, *only),
            _ => self.ask(s.me, Ask::Effect),
        }
    }

    pub(crate) fn copy_keeper(&mut self, s: Script, model: u8) {
        let free = self.own_attack(s.source).filter(|strike| strike.flags & Strike::PLACED == 0);
        if let Some(strike) = free {
            strike.flags |= Strike::PLACED;
            let by = strike.by;
            self.tell_open(EventKind::CopiedKeeper, by, model, 0);
            self.enter_play(by, s.source, Some(model));
        }
        self.next();
    }

    /// A Keeper card goes into play without being played.
    pub(crate) fn put_into_play(&mut self, s: Script, from: Cards, filter: FilterId) {
        match from {
            Cards::Hand(_) if !self.p.hand(s.me).is_empty() => self.ask(s.me, Ask::Effect),
            Cards::TopOfDiscard(_) => {
                let top = self.p.piles(s.me).discard_top();
                let fits = top.filter(|top| self.is_keeper_card(*top) && self.g.fits(self.p, filter, *top, &s));
                self.script().did = fits.is_some();
                self.next();
                if let Some(piece) = fits.and_then(|_| self.off_discard(s.me)) {
                    self.tell_open(EventKind::PutIntoPlay, s.me, piece, 0);
                    self.enter_play(s.me, piece, None);
                }
            }
            _ => {
                self.done(false);
            }
        }
    }

    pub(crate) fn is_keeper_card(&self, piece: u8) -> bool {
        self.face(piece).keeper.is_some()
    }

    /// The answer to a question about Keepers or Keeper cards; none is only possible where it is allowed.
    pub(crate) fn answer_keeper(&mut self, piece: Option<u8>) {
        let s = *self.script();
        match (self.g.program.ops[usize::from(s.at)], piece) {
            (Op::Choose(..), Some(piece)) => {
                self.script().it = piece;
                self.next();
            }
            (Op::BecomeCopy(..), Some(piece)) => self.copy_keeper(s, piece),
            (Op::PutIntoPlay(..), Some(piece)) => {
                self.script().did = true;
                self.next();
                let piece = self.take_openly(s.me, piece);
                self.tell_open(EventKind::PutIntoPlay, s.me, piece, 0);
                self.enter_play(s.me, piece, None);
            }
            (Op::PutIntoPlay(..), None) => {
                self.done(false);
            }
            (op, piece) => match (up_to(op), piece) {
                (Some(keepers), piece) => self.choose_up_to(s, keepers, piece),
                (None, Some(piece)) => {
                    let did = self.act_on_keeper(s, piece);
                    self.done(did);
                }
                (None, None) => self.next(),
            },
        }
    }
}

/// The Keepers chosen so far by an "up to" effect, by their place among the candidates.
pub(crate) fn chosen_keepers(s: &Script) -> u32 {
    u32::from(s.walked) | u32::from(s.walk_end) << 16
}

/// What an "up to" effect may choose from.
pub(crate) fn up_to(op: Op) -> Option<(Side, FilterId)> {
    match op {
        Op::Destroy(TargetOp::UpTo(_, side, filter))
        | Op::MoveKeeper(TargetOp::UpTo(_, side, filter), _)
        | Op::TakeControl(TargetOp::UpTo(_, side, filter)) => Some((side, filter)),
        _ => None,
    }
}

/// What an effect that lets its player choose Keepers may choose from.
pub(crate) fn keepers_meant(op: Op) -> Option<(Side, FilterId)> {
    match op {
        Op::Choose(side, filter, _)
        | Op::BecomeCopy(side, filter)
        | Op::Destroy(TargetOp::One(side, filter))
        | Op::MoveKeeper(TargetOp::One(side, filter), _)
        | Op::TakeControl(TargetOp::One(side, filter)) => Some((side, filter)),
        op => up_to(op),
    }
}
