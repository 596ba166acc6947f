//! Effects become operations, with jumps where they may or may not be done.

use super::lower::Lower;
use super::{CardError, Compiler};
use crate::language::{Cond, Effect, Event, Num, Place as Where, Player, Select, Symbol, Time, Until};
use crate::plain;
use crate::program::{Op, Place, TriggerDef, Way};
use crate::verbs::{self, all::PutBack, all::StandIn};

impl Compiler {
    /// A list of effects that ends.
    pub(super) fn effects(&mut self, lower: &Lower<'_>, effects: &[Effect]) -> Result<Place, CardError> {
        let place = self.here();
        self.list(lower, effects)?;
        self.emit(Op::End);
        Ok(place)
    }

    fn list(&mut self, lower: &Lower<'_>, effects: &[Effect]) -> Result<(), CardError> {
        let mut rest = effects;
        while let [first, tail @ ..] = rest {
            if let Some((players, cost, then)) = offer(rest) {
                self.offer(lower, players, cost, then)?;
                rest = &rest[2..];
            } else if let Some(together) = self.played(lower.sequence(rest))? {
                let (said, tail) = rest.split_at(together.taken);
                let sentence = self.sentence(said);
                self.leaves(together.does, sentence);
                if together.open > 0 {
                    self.list(&lower.after(together.looked), &tail[..together.open])?;
                    self.leaves(vec![verbs::Effect::PutBack(PutBack)], sentence);
                }
                rest = &tail[together.open..];
            } else {
                self.effect(lower, first)?;
                rest = tail;
            }
        }
        Ok(())
    }

    fn effect(&mut self, lower: &Lower<'_>, effect: &Effect) -> Result<(), CardError> {
        match effect {
            Effect::May(then) => {
                if let Some(put) = self.played(lower.put_beside(then))? {
                    let sentence = self.sentence(std::slice::from_ref(effect));
                    self.leaves(vec![put], sentence);
                    return Ok(());
                }
                let jump = self.emit(Op::May(0));
                self.list(lower, then)?;
                self.program.ops[jump] = Op::May(self.here());
            }
            Effect::Unless(player, first, otherwise) => {
                let player = self.played(lower.player(player))?;
                self.program.players.push(player);
                let player = (self.program.players.len() - 1) as u16;
                let ask = self.emit(Op::Unless(player, 0));
                self.list(lower, first)?;
                let done = self.emit(Op::JumpIfDid(0));
                self.program.ops[ask] = Op::Unless(player, self.here());
                self.list(lower, otherwise)?;
                self.program.ops[done] = Op::JumpIfDid(self.here());
            }
            Effect::If(cond, then) => {
                let cond = self.cond(lower, Some(cond))?;
                let jump = self.emit(Op::If(cond, 0));
                self.list(lower, then)?;
                self.program.ops[jump] = Op::If(cond, self.here());
            }
            Effect::Each(Select::Players(players), then) => self.for_each_player(lower, players, then)?,
            Effect::Either(ways) => self.either(lower, ways)?,
            Effect::Each(select, then) => self.for_each_fighter(lower, select, then)?,
            Effect::Later { on, during, each, until, then } => {
                for event in on {
                    self.later(lower, event, during.as_ref(), (*each, until), then)?;
                }
            }
            Effect::Predict(Num::N(times @ 1..=9), then) => self.predict(lower, effect, *times, then)?,
            Effect::Predict(..) => {
                return self.played(super::lower::unplayable(effect, "it is predicted N(1) to N(9) times"));
            }
            Effect::Tunnel(..) => {
                self.leaf(lower, effect)?;
                self.effect(lower, &Effect::If(Cond::Did, vec![comes_up()]))?;
            }
            leaf => self.leaf(lower, leaf)?,
        }
        Ok(())
    }

    fn leaf(&mut self, lower: &Lower<'_>, effect: &Effect) -> Result<(), CardError> {
        for (effect, said) in self.played(lower.effect(effect))? {
            let sentence = self.sentence(&said);
            self.leaves(vec![effect], sentence);
        }
        Ok(())
    }

    /// How a card says something.
    pub(super) fn sentence(&mut self, said: &[Effect]) -> u16 {
        self.program.sentences.push(said.to_vec());
        (self.program.sentences.len() - 1) as u16
    }

    /// Things that are done one after another, of one sentence.
    pub(super) fn leaves(&mut self, effects: Vec<verbs::Effect>, sentence: u16) {
        for effect in effects {
            let number = self.program.effects.len() as u16;
            self.program.effects.push(effect);
            self.program.said.push(sentence);
            self.emit(Op::Do(number));
        }
    }

    /// What a player is asked whose character may be wounded in the place of another.
    pub(super) fn stand_in(&mut self, said: &[Effect]) -> Place {
        let place = self.here();
        self.emit(Op::May(place + 2));
        let sentence = self.sentence(said);
        self.leaves(vec![verbs::Effect::StandIn(StandIn)], sentence);
        self.emit(Op::End);
        place
    }

    fn for_each_player(&mut self, lower: &Lower<'_>, players: &Player, then: &[Effect]) -> Result<(), CardError> {
        if self.for_each {
            return Err(CardError::Nested(self.card.clone()));
        }
        let side = self.played(super::lower::side_of(players))?;
        self.for_each = true;
        let start = self.emit(Op::ForEachPlayer(side, 0));
        self.list(lower, then)?;
        self.emit(Op::NextPlayer);
        self.program.ops[start] = Op::ForEachPlayer(side, self.here());
        self.for_each = false;
        Ok(())
    }

