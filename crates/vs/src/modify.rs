//! Changes for a time: made here, ended here.

use crate::event::{Event, Kind};
use crate::language::{Change, Until};
use crate::position::{Fighters, ModOp, Modifier, Script, Term, bit, each};
use crate::reckon::Eye;
use crate::rulebook::Bound;
use crate::run::Run;
use longbox_kernel::Witness;

impl<W: Witness<Event>> Run<'_, W> {
    /// How long something lasts that is made now.
    pub(crate) fn term(&self, until: Until, s: &Script) -> Option<Term> {
        Some(match until {
            Until::ThisCombat => Term::Combat(self.p.combat()?.number),
            Until::ThisTurn => Term::Turn,
            Until::NextAttack => Term::NextAttack,
            Until::ThisFalls => {
                let this = Eye::script(self.p, s).this;
                let stands = self.p.in_play & bit(this) != 0 && !self.p.fighter(this).is_stunned();
                Term::Falls(stands.then_some(this)?)
            }
            Until::InPlay => Term::InPlay,
        })
    }

    /// Changes characters for a time. Numbers are worked out now and do not change any more.
    pub(crate) fn change(&mut self, who: Fighters, change: &Change, until: Until, s: &Script) -> bool {
        let Some(term) = self.term(until, s) else { return false };
        if who == 0 {
            return false;
        }
        let eye = Eye::script(self.p, s);
        let number = |num| self.g.number(self.p, num, &eye);
        match change {
            Change::Stats(atk, def) => self.modify(who, ModOp::Stats(number(atk), number(def)), term, s),
            Change::Base(atk, def) => self.modify(who, ModOp::Base(number(atk), number(def)), term, s),
            Change::Switch => self.modify(who, ModOp::Switch, term, s),
            Change::Reset => self.modify(who, ModOp::Reset, term, s),
            Change::Gains(words) => words.iter().for_each(|word| self.modify(who, ModOp::Gains(*word), term, s)),
            Change::Loses(lost) => self.modify(who, ModOp::Loses(*lost), term, s),
            Change::NoWound => self.modify(who, ModOp::NoWound, term, s),
            Change::NoStrikeBackAtTeams => self.modify(who, ModOp::NoStrikeBackAtTeams, term, s),
            Change::NotStruckAtRange => self.modify(who, ModOp::NotStruckAtRange, term, s),
            Change::AttacksPlayers => self.modify(who, ModOp::AttacksPlayers, term, s),
        }
        true
    }

    fn modify(&mut self, who: Fighters, op: ModOp, term: Term, s: &Script) {
        let stamp = self.tick();
        if self.p.modifiers.try_push(Modifier { who, stamp, card: s.card, op, term }).is_some() {
            self.bound(Bound::Modifiers);
        }
        self.p.touched |= who;
        for slot in each(who) {
            if matches!(op, ModOp::Gains(_) | ModOp::Loses(_)) {
                self.renew(slot);
                self.p.crowded = true;
            }
            let (kind, number, second) = match op {
                ModOp::Stats(atk, def) => (Kind::StatsChanged, atk, def),
                ModOp::Base(atk, def) => (Kind::BaseBecame, atk, def),
                ModOp::Switch => (Kind::StatsSwitched, 0, 0),
                ModOp::Reset => (Kind::StatsReset, 0, 0),
                ModOp::Gains(word) => (Kind::Gained, word as i16, 0),
                ModOp::Loses(_) => (Kind::PowersLost, 0, 0),
                _ => (Kind::RuleChanged, 0, 0),
            };
            self.tell_fighter(kind, slot, number, second);
        }
        self.p.unsettled = true;
    }

    /// Everything with this term ends.
    pub(crate) fn end_terms(&mut self, term: Term) {
        let powers = |modifier: &Modifier| matches!(modifier.op, ModOp::Gains(_) | ModOp::Loses(_));
        let ending = self.p.modifiers.iter().filter(|modifier| modifier.term == term);
        let (mut any, mut changed) = (false, 0);
        for modifier in ending {
            any = true;
            changed |= if powers(modifier) { modifier.who } else { 0 };
        }
        if any {
            self.p.modifiers.retain(|modifier| modifier.term != term);
            self.p.unsettled = true;
        }
        self.p.delayed.retain(|delayed| delayed.term != term);
        for slot in each(changed & self.p.in_play) {
            self.renew(slot);
            self.p.crowded = true;
        }
    }

    /// Changes that waited for the next attack of one of these hold during this combat.
    pub(crate) fn begin_next_attack(&mut self, attackers: Fighters, number: u8) {
        for modifier in self.p.modifiers.iter_mut() {
            if modifier.term == Term::NextAttack && modifier.who & attackers != 0 {
                modifier.term = Term::Combat(number);
            }
        }
        for delayed in self.p.delayed.iter_mut() {
            if delayed.term == Term::NextAttack && delayed.who & attackers != 0 {
                delayed.term = Term::Combat(number);
            }
        }
    }
}

/// Whether such a change holds for this character.
pub(crate) fn is_changed(p: &crate::position::Position, slot: u8, op: ModOp) -> bool {
    p.modifiers.iter().any(|modifier| modifier.op == op && modifier.who & bit(slot) != 0 && modifier.in_force())
}
