//! Effects being worked out, operation by operation.

use crate::Vs;
use crate::derive::evaluate::Context;
use crate::event::Event;
use crate::program::{Op, Place, Way};
use crate::rulebook::Bound;
use crate::run::Run;
use crate::state::position::{Ask, Delayed, Fighters, Frame, NO_PIECE, NO_SLOT, Position, Script, Term, UNKNOWN};
use crate::state::progress::Progress;
use crate::verbs::{Look, Verb};
use longbox_kernel::Witness;

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
                if let Ok(did) = g.program.effect(number).work(self, s) {
                    self.done(did);
                }
            }
            Op::May(otherwise) if self.g.is_idle(self.p, &s, (s.at + 1, otherwise)) => {
                self.script().flags &= !Script::DID;
                self.jump(otherwise);
            }
            Op::May(_) => self.ask(s.me, Ask::Effect),
            Op::Unless(player, otherwise) => self.step_unless(s, player, otherwise),
            Op::If(cond, otherwise) => {
                let context = Context::script(self.p, &s);
                match self.g.holds(self.p, &self.g.program.conds[usize::from(cond)], &context) {
                    true => self.next(),
                    false => self.jump(otherwise),
                }
            }
            Op::JumpIfDid(place) => match s.is(Script::DID) {
                true => self.jump(place),
                false => self.next(),
            },
            Op::Jump(place) => self.jump(place),
            Op::ForEachPlayer(side, after) => {
                let context = Context::script(self.p, &s);
                let players = self.g.seats_of(self.p, side, &context);
                let script = self.script();
                script.players = players;
                script.body = s.at + 1;
                self.next_player_of(after);
            }
            Op::NextPlayer => self.next_player_of(s.at + 1),
            Op::ForEachFighter(after) => {
                let script = self.script();
                script.those = s.it;
                script.body = s.at + 1;
                self.next_fighter_of(after);
            }
            Op::NextFighter => self.next_fighter_of(s.at + 1),
            Op::Either(number) => self.step_either(&s, number),
            Op::Later(number) => self.make_delayed(s, number),
            Op::GainXp(number) => {
                let context = Context::script(self.p, &s);
                let amount = self.g.number(self.p, &self.g.program.nums[usize::from(number)], &context);
                match context.this {
                    NO_SLOT => self.gain_xp_below(&s, amount),
                    this => _ = self.gain_xp(this, amount),
                }
                self.next();
            }
            Op::GiveBack => self.give_back(s),
            Op::Offer(side, power, otherwise) => self.step_offer(s, side, power, otherwise),
        }
    }

    /// Asks for one of several ways, unless there is only one, or none.
    fn step_either(&mut self, s: &Script, number: u16) {
        let open = {
            let mut open = self.g.open_ways(self.p, s, number).map(|(way, _)| way);
            (open.next(), open.next())
        };
        match open {
            (Some(_), Some(_)) => self.ask(s.me, Ask::Effect),
            (Some(only), None) => self.take_way(number, only),
            _ => {
                let after = self.g.program.ways(number).last().map_or(s.at, |way| way.to);
                self.script().flags &= !Script::DID;
                self.jump(after);
            }
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
        script.progress = Progress::Begun;
        script.picked = Fighters::NONE;
        self.new_batch();
    }

    /// The operation is finished.
    pub(crate) fn done(&mut self, did: bool) {
        let script = self.script();
        script.flags = script.flags & !Script::DID | if did { Script::DID } else { 0 };
        self.next();
    }

    /// So much was done: what follows may speak of that many. True: something was done.
    pub(crate) fn counted(&mut self, amount: i16) -> bool {
        self.script().amount = amount;
        amount > 0
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
        let context = Context::script(self.p, &s);
        let seat = self.g.player(self.p, &self.g.program.players[usize::from(player)], &context);
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

    /// The next character of a `ForEachFighter` is `It`; or it is over. Who has left play since is left out.
    fn next_fighter_of(&mut self, after: Place) {
        let script = self.script();
        let next = script.those.first();
        (script.it, script.fallen) = (next.map_or(Fighters::NONE, Fighters::one), UNKNOWN);
        script.those -= script.it;
        let place = if next.is_some() { script.body } else { after };
        self.jump(place);
    }

    fn make_delayed(&mut self, s: Script, number: u16) {
        let trigger = &self.g.program.delayed[usize::from(number)];
        let term = trigger.until.and_then(|until| self.term(until, &s));
        if let Some(term) = term {
            let this = Context::script(self.p, &s).this;
            // The next attack is this character's, unless others were chosen for it.
            let own = s.it.is_empty() && term == Term::NextAttack;
            let who = if own { Fighters::one(this) } else { s.it };
            let delayed = Delayed {
                who,
                trigger: number,
                card: s.card,
                this_stamp: s.this_stamp,
                this,
                me: s.me,
                chosen: s.chosen,
                link: s.answers,
                amount: s.amount,
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
}

impl Vs {
    /// Whether all can see that nothing would come of the operations from here to there: then nobody is asked.
    fn is_idle(&self, p: &Position, s: &Script, (from, to): (Place, Place)) -> bool {
        let look = Look::new(self, p, s, s.me);
        (from..to).all(|at| match self.program.op(at) {
            Op::Do(number) => self.program.effect(number).is_idle(&look),
            _ => false,
        })
    }

    /// The ways that may come to something, with their numbers. Nobody chooses what cannot be done.
    pub(crate) fn open_ways<'a>(
        &'a self,
        p: &'a Position,
        s: &'a Script,
        number: u16,
    ) -> impl Iterator<Item = (u8, &'a Way)> + 'a {
        let ways = (0..).zip(self.program.ways(number));
        ways.filter(move |(nth, way)| !self.is_idle(p, s, (way.from, way.to)) && !self.was_chosen(p, s, number, *nth))
    }
}
