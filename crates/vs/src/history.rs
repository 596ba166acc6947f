//! What is remembered of events, for cards that ask what has happened: "stunned an enemy this turn", "the first plot
//! twist each turn". Only what cards ask for is kept.

use crate::event::{Event, Happened};
use crate::run::Run;
use crate::state::position::{Fighter, Slot};
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

    pub(crate) fn remember_twist(&mut self, by: Seat) {
        let record = &mut self.p.records[by.index()];
        record.twists = record.twists.saturating_add(1);
    }

    /// A character is about to leave its side for the KO pile.
    pub(crate) fn remember_ko(&mut self, who: Slot) {
        let (side, health) = (self.p.fighter(who).side, self.g.health(self.p, who));
        let record = &mut self.p.records[side.index()];
        record.kos = record.kos.saturating_add(1);
        record.health_of_kos = record.health_of_kos.saturating_add(health);
    }

    /// A new turn begins.
    pub(crate) fn forget_turn(&mut self) {
        for record in &mut self.p.records {
            record.attacks = 0;
            record.twists = 0;
            (record.kos, record.health_of_kos) = (0, 0);
        }
        for slot in self.p.in_play {
            let fighter = &mut self.p.fighters[usize::from(slot)];
            fighter.attacked = 0;
            fighter.set(Fighter::STUNNED_AN_ENEMY | Fighter::RECOVERED | Fighter::RECRUITED_FROM_HAND, false);
        }
    }
}
