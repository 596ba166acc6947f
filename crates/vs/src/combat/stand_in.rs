//! Wounds that somebody else gets instead. It is decided before anything happens: whoever stuns or wounds is worked out
//! again once nobody has to be asked any more.

use crate::Vs;
use crate::derive::evaluate::Context;
use crate::derive::laws::Attempt;
use crate::event::{Event, Happened};
use crate::language::Verb;
use crate::plain::{Mood, Rule, law_bit};
use crate::program::Place;
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::{Fighters, Frame, Position, Script, Slot};
use crate::state::stand_ins::StandIns;
use longbox_kernel::Witness;

impl Position {
    /// Whether somebody in play may be wounded in the place of others.
    #[inline]
    pub(crate) fn has_stand_ins(&self) -> bool {
        self.laws & law_bit(Mood::Can, Verb::Wound) != 0
    }

    /// Whether it is being decided who is wounded: until then nothing else follows.
    #[inline]
    pub(crate) fn is_deciding(&self) -> bool {
        matches!(self.frames.last(), Some(Frame::Script(script)) if script.is(Script::DECIDES))
    }
}

impl Vs {
    /// Who may be wounded in the place of that character and was not tried yet, and what its player is asked.
    fn next_stand_in(&self, p: &Position, slot: Slot) -> Option<(Slot, Place)> {
        let open = p.barring - p.stand_ins.tried.with(slot);
        open.iter().find_map(|other| {
            let (context, mut found) = (Context::of(p, other), None);
            self.each_power(p, other, |instance| {
                for rule in &self.program.power(instance.power).rules {
                    let Rule::Instead(who, place) = &rule.rule else { continue };
                    let holds = rule.given.as_ref().is_none_or(|cond| self.holds(p, cond, &context));
                    if holds && self.who(p, who, &context).contains(slot) {
                        found = Some((other, *place));
                    }
                }
            });
            found
        })
    }
}

impl<W: Witness<Event>> Run<'_, W> {
    /// Decides for those who are about to be wounded whether others are instead. Each who could be gives one try at
    /// random; whose player is asked comes back here.
    pub(crate) fn decide_wounds(&mut self, wounded: Fighters) -> Result<(), Asked> {
        for slot in wounded - self.p.stand_ins.decided {
            while let Some((other, place)) = self.g.next_stand_in(self.p, slot) {
                self.p.stand_ins.tried.add(other);
                let chosen = if self.p.dice.pick(2) == 0 { slot } else { other };
                self.tell_fighter(Happened::Chose, chosen);
                if chosen == other {
                    let fighter = self.p.fighter(other);
                    let mut script = Script::new(place, fighter.card, fighter.side);
                    (script.this, script.this_stamp) = (other, fighter.stamp);
                    script.those = Fighters::one(slot);
                    script.flags |= Script::DECIDES;
                    self.push(Frame::Script(script));
                    return Err(Asked);
                }
            }
            self.p.stand_ins.decided.add(slot);
            self.p.stand_ins.tried = Fighters::NONE;
        }
        Ok(())
    }

    /// Whoever was found is wounded in the place of others, who are returned.
    pub(crate) fn wound_stand_ins(&mut self, wounded: Fighters, amount: u8, credit: Fighters) -> Fighters {
        let mut spared = Fighters::NONE;
        let pairs = self.p.stand_ins.pairs;
        for (slot, other) in pairs.into_iter().filter(|(slot, _)| wounded.contains(*slot)) {
            spared.add(slot);
            self.switch_positions(slot, other);
            let barred = self.g.is_barred(self.p, Attempt::to(Verb::Wound).by(credit), other);
            if !barred {
                self.put_wounds(Fighters::one(other), amount, credit);
            }
        }
        spared
    }

    /// Two characters change rows, if both can move.
    fn switch_positions(&mut self, one: Slot, other: Slot) {
        let (row, other_row) = (self.p.fighter(one).row, self.p.fighter(other).row);
        if self.can_move(one) && self.can_move(other) {
            self.move_row(one, other_row);
            self.move_row(other, row);
        }
    }

    /// What was decided about wounds that never came is forgotten.
    #[inline]
    pub(crate) fn forget_stand_ins(&mut self) {
        if !self.p.stand_ins.is_empty() && !self.p.is_deciding() {
            self.p.stand_ins = StandIns::default();
        }
    }
}
