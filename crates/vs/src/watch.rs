//! Triggers: what happens is looked at by every power that waits for it, and what is due is worked out when the
//! effect in progress is done.

use crate::Vs;
use crate::event::{Event, Kind};
use crate::kinds::on_kind;
use crate::language::{On, Side, Subject};
use crate::position::{
    Ask, Due, Fighters, Frame, NO_PIECE, NO_SLOT, Pay, PayFor, Piece, Position, Script, Slot, bit, each,
};
use crate::powers::Instance;
use crate::program::{NO_COND, PowerKind, TriggerDef};
use crate::reckon::Eye;
use crate::rulebook::Bound;
use crate::run::Run;
use longbox_kernel::{Seat, Witness};
use tinyvec::ArrayVec;

/// Something that triggers may wait for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Happening {
    /// See `compile::on_kind`.
    kind: u8,
    subject: Slot,
    /// Who brought it about.
    by: Fighters,
    seat: Seat,
    /// The card in the KO pile that it is about.
    piece: Piece,
    /// The time of the super power that it is.
    answers: u16,
}

impl Happening {
    /// Something that a player does or that happens to a player.
    pub(crate) fn of(kind: u8, seat: Seat) -> Happening {
        Happening { kind, subject: NO_SLOT, by: 0, seat, piece: NO_PIECE, answers: 0 }
    }

    /// Something that happens to a character.
    pub(crate) fn to(p: &Position, kind: u8, subject: Slot) -> Happening {
        let fighter = p.fighter(subject);
        Happening { subject, piece: fighter.piece, ..Happening::of(kind, fighter.side) }
    }

    pub(crate) fn answered(self, answers: u16) -> Happening {
        Happening { answers, ..self }
    }

    pub(crate) fn by(self, by: Fighters) -> Happening {
        Happening { by, ..self }
    }
}

/// Triggers of one happening at most.
type Found = ArrayVec<[Due; 24]>;

impl Vs {
    fn subject_fits(&self, p: &Position, subject: &Subject, slots: Fighters, eye: &Eye, those: Fighters) -> bool {
        each(slots).any(|slot| match subject {
            Subject::This => slot == eye.this,
            Subject::Those => those & bit(slot) != 0,
            Subject::Any(side, filter) => self.side(p, *side, eye) & bit(slot) != 0 && self.fits(p, filter, slot, eye),
            Subject::Other(side, filter) => {
                slot != eye.this && self.side(p, *side, eye) & bit(slot) != 0 && self.fits(p, filter, slot, eye)
            }
        })
    }

    fn waits_for(&self, p: &Position, on: &On, h: &Happening, eye: &Eye, those: Fighters) -> bool {
        let player = |side: &Side| match side {
            Side::Mine => h.seat == eye.me,
            Side::Enemy => !p.are_allies(h.seat, eye.me),
            Side::Any => true,
            Side::Theirs => h.seat.0 == eye.chosen,
        };
        let turn = |side: &Side| match side {
            Side::Mine => p.share_a_side(h.seat, eye.me),
            other => player(other),
        };
        let subject = |subject: &Subject| self.subject_fits(p, subject, bit(h.subject), eye, those);
        match on {
            On::Appears(who)
            | On::Attacks(who)
            | On::Attacked(who)
            | On::Stunned(who)
            | On::Kod(who)
            | On::LeavesPlay(who)
            | On::Recovers(who)
            | On::PowersUp(who) => subject(who),
            On::Stuns(source, who) | On::Kos(source, who) => {
                self.subject_fits(p, source, h.by, eye, those) && subject(who)
            }
            On::PlotTwist(side)
            | On::SuperPower(side)
            | On::Recruits(side)
            | On::Resource(side)
            | On::CardLeavesHand(side) => player(side),
            On::TurnStarts(side) | On::BuildStarts(side) | On::MainStarts(side) | On::TurnEnds(side) => turn(side),
            On::CombatEnds => true,
        }
    }

