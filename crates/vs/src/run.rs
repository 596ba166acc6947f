//! The machine: one game being moved on until somebody must choose.

use crate::Vs;
use crate::event::{Event, Happened, Secret};
use crate::language::Verb;
use crate::plain::{Mood, law_bit};
use crate::rulebook::{Bound, RuleId};
use crate::state::position::{Ask, CardNo, Frame, NO_SLOT, Piece, Position, Script, Slot, local};
use longbox_kernel::{Outcome, Reason, Seat, SeatSet, Verdict, Witness};

/// A position being changed, with the cards and whoever listens. Every change of state is a function of this
/// type that makes the change and reports it.
pub(crate) struct Run<'a, W> {
    pub(crate) g: &'a Vs,
    pub(crate) p: &'a mut Position,
    pub(crate) w: &'a mut W,
}

/// Steps between two decisions at most; far above anything cards can do.
const FUEL: u32 = 20_000;

impl<W: Witness<Event>> Run<'_, W> {
    /// Moves on until somebody must choose or the game is over.
    pub(crate) fn run(&mut self) {
        let mut fuel = FUEL;
        self.p.unsettled |= self.is_restless();
        while self.p.ask == Ask::Nothing && self.p.outcome.is_none() {
            fuel -= 1;
            if fuel == 0 {
                self.bound(Bound::Steps);
                return;
            }
            if self.p.unsettled && !self.p.is_deciding() {
                self.settle();
            } else {
                self.step();
                self.p.unsettled |= self.is_restless();
            }
        }
        if self.p.laws & law_bit(Mood::Can, Verb::Reveal) != 0 {
            self.look_at_tops();
        }
    }

    /// Whoever may look at the top card of the own deck at any time knows it whenever somebody is asked something.
    fn look_at_tops(&mut self) {
        for seat in self.g.top_seers(self.p).iter() {
            let unknown = |piece: &Piece| !self.p.knowledge(seat).knows(seat, local(*piece));
            if let Some(top) = self.p.top_of_deck(seat).filter(unknown) {
                self.see(seat, top);
                self.tell_card(Happened::LookedAt { in_hand: false }, seat, top, SeatSet::one(seat));
            }
        }
    }

    /// Whether a power in force looks at things that change all the time: then everything that happens may have
    /// changed numbers or characters.
    fn is_restless(&self) -> bool {
        !self.p.restless.is_empty() && self.p.ask == Ask::Nothing
    }

    /// One step: first reactions and triggers that wait, then the work on top.
    // It is called in one place, a million times in a thousand games.
    #[inline(always)]
    fn step(&mut self) {
        let top = self.p.frames.last();
        let open = matches!(top, None | Some(Frame::Combat(_) | Frame::Recruit(_)));
        if open && !self.p.fallen.is_empty() {
            self.eliminate_fallen();
            return;
        }
        if !self.p.pending_triggers.is_empty() && (open || self.reaction_waits()) {
            self.take_pending();
            return;
        }
        match top {
            None => self.step_turn(),
            Some(Frame::Script(_)) => self.step_script(),
            Some(Frame::Combat(_)) => self.step_combat(),
            Some(Frame::Recruit(_)) => self.finish_recruiting(),
            Some(Frame::AttackPlan(_)) => self.ask_stage(),
            Some(Frame::Form(_)) => self.ask_formation(),
            Some(Frame::Pay(_)) => self.step_payment(),
        }
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

    /// The effect on top; the caller knows that one is there.
    #[inline]
    pub(crate) fn script(&mut self) -> &mut Script {
        match self.p.frames.last_mut() {
            Some(Frame::Script(script)) => script,
            _ => unreachable!("an effect is being worked out"),
        }
    }

    /// The time of something that happens now.
    pub(crate) fn tick(&mut self) -> u16 {
        self.p.clock = self.p.clock.wrapping_add(1);
        if self.p.clock == u16::MAX {
            self.bound(Bound::Steps);
        }
        self.p.clock
    }

    /// What follows did not happen at the same time as what came before.
    #[inline]
    pub(crate) fn new_batch(&mut self) {
        self.p.batch = self.p.batch.wrapping_add(1);
        self.p.moment = self.p.moment.wrapping_add(1);
    }

    /// The game ends.
    pub(crate) fn end(&mut self, verdict: Verdict, reason: Reason) {
        if self.p.outcome.is_some() {
            return;
        }
        self.p.outcome = Some(Outcome { verdict, reason });
        self.p.ask = Ask::Nothing;
        let winner = match verdict {
            Verdict::Win(seats) => seats.first(),
            Verdict::Tie | Verdict::Cap => None,
        };
        self.tell(Happened::GameOver { winner }, winner.unwrap_or(self.p.active));
    }

    pub(crate) fn win(&mut self, seats: SeatSet, rule: RuleId) {
        self.end(Verdict::Win(seats), Reason::Rule(rule as u16));
    }

    pub(crate) fn bound(&mut self, bound: Bound) {
        self.end(Verdict::Cap, Reason::Bound(bound as u16));
    }

    /// Reports something about a player.
    #[inline]
    pub(crate) fn tell(&mut self, what: Happened, seat: Seat) {
        if W::LISTENS {
            self.emit(what, seat, None, NO_SLOT);
        }
    }

    /// Reports something about a card outside play that these seats see.
    #[inline]
    pub(crate) fn tell_card(&mut self, what: Happened, seat: Seat, piece: Piece, seen_by: SeatSet) {
        if W::LISTENS {
            let card = Some(Secret { card: self.p.card(piece), seen_by });
            self.emit(what, seat, card, NO_SLOT);
        }
    }

    /// Reports something about a card that everybody sees, by its number.
    #[inline]
    pub(crate) fn tell_open(&mut self, what: Happened, seat: Seat, card: CardNo) {
        if W::LISTENS {
            self.emit(what, seat, Some(Secret { card, seen_by: SeatSet::ALL }), NO_SLOT);
        }
    }

    /// Reports something about a character in play.
    #[inline]
    pub(crate) fn tell_fighter(&mut self, what: Happened, slot: Slot) {
        if W::LISTENS {
            let fighter = self.p.fighter(slot);
            let (card, seat) = (fighter.card, fighter.side);
            self.emit(what, seat, Some(Secret { card, seen_by: SeatSet::ALL }), slot);
        }
    }

    fn emit(&mut self, what: Happened, seat: Seat, card: Option<Secret>, who: Slot) {
        let cause = self.p.frames.iter().rev().find_map(|frame| match frame {
            Frame::Script(script) => Some((script.card, script.at)),
            Frame::Combat(combat) => combat.attackers.first().map(|first| (self.p.fighter(first).card, 0)),
            _ => None,
        });
        let (cause, at) = cause.map_or((None, 0), |(card, at)| (Some(card), at));
        let batch = self.p.batch;
        self.w.sees(Event { what, seat, card, who, cause, at, batch });
    }
}
