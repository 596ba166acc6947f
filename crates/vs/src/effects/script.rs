//! Effects being worked out, operation by operation.

use crate::combat::stun_and_ko::How;
use crate::derive::evaluate::Eye;
use crate::event::{Event, Kind};
use crate::plain::{Change, Dest, Effect, Side, Who};
use crate::program::{Op, Place};
use crate::rulebook::Bound;
use crate::run::Run;
use crate::state::position::{Ask, Delayed, Fighters, Frame, ModOp, NO_PIECE, NO_SLOT, Row, Script, Slot, Stage};
use longbox_kernel::{Seat, Witness};

/// An effect stops here for an answer.
pub(crate) struct Asked;

impl<W: Witness<Event>> Run<'_, W> {
    pub(crate) fn step_script(&mut self) {
        let s = *self.script();
        self.script().flags |= Script::BEGUN;
        match self.g.program.op(s.at) {
            Op::End => self.end_script(),
            Op::Do(number) => {
                let g = self.g;
                let _ = self.work(g.program.effect(number), s);
            }
            Op::May(_) => self.ask(s.me, Ask::Effect),
            Op::Unless(player, otherwise) => self.step_unless(s, player, otherwise),
            Op::If(cond, otherwise) => {
                let eye = Eye::script(self.p, &s);
                match self.g.holds(self.p, &self.g.program.conds[usize::from(cond)], &eye) {
                    true => self.next(),
                    false => self.jump(otherwise),
                }
            }
            Op::JumpIfDid(place) => match s.is(Script::DID) {
                true => self.jump(place),
                false => self.next(),
            },
            Op::Jump(place) => self.jump(place),
            Op::IfAmplified(otherwise) => match s.is(Script::AMPLIFIED) {
                true => self.next(),
                false => self.jump(otherwise),
            },
            Op::ForEachPlayer(side, after) => {
                let eye = Eye::script(self.p, &s);
                let players = self.g.seats_of(self.p, side, &eye);
                let script = self.script();
                script.players = players;
                script.body = s.at + 1;
                self.next_player_of(after);
            }
            Op::NextPlayer => self.next_player_of(s.at + 1),
            Op::Later(number) => self.make_delayed(s, number),
            Op::GainXp(number) => {
                let eye = Eye::script(self.p, &s);
                let amount = self.g.number(self.p, &self.g.program.nums[usize::from(number)], &eye);
                if eye.this != NO_SLOT {
                    self.gain_xp(eye.this, amount);
                }
                self.next();
            }
            Op::GiveBack => self.give_back(s),
            Op::Offer(side, power, otherwise) => self.step_offer(s, side, power, otherwise),
        }
    }

    /// The next operation; choices begin anew.
    pub(crate) fn next(&mut self) {
        let at = self.script().at + 1;
        self.jump(at);
    }

    pub(crate) fn jump(&mut self, at: Place) {
        let script = self.script();
        script.at = at;
        script.step = 0;
        script.count = 0;
        script.picked = Fighters::NONE;
        self.new_batch();
    }

    /// The operation is finished.
    pub(crate) fn done(&mut self, did: bool) {
        let script = self.script();
        script.flags = script.flags & !Script::DID | if did { Script::DID } else { 0 };
        self.next();
    }

    fn end_script(&mut self) {
        let Some(Frame::Script(s)) = self.p.frames.pop() else { return };
        if s.twist == NO_PIECE {
            return;
        }
        if s.is(Script::TWIST_TO_DECK) {
            self.shuffle_in(s.twist);
            self.shuffle_deck(crate::state::position::owner(s.twist));
        } else {
            self.put_in_ko_pile(s.twist);
        }
    }

    fn step_unless(&mut self, s: Script, player: u16, otherwise: Place) {
        let eye = Eye::script(self.p, &s);
        let seat = self.g.player(self.p, &self.g.program.players[usize::from(player)], &eye);
        match seat {
            Some(seat) if !self.p.zones(seat).hand.is_empty() => self.ask(seat, Ask::Effect),
            _ => self.jump(otherwise),
        }
    }

    /// The next player of a `ForEachPlayer`, to the left of whoever's effect it is; or it is over.
    fn next_player_of(&mut self, after: Place) {
        let script = self.script();
        let (me, players, body) = (script.me, script.players, script.body);
        let left = players.without(me);
        let next = if left.is_empty() { players.first() } else { left.next_after(me) };
        match next {
            Some(seat) => {
                let script = self.script();
                script.chosen = seat.0;
                script.players = players.without(seat);
                self.jump(body);
            }
            None => self.jump(after),
        }
    }

    fn make_delayed(&mut self, s: Script, number: u16) {
        let trigger = &self.g.program.delayed[usize::from(number)];
        let term = trigger.until.and_then(|until| self.term(until, &s));
        if let Some(term) = term {
            let this = Eye::script(self.p, &s).this;
            let who = if s.it.is_empty() { Fighters::one(this) } else { s.it };
            let delayed = Delayed {
                who,
                trigger: number,
                card: s.card,
                this_stamp: s.this_stamp,
                this,
                me: s.me,
                chosen: s.chosen,
                each: trigger.each,
                link: s.answers,
                term,
            };
            self.add_delayed(delayed);
        }
        self.next();
    }

    pub(crate) fn add_delayed(&mut self, delayed: Delayed) {
        if self.p.delayed.try_push(delayed).is_some() {
            self.bound(Bound::Triggers);
        }
    }

    /// Works out one effect, or asks and comes here again with the answer.
    fn work(&mut self, effect: &Effect, s: Script) -> Result<(), Asked> {
        let did = match effect {
            Effect::Choose(who) => !self.targets(who, s)?.is_empty(),
            Effect::Put(counter, num, who) => {
                let set = self.targets(who, s)?;
                let amount = self.number(num);
                self.put_counters(set, *counter, amount)
            }
            Effect::Divide { counter, total, most, side, filter } => {
                let total = self.number(total).clamp(0, 40) as u8;
                self.divide(s, (*counter, total, *most), &Who::UpTo(*most, *side, filter.clone()))?
            }
            Effect::TakeAll(counter, who) => {
                let set = self.targets(who, s)?;
                let taken = self.take_counters(set, *counter);
                self.script().amount = taken;
                taken > 0
            }
            Effect::FlipCounters(who) => self.for_each(who, s, Run::flip_counters)?,
            Effect::DoubleCounters(counter, who) => {
                self.for_each(who, s, |run, slot| run.double_counters(slot, *counter))?
            }
            Effect::Take(counter, num, who) => {
                let set = self.targets(who, s)?;
                let most = self.number(num);
                let taken = self.take_some_counters(set, *counter, most);
                self.script().amount = taken;
                taken > 0
            }
            Effect::Change(who, change, until) => {
                let set = self.targets(who, s)?;
                let s = *self.script();
                let set = if matches!(change, Change::Switch | Change::Reset) { set } else { set & self.here() };
                self.change(set, change, *until, &s)
            }
            Effect::Stun(who) => self.fall_of(who, s, How::Effect)?,
            Effect::Daze(who) => self.fall_of(who, s, How::Daze)?,
            Effect::Ko(who) => {
                let set = self.targets(who, s)?;
                let credit = self.source();
                self.ko(set, credit);
                !set.is_empty()
            }
            Effect::Wound(num, who) => {
                let set = self.targets(who, s)?;
                let amount = self.number(num).clamp(0, 100) as u8;
                let credit = self.source();
                self.wound(set, amount, credit);
                !set.is_empty()
            }
            Effect::Heal(num, who) => {
                let amount = self.number(num).clamp(0, 100) as u8;
                self.for_each(who, s, |run, slot| run.heal(slot, amount))?
            }
            Effect::ReplaceDefender(who) => {
                let set = self.targets(who, s)?;
                set.first().is_some_and(|slot| self.replace_defender(slot))
            }
            Effect::CancelCombat => self.cancel_combat(),
            Effect::CancelPower => self.cancel_power(),
            Effect::AttackNow(side, filter) => {
                self.attack_now(*side, filter, s);
                return Ok(());
            }
            Effect::Raid(side) => self.raid(s, *side)?,
            Effect::Create(token, num) => self.create(token, num),
            Effect::ChoosePlayer(side) => self.choose_player(*side, s)?,
            moves => self.work_with_moves(moves, s)?,
        };
        self.done(did);
        Ok(())
    }

    /// Effects that turn or move characters; the rest is about cards.
    fn work_with_moves(&mut self, effect: &Effect, s: Script) -> Result<bool, Asked> {
        Ok(match effect {
            Effect::Recover(who) => self.for_each(who, s, Run::recover)?,
            Effect::Ready(who) => self.for_each(who, s, Run::ready)?,
            Effect::Exhaust(who) => self.for_each(who, s, Run::exhaust)?,
            Effect::Freeze(who) => self.for_each(who, s, |run, slot| {
                run.freeze(slot);
                true
            })?,
            Effect::Hide(who) => self.for_each(who, s, Run::hide)?,
            Effect::Push(who) => self.for_each(who, s, |run, slot| run.move_row(slot, Row::Back))?,
            Effect::Pull(who) => self.for_each(who, s, |run, slot| run.move_row(slot, Row::Front))?,
            Effect::Move(who) => self.move_to_chosen_row(who, s)?,
            Effect::ToHand(who) => self.for_each(who, s, |run, slot| {
                run.leave_for_hand(slot);
                true
            })?,
            Effect::Borrow(who) => self.borrow(who, s)?,
            Effect::GoOver(who, player) => self.go_over(who, player, s)?,
            Effect::Promote(who) => self.for_each(who, s, |run, slot| run.promote(slot, s.me))?,
            Effect::RemoveForNow(who) => self.remove_for_now(who, s)?,
            Effect::Return => self.bring_back(s)?,
            Effect::GainXp(num) => {
                let this = Eye::script(self.p, &s).this;
                let amount = self.number(num);
                if this != NO_SLOT {
                    self.gain_xp(this, amount);
                }
                this != NO_SLOT && amount > 0
            }
            Effect::BecomeLevel(who, level) => self.for_each(who, s, |run, slot| run.become_level(slot, *level))?,
            cards => self.work_with_cards(cards, s)?,
        })
    }

    pub(crate) fn number(&mut self, num: &crate::plain::Num) -> i16 {
        let s = *self.script();
        self.g.number(self.p, num, &Eye::script(self.p, &s))
    }

    /// Characters in play and a player who is attacked.
    fn here(&self) -> Fighters {
        self.p.in_play | self.p.combat().map_or(Fighters::NONE, |combat| Fighters::one(combat.defender))
    }

    fn for_each(&mut self, who: &Who, s: Script, mut act: impl FnMut(&mut Self, Slot) -> bool) -> Result<bool, Asked> {
        let set = self.targets(who, s)?;
        let mut did = false;
        for slot in set {
            did |= act(self, slot);
        }
        Ok(did)
    }

    fn fall_of(&mut self, who: &Who, s: Script, how: How) -> Result<bool, Asked> {
        let set = self.targets(who, s)?;
        let credit = self.source();
        Ok(self.stun(&[(set, credit)], how))
    }

    /// Asks in which row these will stand, if there are any.
    pub(crate) fn ask_row(&mut self, set: Fighters, seat: Seat) -> Result<bool, Asked> {
        if set.is_empty() {
            return Ok(false);
        }
        let script = self.script();
        script.it = set;
        script.step = 2;
        self.ask_effect(seat)
    }

    fn move_to_chosen_row(&mut self, who: &Who, s: Script) -> Result<bool, Asked> {
        if s.step < 2 {
            let set = self.targets(who, s)?;
            return self.ask_row(set, s.me);
        }
        let row = s.row();
        let mut did = false;
        for slot in s.it {
            did |= self.move_row(slot, row);
        }
        Ok(did)
    }

    /// A character goes to its owner's hand.
    fn leave_for_hand(&mut self, slot: Slot) {
        self.look_at_leaving(slot, Fighters::NONE);
        self.tell_fighter(Kind::ReturnedToHand, slot, 0, 0);
        self.leave_play(slot, Dest::Hand);
    }

    /// A main character becomes a version of that level.
    fn become_level(&mut self, slot: Slot, level: u8) -> bool {
        let fighter = self.p.fighter(slot);
        let now = self.g.face(fighter.card).level;
        let levels = self.p.record(fighter.owner()).levels;
        let version = levels.iter().find(|card| self.g.face(**card).level == level).copied();
        match version.filter(|_| now != level && now > 0) {
            Some(version) => {
                self.become_version(slot, version);
                true
            }
            None => false,
        }
    }

    /// A reaction cancels the super power that it reacts to, before any of it is done.
    fn cancel_power(&mut self) -> bool {
        let answers = self.script().answers;
        let found = self.p.frames.iter().rposition(|frame| {
            matches!(frame, Frame::Script(script)
                if script.is(Script::SUPER) && !script.is(Script::BEGUN) && script.stamp == answers)
        });
        let Some(number) = found else { return false };
        if let Frame::Script(script) = self.p.frames.remove(number) {
            self.tell_open(Kind::PowerCancelled, script.me, script.card, 0);
        }
        true
    }

    /// This character attacks at once, though exhausted and whatever protects the defender.
    fn attack_now(&mut self, side: Side, filter: &crate::plain::Filter, s: Script) {
        let eye = Eye::script(self.p, &s);
        let targets = self.g.matching(self.p, side, filter, &eye);
        let targets = crate::derive::powers::face_up(self.p, targets);
        let targets = targets - crate::change::modifiers::changed(self.p, targets, ModOp::CannotBeAttacked);
        let stands = eye.this != NO_SLOT && !self.p.fighter(eye.this).is_face_down();
        let able = stands && !targets.is_empty();
        self.done(able);
        if able {
            self.push(Frame::Stage(Stage {
                attackers: Fighters::one(eye.this),
                targets,
                by: s.me,
                at_once: true,
                forced: Fighters::NONE,
            }));
        }
    }

    fn create(&mut self, token: &str, num: &crate::plain::Num) -> bool {
        let count = self.number(num);
        let me = self.script().me;
        let Some(card) = self.g.token(token) else { return false };
        for _ in 0..count {
            if self.create_token(card, me, Row::Front).is_none() {
                break;
            }
        }
        count > 0
    }
}
