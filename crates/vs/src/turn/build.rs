//! The Resource Step and the Recruit Step: the main part first, then whoever plays along.

use crate::event::{Event, Happened};
use crate::program::BUILD;
use crate::run::Run;
use crate::state::position::{Ask, NO_SLOT, TurnStep};
use longbox_kernel::{Seat, SeatSet, Witness};

impl<W: Witness<Event>> Run<'_, W> {
    /// A player builds, and has done nothing in this Build Phase yet.
    pub(super) fn begin_building(&mut self, seat: Seat) {
        self.p.builder = seat;
        self.p.done = SeatSet::one(seat);
    }

    pub(super) fn resource_step(&mut self) {
        let seat = self.p.builder;
        match self.p.hand_at_work(seat).is_empty() && self.is_idle_in_build(seat) {
            true => self.end_resource_step(),
            false => self.ask(seat, Ask::Resource),
        }
    }

    /// Whether a player has nothing to do in the Build Phase besides what the step is for. At the end of a step nobody
    /// is asked for that alone.
    fn is_idle_in_build(&self, seat: Seat) -> bool {
        self.p.part_at_work().is_some()
            || !self.may_play_elsewhere(seat, BUILD) && !self.g.has_power_for(self.p, seat, BUILD)
    }

    /// The next part of the player who builds is at work. False: none is left, and the main part is again.
    fn next_part_builds(&mut self) -> bool {
        let next = self.p.next_part(SeatSet::one(self.p.builder));
        self.p.parts.at_work = next.unwrap_or(NO_SLOT);
        next.is_some()
    }

    /// A resource was played, or none: the next part may play one. After the last recruit points are counted.
    pub(crate) fn end_resource_step(&mut self) {
        if self.next_part_builds() {
            return;
        }
        self.p.step = TurnStep::Recruit;
        self.gain_points();
    }

    /// The resources of the part at work give recruit points.
    fn gain_points(&mut self) {
        let seat = self.p.builder;
        let points = self.points_at_work(seat);
        let record = &mut self.p.records[seat.index()];
        record.points = points;
        record.recruited = false;
        self.tell(Happened::PointsGained(points), seat);
    }

    pub(super) fn recruit_step(&mut self) {
        let seat = self.p.builder;
        let elsewhere = || self.p.part_at_work().is_none() && self.g.may_recruit_elsewhere(self.p, seat);
        match self.p.hand_at_work(seat).is_empty() && !elsewhere() && self.is_idle_in_build(seat) {
            true => self.end_recruit_step(),
            false => self.ask(seat, Ask::Recruit),
        }
    }

    /// Points that are left go away, and the next part gets its own. Of players who share a turn the next one builds.
    pub(crate) fn end_recruit_step(&mut self) {
        let seat = self.p.builder;
        self.p.records[seat.index()].points = 0;
        if self.next_part_builds() {
            self.gain_points();
            return;
        }
        let players = self.p.turn_players();
        let next = players.next_after(seat).unwrap_or(seat);
        self.p.step = if next == self.p.active { TurnStep::Formation } else { TurnStep::Resource };
        self.begin_building(next);
    }
}
