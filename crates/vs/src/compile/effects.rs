//! Effects become operations, with jumps where they may or may not be done.

use super::lower::{Lower, Said};
use super::{CardError, Compiler};
use crate::language::{Cond, Effect, Event, Player, Select, Symbol, Until};
use crate::program::{Op, Place, TriggerDef};

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
            } else if let Some((effect, taken)) = self.played(lower.sequence(rest))? {
                self.leaf((effect, rest[..taken].to_vec()));
                rest = &rest[taken..];
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
                    self.leaf((put, vec![effect.clone()]));
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
            Effect::If(Cond::Amplified, then) => {
                let jump = self.emit(Op::IfAmplified(0));
                self.list(lower, then)?;
                self.program.ops[jump] = Op::IfAmplified(self.here());
            }
            Effect::If(cond, then) => {
                let cond = self.cond(lower, Some(cond))?;
                let jump = self.emit(Op::If(cond, 0));
                self.list(lower, then)?;
                self.program.ops[jump] = Op::If(cond, self.here());
            }
            Effect::Each(Select::Players(players), then) => self.for_each_player(lower, players, then)?,
            Effect::Later { on, during, each, until, then } => {
                for event in on {
                    self.later(lower, event, during.as_ref(), (*each, until), then)?;
                }
            }
            leaf => {
                for said in self.played(lower.effect(leaf))? {
                    self.leaf(said);
                }
            }
        }
        Ok(())
    }

    /// One thing that is done, and how the card says it.
    fn leaf(&mut self, (effect, said): Said) {
        self.program.effects.push(effect);
        self.program.said.push(said);
        let number = (self.program.effects.len() - 1) as u16;
        self.emit(Op::Do(number));
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
        let until = Some(self.played(lower.until(until))?);
        self.program.delayed.push(TriggerDef { during, each, until, ..base });
        self.emit(Op::Later(number as u16));
        let over = self.emit(Op::Jump(0));
        let was = std::mem::take(&mut self.for_each);
        let place = self.effects(lower, then)?;
        self.for_each = was;
        self.program.ops[over] = Op::Jump(self.here());
        self.program.delayed[number].place = place;
        Ok(())
    }
}

/// That one of some players may pay something, and what is done then.
fn offer(list: &[Effect]) -> Option<(&Player, &[Symbol], &[Effect])> {
    let [Effect::May(offer), Effect::If(Cond::Did, then), ..] = list else { return None };
    match &offer[..] {
        [Effect::Pay(Player::OneOf(players), cost)] => Some((players, cost, then)),
        _ => None,
    }
}
