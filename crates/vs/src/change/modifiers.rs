//! Changes for a time: made here, ended here.

use crate::derive::evaluate::Context;
use crate::derive::kinds::word_bit;
use crate::event::{Event, Happened};
use crate::plain::{Absorbed, Change, Gained, Kinds, Mood, Until, Word};
use crate::rulebook::Bound;
use crate::run::Run;
use crate::state::position::{CardNo, Fighters, ModOp, Modifier, Script, Slot, Term, UNKNOWN};
use longbox_kernel::{Seat, SeatSet, Witness};

impl<W: Witness<Event>> Run<'_, W> {
    /// How long something lasts that is made now.
    pub(crate) fn term(&self, until: Until, s: &Script) -> Option<Term> {
        Some(match until {
            Until::ThisCombat => Term::Combat(self.p.combat()?.number),
            Until::ThisTurn => Term::Turn,
            Until::NextAttack => Term::NextAttack,
            Until::ThisFalls => {
                let this = Context::script(self.p, s).this;
                let stands = self.p.in_play.contains(this) && !self.p.fighter(this).is_stunned();
                Term::Falls(stands.then_some(this)?)
            }
            Until::ThisLeaves => {
                let this = Context::script(self.p, s).this;
                Term::Leaves(self.p.in_play.contains(this).then_some(this)?)
            }
            // Each has its own; see `change`.
            Until::Recovers => return None,
            Until::InPlay => Term::InPlay,
            Until::MyTurn => Term::StartOf(s.me),
            Until::AfterMyTurn => Term::TurnsOf(s.me, 1 + u8::from(self.p.turn_players().contains(s.me))),
            Until::AfterMyRecovery => Term::RecoveryOf(s.me),
            Until::PaidOff(symbol) => Term::PaidOff(symbol),
        })
    }

    /// Changes characters for a time. Numbers are worked out now and do not change any more.
    pub(crate) fn change(&mut self, who: Fighters, change: &Change, until: Until, s: &Script) -> bool {
        if until == Until::Recovers {
            for slot in who {
                self.change_for(Fighters::one(slot), change, Term::Recovers(slot), s);
            }
            return !who.is_empty();
        }
        let Some(term) = self.term(until, s) else { return false };
        !who.is_empty() && self.change_for(who, change, term, s)
    }

    fn change_for(&mut self, who: Fighters, change: &Change, term: Term, s: &Script) -> bool {
        let context = Context::script(self.p, s);
        let number = |num| self.g.number(self.p, num, &context);
        let op = match change {
            Change::Gains(keywords) => {
                for keyword in keywords {
                    let able = self.able_to_gain(who, *keyword, term);
                    self.modify(able, ModOp::Gains(*keyword), term, s);
                }
                return true;
            }
            Change::Forbids(words) => {
                words.iter().for_each(|word| self.modify(who, ModOp::Forbids(*word), term, s));
                return true;
            }
            Change::Absorbs(Absorbed::It, kinds) => return self.absorb(who, *kinds, term, s),
            Change::Absorbs(Absorbed::Those(those), kinds) => {
                let those = self.g.who(self.p, those, &context);
                those.iter().for_each(|slot| self.absorb_card(who, self.p.fighter(slot).card, (*kinds, term), s));
                return !those.is_empty();
            }
            Change::Absorbs(Absorbed::Card, _) if s.named == UNKNOWN => return false,
            Change::Absorbs(Absorbed::Card, _) if self.g.face(s.named).powers.is_empty() => return true,
            Change::Absorbs(Absorbed::Card, kinds) => ModOp::Absorbs(s.named, *kinds, u16::MAX),
            Change::Stats(atk, def) => ModOp::Stats(number(atk), number(def)),
            Change::Base(atk, def) => ModOp::Base(number(atk), number(def)),
            Change::Health(health) => ModOp::Health(number(health).clamp(0, i16::from(u8::MAX)) as u8),
            Change::Switch => ModOp::Switch,
            Change::Reset => ModOp::Reset,
            Change::Loses(lost) => ModOp::Loses(*lost),
            Change::AttacksPlayers => ModOp::AttacksPlayers,
            Change::Strikes(times) => ModOp::Strikes(*times),
            Change::Law(number) => ModOp::Law(*number),
        };
        self.modify(who, op, term, s);
        true
    }

    /// They have the printed powers of `It`, which may have left play.
    fn absorb(&mut self, who: Fighters, kinds: Kinds, term: Term, s: &Script) -> bool {
        if s.it.is_empty() && s.fallen != UNKNOWN {
            self.absorb_card(who, s.fallen, (kinds, term), s);
            return true;
        }
        for slot in s.it {
            let card = self.p.fighter(slot).card;
            self.absorb_card(who, card, (kinds, term), s);
        }
        !s.it.is_empty()
    }

    /// They have the printed powers of a card. What somebody has already is not gained again for good.
    fn absorb_card(&mut self, who: Fighters, card: CardNo, (kinds, term): (Kinds, Term), s: &Script) {
        if term != Term::InPlay {
            self.modify(who, ModOp::Absorbs(card, kinds, u16::MAX), term, s);
            return;
        }
        for slot in who {
            let lacking = self.g.lacking(self.p, slot, card, kinds);
            if lacking != 0 {
                self.modify(Fighters::one(slot), ModOp::Absorbs(card, kinds, lacking), term, s);
            }
        }
    }

    /// A change begins that nobody is told of.
    pub(crate) fn add_change(&mut self, who: Fighters, op: ModOp, term: Term, s: &Script) {
        let modifier = Modifier { who, ..self.modifier(op, term, s) };
        self.add_modifier(modifier);
    }

    pub(crate) fn modify(&mut self, who: Fighters, op: ModOp, term: Term, s: &Script) {
        if who.is_empty() {
            return;
        }
        self.add_change(who, op, term, s);
        self.p.touched |= who;
        for slot in who {
            // Who has not appeared yet is looked at when it does.
            if changes_powers(op) && self.p.standing().contains(slot) {
                self.renew(slot);
                self.p.crowded = true;
            }
            let changed = match op {
                ModOp::Stats(atk, def) => Happened::StatsChanged { atk, def },
                ModOp::Base(atk, def) => Happened::BaseBecame { atk, def },
                ModOp::Health(health) => Happened::HealthBecame { health },
                ModOp::Switch => Happened::StatsSwitched,
                ModOp::Reset => Happened::StatsReset,
                ModOp::Gains(keyword) => Happened::Gained(keyword),
                ModOp::Loses(_) => Happened::PowersLost,
                _ => Happened::RuleChanged,
            };
            self.tell_fighter(changed, slot);
        }
        self.p.unsettled = true;
    }

    /// Those of a set who can gain a keyword now. Who cannot does not get it later either.
    fn able_to_gain(&self, who: Fighters, keyword: Gained, term: Term) -> Fighters {
        let banned = |slot| self.g.lost(self.p, slot).keyword_and_super;
        match keyword {
            Gained::Power(_) => who.filter(|slot| !banned(slot)),
            Gained::Word(word) => who.filter(|slot| {
                !banned(slot) && self.g.forbidden(self.p, slot) & word_bit(word) == 0 && !self.has_for(slot, word, term)
            }),
        }
    }

    /// Whether somebody has gained a word for as long as it is in play, so that it gains nothing by the same again.
    fn has_for(&self, slot: Slot, word: Word, term: Term) -> bool {
        let since = self.g.lost_at(self.p, slot);
        let same = |modifier: &Modifier| (modifier.op, modifier.term) == (ModOp::Gains(Gained::Word(word)), term);
        let mut mine = self.p.modifiers.iter().filter(|modifier| modifier.who.contains(slot));
        term == Term::InPlay && mine.any(|modifier| same(modifier) && modifier.stamp > since)
    }

    /// A change that begins now, for nobody yet.
    fn modifier(&mut self, op: ModOp, term: Term, s: &Script) -> Modifier {
        let this = Context::script(self.p, s).this;
        Modifier { stamp: self.tick(), card: s.card, op, term, me: s.me, this, ..Modifier::default() }
    }

    pub(crate) fn add_modifier(&mut self, modifier: Modifier) {
        if self.p.changes & modifier.op.bit() != 0 {
            // What is replaced for good takes no room.
            self.p.modifiers.retain(|old| !old.is_replaced_by(&modifier));
        }
        self.p.changes |= modifier.op.bit();
        self.p.laws |= self.g.law_of(modifier.op);
        if self.p.modifiers.try_push(modifier).is_some() {
            self.bound(Bound::Modifiers);
        }
    }

    /// Changes players for a time.
    pub(crate) fn change_players(&mut self, seats: SeatSet, op: ModOp, until: Until, s: &Script) -> bool {
        let Some(term) = self.term(until, s) else { return false };
        let modifier = Modifier { seats, ..self.modifier(op, term, s) };
        self.add_modifier(modifier);
        for seat in seats.iter() {
            match op {
                ModOp::OpenHand => {
                    self.tell(Happened::HandOpened, seat);
                    self.reveal_hand(seat);
                }
                ModOp::Law(number) => {
                    let law = self.g.law(number);
                    let barred = Some(law.verb).filter(|_| law.mood == Mood::Never);
                    self.tell(Happened::PlayerChanged { barred }, seat);
                }
                _ => {}
            }
        }
        !seats.is_empty()
    }

    /// The change that was made at this time ends, because somebody paid for it.
    pub(crate) fn end_paid_off(&mut self, by: Seat, stamp: u16) {
        self.p.modifiers.retain(|modifier| modifier.stamp != stamp);
        self.count_changes();
        self.tell(Happened::PaidOff, by);
    }

    /// A turn of these players is over, for what lasts until then.
    pub(crate) fn end_turns_of(&mut self, seats: SeatSet) {
        for seat in seats.iter() {
            self.end_terms(Term::TurnsOf(seat, 1));
            let later = |term: &mut Term| match term {
                Term::TurnsOf(of, left) if *of == seat => *left -= 1,
                _ => {}
            };
            let (universes, turn_began) = (self.p.universes, self.p.turn_began);
            let counts = |modifier: &&mut Modifier| !universes.ignores_turn(modifier, turn_began);
            self.p.modifiers.iter_mut().filter(counts).for_each(|modifier| later(&mut modifier.term));
            for number in 0..self.p.delayed.len() {
                if !self.p.is_made_elsewhere(&self.p.delayed[number]) {
                    later(&mut self.p.delayed[number].term);
                }
            }
        }
    }

    /// What lasts until the next turn of a player ends as it begins; of a player who is out, where it would have begun.
    pub(crate) fn end_terms_until_turn_of(&mut self, next: Seat) {
        if self.p.modifiers.is_empty() && self.p.delayed.is_empty() {
            return;
        }
        let steps = |seat: Seat| (seat.0 + 4 - self.p.active.0) % 4;
        let passed = |seat: &Seat| !self.p.alive.contains(*seat) && steps(*seat) < steps(next);
        let begins = |seat: &Seat| self.p.share_a_side(*seat, next) || passed(seat);
        let seats: SeatSet = self.p.seats.iter().filter(begins).collect();
        for seat in seats.iter() {
            self.end_terms(Term::StartOf(seat));
        }
    }

    /// Everything with this term ends.
    pub(crate) fn end_terms(&mut self, term: Term) {
        if self.p.modifiers.is_empty() && self.p.delayed.is_empty() {
            return;
        }
        // Turns of players count in the universe of those whom something is about.
        let elsewhere = term.ends_with_a_turn_of() && !self.p.universes.made.is_empty();
        self.end_levels(term);
        let powers = |modifier: &Modifier| changes_powers(modifier.op);
        let ending = self.p.modifiers.iter().filter(|modifier| modifier.term == term);
        let (mut any, mut changed) = (false, Fighters::NONE);
        for modifier in ending {
            any = true;
            changed |= if powers(modifier) { modifier.who } else { Fighters::NONE };
        }
        if any {
            self.watch_atk();
            self.p.gauges.clear();
            match elsewhere {
                true => self.end_here(term),
                false => self.p.modifiers.retain(|modifier| modifier.term != term),
            }
            self.count_changes();
            self.p.unsettled = true;
        }
        match elsewhere {
            true => self.end_delayed_here(term),
            false => self.p.delayed.retain(|delayed| delayed.term != term),
        }
        for slot in changed & self.p.standing() {
            self.renew(slot);
            self.p.crowded = true;
        }
    }

    /// After changes have ended: which kinds there still are.
    pub(crate) fn count_changes(&mut self) {
        self.p.changes = self.p.modifiers.iter().fold(0, |kinds, modifier| kinds | modifier.op.bit());
        self.p.laws = self.g.count_laws(self.p);
    }

    /// Changes that waited for the next attack of one of these hold during this combat.
    pub(crate) fn begin_next_attack(&mut self, attackers: Fighters, number: u8) {
        for modifier in self.p.modifiers.iter_mut() {
            if modifier.term == Term::NextAttack && modifier.who.meets(attackers) {
                modifier.term = Term::Combat(number);
            }
        }
        for delayed in self.p.delayed.iter_mut() {
            if delayed.term == Term::NextAttack && delayed.who.meets(attackers) {
                delayed.term = Term::Combat(number);
            }
        }
    }
}

/// Whether a change gives or takes powers.
fn changes_powers(op: ModOp) -> bool {
    matches!(op, ModOp::Gains(_) | ModOp::Loses(_) | ModOp::Absorbs(..) | ModOp::Forbids(_))
}

/// Whether such a change holds for this character.
#[inline]
pub(crate) fn is_changed(p: &crate::state::position::Position, slot: u8, op: ModOp) -> bool {
    p.changes & op.bit() != 0 && is_among(p, slot, op)
}

/// With how many times its ATK a character strikes, because changes say so; the most counts.
#[inline]
pub(crate) fn strike_times(p: &crate::state::position::Position, slot: u8) -> Option<u8> {
    let times = |modifier: &Modifier| match modifier.op {
        ModOp::Strikes(times) if modifier.who.contains(slot) && modifier.in_force() => Some(times),
        _ => None,
    };
    (p.changes & ModOp::Strikes(0).bit() != 0).then(|| p.modifiers.iter().filter_map(times).max())?
}

fn is_among(p: &crate::state::position::Position, slot: u8, op: ModOp) -> bool {
    p.modifiers.iter().any(|modifier| modifier.op == op && modifier.who.contains(slot) && modifier.in_force())
}
