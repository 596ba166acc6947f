//! What players pay less for recruits while powers are in force.

use crate::Vs;
use crate::derive::evaluate::Context;
use crate::plain::{CHEAPER, Rule};
use crate::state::position::{CardNo, Position};
use longbox_kernel::Seat;

impl Vs {
    /// By how much rules in force make this card cheaper for a player.
    #[inline]
    pub(crate) fn discount_by_rules(&self, p: &Position, seat: Seat, card: CardNo) -> u8 {
        if p.laws & CHEAPER == 0 { 0 } else { self.add_discounts(p, seat, card) }
    }

    #[inline(never)]
    fn add_discounts(&self, p: &Position, seat: Seat, card: CardNo) -> u8 {
        let mut all = 0u8;
        for slot in p.barring {
            let context = Context::of(p, slot);
            self.each_power(p, slot, |instance| {
                for rule in &self.program.power(instance.power).rules {
                    let Rule::Cheaper(side, what, less) = &rule.rule else { continue };
                    let holds = || rule.given.as_ref().is_none_or(|cond| self.holds(p, cond, &context));
                    let meant = || self.card_is(p, what, card, &context);
                    if self.seats_of(p, *side, &context).contains(seat) && meant() && holds() {
                        all = all.saturating_add(self.number(p, less, &context).clamp(0, 20) as u8);
                    }
                }
            });
        }
        all
    }
}