    /// Whether a trigger fires.
    fn fires(&self, p: &Position, trigger: &TriggerDef, h: &Happening, eye: &Eye, those: Fighters) -> bool {
        if !self.waits_for(p, &trigger.on, h, eye, those) {
            return false;
        }
        let first = !trigger.first_each_turn
            || match trigger.on {
                On::PlotTwist(_) => p.record(h.seat).twists == 1,
                _ => h.subject != NO_SLOT && p.fighter(h.subject).attacked == 1,
            };
        let seen = Eye { it: bit(h.subject), chosen: h.seat.0, ..*eye };
        first
            && trigger.during.as_ref().is_none_or(|cond| self.holds(p, cond, &seen))
            && (trigger.given == NO_COND || self.holds(p, &self.program.conds[usize::from(trigger.given)], &seen))
    }

    fn due(&self, p: &Position, trigger: &TriggerDef, h: &Happening, eye: &Eye, instance: Instance) -> Due {
        let def = self.program.power(instance.power);
        let stamp = |slot: Slot| if slot == NO_SLOT { 0 } else { p.fighter(slot).stamp };
        Due {
            place: trigger.place,
            given: trigger.given,
            card: eye.card,
            this_stamp: stamp(eye.this),
            it_stamp: stamp(h.subject),
            kod: h.piece,
            reaction: if def.kind == PowerKind::Super { instance.power } else { 0 },
            via: instance.via,
            when: p.clock,
            answers: h.answers,
            this: eye.this,
            it: h.subject,
            me: eye.me,
            theirs: h.seat,
            batch: p.batch,
        }
    }
}

