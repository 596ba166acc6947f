//! Which powers a character has. They are never stored: printed, equipped and copied powers are walked through,
//! and what was lost is left out. Only summaries (words, kinds of triggers, teams) are kept in the fighter, and
//! renewed by whatever can change them.

use crate::Vs;
use crate::event::Event;
use crate::kinds::word_bit;
use crate::language::{Lost, Rule, Word, Works};
use crate::position::{Fighter, Fighters, ModOp, NO_PIECE, Piece, Position, Slot, bit, each};
use crate::program::{PowerId, PowerKind};
use crate::reckon::Eye;
use crate::run::Run;
use longbox_kernel::Witness;

/// One power of a character. `via` says where it comes from: 0 printed, otherwise the time when the character
/// entered that it is copied from, or 1 for equipment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Instance {
    pub(crate) power: PowerId,
    pub(crate) via: u16,
}

const FROM_EQUIPMENT: u16 = 1;
/// Copies of copies at most.
const COPY_DEPTH: u8 = 3;

impl Vs {
    /// Calls `visit` with every power that this character has now.
    pub(crate) fn each_power(&self, p: &Position, slot: Slot, visit: &mut dyn FnMut(Instance)) {
        let lost = self.lost(p, slot);
        let stunned = p.fighter(slot).is_stunned();
        let mut works = |instance: Instance| {
            let def = self.program.power(instance.power);
            let on = match def.works {
                Works::Always => true,
                Works::FaceUp => !stunned && !lost.covers(def.kind),
                Works::Stunned => stunned && !lost.covers(def.kind),
                Works::Ko | Works::Hand => false,
            };
            if on {
                visit(instance);
            }
        };
        self.each_had(p, slot, 0, &mut works);
    }

    /// Every power that is printed, equipped or copied, whether or not it works now.
    fn each_had(&self, p: &Position, slot: Slot, depth: u8, visit: &mut dyn FnMut(Instance)) {
        let fighter = p.fighter(slot);
        for power in &self.face(fighter.card).powers {
            visit(Instance { power: *power, via: 0 });
        }
        if fighter.equipment != NO_PIECE {
            for power in &self.face(p.card(fighter.equipment)).powers {
                visit(Instance { power: *power, via: FROM_EQUIPMENT });
            }
        }
        if p.wide && depth < COPY_DEPTH {
            self.each_copied(p, slot, depth, visit);
        }
    }

    /// Powers that a character has because another has them.
    fn each_copied(&self, p: &Position, slot: Slot, depth: u8, visit: &mut dyn FnMut(Instance)) {
        let fighter = p.fighter(slot);
        if fighter.is_stunned() || self.lost(p, slot).covers(PowerKind::Keyword) {
            return;
        }
        for power in &self.face(fighter.card).powers {
            for rule in &self.program.power(*power).rules {
                let Rule::PowersOf(who) = &rule.rule else { continue };
                let eye = Eye::of(p, slot);
                for other in each(self.who(p, who, &eye) & !bit(slot)) {
                    let via = p.fighter(other).stamp;
                    self.copied_from(p, other, depth, &mut |instance| {
                        // The copying power itself is not passed on: that ends every circle.
                        if instance.power != *power {
                            visit(Instance { power: instance.power, via });
                        }
                    });
                }
            }
        }
    }

    fn copied_from(&self, p: &Position, slot: Slot, depth: u8, visit: &mut dyn FnMut(Instance)) {
        let lost = self.lost(p, slot);
        self.each_had(p, slot, depth + 1, &mut |instance| {
            let def = self.program.power(instance.power);
            if !lost.covers(def.kind) || def.works == Works::Always {
                visit(instance);
            }
        });
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
            return match fighter.is_stunned() {
                true => Summary { words: face.lasting, listens: 0, teams: face.teams, rules: false, wide: false },
                false => {
                    let wide = face.rules && self.is_wide(p, slot);
                    Summary { words: face.words, listens: face.listens, teams: face.teams, rules: face.rules, wide }
                }
            };
        }
        let mut sum = Summary { words: 0, listens: 0, teams: face.teams, rules: false, wide: false };
        self.each_power(p, slot, &mut |instance| {
            let def = self.program.power(instance.power);
            sum.words |= def.words;
            sum.listens |= def.listens;
            sum.rules |= !def.rules.is_empty();
            sum.wide |= def.rules.iter().any(|rule| is_wide(&rule.rule));
        });
        if !fighter.is_stunned() {
            sum.words |= self.gained(p, slot);
        }
        if p.wide {
            self.add_from_rules(p, slot, &mut sum);
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
        let stunned = p.fighter(slot).is_stunned();
        let banned = self.lost(p, slot).keyword_and_super;
        self.each_rule(p, &mut |eye, rule| match rule {
            Rule::Has(who, words) if !stunned && !banned && self.who(p, who, eye) & bit(slot) != 0 => {
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
            self.each_power(p, slot, &mut |instance| {
                for rule in &self.program.power(instance.power).rules {
                    if rule.given.as_ref().is_none_or(|cond| self.holds(p, cond, &eye)) {
                        visit(&eye, &rule.rule);
                    }
                }
            });
        }
    }

    fn is_wide(&self, p: &Position, slot: Slot) -> bool {
        let powers = &self.face(p.fighter(slot).card).powers;
        powers.iter().any(|power| self.program.power(*power).rules.iter().any(|rule| is_wide(&rule.rule)))
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
    pub(crate) fn covers(self, kind: PowerKind) -> bool {
        self.all || self.keyword_and_super && kind != PowerKind::LevelUp
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Summary {
    words: u64,
    listens: u64,
    teams: u16,
    rules: bool,
    wide: bool,
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
        if sum.wide {
            self.p.wide = true;
            self.renew_all();
        }
    }

    fn note(&mut self, slot: Slot, sum: Summary) {
        let fighter = &mut self.p.fighters[usize::from(slot)];
        (fighter.words, fighter.listens, fighter.teams) = (sum.words, sum.listens, sum.teams);
        self.p.listened |= sum.listens;
        match sum.rules {
            true => self.p.rulers |= bit(slot),
            false => self.p.rulers &= !bit(slot),
        }
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
                wide |= sum.wide;
                let same = (before.words, before.listens, before.teams) == (sum.words, sum.listens, sum.teams);
                changed |= !same || (self.p.rulers & bit(slot) != 0) != sum.rules;
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
    each(set).filter(|slot| !p.fighter(*slot).is(Fighter::FACE_DOWN)).fold(0, |found, slot| found | bit(slot))
}
