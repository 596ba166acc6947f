//! Deals: why something cannot be a part of one, or why one cannot be offered.

use super::WhyNot;
use crate::Vs;
use crate::menu::Choice;
use crate::rulebook::RuleId;
use crate::say::text::words::number;
use crate::state::deal::{PARTS, Part};
use crate::state::position::Position;
use crate::state::progress::Bargain;
use longbox_kernel::Seat;

impl Vs {
    /// Why this cannot be said to the deal that is being put together. None: it can be, or there is no such deal.
    pub(super) fn why_not_deal(&self, p: &Position, seat: Seat, choice: Choice) -> Option<WhyNot> {
        let (_, offer, how_far) = self.deal_on_top(p).filter(|_| p.asked == seat)?;
        let mut menu = Vec::new();
        self.list_options(p, seat, &mut menu);
        if how_far != Bargain::Composed || menu.contains(&choice) {
            return None;
        }
        let terms = p.deal.terms;
        let why = match choice {
            Choice::Yes => format!("a deal has at least {} parts", number(i16::from(offer.least))),
            Choice::No => "there is nothing to take back".to_owned(),
            Choice::Way(part) if terms.contains(Part::numbered(part)) => "it is in the deal already".to_owned(),
            _ if terms.len() >= PARTS => format!("a deal has at most {} parts", number(PARTS as i16)),
            _ => "nothing would come of it".to_owned(),
        };
        Some(WhyNot::new(RuleId::Deal, why))
    }
}
