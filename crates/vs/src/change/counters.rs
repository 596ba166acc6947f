//! +1/+1 and -1/-1 counters: put, taken, turned round, doubled.

use crate::derive::evaluate::Context;
use crate::derive::laws::Attempt;
use crate::event::{Event, Happened};
use crate::plain::{Counter, Rule, Word};
use crate::run::Run;
use crate::state::position::{Fighters, Position, Slot};
use crate::triggers::Happening;
use longbox_kernel::Witness;

/// So many counters of this kind as one signed number.
fn signed(counter: Counter, amount: i16) -> i16 {
    if counter == Counter::Plus { amount } else { -amount }
}

impl crate::Vs {
    /// Whether a character can gain such counters.
    fn can_gain(&self, p: &Position, slot: Slot, counter: Counter) -> bool {
        let able = !p.fighter(slot).is_stunned() || self.keeps(p, slot, counter);
        able && !self.is_barred(p, Attempt::put(counter), slot)
    }

    /// Whether a character has such counters even while it is stunned.
    fn keeps(&self, p: &Position, slot: Slot, counter: Counter) -> bool {
        counter == Counter::Plus && p.fighter(slot).has(Word::Symbiosis)
            || !self.allowed(p, Attempt::put(counter), Fighters::one(slot)).is_empty()
    }

    /// The counters that a character has once it is stunned.
    pub(crate) fn kept_counters(&self, p: &Position, slot: Slot) -> i16 {
        let counters = p.fighter(slot).counters;
        let counter = if counters > 0 { Counter::Plus } else { Counter::Minus };
        if counters != 0 && self.keeps(p, slot, counter) { counters } else { 0 }
    }
}

impl<W: Witness<Event>> Run<'_, W> {
    /// Puts counters on characters that can have them; opposite ones cancel out. Returns how many in all.
    pub(crate) fn put_counters(&mut self, set: Fighters, counter: Counter, amount: i16) -> i16 {
        let mut put: i16 = 0;
        for slot in set {
            put = put.saturating_add(if self.gain_counters(slot, counter, amount) { amount } else { 0 });
        }
        put
    }

    /// The counters that a character comes into play with, as its own powers say.
    pub(crate) fn enter_with_counters(&mut self, slot: Slot) {
        if !self.p.rulers.contains(slot) {
            return;
        }
        let (g, p) = (self.g, &*self.p);
        let context = Context::of(p, slot);
        let (mut plus, mut minus) = (0i16, 0i16);
        g.each_power(p, slot, |instance| {
            for rule in &g.program.power(instance.power).rules {
                let Rule::EntersWith(counter, number) = &rule.rule else { continue };
                if rule.given.as_ref().is_none_or(|cond| g.holds(p, cond, &context)) {
                    let all = if *counter == Counter::Plus { &mut plus } else { &mut minus };
                    *all = all.saturating_add(g.number(p, number, &context));
                }
            }
        });
        self.gain_counters(slot, Counter::Plus, plus);
        self.gain_counters(slot, Counter::Minus, minus);
    }

    /// Puts vitality counters on a character; each of them and a wound cancel out. Returns how many.
    pub(crate) fn put_vitality(&mut self, slot: Slot, counters: u8) -> i16 {
        if counters == 0 {
            return 0;
        }
        let fighter = &mut self.p.fighters[usize::from(slot)];
        fighter.wounds = fighter.wounds.saturating_sub_unsigned(counters);
        self.tell_fighter(Happened::VitalityPut { counters }, slot);
        i16::from(counters)
    }

    fn gain_counters(&mut self, slot: Slot, counter: Counter, amount: i16) -> bool {
        if amount <= 0 || !self.g.can_gain(self.p, slot, counter) {
            return false;
        }
        let amount = signed(counter, amount);
        let fighter = &mut self.p.fighters[usize::from(slot)];
        fighter.counters = fighter.counters.saturating_add(amount);
        self.p.touched.add(slot);
        self.p.unsettled = true;
        self.happens(Happened::CountersPut(amount), slot);
        true
    }

    /// Who is stunned and has counters loses those that nothing lets it keep any more.
    pub(crate) fn drop_counters(&mut self, slot: Slot) {
        if self.g.kept_counters(self.p, slot) == 0 {
            self.take_counters(Fighters::one(slot), Counter::Plus);
            self.take_counters(Fighters::one(slot), Counter::Minus);
        }
    }

    /// Removes every such counter; returns how many there were.
    pub(crate) fn take_counters(&mut self, set: Fighters, counter: Counter) -> i16 {
        self.take_some_counters(set, counter, i16::MAX)
    }

    /// Removes at most so many such counters from each; returns how many in all.
    pub(crate) fn take_some_counters(&mut self, set: Fighters, counter: Counter, most: i16) -> i16 {
        let mut taken = 0;
        for slot in set {
            let fighter = &mut self.p.fighters[usize::from(slot)];
            let there = signed(counter, fighter.counters).max(0).min(most);
            if there > 0 {
                fighter.counters -= signed(counter, there);
                self.p.touched.add(slot);
                taken += there;
                self.tell_fighter(Happened::CountersTaken(signed(counter, there)), slot);
            }
        }
        self.p.unsettled |= taken > 0;
        taken
    }

    /// Turns every counter of a character into its opposite, as far as it can have that.
    pub(crate) fn flip_counters(&mut self, slot: Slot) -> bool {
        let counters = self.p.fighter(slot).counters;
        if counters == 0 {
            return false;
        }
        let other = if counters > 0 { Counter::Minus } else { Counter::Plus };
        let kept = if self.g.can_gain(self.p, slot, other) { -counters } else { 0 };
        self.p.fighters[usize::from(slot)].counters = kept;
        self.p.touched.add(slot);
        self.p.unsettled = true;
        let flipped = Happened::CountersFlipped(kept);
        self.tell_fighter(flipped, slot);
        if kept != 0 {
            self.look(Happening::to(self.p, flipped, slot));
        }
        true
    }

    /// As many such counters again.
    pub(crate) fn double_counters(&mut self, slot: Slot, counter: Counter) -> bool {
        let there = signed(counter, self.p.fighter(slot).counters).max(0);
        self.gain_counters(slot, counter, there)
    }
}
