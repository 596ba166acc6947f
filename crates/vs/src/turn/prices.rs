//! What a recruit costs: recruit points, or something else that its card names.

use crate::Vs;
use crate::combat::attack::Obstacle;
use crate::derive::evaluate::Context;
use crate::event::Event;
use crate::plain::{Rule, Works};
use crate::program::{FaceKind, ODD, PowerId};
use crate::rulebook::RuleId;
use crate::run::Run;
use crate::state::position::{CardNo, Frame, PayFor, Piece, Position, Recruit, Row, Slot, UNKNOWN};
use longbox_kernel::{Seat, Witness};

impl Vs {
    /// What it costs to recruit this card now, in recruit points.
    pub fn price(&self, p: &Position, seat: Seat, piece: Piece) -> u8 {
        self.price_of(p, seat, p.card(piece))
    }

    /// What it costs to recruit such a card now, in recruit points.
    pub fn price_of(&self, p: &Position, seat: Seat, card: CardNo) -> u8 {
        let face = self.face(card);
        if face.kind != FaceKind::Supporting {
            return face.cost;
        }
        let (teams, less) = p.record(seat).team_discount;
        let for_team = if teams & face.teams != 0 { less } else { 0 };
        let cheaper = self.discount_by_rules(p, seat, card);
        face.cost.saturating_sub(p.record(seat).discount).saturating_sub(for_team).saturating_sub(cheaper)
    }

    /// The payments that a card in hand names besides its cost: the ways to pay for it from number 1 on.
    pub(crate) fn other_prices<'a>(
        &'a self,
        p: &'a Position,
        seat: Seat,
        piece: Piece,
    ) -> impl Iterator<Item = PowerId> + 'a {
        let card = p.card(piece);
        let known = card != UNKNOWN && p.zones(seat).hand.contains(piece) && self.is_sort(p, piece, ODD);
        let powers = known.then(|| self.powers_outside(p, piece, Works::Hand)).into_iter().flatten();
        let rules = powers.flat_map(|power| &self.program.power(power).rules);
        let context = Context::player(seat, card);
        rules.filter_map(move |rule| match rule.rule {
            Rule::Price(payment) if rule.given.as_ref().is_none_or(|cond| self.holds(p, cond, &context)) => {
                Some(payment)
            }
            _ => None,
        })
    }

    /// The payment by which a card is recruited in the way with this number; 0: recruit points.
    pub(crate) fn payment_of_way(&self, p: &Position, seat: Seat, piece: Piece, way: u8) -> PowerId {
        let number = usize::from(way).checked_sub(1);
        number.and_then(|number| self.other_prices(p, seat, piece).nth(number)).unwrap_or(0)
    }

    /// Whether a player has the recruit points for such a card, or why not.
    pub(crate) fn has_points_for(&self, p: &Position, seat: Seat, card: CardNo) -> Result<(), Obstacle> {
        match self.price_of(p, seat, card) <= p.record(seat).points {
            true => Ok(()),
            false => Err(RuleId::RecruitPoints.into()),
        }
    }

    /// Whether a player can pay for this card in the way with this number, or why not.
    pub(crate) fn can_afford(&self, p: &Position, seat: Seat, piece: Piece, way: u8) -> Result<(), Obstacle> {
        if way == 0 {
            return self.has_points_for(p, seat, p.card(piece));
        }
        let payment = self.payment_of_way(p, seat, piece, way);
        match payment != 0 && self.payable(p, seat, &PayFor::of_card(piece, payment), &[], 0) {
            true => Ok(()),
            false => Err(RuleId::RecruitPrice.into()),
        }
    }
}

impl<W: Witness<Event>> Run<'_, W> {
    /// A card is picked that will be paid for in the way with this number; where it goes is asked next.
    pub(crate) fn pick_recruit(&mut self, by: Seat, piece: Piece, way: u8) {
        let payment = self.g.payment_of_way(self.p, by, piece, way);
        let from_hand = self.p.zones(by).hand.contains(piece);
        self.push(Frame::Recruit(Recruit { payment, from_hand, ..Recruit::of(by, piece) }));
    }

    /// The row or character is chosen: the recruit is paid for. Symbols are asked for first; it joins its side as
    /// they are paid, so that nothing comes between.
    pub(crate) fn recruit_to(&mut self, (side, row): (Seat, Row), on: Slot) {
        let Some(Frame::Recruit(recruit)) = self.p.frames.last_mut() else { return };
        (recruit.side, recruit.row, recruit.on) = (side, row, on);
        let recruit = *recruit;
        match recruit.payment {
            0 => self.recruit_paid_for(recruit.piece),
            payment => self.announce(recruit.by, PayFor::of_card(recruit.piece, payment)),
        }
    }

    /// The recruit that was waiting for its payment is that card.
    pub(crate) fn recruit_paid_for(&mut self, piece: Piece) {
        if let Some(Frame::Recruit(recruit)) = self.p.frames.pop() {
            self.recruit(Recruit { piece, ..recruit });
        }
    }
}
