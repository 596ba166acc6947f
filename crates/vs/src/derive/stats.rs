//! ATK, DEF and health of a character, worked out anew at every look: the base, then counters, then changes and
//! continuous powers in the order of their times.

use crate::Vs;
use crate::change::modifiers::strike_times;
use crate::derive::evaluate::Context;
use crate::derive::kinds::word_bit;
use crate::plain::{BASES, Rule, Word};
use crate::state::position::{CardNo, Combat, Fighter, Fighters, ModOp, Position, Slot};
use tinyvec::ArrayVec;

/// ATK and DEF of a character.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Numbers {
    /// May be below 0, and strikes as 0 then.
    pub atk: i16,
    /// A strike that reaches it stuns.
    pub def: i16,
}

impl Numbers {
    /// Changed by so much. Own cards may print any number: none grows past what a number can hold.
    fn plus(self, atk: i16, def: i16) -> Numbers {
        Numbers { atk: self.atk.saturating_add(atk), def: self.def.saturating_add(def) }
    }
}

/// One thing that makes a number what it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Cause {
    pub(crate) stamp: u16,
    /// The card it comes from.
    pub(crate) card: CardNo,
    pub(crate) op: StatOp,
}

/// How something changes ATK and DEF.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StatOp {
    /// ATK becomes DEF, and DEF ATK.
    #[default]
    Switch,
    /// Back to the base, whatever came before.
    Reset,
    /// So much ATK and DEF more, or less below 0.
    Change(i16, i16),
}

/// Changes to one character at most that are told apart.
pub(crate) type Causes = ArrayVec<[Cause; 72]>;

impl Vs {
    /// The numbers before counters and changes.
    #[inline]
    pub fn base(&self, p: &Position, slot: Slot) -> Numbers {
        let base = self.set_base(p, slot);
        if p.laws & BASES == 0 { base } else { self.base_by_rules(p, slot, base).0 }
    }

    /// The base with what continuous powers make of it, of several the newest, and the card of such a power.
    #[inline(never)]
    pub(crate) fn base_by_rules(&self, p: &Position, slot: Slot, base: Numbers) -> (Numbers, Option<CardNo>) {
        let (mut now, mut newest, mut card) = (base, [0; 2], None);
        for shaper in p.barring {
            let stamp = p.fighter(shaper).stamp;
            let context = Context { those: Fighters::one(slot), ..Context::of(p, shaper) };
            self.each_power(p, shaper, |instance| {
                for rule in &self.program.power(instance.power).rules {
                    let Rule::Base { who, of_def, to } = &rule.rule else { continue };
                    let holds = || rule.given.as_ref().is_none_or(|cond| self.holds(p, cond, &context));
                    let known = &mut newest[usize::from(*of_def)];
                    if stamp < *known || !self.who(p, who, &context).contains(slot) || !holds() {
                        continue;
                    }
                    *known = stamp;
                    card = Some(context.card);
                    let number = if *of_def { &mut now.def } else { &mut now.atk };
                    *number = self.number(p, to, &context).max(0);
                }
            });
        }
        (now, card)
    }

    /// The base as it is printed, or as an effect has set it.
    #[inline]
    pub(crate) fn set_base(&self, p: &Position, slot: Slot) -> Numbers {
        let face = self.face(p.fighter(slot).card);
        let printed = Numbers { atk: face.atk, def: face.def };
        p.modifiers.iter().fold(printed, |base, modifier| match modifier.op {
            ModOp::Base(atk, def) if modifier.who.contains(slot) && modifier.in_force() => Numbers { atk, def },
            _ => base,
        })
    }

    /// The numbers as they are now. ATK may be below 0 and then counts as 0.
    #[inline]
    pub fn stats(&self, p: &Position, slot: Slot) -> Numbers {
        let fighter = p.fighter(slot);
        if p.modifiers.is_empty() && shapers_of(p, slot).is_empty() {
            let face = self.face(fighter.card);
            return Numbers { atk: face.atk, def: face.def }.plus(fighter.counters, fighter.counters);
        }
        self.reckon_stats(p, slot, fighter)
    }

    fn reckon_stats(&self, p: &Position, slot: Slot, fighter: &Fighter) -> Numbers {
        let base = self.base(p, slot);
        let with_counters = base.plus(fighter.counters, fighter.counters);
        if shapers_of(p, slot).is_empty() {
            // Changes stand in the order of their times already.
            let mine = p.modifiers.iter().filter(|modifier| modifier.who.contains(slot) && modifier.in_force());
            return mine
                .filter_map(|modifier| stat_op(modifier.op))
                .fold(with_counters, |now, op| apply(now, base, op));
        }
        let causes = self.causes(p, slot);
        causes.iter().fold(with_counters, |now, cause| apply(now, base, cause.op))
    }

