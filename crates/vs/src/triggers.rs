//! Triggers: what happens is looked at by every power that waits for it, and what is due is worked out when the
//! effect in progress is done.

mod alone;

use crate::Vs;
use crate::derive::evaluate::{Context, attacked};
use crate::derive::powers::Instance;
use crate::event::{Event, Happened};
use crate::language::Within;
use crate::plain::{Cond, Counter, Filter, On, Side, Subject, TriggerKind};
use crate::program::{NO_COND, PowerId, PowerKind, TriggerDef};
use crate::rulebook::Bound;
use crate::run::Run;
use crate::state::position::{
    Ask, Delayed, Fighter, Fighters, Frame, Mark, NO_PIECE, NO_SEAT, NO_SLOT, PendingTrigger, Piece, Position, Script,
    Slot, UNKNOWN,
};
use longbox_kernel::{Seat, Witness};
use tinyvec::ArrayVec;

/// Something that happens and that triggers may wait for, seen before or after it is done.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Happening {
    what: Happened,
    /// The character it happens to.
    who: Slot,
    seat: Seat,
    /// The card in the KO pile that it is about.
    piece: Piece,
}

impl Happening {
    /// Something that a player does or that happens to a player.
    pub(crate) fn of(what: Happened, seat: Seat) -> Happening {
        Happening { what, who: NO_SLOT, seat, piece: NO_PIECE }
    }

    /// Something that happens to a character.
    pub(crate) fn to(p: &Position, what: Happened, who: Slot) -> Happening {
        let fighter = p.fighter(who);
        Happening { what, who, seat: fighter.side, piece: fighter.piece }
    }

    /// It is about this card outside play.
    pub(crate) fn with(self, piece: Piece) -> Happening {
        Happening { piece, ..self }
    }

    /// How much of it happens.
    fn amount(&self) -> i16 {
        self.what.amount().unwrap_or(0)
    }
}

/// A trigger of a character that fires.
#[derive(Clone, Copy, Default)]
struct Fired {
    slot: Slot,
    /// Which of the power's triggers.
    number: u8,
    power: PowerId,
    via: u16,
}

/// Triggers of one happening at most.
type Found = ArrayVec<[Fired; 24]>;

impl Vs {
    fn subject_fits(&self, p: &Position, subject: &Subject, slots: Fighters, context: &Context) -> bool {
        slots.iter().any(|slot| {
            let side = subject.side == Side::Any || self.side(p, subject.side, context).contains(slot);
            side && self.fits(p, &subject.filter, slot, context)
        })
    }

    fn waits_for(&self, p: &Position, on: &On, h: &Happening, context: &Context) -> bool {
        let player = match on.of {
            Side::Mine if on.kind.is_shared() => p.share_a_side(h.seat, context.me),
            Side::Mine => h.seat == context.me,
            Side::Enemy => !p.are_allies(h.seat, context.me),
            Side::Others => h.seat != context.me,
            Side::Any => true,
            Side::Theirs if on.kind.is_shared() && context.chosen != NO_SEAT => {
                p.share_a_side(h.seat, Seat(context.chosen))
            }
            Side::Theirs => h.seat.0 == context.chosen,
            Side::Attacked => attacked(p) == Some(h.seat),
        };
        let fits = |subject: &Option<Subject>, slots: Fighters| {
            subject.as_ref().is_none_or(|subject| self.subject_fits(p, subject, slots, context))
        };
        let counter = on.counter.is_none_or(|counter| (h.amount() > 0) == (counter == Counter::Plus));
        let power = on.powers.is_empty() && on.symbol == 0
            || h.what.power().map(|power| self.program.power(power)).is_some_and(|power| {
                (on.powers.is_empty() || on.powers.contains(&power.name)) && (on.symbol == 0 || power.costs(on.symbol))
            });
        let timed = on.times == 0 || on.times & self.time_of_twist(p) != 0;
        player && counter && power && timed && fits(&on.by, h.what.by()) && fits(&on.who, Fighters::one(h.who))
    }

