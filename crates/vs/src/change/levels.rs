//! Main characters that have another level for a time.

use crate::event::Event;
use crate::run::Run;
use crate::state::position::{CardNo, Fighters, ModOp, Modifier, Script, Slot, Term};
use longbox_kernel::Witness;
use tinyvec::ArrayVec;

impl<W: Witness<Event>> Run<'_, W> {
    /// A main character becomes that version until then. One that has the level already keeps it for as long, if it
    /// has it only for a time.
    pub(crate) fn become_version_for(
        &mut self,
        slot: Slot,
        version: Option<CardNo>,
        level: u8,
        term: Term,
        s: &Script,
    ) {
        let before = match version {
            Some(_) => Some(self.p.fighter(slot).card),
            None => self.level_for_a_time(slot, level),
        };
        if let Some(version) = version {
            self.become_version(slot, version);
        }
        if let Some(before) = before {
            self.add_change(Fighters::one(slot), ModOp::Level(before, level), term, s);
        }
    }

    /// The version that it will be again once it has had this level for a time.
    fn level_for_a_time(&self, slot: Slot, level: u8) -> Option<CardNo> {
        self.p.modifiers.iter().find_map(|modifier| match modifier.op {
            ModOp::Level(before, now) if now == level && modifier.who.contains(slot) => Some(before),
            _ => None,
        })
    }

    /// Levels for a time end. Whoever has reached another level by now keeps that. It is no levelling up.
    pub(crate) fn end_levels(&mut self, term: Term) {
        if self.p.changes & ModOp::Level(0, 0).bit() == 0 {
            return;
        }
        let mut ending: ArrayVec<[(Slot, CardNo, u8); 16]> = ArrayVec::new();
        let (universes, turn_began) = (self.p.universes, self.p.turn_began);
        let ends = |modifier: &Modifier| {
            let elsewhere = || term.ends_with_a_turn_of() && universes.ignores_turn(modifier, turn_began);
            modifier.term == term && matches!(modifier.op, ModOp::Level(..)) && !elsewhere()
        };
        for modifier in self.p.modifiers.iter().filter(|modifier| ends(modifier)) {
            if let (ModOp::Level(before, level), Some(slot)) = (modifier.op, modifier.who.first()) {
                let _room = ending.try_push((slot, before, level));
            }
        }
        self.p.modifiers.retain(|modifier| !ends(modifier));
        self.count_changes();
        for (slot, before, level) in ending {
            let card = self.p.fighter(slot).card;
            let still = self.g.face(card).level == level && self.g.is_version_of(card, before);
            if still && self.level_for_a_time(slot, level).is_none() {
                self.become_version(slot, before);
            }
        }
    }
}
