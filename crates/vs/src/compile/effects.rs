//! Effects become operations, with jumps where they may or may not be done.

use super::{CardError, Compiler};
use crate::plain::{Cond, Effect, On, Until};
use crate::program::{Op, Place, TriggerDef};

impl Compiler {
    pub(super) fn super_effects(&mut self, then: &[Effect], amplify: &[Effect]) -> Result<Place, CardError> {
        let place = self.here();
        self.list(then)?;
        if !amplify.is_empty() {
            let jump = self.emit(Op::IfAmplified(0));
            self.list(amplify)?;
            self.program.ops[jump] = Op::IfAmplified(self.here());
        }
        self.emit(Op::End);
        Ok(place)
    }

    /// A list of effects that ends.
    pub(super) fn effects(&mut self, effects: &[Effect]) -> Result<Place, CardError> {
        self.super_effects(effects, &[])
    }

    fn list(&mut self, effects: &[Effect]) -> Result<(), CardError> {
        effects.iter().try_for_each(|effect| self.effect(effect))
    }

    fn effect(&mut self, effect: &Effect) -> Result<(), CardError> {
        match effect {
            Effect::May(then) => {
                let jump = self.emit(Op::May(0));
                self.list(then)?;
                self.program.ops[jump] = Op::May(self.here());
            }
            Effect::Unless(player, first, otherwise) => {
                self.program.players.push(player.clone());
                let player = (self.program.players.len() - 1) as u16;
                let ask = self.emit(Op::Unless(player, 0));
                self.list(first)?;
                let done = self.emit(Op::JumpIfDid(0));
                self.program.ops[ask] = Op::Unless(player, self.here());
                self.list(otherwise)?;
                self.program.ops[done] = Op::JumpIfDid(self.here());
            }
            Effect::If(cond, then) => {
                let cond = self.cond(Some(cond));
                let jump = self.emit(Op::If(cond, 0));
                self.list(then)?;
                self.program.ops[jump] = Op::If(cond, self.here());
            }
            Effect::ForEachPlayer(side, then) => {
                if self.for_each {
                    return Err(CardError::Nested(self.card.clone()));
                }
                self.for_each = true;
                let start = self.emit(Op::ForEachPlayer(*side, 0));
                self.list(then)?;
                self.emit(Op::NextPlayer);
                self.program.ops[start] = Op::ForEachPlayer(*side, self.here());
                self.for_each = false;
            }
            Effect::Offer(side, cost, then) => {
                if self.for_each {
                    return Err(CardError::Nested(self.card.clone()));
                }
                let power = self.payment(cost)?;
                let ask = self.emit(Op::Offer(*side, power, 0));
                self.list(then)?;
                self.program.ops[ask] = Op::Offer(*side, power, self.here());
            }
            Effect::Later { on, during, each, until, then } => {
                self.later(on, during.as_ref(), (*each, *until), then)?
            }
            leaf => {
                self.program.effects.push(leaf.clone());
                let number = (self.program.effects.len() - 1) as u16;
                self.emit(Op::Do(number));
            }
        }
        Ok(())
    }

    /// The effect of a delayed trigger stands in the middle of the one that makes it, and is jumped over.
    fn later(
        &mut self,
        on: &On,
        during: Option<&Cond>,
        (each, until): (bool, Until),
        then: &[Effect],
    ) -> Result<(), CardError> {
        let number = self.program.delayed.len();
        let base = self.trigger(on, 0, 0);
        self.program.delayed.push(TriggerDef { during: during.cloned(), each, until: Some(until), ..base });
        self.emit(Op::Later(number as u16));
        let over = self.emit(Op::Jump(0));
        let was = std::mem::take(&mut self.for_each);
        let place = self.effects(then)?;
        self.for_each = was;
        self.program.ops[over] = Op::Jump(self.here());
        self.program.delayed[number].place = place;
        Ok(())
    }
}