    /// Whether a trigger fires.
    fn fires(&self, p: &Position, trigger: &TriggerDef, h: &Happening, context: &Context, those: Fighters) -> bool {
        if !self.waits_for(p, &trigger.on, h, &Context { those, ..*context }) {
            return false;
        }
        let first = !trigger.first_each_turn
            || match trigger.on.kind {
                TriggerKind::PlotTwist => p.record(h.seat).twists == 1,
                _ => h.who != NO_SLOT && p.fighter(h.who).attacked == 1,
            };
        let seen = Context {
            it: Fighters::one(h.who),
            chosen: h.seat.0,
            kod: h.piece,
            amount: h.amount().abs(),
            those,
            ..*context
        };
        first
            && trigger.during.as_ref().is_none_or(|cond| self.holds(p, cond, &seen))
            && (trigger.given == NO_COND || self.holds(p, &self.program.conds[usize::from(trigger.given)], &seen))
    }

    fn pending(
        &self,
        p: &Position,
        trigger: &TriggerDef,
        h: &Happening,
        context: &Context,
        instance: Instance,
    ) -> PendingTrigger {
        let def = self.program.power(instance.power);
        let stamp = |slot: Slot| if slot == NO_SLOT { 0 } else { p.fighter(slot).stamp };
        PendingTrigger {
            place: trigger.place,
            given: trigger.given,
            card: context.card,
            this_stamp: stamp(context.this),
            it_stamp: stamp(h.who),
            kod: h.piece,
            reaction: if def.kind == PowerKind::Super { instance.power } else { 0 },
            via: instance.via,
            when: p.clock,
            answers: match h.what {
                Happened::SuperPowerUsed { time, .. } => time,
                _ => 0,
            },
            this: context.this,
            it: h.who,
            me: context.me,
            theirs: h.seat,
            batch: p.batch,
            late: trigger.on.kind == TriggerKind::Stunned && trigger.during.as_ref().is_some_and(asks_survival),
            amount: h.amount().abs(),
            fallen: if h.who == NO_SLOT { UNKNOWN } else { p.fighter(h.who).card },
            those: Fighters::NONE,
        }
    }
}

