//! Which powers a character has. They are never stored: printed, equipped and copied powers are walked through,
//! and what was lost is left out. Only summaries (words, kinds of triggers, teams) are kept in the fighter, and
//! renewed by whatever can change them.

use crate::Vs;
use crate::event::Event;
use crate::kinds::word_bit;
use crate::language::{Lost, Rule, Word, Works};
use crate::position::{Fighters, ModOp, NO_PIECE, Piece, Position, Slot, bit, each};
use crate::program::{PowerId, PowerKind};
use crate::reckon::Eye;
use crate::run::Run;
use longbox_kernel::Witness;
use tinyvec::ArrayVec;

/// One power of a character. `via` says where it comes from: 0 printed, otherwise the time when the character
/// entered that it is copied from, or 1 for equipment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Instance {
    pub(crate) power: PowerId,
    pub(crate) via: u16,
}

const FROM_EQUIPMENT: u16 = 1;
/// Copying powers on the way to a copied power, each with where it comes from.
type Way = ArrayVec<[(PowerId, u16); 6]>;

impl Vs {
    /// Calls `visit` with every power that this character has now.
    #[inline]
    pub(crate) fn each_power(&self, p: &Position, slot: Slot, mut visit: impl FnMut(Instance)) {
        let fighter = p.fighter(slot);
        let lost = self.lost(p, slot);
        if p.wide || fighter.is_face_down() || fighter.equipment != NO_PIECE || lost.any() {
            self.each_power_of_many(p, slot, lost, &mut visit);
            return;
        }
        // Most characters have what is printed on them and nothing else.
        for power in &self.face(fighter.card).powers {
            if matches!(self.program.power(*power).works, Works::FaceUp | Works::Always) {
                visit(Instance { power: *power, via: 0 });
            }
        }
    }

    fn each_power_of_many(&self, p: &Position, slot: Slot, lost: Losses, visit: &mut dyn FnMut(Instance)) {
        let fighter = p.fighter(slot);
        let (down, stunned) = (fighter.is_face_down(), fighter.is_stunned());
        let face = self.face(fighter.card);
        if down && face.plain && !face.lasts && fighter.equipment == NO_PIECE {
            return;
        }
        self.each_had(p, slot, &mut |instance| {
            let def = self.program.power(instance.power);
            let on = match def.works {
                Works::Always => true,
                Works::FaceUp => !down && !lost.covers(def.kind),
                Works::Stunned => stunned && !lost.covers(def.kind),
                Works::Ko | Works::Hand => false,
            };
            if on {
                visit(instance);
            }
        });
    }

    /// Every power that is printed, equipped or copied, whether or not it works now.
    pub(crate) fn each_had(&self, p: &Position, slot: Slot, visit: &mut dyn FnMut(Instance)) {
        self.each_own(p, slot, visit);
        let able = !p.fighter(slot).is_face_down() && !self.lost(p, slot).covers(PowerKind::Keyword);
        if !p.wide || !able {
            return;
        }
        let mut way = Way::new();
        for power in &self.face(p.fighter(slot).card).powers {
            let instance = Instance { power: *power, via: 0 };
            self.each_copied(p, slot, instance, &mut way, visit);
        }
    }

    /// Printed and equipped powers.
    fn each_own(&self, p: &Position, slot: Slot, visit: &mut dyn FnMut(Instance)) {
        let fighter = p.fighter(slot);
        for power in &self.face(fighter.card).powers {
            visit(Instance { power: *power, via: 0 });
        }
        if fighter.equipment != NO_PIECE {
            for power in &self.face(p.card(fighter.equipment)).powers {
                visit(Instance { power: *power, via: FROM_EQUIPMENT });
            }
        }
    }

    /// Powers that a character has because a copying power of its own (which may itself be copied) gives them. A
    /// copying power that is on the way already is not walked again: that ends every circle.
    fn each_copied(&self, p: &Position, slot: Slot, by: Instance, way: &mut Way, visit: &mut dyn FnMut(Instance)) {
        let from = self.copied_from(p, slot, by.power);
        if from == 0 || way.contains(&(by.power, by.via)) || way.try_push((by.power, by.via)).is_some() {
            return;
        }
        for other in each(from) {
            let via = p.fighter(other).stamp;
            let lost = self.lost(p, other);
            let mut again: ArrayVec<[PowerId; 8]> = ArrayVec::new();
            self.each_own(p, other, &mut |instance| {
                let def = self.program.power(instance.power);
                if lost.covers(def.kind) && def.works != Works::Always {
                    return;
                }
                visit(Instance { power: instance.power, via });
                if def.rules.iter().any(|rule| matches!(rule.rule, Rule::PowersOf(_))) {
                    let _few = again.try_push(instance.power);
                }
            });
            for power in again {
                self.each_copied(p, slot, Instance { power, via }, way, visit);
            }
        }
        way.pop();
    }