    fn either(&mut self, lower: &Lower<'_>, lists: &[Vec<Effect>]) -> Result<(), CardError> {
        let number = self.program.ways.len();
        self.program.ways.push(Vec::new());
        self.emit(Op::Either(number as u16));
        let mut ways = Vec::new();
        for list in lists {
            let from = self.here();
            self.list(lower, list)?;
            let to = self.emit(Op::Jump(0)) as Place;
            ways.push(Way { from, to, said: list.clone() });
        }
        let after = self.here();
        for way in &ways {
            self.program.ops[usize::from(way.to)] = Op::Jump(after);
        }
        self.program.ways[number] = ways;
        Ok(())
    }

    /// They are fixed when it begins.
    fn for_each_fighter(&mut self, lower: &Lower<'_>, select: &Select, then: &[Effect]) -> Result<(), CardError> {
        if self.for_each {
            return Err(CardError::Nested(self.card.clone()));
        }
        if self.later {
            let why = "a delayed effect remembers whom it was made for, and can't go through others";
            return self.played(super::lower::unplayable(select, why));
        }
        let who = self.played(lower.who(select))?;
        let sentence = self.sentence(&[Effect::Choose(select.clone())]);
        self.leaves(vec![verbs::all::Choose(who).into()], sentence);
        self.for_each = true;
        let start = self.emit(Op::ForEachFighter(0));
        self.list(lower, then)?;
        self.emit(Op::NextFighter);
        self.program.ops[start] = Op::ForEachFighter(self.here());
        self.for_each = false;
        Ok(())
    }

    fn offer(
        &mut self,
        lower: &Lower<'_>,
        players: &Player,
        cost: &[Symbol],
        then: &[Effect],
    ) -> Result<(), CardError> {
        if self.for_each {
            return Err(CardError::Nested(self.card.clone()));
        }
        let side = self.played(super::lower::side_of(players))?;
        let power = self.payment(cost)?;
        let ask = self.emit(Op::Offer(side, power, 0));
        self.list(lower, then)?;
        self.program.ops[ask] = Op::Offer(side, power, self.here());
        Ok(())
    }

    /// What is done when it comes true stands in the middle and is jumped over; a further prediction is a part of it.
    fn predict(&mut self, lower: &Lower<'_>, effect: &Effect, times: i16, then: &[Effect]) -> Result<(), CardError> {
        let number = self.program.predictions.len();
        let Ok(predict) = u8::try_from(number) else {
            return self.played(super::lower::unplayable(effect, "there are too many predictions"));
        };
        let sentence = self.sentence(std::slice::from_ref(effect));
        self.leaves(vec![verbs::all::Predict(predict).into()], sentence);
        let over = self.emit(Op::Jump(0));
        self.program.predictions.push(self.here());
        let was = (std::mem::take(&mut self.for_each), std::mem::replace(&mut self.later, true));
        self.list(&lower.paid(false), then)?;
        if times > 1 {
            self.predict(lower, effect, times - 1, then)?;
        }
        (self.for_each, self.later) = was;
        self.emit(Op::End);
        self.program.ops[over] = Op::Jump(self.here());
        Ok(())
    }

    /// The effect of a delayed trigger stands in the middle of the one that makes it, and is jumped over.
    fn later(
        &mut self,
        lower: &Lower<'_>,
        on: &Event,
        during: Option<&Cond>,
        (each, until): (bool, &Until),
        then: &[Effect],
    ) -> Result<(), CardError> {
        let number = self.program.delayed.len();
        let base = self.trigger(self.played(lower.on(on))?, 0, 0);
        let during = self.played(lower.given(during))?;
        let said = until;
        let until = self.played(lower.until(said))?;
        if until == plain::Until::Recovers {
            return self.played(super::lower::unplayable(said, "a delayed trigger waits for no recovery to end"));
        }
        let until = Some(until);
        self.program.delayed.push(TriggerDef { during, each, until, ..base });
        self.emit(Op::Later(number as u16));
        let over = self.emit(Op::Jump(0));
        let was = (std::mem::take(&mut self.for_each), std::mem::replace(&mut self.later, true));
        let place = self.effects(&lower.paid(false), then)?;
        (self.for_each, self.later) = was;
        self.program.ops[over] = Op::Jump(self.here());
        self.program.delayed[number].place = place;
        Ok(())
    }
}

/// Whoever went into the ground is back as my next turn begins.
fn comes_up() -> Effect {
    let back = Effect::Move(Select::Those, Where::Home);
    let on = vec![Event::Start(Time::Turn, Player::Me)];
    Effect::Later { on, during: None, each: false, until: Until::Game, then: vec![back] }
}

/// That I or one of some players may pay something, and what is done then.
fn offer(list: &[Effect]) -> Option<(&Player, &[Symbol], &[Effect])> {
    let [Effect::May(offer), Effect::If(Cond::Did, then), ..] = list else { return None };
    match &offer[..] {
        [Effect::Pay(Player::OneOf(players), cost)] => Some((players, cost, then)),
        [Effect::Pay(me @ Player::Me, cost)] => Some((me, cost, then)),
        _ => None,
    }
}
