//! One function for each way in which the resource row changes.

use super::piles::handful;
use crate::event::{Event, Happened};
use crate::run::Run;
use crate::state::parts::PARTS;
use crate::state::position::{Piece, TurnStep, owner};
use crate::state::zones::Set;
use crate::triggers::Happening;
use longbox_kernel::{Seat, SeatSet, Witness};
use tinyvec::ArrayVec;

impl<W: Witness<Event>> Run<'_, W> {
    /// A card of a hand becomes a resource of the part at work.
    pub(crate) fn play_resource(&mut self, piece: Piece, up: bool) {
        let seat = owner(piece);
        let piece = if up { self.out_of_hand(piece) } else { self.slip_out_of_hand(piece) };
        let played = match self.p.part_at_work() {
            None => Happened::ResourcePlayed { face_up: up },
            Some(holder) => {
                self.p.parts.put(piece, holder);
                Happened::PartResource { holder: self.p.fighter(holder).card, face_up: up }
            }
        };
        self.tell_card(played, seat, piece, self.seers(seat, up));
        self.new_resource(piece, up);
        self.notice_hand(seat);
    }

    fn seers(&self, seat: Seat, up: bool) -> SeatSet {
        if up { SeatSet::ALL } else { SeatSet::one(seat) }
    }

    /// A card that is nowhere else becomes a resource of its owner.
    pub(crate) fn new_resource(&mut self, piece: Piece, up: bool) {
        let seat = owner(piece);
        self.p.zones[seat.index()].resources.add(piece);
        if up {
            self.see(SeatSet::ALL, piece);
            self.p.zones[seat.index()].face_up.add(piece);
            self.notice_odd(piece);
        } else {
            self.see(seat, piece);
            self.mix_face_down(piece);
        }
        self.p.unsettled = true;
        self.count_points(seat);
        self.look(Happening::of(Happened::ResourceCame, seat));
        if up && self.g.face(self.p.card(piece)).is_location() {
            self.look(Happening::of(Happened::LocationCame, seat));
        }
    }

    /// Until something is recruited, the Recruit Step has not really begun: points follow the resources.
    pub(crate) fn count_points(&mut self, seat: Seat) {
        let recruiting = self.p.step == TurnStep::Recruit && self.p.builder == seat;
        if recruiting && !self.p.record(seat).recruited {
            self.p.records[seat.index()].points = self.points_at_work(seat);
        }
    }

    /// A resource gives a point to the part that it lies in; effects give points to the main part.
    pub(crate) fn points_at_work(&self, seat: Seat) -> u8 {
        let bonus = if self.p.part_at_work().is_none() { self.p.record(seat).bonus } else { 0 };
        self.p.resources_at_work(seat).len() as u8 + bonus
    }

    /// A player may rearrange a part of the resource row at any time, so nobody else can tell face-down ones apart,
    /// unless somebody is beneath one of them.
    fn mix_face_down(&mut self, piece: Piece) {
        self.mix_part(owner(piece), self.p.heap_with(piece));
    }

    /// The same for each part of a row.
    pub(crate) fn mix_row(&mut self, seat: Seat) {
        let parts: ArrayVec<[Set; PARTS + 1]> = self.p.heaps(seat).collect();
        parts.into_iter().for_each(|part| self.mix_part(seat, part));
    }

    fn mix_part(&mut self, seat: Seat, part: Set) {
        let down = handful(self.p.zones(seat).face_down().minus(self.p.undermined(seat)).within(part));
        let others = self.others(seat);
        self.p.knowledge[seat.index()].mix(others, &down);
    }

    pub(crate) fn turn_down(&mut self, piece: Piece, turned: Happened) {
        let seat = owner(piece);
        self.tell_card(turned, seat, piece, SeatSet::ALL);
        self.p.zones[seat.index()].face_up.remove(piece);
        self.p.forget_uses(piece);
        self.lay_bare(piece);
        self.mix_face_down(piece);
        self.p.unsettled = true;
    }

    pub(crate) fn turn_up(&mut self, piece: Piece) {
        let seat = owner(piece);
        let piece = self.last_face_down(piece);
        self.see(SeatSet::ALL, piece);
        self.p.zones[seat.index()].face_up.add(piece);
        self.notice_odd(piece);
        self.tell_card(Happened::TurnedUp, seat, piece, SeatSet::ALL);
        self.p.unsettled = true;
    }

    /// As with hands: the card moves over to the last face-down piece, so that its piece tells nothing.
    /// One with somebody beneath can be followed anyway.
    fn last_face_down(&mut self, piece: Piece) -> Piece {
        let seat = owner(piece);
        let undermined = self.p.undermined(seat);
        if undermined.contains(piece) {
            return piece;
        }
        let down = self.p.zones(seat).face_down().minus(undermined);
        let last = down.within(self.p.heap_with(piece)).last(seat).unwrap_or(piece);
        self.p.swap_cards(piece, last);
        last
    }

    /// Takes a card out of the resource row.
    pub(crate) fn out_of_row(&mut self, piece: Piece) -> Piece {
        let seat = owner(piece);
        let up = self.p.zones(seat).face_up.contains(piece);
        let piece = if up { piece } else { self.last_face_down(piece) };
        self.lay_bare(piece);
        let zones = &mut self.p.zones[seat.index()];
        zones.resources.remove(piece);
        zones.face_up.remove(piece);
        self.p.parts.take(piece);
        piece
    }

    pub(crate) fn ko_resource(&mut self, piece: Piece) {
        let seat = owner(piece);
        let piece = self.out_of_row(piece);
        self.put_in_ko_pile(piece);
        self.count_points(seat);
        self.tell_card(Happened::ResourceKod, seat, piece, SeatSet::ALL);
        self.p.unsettled = true;
    }
}