    /// Whose powers this power of a character copies now.
    fn copied_from(&self, p: &Position, slot: Slot, power: PowerId) -> Fighters {
        let eye = Eye::of(p, slot);
        let rules = self.program.power(power).rules.iter();
        let in_force = rules.filter(|rule| rule.given.as_ref().is_none_or(|cond| self.holds(p, cond, &eye)));
        in_force.fold(0, |set, rule| match &rule.rule {
            Rule::PowersOf(who) => set | self.who(p, who, &eye) & !bit(slot),
            _ => set,
        })
    }

    /// Words that effects gave to those whose powers a character copies.
    fn copied_words(&self, p: &Position, slot: Slot) -> u64 {
        let powers = self.face(p.fighter(slot).card).powers.iter();
        let from = powers.fold(0, |set, power| set | self.copied_from(p, slot, *power));
        each(from).fold(0, |words, other| words | self.gained(p, other))
    }

    #[inline]
    pub(crate) fn lost(&self, p: &Position, slot: Slot) -> Losses {
        let mut losses = Losses { all: false, keyword_and_super: false };
        for modifier in p.modifiers.iter() {
            if let ModOp::Loses(lost) = modifier.op
                && modifier.who & bit(slot) != 0
            {
                match lost {
                    Lost::All => losses.all = true,
                    Lost::KeywordAndSuper => losses.keyword_and_super = true,
                }
            }
        }
        losses
    }

    /// Words, kinds of triggers and teams of a character as they are now.
    pub(crate) fn summary(&self, p: &Position, slot: Slot) -> Summary {
        let fighter = p.fighter(slot);
        let face = self.face(fighter.card);
        let quiet = p.modifiers.is_empty() && !p.wide && fighter.equipment == NO_PIECE;
        if quiet && face.plain {
            return match fighter.is_face_down() {
                true if !face.lasts => Summary { teams: face.teams, ..Summary::default() },
                false if !face.rules => {
                    Summary { words: face.words, listens: face.listens, teams: face.teams, ..Summary::default() }
                }
                _ => self.long_summary(p, slot),
            };
        }
        self.long_summary(p, slot)
    }

    fn long_summary(&self, p: &Position, slot: Slot) -> Summary {
        let fighter = p.fighter(slot);
        let mut sum = Summary { teams: self.face(fighter.card).teams, ..Summary::default() };
        self.each_power(p, slot, |instance| {
            let def = self.program.power(instance.power);
            sum.words |= def.words;
            sum.listens |= def.listens;
            sum.rules = def.rules.iter().fold(sum.rules, |rules, rule| rules | rule_bits(rule));
        });
        if !fighter.is_face_down() {
            sum.words |= self.gained(p, slot);
        }
        if p.wide {
            self.add_from_rules(p, slot, &mut sum);
            if !fighter.is_face_down() && !self.lost(p, slot).any() {
                sum.words |= self.copied_words(p, slot);
            }
        }
        sum
    }

    /// Words that effects gave.
    fn gained(&self, p: &Position, slot: Slot) -> u64 {
        let lost = self.lost(p, slot);
        if lost.keyword_and_super {
            return 0;
        }
        let lost_at = p
            .modifiers
            .iter()
            .rev()
            .find(|modifier| modifier.who & bit(slot) != 0 && modifier.op == ModOp::Loses(Lost::All));
        let since = lost_at.map_or(0, |modifier| modifier.stamp);
        let mine = p.modifiers.iter().filter(|modifier| modifier.who & bit(slot) != 0 && modifier.stamp > since);
        mine.fold(0, |words, modifier| match modifier.op {
            ModOp::Gains(word) => words | word_bit(word),
            _ => words,
        })
    }

    /// Words and teams from the continuous powers of anybody.
    fn add_from_rules(&self, p: &Position, slot: Slot, sum: &mut Summary) {
        let down = p.fighter(slot).is_face_down();
        let banned = self.lost(p, slot).keyword_and_super;
        self.each_rule(p, &mut |eye, rule| match rule {
            Rule::Has(who, words) if !down && !banned && self.who(p, who, eye) & bit(slot) != 0 => {
                sum.words |= words.iter().fold(0, |mask, word| mask | word_bit(*word));
            }
            Rule::AlsoTeam(who, team) if self.who(p, who, eye) & bit(slot) != 0 => sum.teams |= team.bit(),
            _ => {}
        });
    }

    /// Calls `visit` with every continuous rule in force and whose it is.
    pub(crate) fn each_rule(&self, p: &Position, visit: &mut dyn FnMut(&Eye, &Rule)) {
        for slot in each(p.rulers) {
            let eye = Eye::of(p, slot);
            self.each_power(p, slot, |instance| {
                for rule in &self.program.power(instance.power).rules {
                    if rule.given.as_ref().is_none_or(|cond| self.holds(p, cond, &eye)) {
                        visit(&eye, &rule.rule);
                    }
                }
            });
        }
    }

    /// Whether a continuous rule that `pick` looks for holds for this character.
    pub(crate) fn ruled(&self, p: &Position, slot: Slot, pick: fn(&Rule) -> Option<&crate::language::Who>) -> bool {
        let mut found = false;
        if p.rulers != 0 {
            self.each_rule(p, &mut |eye, rule| {
                found |= pick(rule).is_some_and(|who| self.who(p, who, eye) & bit(slot) != 0);
            });
        }
        found
    }