impl<W: Witness<Event>> Run<'_, W> {
    /// Everybody who waits for this sees it happen. Falls are looked at before anything changes.
    #[inline]
    pub(crate) fn look(&mut self, h: Happening) {
        if self.p.listened >> h.kind & 1 == 1 || !self.p.delayed.is_empty() {
            self.look_around(h);
        }
    }

    fn look_around(&mut self, h: Happening) {
        let (g, p) = (self.g, &*self.p);
        let (mut found, mut full) = (Found::new(), false);
        for slot in each(p.in_play).filter(|slot| p.fighter(*slot).listens >> h.kind & 1 == 1) {
            let eye = Eye::of(p, slot);
            g.each_power(p, slot, |instance| {
                for trigger in &g.program.power(instance.power).triggers {
                    if on_kind(&trigger.on) == h.kind && g.fires(p, trigger, &h, &eye, 0) {
                        full |= found.try_push(g.due(p, trigger, &h, &eye, instance)).is_some();
                    }
                }
            });
        }
        let mut spent = 0u32;
        for (number, delayed) in p.delayed.iter().enumerate() {
            let trigger = &g.program.delayed[usize::from(delayed.trigger)];
            if on_kind(&trigger.on) != h.kind {
                continue;
            }
            let here = p.in_play & bit(delayed.this) != 0 && p.fighter(delayed.this).stamp == delayed.this_stamp;
            let this = if here { delayed.this } else { NO_SLOT };
            let eye = Eye { this, chosen: delayed.chosen, ..Eye::player(delayed.me, delayed.card) };
            if g.fires(p, trigger, &h, &eye, delayed.who) {
                let mut due = g.due(p, trigger, &h, &eye, Instance { power: 0, via: 0 });
                if h.subject == NO_SLOT {
                    // It is about those it was made for.
                    due.it = each(delayed.who).next().unwrap_or(NO_SLOT);
                    due.it_stamp = if due.it == NO_SLOT { 0 } else { p.fighter(due.it).stamp };
                }
                full |= found.try_push(due).is_some();
                spent |= u32::from(!trigger.each) << number;
            }
        }
        for number in (0..self.p.delayed.len()).rev().filter(|number| spent >> number & 1 == 1) {
            self.p.delayed.remove(number);
        }
        for due in found {
            full |= self.p.dues.try_push(due).is_some();
        }
        if full {
            self.bound(Bound::Triggers);
        }
    }

    /// Whether a reaction waits and can be answered here.
    pub(crate) fn reaction_waits(&self) -> bool {
        !matches!(self.p.frames.last(), Some(Frame::Pay(_) | Frame::Stage(_))) && self.next_reaction().is_some()
    }

    /// The next reaction to be offered. One that was used comes first; only what answers it goes before.
    fn next_reaction(&self) -> Option<usize> {
        let since = match self.p.frames.last() {
            Some(Frame::Script(script)) => script.stamp,
            _ => 0,
        };
        self.p.dues.iter().position(|due| due.reaction != 0 && due.when >= since)
    }

    /// The next trigger: reactions first, then the oldest; the turn player orders what happened together.
    pub(crate) fn take_due(&mut self) {
        if let Some(number) = self.next_reaction() {
            let due = self.p.dues.remove(number);
            self.offer_reaction(due);
            return;
        }
        let together = self.due_together();
        let first = self.p.dues[0];
        let alike = |due: &Due| {
            (due.place, due.this, due.this_stamp, due.me) == (first.place, first.this, first.this_stamp, first.me)
        };
        if self.p.dues[..together].iter().all(alike) {
            self.begin_due(0);
        } else {
            let seat = self.orderer();
            self.ask(seat, Ask::Order);
        }
    }

    /// How many triggers happened at the same time as the oldest.
    pub(crate) fn due_together(&self) -> usize {
        due_together(self.p)
    }

    fn orderer(&self) -> Seat {
        let alive = self.p.alive;
        if alive.contains(self.p.active) { self.p.active } else { alive.next_after(self.p.active).unwrap_or(Seat::A) }
    }

    /// A trigger begins, if what it needs still holds.
    pub(crate) fn begin_due(&mut self, number: usize) {
        let due = self.p.dues.remove(number);
        let mut script = Script::new(due.place, due.card, due.me);
        let same = |slot: Slot, stamp: u16| slot != NO_SLOT && self.p.fighters[usize::from(slot)].stamp == stamp;
        if same(due.it, due.it_stamp) && self.is_here(due.it) {
            script.it = bit(due.it);
        }
        script.this = due.this;
        script.this_stamp = due.this_stamp;
        script.kod = due.kod;
        script.chosen = due.theirs.0;
        if due.given != NO_COND {
            let eye = Eye::script(self.p, &script);
            if !self.g.holds(self.p, &self.g.program.conds[usize::from(due.given)], &eye) {
                self.tell_open(Kind::TriggerFailed, due.me, due.card, 0);
                return;
            }
        }
        self.new_batch();
        self.push(Frame::Script(script));
        self.tell_open(Kind::TriggerBegan, due.me, due.card, 0);
    }

    /// Whether somebody stands in this slot: a character in play or an attacked player.
    pub(crate) fn is_here(&self, slot: Slot) -> bool {
        self.p.in_play & bit(slot) != 0 || self.p.fighter(slot).is_player()
    }

    fn offer_reaction(&mut self, due: Due) {
        let what = PayFor {
            power: due.reaction,
            via: due.via,
            slot: due.this,
            piece: NO_PIECE,
            it: if due.it == NO_SLOT { 0 } else { bit(due.it) & self.p.in_play },
            kod: due.kod,
            answers: due.answers,
        };
        let here = self.p.in_play & bit(due.this) != 0 && self.p.fighter(due.this).stamp == due.this_stamp;
        // Whoever reacts to the own KO does so from the KO pile.
        let fell = !here && due.this == due.it && due.kod != NO_PIECE && {
            self.p.zones(crate::position::owner(due.kod)).ko.contains(due.kod)
        };
        let what = if fell { PayFor { slot: NO_SLOT, piece: due.kod, ..what } } else { what };
        if (here || fell) && self.g.may_react(self.p, due.me, &what) {
            self.push(Frame::Pay(Pay { by: due.me, what, picked: [u8::MAX; 4], paid: 0, offered: true }));
        }
    }
}

/// How many triggers happened at the same time as the oldest.
pub(crate) fn due_together(p: &Position) -> usize {
    let batch = p.dues.first().map_or(0, |due| due.batch);
    p.dues.iter().take_while(|due| due.batch == batch && due.reaction == 0).count()
}