    /// What changes the numbers of a character, oldest first.
    pub(crate) fn causes(&self, p: &Position, slot: Slot) -> Causes {
        let mut causes = Causes::new();
        for modifier in p.modifiers.iter().filter(|modifier| modifier.who.contains(slot) && modifier.in_force()) {
            let Some(op) = stat_op(modifier.op) else { continue };
            let _full = causes.try_push(Cause { stamp: modifier.stamp, card: modifier.card, op });
        }
        let shapers = shapers_of(p, slot);
        if !shapers.is_empty() {
            for shaper in shapers {
                self.shape(p, shaper, slot, &mut causes);
            }
            // Few of them: an insertion sort that keeps the order of equal times.
            for at in 1..causes.len() {
                let mut place = at;
                while place > 0 && causes[place - 1].stamp > causes[place].stamp {
                    causes.swap(place - 1, place);
                    place -= 1;
                }
            }
        }
        causes
    }

    /// What the continuous powers of one character do to the numbers of another.
    fn shape(&self, p: &Position, shaper: Slot, slot: Slot, causes: &mut Causes) {
        let context = Context::of(p, shaper);
        self.each_power(p, shaper, |instance| {
            for rule in &self.program.power(instance.power).rules {
                let Rule::Stats { who, atk, def } = &rule.rule else { continue };
                let holds = || rule.given.as_ref().is_none_or(|cond| self.holds(p, cond, &context));
                if self.who(p, who, &context).contains(slot) && holds() {
                    let op = StatOp::Change(self.number(p, atk, &context), self.number(p, def, &context));
                    let _full = causes.try_push(Cause { stamp: p.fighter(shaper).stamp, card: context.card, op });
                }
            }
        });
    }

    /// The wounds that would KO it: its maximum health, with vitality counters.
    pub fn health(&self, p: &Position, slot: Slot) -> u8 {
        self.bare_health(p, slot).saturating_add(p.fighter(slot).vitality())
    }

    /// Health without vitality counters, which are wounds below 0.
    #[inline]
    fn bare_health(&self, p: &Position, slot: Slot) -> u8 {
        let printed = self.face(p.fighter(slot).card).health;
        if p.changes & ModOp::Health(0).bit() == 0 {
            return printed;
        }
        p.modifiers.iter().fold(printed, |health, modifier| match modifier.op {
            ModOp::Health(now) if modifier.who.contains(slot) && modifier.in_force() => now,
            _ => health,
        })
    }

    /// The counters on a character that have only a name, with their names.
    pub fn named_counters<'a>(&'a self, p: &'a Position, slot: Slot) -> impl Iterator<Item = (&'a str, i16)> {
        let all = self.program.counters.iter().zip(0..);
        all.map(move |(name, number)| (name.as_str(), p.counters_by_name(slot, number))).filter(|(_, count)| *count > 0)
    }

    /// How many more wounds would KO a character; 0 or less if it has too many.
    #[inline]
    pub fn remaining_health(&self, p: &Position, slot: Slot) -> i16 {
        i16::from(self.bare_health(p, slot)) - i16::from(p.fighter(slot).wounds)
    }

    /// What a strike of this character is worth against that one: its ATK, doubled by some powers. 0: it cannot
    /// strike.
    #[inline]
    pub(crate) fn strike_value(&self, p: &Position, combat: &Combat, slot: Slot, target: Slot) -> i16 {
        self.doubled_strike(p, slot, target, combat.attackers.contains(slot))
    }

    /// What the strike of an attacker is worth against that defender.
    pub(crate) fn strike_against(&self, p: &Position, slot: Slot, defender: Slot) -> i16 {
        self.doubled_strike(p, slot, defender, true)
    }

    #[inline]
    fn doubled_strike(&self, p: &Position, slot: Slot, target: Slot, attacks: bool) -> i16 {
        let atk = self.stats(p, slot).atk.max(0);
        let fighter = p.fighter(slot);
        if !self.can_strike(p, slot, target) {
            return 0;
        }
        if let Some(times) = strike_times(p, slot) {
            return atk.saturating_mul(i16::from(times));
        }
        if fighter.words & DOUBLING == 0 {
            return atk;
        }
        let doubled = match p.fighter(target).is_main() {
            true => fighter.has(Word::Fearless) && attacks,
            false => fighter.has(Word::Violent),
        };
        if doubled { atk.saturating_mul(2) } else { atk }
    }
}

/// Whose continuous powers may change the numbers of this character.
#[inline]
fn shapers_of(p: &Position, slot: Slot) -> Fighters {
    p.shapers & (p.broad.with(slot))
}

/// The words that may double a strike. Few characters have one, so one test spares the rest.
const DOUBLING: u64 = word_bit(Word::Fearless) | word_bit(Word::Violent);

/// What a change does to ATK and DEF, if anything.
fn stat_op(op: ModOp) -> Option<StatOp> {
    match op {
        ModOp::Switch => Some(StatOp::Switch),
        ModOp::Reset => Some(StatOp::Reset),
        ModOp::Stats(atk, def) => Some(StatOp::Change(atk, def)),
        _ => None,
    }
}

pub(crate) fn apply(now: Numbers, base: Numbers, op: StatOp) -> Numbers {
    match op {
        StatOp::Switch => Numbers { atk: now.def, def: now.atk },
        StatOp::Reset => base,
        StatOp::Change(atk, def) => now.plus(atk, def),
    }
}

impl crate::state::position::Modifier {
    /// One that waits for the next attack does nothing yet.
    #[inline]
    pub(crate) fn in_force(&self) -> bool {
        self.term != crate::state::position::Term::NextAttack
    }
}