impl<W: Witness<Event>> Run<'_, W> {
    /// Everybody who waits for this sees it happen. Falls are looked at before anything changes.
    #[inline(always)]
    pub(crate) fn look(&mut self, h: Happening) {
        let Some(kind) = h.what.trigger() else { return };
        if self.p.listened & kind.bit() != 0 || !self.p.delayed.is_empty() {
            self.look_around(h, kind);
        }
    }

    /// Something happens to a character: it is told, and everybody who waits for it sees it.
    #[inline(always)]
    pub(crate) fn happens(&mut self, what: Happened, who: Slot) {
        self.tell_fighter(what, who);
        self.look(Happening::to(self.p, what, who));
    }

    // Apart from `look`, so that what nobody waits for pays nothing for the room that this needs.
    #[inline(never)]
    fn look_around(&mut self, h: Happening, kind: TriggerKind) {
        let (g, p) = (self.g, &*self.p);
        let listeners = p.standing().filter(|slot| p.fighter(slot).listens & kind.bit() != 0);
        let (mut found, mut full) = (Found::new(), false);
        // Powers that ask whom it happens to stand before those that ask who does it.
        let mut first = 0;
        for slot in listeners {
            let context = Context::of(p, slot);
            g.each_power(p, slot, |Instance { power, via }| {
                // Of several events that one trigger waits for, this may be more than one.
                let mut fired = 0;
                for (number, trigger) in g.program.power(power).triggers.iter().enumerate() {
                    let waits = trigger.on.kind == kind && trigger.place != fired;
                    if !waits || !g.fires(p, trigger, &h, &context, Fighters::NONE) {
                        continue;
                    }
                    fired = trigger.place;
                    let refused = found.try_push(Fired { slot, number: number as u8, power, via }).is_some();
                    full |= refused;
                    if trigger.on.by.is_none() && !refused {
                        found[first..].rotate_right(1);
                        first += 1;
                    }
                }
            });
        }
        let late = self.delayed_that_fire(&h, kind);
        for fired in &found {
            full |= !self.queue_fired(fired, &h);
        }
        if late != 0 {
            full |= !self.queue_delayed(late, &h);
        }
        if full {
            self.bound(Bound::Triggers);
        }
    }

    /// A trigger of a character waits, unless it has had its turn. False if there is no room.
    fn queue_fired(&mut self, fired: &Fired, h: &Happening) -> bool {
        let Fired { slot, number, power, via } = *fired;
        let trigger = &self.g.program.power(power).triggers[usize::from(number)];
        let Fighter { owner, stamp, .. } = *self.p.fighter(slot);
        let mark = match trigger.once {
            None => None,
            // A number for each trigger of the power, which is no count of uses: the power has none.
            Some(Within::Game) => {
                Some(Mark { who: u16::from(owner.0), power, via: 0, for_good: true, times: number + 1 })
            }
            Some(_) => Some(Mark { who: stamp, power, via, for_good: false, times: 0 }),
        };
        if let Some(Err(room)) = mark.map(|mark| self.note_once(mark)) {
            return room;
        }
        let pending = self.g.pending(self.p, trigger, h, &Context::of(self.p, slot), Instance { power, via });
        self.queue(pending)
    }

    /// How a delayed trigger sees the game.
    fn delayed_eye(&self, delayed: &Delayed) -> Context {
        let p = &*self.p;
        let here = p.standing().contains(delayed.this) && p.fighter(delayed.this).stamp == delayed.this_stamp;
        let this = if here { delayed.this } else { NO_SLOT };
        Context { this, chosen: delayed.chosen, ..Context::player(delayed.me, delayed.card) }
    }

    /// The delayed triggers that wait for this, a bit for each.
    fn delayed_that_fire(&self, h: &Happening, kind: TriggerKind) -> u32 {
        let (g, mut fired) = (self.g, 0);
        for (number, delayed) in self.p.delayed.iter().enumerate() {
            let trigger = &g.program.delayed[usize::from(delayed.trigger)];
            let waits = trigger.on.kind == kind && !self.p.is_made_elsewhere(delayed);
            if waits && g.fires(self.p, trigger, h, &self.delayed_eye(delayed), delayed.who) {
                fired |= 1 << number;
            }
        }
        fired
    }

    /// Delayed triggers wait; those for one time are used up. False if there is no room.
    fn queue_delayed(&mut self, fired: u32, h: &Happening) -> bool {
        let (mut spent, mut room) = (0u32, true);
        for number in (0..self.p.delayed.len()).filter(|number| fired >> number & 1 == 1) {
            let delayed = self.p.delayed[number];
            let trigger = &self.g.program.delayed[usize::from(delayed.trigger)];
            let context = self.delayed_eye(&delayed);
            let mut pending = self.g.pending(self.p, trigger, h, &context, Instance { power: 0, via: 0 });
            pending.those = delayed.who;
            pending.amount = h.what.amount().map_or(delayed.amount, i16::abs);
            pending.answers = delayed.link.max(pending.answers);
            if h.who == NO_SLOT {
                // It is about those it was made for.
                pending.it = delayed.who.first().unwrap_or(NO_SLOT);
                pending.it_stamp = if pending.it == NO_SLOT { 0 } else { self.p.fighter(pending.it).stamp };
            }
            room &= self.queue(pending);
            spent |= u32::from(!trigger.each) << number;
        }
        for number in (0..self.p.delayed.len()).rev().filter(|number| spent >> number & 1 == 1) {
            self.p.delayed.remove(number);
        }
        room
    }

    /// A trigger waits. Whether somebody has stunned a character and survived is known when all is done: what asks for
    /// that comes after whatever else happened at the same time. False if there is no room.
    pub(crate) fn queue(&mut self, pending: PendingTrigger) -> bool {
        let later =
            |other: &PendingTrigger| other.late && !pending.late && other.batch == pending.batch && other.reaction == 0;
        let place = self.p.pending_triggers.iter().position(later).unwrap_or(self.p.pending_triggers.len());
        let room = self.p.pending_triggers.len() < self.p.pending_triggers.capacity();
        if room {
            self.p.pending_triggers.insert(place, pending);
        }
        room
    }

    /// The next trigger: reactions first, then the oldest; the turn player orders what happened together.
    pub(crate) fn take_pending(&mut self) {
        if let Some(number) = self.next_reaction() {
            let pending = self.p.pending_triggers.remove(number);
            self.offer_reaction(pending);
            return;
        }
        let together = self.pending_together();
        let first = self.p.pending_triggers[0];
        let alike = |pending: &PendingTrigger| {
            (pending.place, pending.this, pending.this_stamp, pending.me)
                == (first.place, first.this, first.this_stamp, first.me)
        };
        if self.p.pending_triggers[..together].iter().all(alike) {
            self.begin_pending(0);
        } else {
            let seat = self.orderer();
            self.ask(seat, Ask::Order);
        }
    }

    /// How many triggers happened at the same time as the oldest.
    pub(crate) fn pending_together(&self) -> usize {
        pending_together(self.p)
    }

    fn orderer(&self) -> Seat {
        let alive = self.p.alive;
        if alive.contains(self.p.active) { self.p.active } else { alive.next_after(self.p.active).unwrap_or(Seat::A) }
    }

    /// A trigger begins, if what it needs still holds.
    pub(crate) fn begin_pending(&mut self, number: usize) {
        let pending = self.p.pending_triggers.remove(number);
        let mut script = Script::new(pending.place, pending.card, pending.me);
        let same = |slot: Slot, stamp: u16| slot != NO_SLOT && self.p.fighters[usize::from(slot)].stamp == stamp;
        if same(pending.it, pending.it_stamp) && self.is_here(pending.it) {
            script.it = Fighters::one(pending.it);
        }
        script.this = pending.this;
        script.this_stamp = pending.this_stamp;
        script.kod = pending.kod;
        script.chosen = pending.theirs.0;
        script.answers = pending.answers;
        script.those = pending.those;
        script.amount = pending.amount;
        script.fallen = pending.fallen;
        if pending.given != NO_COND {
            let context = Context::script(self.p, &script);
            if !self.g.holds(self.p, &self.g.program.conds[usize::from(pending.given)], &context) {
                self.tell_open(Happened::TriggerFailed, pending.me, pending.card);
                return;
            }
        }
        self.new_batch();
        self.push(Frame::Script(script));
        self.tell_open(Happened::TriggerBegan, pending.me, pending.card);
    }

    /// Whether somebody stands in this slot: a character in play or an attacked player.
    pub(crate) fn is_here(&self, slot: Slot) -> bool {
        self.p.in_play.contains(slot) || self.p.fighter(slot).is_player()
    }
}

/// How many triggers happened at the same time as the oldest.
pub(crate) fn pending_together(p: &Position) -> usize {
    let first = p.pending_triggers.first().map_or((0, false), |pending| (pending.batch, pending.late));
    p.pending_triggers
        .iter()
        .take_while(|pending| (pending.batch, pending.late) == first && pending.reaction == 0)
        .count()
}

/// Whether a condition asks who came through the strikes.
fn asks_survival(cond: &Cond) -> bool {
    match cond {
        Cond::Is(_, Filter::Survived) => true,
        Cond::All(conds) => conds.iter().any(asks_survival),
        _ => false,
    }
}
