//! Effects that move or turn resources.

use crate::derive::evaluate::Eye;
use crate::effects::script::Asked;
use crate::event::{Event, Kind};

use crate::plain::{Effect, Side};
use crate::run::Run;
use crate::state::position::{NO_PIECE, Script, Step, owner, piece_of};
use longbox_kernel::{Seat, SeatSet, Witness};

impl<W: Witness<Event>> Run<'_, W> {
    /// The top card of the deck becomes a resource. Whoever does it sees it and may show a location.
    pub(crate) fn top_to_resources(&mut self, s: Script) -> Result<bool, Asked> {
        let seat = s.me;
        let Some(number) = self.p.zones(seat).deck.last().copied() else { return Ok(false) };
        let piece = piece_of(seat, number);
        if s.step == 0 {
            self.see(seat, piece);
            self.tell_card(Kind::LookedAt, seat, piece, SeatSet::one(seat), 0);
            return self.ask_effect(seat);
        }
        self.p.zones[seat.index()].deck.pop();
        let up = s.count == 1;
        let seers = if up { SeatSet::ALL } else { SeatSet::one(seat) };
        self.tell_card(Kind::BecameResource, seat, piece, seers, i16::from(up));
        self.new_resource(piece, up);
        Ok(true)
    }

    /// The next character, or the next one of a team, costs less.
    pub(crate) fn pay_less(&mut self, seat: Seat, less: u8, team: Option<u16>) -> bool {
        let record = &mut self.p.records[seat.index()];
        match team {
            None => record.discount = record.discount.saturating_add(less),
            Some(team) => record.team_discount = (team, record.team_discount.1.saturating_add(less)),
        }
        self.tell(Kind::PaysLess, seat, i16::from(less));
        true
    }

    /// Recruit points beyond those for resources.
    pub(crate) fn gain_points(&mut self, seat: Seat, more: u8) -> bool {
        let recruiting = self.p.step == Step::Recruit && self.p.builder == seat;
        let record = &mut self.p.records[seat.index()];
        record.bonus = record.bonus.saturating_add(more);
        if recruiting {
            record.points = record.points.saturating_add(more);
        }
        self.tell(Kind::PointsGained, seat, i16::from(more));
        more > 0
    }

    /// All resources of a side are KO'd.
    pub(crate) fn ko_resources(&mut self, side: Side, s: Script) -> bool {
        let mut did = false;
        for seat in self.g.seats_of(self.p, side, &Eye::script(self.p, &s)).iter() {
            for piece in self.p.zones(seat).resources.pieces(seat) {
                self.ko_resource(piece);
                did = true;
            }
        }
        did
    }

    pub(crate) fn work_with_resources(&mut self, effect: &Effect, s: Script) -> Result<bool, Asked> {
        if s.step == 0 {
            let (open, _) = crate::menu::of_effects::resources_for(self.g, self.p, effect, &Eye::script(self.p, &s));
            return match (open.is_empty(), effect) {
                // Whether there is a location among the face-down ones is the player's secret.
                (_, Effect::TurnUpLocation(_)) if !self.p.zones(s.me).face_down().is_empty() => self.ask_effect(s.me),
                (true, _) => Ok(false),
                (false, _) => self.ask_effect(s.me),
            };
        }
        if s.kod == NO_PIECE {
            return Ok(false);
        }
        let piece = s.kod;
        self.script().kod = NO_PIECE;
        match effect {
            Effect::TurnUpLocation(_) => self.turn_up(piece),
            Effect::TurnDownLocation(_) => self.turn_down(piece, Kind::TurnedDown),
            _ => {
                let seat = owner(piece);
                let down = self.p.zones(seat).face_down();
                // Nobody can tell the face-down resources of another player apart: one of them, whichever.
                let blind = down.contains(piece) && seat != s.me;
                let piece = if blind { self.at_random(seat, down).unwrap_or(piece) } else { piece };
                self.ko_resource(piece);
            }
        }
        Ok(true)
    }
}
