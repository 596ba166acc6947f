//! What is remembered of events, for cards that ask what has happened: "stunned an enemy this turn", "the first plot
//! twist each turn". Only what cards ask for is kept.

use crate::Vs;
use crate::derive::evaluate::Context;
use crate::event::{Event, Happened};
use crate::plain::Side;
use crate::rulebook::Bound;
use crate::run::Run;
use crate::state::position::{Fighter, Frame, Mark, Position, Slot};
use longbox_kernel::{Seat, Witness};

impl<W: Witness<Event>> Run<'_, W> {
    /// Something happened to this character.
    #[inline]
    pub(crate) fn remember(&mut self, what: Happened, who: Slot) {
        let fighter = &mut self.p.fighters[usize::from(who)];
        match what {
            // Forgotten for each player at the end of that player's turn.
            Happened::Attacked { .. } => fighter.flags |= Fighter::ATTACKED_SINCE * 0b1111,
            Happened::Defends { .. } => fighter.attacked = fighter.attacked.saturating_add(1),
            Happened::Recovered => fighter.set(Fighter::RECOVERED, true),
            Happened::Stunned { by, .. } => {
                let side = fighter.side;
                for slot in by {
                    let enemy = !self.p.are_allies(self.p.fighter(slot).side, side);
                    self.p.fighters[usize::from(slot)].flags |= u16::from(enemy) * Fighter::STUNNED_AN_ENEMY;
                }
            }
            _ => {}
        }
    }

    pub(crate) fn remember_attack(&mut self, by: Seat) {
        let record = &mut self.p.records[by.index()];
        record.attacks = record.attacks.saturating_add(1);
    }

    pub(crate) fn remember_equipment(&mut self, by: Seat) {
        let record = &mut self.p.records[by.index()];
        record.equipment = record.equipment.saturating_add(1);
    }

    pub(crate) fn remember_twist(&mut self, by: Seat) {
        let record = &mut self.p.records[by.index()];
        record.twists = record.twists.saturating_add(1);
        if let Some(Frame::Combat(combat)) =
            self.p.frames.iter_mut().rev().find(|frame| matches!(frame, Frame::Combat(_)))
        {
            let twists = &mut combat.twists[by.index()];
            *twists = twists.saturating_add(1);
        }
    }

    /// A character is about to leave its side for the KO pile.
    pub(crate) fn remember_ko(&mut self, who: Slot) {
        let (side, health) = (self.p.fighter(who).side, self.g.health(self.p, who));
        let record = &mut self.p.records[side.index()];
        record.kos = record.kos.saturating_add(1);
        record.health_of_kos = record.health_of_kos.saturating_add(health);
        if !self.g.program.ko_names.is_empty() {
            self.remember_name(side, who);
        }
    }

    /// Counts a KO for the names that cards of the game ask for.
    #[inline(never)]
    fn remember_name(&mut self, side: Seat, who: Slot) {
        let g = self.g;
        for (number, name) in g.program.ko_names.iter().enumerate() {
            if !g.is_called(self.p, who, name) {
                continue;
            }
            let count = ko_mark(side, number as u8);
            match self.p.marks.iter_mut().find(|mark| (mark.who, mark.power, mark.via) == (count.who, 0, count.via)) {
                Some(mark) => mark.times = mark.times.saturating_add(1),
                None => {
                    if self.p.marks.try_push(Mark { times: 1, ..count }).is_some() {
                        self.bound(Bound::Uses);
                    }
                }
            }
        }
    }

    /// Notes that something has had its one time. An error if it had it before, or if there is no room: false.
    pub(crate) fn note_once(&mut self, mark: Mark) -> Result<(), bool> {
        if self.p.marks.contains(&mark) {
            return Err(true);
        }
        if self.p.marks.try_push(mark).is_some() { Err(false) } else { Ok(()) }
    }

    /// A new turn begins.
    pub(crate) fn forget_turn(&mut self) {
        for record in &mut self.p.records {
            record.attacks = 0;
            (record.twists, record.equipment) = (0, 0);
            (record.kos, record.health_of_kos) = (0, 0);
        }
        for slot in self.p.everywhere() {
            let fighter = &mut self.p.fighters[usize::from(slot)];
            fighter.attacked = 0;
            let this_turn = Fighter::STUNNED_AN_ENEMY | Fighter::RECOVERED | Fighter::RECRUITED_FROM_HAND;
            fighter.set(this_turn | Fighter::REUNITED, false);
        }
    }
}

/// Where the KOs of a name on one side are counted: beside the uses of powers, under the power that is none.
fn ko_mark(side: Seat, name: u8) -> Mark {
    Mark { who: u16::from(side.0), power: 0, via: u16::from(name), for_good: true, times: 0 }
}

impl Vs {
    /// How many plot twists (true) or pieces of equipment the players of that side have played this turn.
    pub(crate) fn played(&self, p: &Position, side: Side, twists: bool, context: &Context) -> i16 {
        self.seats_of(p, side, context).iter().map(|seat| p.record(seat).played(twists)).sum()
    }

    /// How many characters of that name were KO'd on that side in the game.
    pub(crate) fn kos_by_name(&self, p: &Position, side: Side, name: u8, context: &Context) -> i16 {
        let of = |seat: Seat| {
            let count = ko_mark(seat, name);
            let same = |mark: &&Mark| (mark.who, mark.power, mark.via) == (count.who, 0, count.via);
            p.marks.iter().find(same).map_or(0, |mark| i16::from(mark.times))
        };
        self.seats_of(p, side, context).iter().map(of).sum()
    }
}