    pub(crate) fn can_recover(&self, p: &Position, slot: Slot) -> bool {
        !self.ruled(p, slot, |rule| match rule {
            Rule::CannotRecover(who) => Some(who),
            _ => None,
        })
    }

    pub(crate) fn can_level_up(&self, p: &Position, slot: Slot) -> bool {
        !self.ruled(p, slot, |rule| match rule {
            Rule::CannotLevelUp(who) => Some(who),
            _ => None,
        })
    }

    /// Powers of a card that lies in a hand or KO pile and that work there.
    pub(crate) fn powers_outside(&self, p: &Position, piece: Piece, works: Works) -> impl Iterator<Item = PowerId> {
        let powers = self.face(p.card(piece)).powers.iter().copied();
        powers.filter(move |power| self.program.power(*power).works == works)
    }
}

/// What kinds of power a character has lost.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Losses {
    pub(crate) all: bool,
    pub(crate) keyword_and_super: bool,
}

impl Losses {
    fn any(self) -> bool {
        self.all || self.keyword_and_super
    }

    pub(crate) fn covers(self, kind: PowerKind) -> bool {
        self.all || self.keyword_and_super && kind != PowerKind::LevelUp
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Summary {
    words: u64,
    listens: u64,
    teams: u16,
    /// What kinds of continuous rules its powers have; see `rule_bits`.
    rules: u8,
}

impl Summary {
    pub(crate) fn parts(self) -> (u64, u64, u16, bool) {
        (self.words, self.listens, self.teams, self.rules != 0)
    }
}

const RULER: u8 = 1;
const WIDE: u8 = 2;
const SHAPER: u8 = 4;
const RESTLESS: u8 = 8;

/// What kind of continuous rule it is, in bits.
fn rule_bits(def: &crate::program::RuleDef) -> u8 {
    let bit = |is: bool, bit: u8| if is { bit } else { 0 };
    RULER
        | bit(is_wide(&def.rule), WIDE)
        | bit(matches!(def.rule, Rule::Stats { .. }), SHAPER)
        | bit(!def.steady, RESTLESS)
}

/// Whether a rule changes what characters are, so that summaries depend on it.
fn is_wide(rule: &Rule) -> bool {
    match rule {
        Rule::Has(..) | Rule::AlsoTeam(..) | Rule::PowersOf(_) => true,
        Rule::Stats { .. } | Rule::CannotRecover(_) | Rule::CannotLevelUp(_) => false,
    }
}

impl<W: Witness<Event>> Run<'_, W> {
    /// Something about this character changed that its powers depend on.
    pub(crate) fn renew(&mut self, slot: Slot) {
        if self.p.wide {
            self.renew_all();
            return;
        }
        let sum = self.g.summary(self.p, slot);
        self.note(slot, sum);
        if sum.rules & WIDE != 0 {
            self.p.wide = true;
            self.renew_all();
        }
    }

    fn note(&mut self, slot: Slot, sum: Summary) {
        let fighter = &mut self.p.fighters[usize::from(slot)];
        (fighter.words, fighter.listens, fighter.teams) = (sum.words, sum.listens, sum.teams);
        self.p.listened |= sum.listens;
        let mark = |set: &mut Fighters, kind: u8| {
            if sum.rules & kind != 0 { *set |= bit(slot) } else { *set &= !bit(slot) }
        };
        mark(&mut self.p.rulers, RULER);
        mark(&mut self.p.shapers, SHAPER);
        mark(&mut self.p.restless, RESTLESS);
    }

    /// As long as a power in force changes what others are, everybody is looked at anew until nothing changes.
    pub(crate) fn renew_all(&mut self) {
        let mut wide = false;
        for _ in 0..4 {
            wide = false;
            let mut changed = false;
            for slot in each(self.p.in_play) {
                let before = *self.p.fighter(slot);
                let sum = self.g.summary(self.p, slot);
                wide |= sum.rules & WIDE != 0;
                let same = (before.words, before.listens, before.teams) == (sum.words, sum.listens, sum.teams);
                changed |= !same || (self.p.rulers & bit(slot) != 0) != (sum.rules != 0);
                self.note(slot, sum);
            }
            if !changed {
                break;
            }
        }
        self.p.wide = wide;
        self.p.listened = each(self.p.in_play).fold(0, |mask, slot| mask | self.p.fighter(slot).listens);
    }
}

/// Those of a set that have a word.
#[inline]
pub(crate) fn having(p: &Position, set: Fighters, word: Word) -> Fighters {
    each(set).filter(|slot| p.fighter(*slot).has(word)).fold(0, |found, slot| found | bit(slot))
}

/// Those of a set that are face up.
#[inline]
pub(crate) fn face_up(p: &Position, set: Fighters) -> Fighters {
    each(set).filter(|slot| !p.fighter(*slot).is_face_down()).fold(0, |found, slot| found | bit(slot))
}
