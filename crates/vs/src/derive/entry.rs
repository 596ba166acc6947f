//! Whether a character may come into play on a side.

use crate::Vs;
use crate::combat::attack::Obstacle;
use crate::derive::evaluate::Context;
use crate::plain::Rule;
use crate::program::{KEPT_OUT, PowerId, RuleDef};
use crate::rulebook::RuleId;
use crate::state::position::{CardNo, Position};
use longbox_kernel::Seat;

impl Vs {
    /// Whether this card may appear on the side of a player, wherever it comes from, or why not: the main character
    /// there has its name, or the card itself says so.
    pub(crate) fn may_appear(&self, p: &Position, seat: Seat, card: CardNo) -> Result<(), Obstacle> {
        if let Some(main) = self.name_is_taken(p, seat, card) {
            return Err(Obstacle { rule: RuleId::RecruitMainName, by: Some(main) });
        }
        match self.keeps_out(p, seat, card) {
            Some(_) => Err(RuleId::AppearOnly.into()),
            None => Ok(()),
        }
    }

    /// The power of a card by which it cannot appear there now.
    #[inline]
    pub(crate) fn keeps_out(&self, p: &Position, seat: Seat, card: CardNo) -> Option<PowerId> {
        if !self.sort(card).is(KEPT_OUT) {
            return None;
        }
        let context = Context::player(seat, card);
        let holds = |rule: &RuleDef| {
            let given = rule.given.as_ref();
            rule.rule == Rule::KeptOut && given.is_none_or(|cond| self.holds(p, cond, &context))
        };
        self.face(card).powers.iter().copied().find(|power| self.program.power(*power).rules.iter().any(holds))
    }
}
