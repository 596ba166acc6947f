//! Which powers a character has. They are never stored: printed, equipped and copied powers are walked through,
//! and what was lost is left out. Only summaries (words, kinds of triggers, teams) are kept in the fighter, and
//! renewed by whatever can change them.

use crate::Vs;
use crate::derive::evaluate::Context;
use crate::derive::gifts::{Gift, Gifts};
use crate::derive::kinds::word_bit;
use crate::derive::names::given_name_bit;
use crate::event::Event;
use crate::plain::{Gained, Kinds, Lost, Rule, Who, Word, Works};
use crate::program::{PowerId, PowerKind};
use crate::run::Run;
use crate::state::position::{Fighters, ModOp, Modifier, NO_PIECE, PayFor, Piece, Position, Slot};
use longbox_kernel::Witness;

/// One power of a character. `via` says where it comes from: 0 printed, otherwise the time when the character
/// entered that it is copied from, or 1 for equipment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Instance {
    pub(crate) power: PowerId,
    pub(crate) via: u16,
}

/// Words that effects gave and that a stunned character keeps.
const EVEN_STUNNED: u64 = word_bit(Word::Symbiosis);

impl Vs {
    /// Calls `visit` with every power that this character has now.
    #[inline]
    pub(crate) fn each_power(&self, p: &Position, slot: Slot, mut visit: impl FnMut(Instance)) {
        let fighter = p.fighter(slot);
        let lost = self.lost(p, slot);
        if p.wide || fighter.is_face_down() || fighter.equipment != NO_PIECE || lost.any() || lost.absorbs {
            self.each_power_of_many(p, slot, lost, &mut visit);
            return;
        }
        // Most characters have what is printed on them and nothing else.
        for power in &self.face(fighter.card).powers {
            if matches!(self.program.power(*power).works, Works::FaceUp | Works::Always | Works::EvenStunned) {
                visit(Instance { power: *power, via: 0 });
            }
        }
    }

    /// The powers of a character that are in force, by name, each with whether it was used as often as it may be.
    pub fn powers_in_force(&self, p: &Position, slot: Slot) -> Vec<(&str, bool)> {
        let mut powers = Vec::new();
        self.each_power(p, slot, |instance| {
            let def = self.program.power(instance.power);
            // What has no name cannot be told by one.
            if !def.name.is_empty() && !def.is_forbidden(p.fighter(slot)) {
                let what = PayFor::of_fighter(slot, instance.power, instance.via);
                powers.push((def.name.as_str(), def.used.is_some() && self.is_spent(p, &what)));
            }
        });
        powers
    }

    fn each_power_of_many(&self, p: &Position, slot: Slot, lost: Losses, visit: &mut dyn FnMut(Instance)) {
        let fighter = p.fighter(slot);
        let (down, stunned) = (fighter.is_face_down(), fighter.is_stunned());
        let face = self.face(fighter.card);
        if down && face.plain && !face.lasts && fighter.equipment == NO_PIECE && !lost.absorbs {
            return;
        }
        let works = |power: PowerId, lost: bool| match self.program.power(power).works {
            Works::Always => true,
            Works::FaceUp => !down && !lost,
            Works::EvenStunned => !lost,
            Works::Stunned => stunned && !lost,
            Works::Ko | Works::Hand | Works::Deck | Works::Row | Works::Pile => false,
        };
        self.each_had(p, slot, &mut |instance| {
            if works(instance.power, lost.covers(self.program.power(instance.power).kind)) {
                visit(instance);
            }
        });
        if lost.absorbs {
            self.each_gained(p, slot, &mut |instance| {
                if works(instance.power, false) {
                    visit(instance);
                }
            });
        }
    }

    #[inline]
    pub(crate) fn lost(&self, p: &Position, slot: Slot) -> Losses {
        let mut losses = Losses { all: false, keyword_and_super: false, absorbs: false };
        if p.changes & (ModOp::Loses(Lost::All).bit() | ModOp::Absorbs(0, Kinds::default(), 0).bit()) == 0 {
            return losses;
        }
        for modifier in p.modifiers.iter().filter(|modifier| modifier.who.contains(slot)) {
            match modifier.op {
                ModOp::Loses(Lost::All) => losses.all = true,
                ModOp::Loses(Lost::KeywordAndSuper) => losses.keyword_and_super = true,
                ModOp::Absorbs(..) | ModOp::Gains(Gained::Power(_)) => losses.absorbs = true,
                _ => {}
            }
        }
        losses
    }

    /// Words, kinds of triggers and teams of a character as they are now.
    pub(crate) fn summary(&self, p: &Position, slot: Slot) -> Summary {
        self.summary_with(p, slot, &mut None)
    }

    /// As [`Vs::summary`], with what continuous powers give, which is worked out where it is missing.
    fn summary_with(&self, p: &Position, slot: Slot, gifts: &mut Option<Gifts>) -> Summary {
        let fighter = p.fighter(slot);
        let face = self.face(fighter.card);
        let quiet = p.modifiers.is_empty() && !p.wide && fighter.equipment == NO_PIECE;
        if quiet && face.plain {
            return match fighter.is_face_down() {
                true if !face.lasts => Summary { teams: face.teams, ..Summary::default() },
                false if !face.rules => {
                    Summary { words: face.words, listens: face.listens, teams: face.teams, ..Summary::default() }
                }
                _ => self.long_summary(p, slot, gifts),
            };
        }
        self.long_summary(p, slot, gifts)
    }

    fn long_summary(&self, p: &Position, slot: Slot, gifts: &mut Option<Gifts>) -> Summary {
        let fighter = p.fighter(slot);
        let mut sum = Summary { teams: self.face(fighter.card).teams, ..Summary::default() };
        self.each_power(p, slot, |instance| {
            let def = self.program.power(instance.power);
            sum.words |= def.words;
            sum.listens |= def.listens;
            sum.laws |= def.laws;
            sum.rules = def.rules.iter().fold(sum.rules, |rules, rule| rules | rule_bits(rule));
        });
        let gained = self.gained(p, slot);
        sum.words |= if fighter.is_face_down() { gained & EVEN_STUNNED } else { gained };
        let mut forbidden = self.forbidden_by_changes(p, slot);
        if p.wide {
            let lost = self.lost(p, slot);
            let gift = gifts.get_or_insert_with(|| self.gifts(p)).to(slot);
            if !fighter.is_face_down() && !lost.keyword_and_super {
                sum.words |= gift.words;
            }
            sum.teams |= gift.teams;
            sum.words |= gift.names;
            forbidden |= gift.forbidden;
            if !fighter.is_face_down() && !lost.any() {
                sum.words |= self.copied_words(p, slot);
            }
        }
        sum.words &= !forbidden;
        sum
    }

    /// What continuous powers give to characters and take from them, whoever they are.
    fn gifts(&self, p: &Position) -> Gifts {
        let mut gifts = Gifts::default();
        let mask = |words: &[Word]| words.iter().fold(0, |mask, word| mask | word_bit(*word));
        self.each_rule(p, &mut |context, rule| match rule {
            Rule::Has(who, words) => {
                gifts.give(self.who(p, who, context), Gift { words: mask(words), ..Gift::default() });
            }
            Rule::AlsoTeam(who, team) => {
                gifts.give(self.who(p, who, context), Gift { teams: *team, ..Gift::default() });
            }
            Rule::AlsoNamed(who, name) => {
                gifts.give(self.who(p, who, context), Gift { names: given_name_bit(*name), ..Gift::default() });
            }
            Rule::Forbids(who, words) => {
                gifts.give(self.who(p, who, context), Gift { forbidden: mask(words), ..Gift::default() });
            }
            _ => {}
        });
        gifts
    }

    /// Words that a character cannot have.
    pub(crate) fn forbidden(&self, p: &Position, slot: Slot) -> u64 {
        let by_rules = if p.wide { self.gifts(p).to(slot).forbidden } else { 0 };
        self.forbidden_by_changes(p, slot) | by_rules
    }

    fn forbidden_by_changes(&self, p: &Position, slot: Slot) -> u64 {
        let mine = p.modifiers.iter().filter(|modifier| modifier.who.contains(slot));
        mine.fold(0, |words, modifier| match modifier.op {
            ModOp::Forbids(word) => words | word_bit(word),
            _ => words,
        })
    }

    /// When a character last lost all powers by an effect that still holds; 0: never. What it gained since it has.
    pub(crate) fn lost_at(&self, p: &Position, slot: Slot) -> u16 {
        let loses = |modifier: &&Modifier| modifier.who.contains(slot) && modifier.op == ModOp::Loses(Lost::All);
        p.modifiers.iter().rev().find(loses).map_or(0, |modifier| modifier.stamp)
    }

    /// Words that effects gave.
    pub(crate) fn gained(&self, p: &Position, slot: Slot) -> u64 {
        let lost = self.lost(p, slot);
        if lost.keyword_and_super {
            return 0;
        }
        let since = self.lost_at(p, slot);
        let mine = p.modifiers.iter().filter(|modifier| modifier.who.contains(slot) && modifier.stamp > since);
        mine.fold(0, |words, modifier| match modifier.op {
            ModOp::Gains(Gained::Word(word)) => words | word_bit(word),
            _ => words,
        })
    }

    /// Calls `visit` with every continuous rule in force and whose it is.
    pub(crate) fn each_rule(&self, p: &Position, visit: &mut dyn FnMut(&Context, &Rule)) {
        for slot in p.rulers {
            let context = Context::of(p, slot);
            self.each_power(p, slot, |instance| {
                for rule in &self.program.power(instance.power).rules {
                    if rule.given.as_ref().is_none_or(|cond| self.holds(p, cond, &context)) {
                        visit(&context, &rule.rule);
                    }
                }
            });
        }
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
    /// It has powers that it absorbed or gained by name.
    absorbs: bool,
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
    /// What its powers forbid and allow, a bit for each.
    laws: u64,
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
const BROAD: u8 = 16;

/// What kind of continuous rule it is, in bits.
fn rule_bits(def: &crate::program::RuleDef) -> u8 {
    let bit = |is: bool, bit: u8| if is { bit } else { 0 };
    RULER
        | bit(is_wide(&def.rule), WIDE)
        | bit(matches!(def.rule, Rule::Stats { .. } | Rule::Base { .. }), SHAPER)
        | bit(!def.steady, RESTLESS)
        | bit(matches!(&def.rule, Rule::Stats { who, .. } | Rule::Base { who, .. } if *who != Who::This), BROAD)
}

/// Whether a rule changes what characters are, so that summaries depend on it.
fn is_wide(rule: &Rule) -> bool {
    match rule {
        Rule::Has(..) | Rule::AlsoTeam(..) | Rule::AlsoNamed(..) | Rule::PowersOf(_) | Rule::Forbids(..) => true,
        Rule::PrintedOf(..) | Rule::PowersInKo(_) => true,
        Rule::Stats { .. } | Rule::Base { .. } | Rule::Law(..) | Rule::PlayerLaw(..) => false,
        Rule::Cheaper(..) | Rule::Price(_) | Rule::EntersWith(..) | Rule::KeptOut | Rule::Instead(..) => false,
    }
}

impl<W: Witness<Event>> Run<'_, W> {
    /// Something about this character changed that its powers depend on.
    pub(crate) fn renew(&mut self, slot: Slot) {
        // Whoever is in another universe is looked at when its board is at hand.
        if self.p.universes.apart.contains(slot) {
            return;
        }
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
            if sum.rules & kind != 0 { set.add(slot) } else { set.remove(slot) }
        };
        mark(&mut self.p.rulers, RULER);
        mark(&mut self.p.shapers, SHAPER);
        mark(&mut self.p.restless, RESTLESS);
        mark(&mut self.p.broad, BROAD);
        self.note_laws(slot, sum.laws);
    }

    fn note_laws(&mut self, slot: Slot, laws: u64) {
        if laws != 0 {
            self.p.barring.add(slot);
            self.p.laws |= laws;
        } else if self.p.barring.contains(slot) {
            self.p.barring.remove(slot);
            self.p.laws = self.g.count_laws(self.p);
        }
    }

    /// As long as a power in force changes what others are, everybody is looked at anew until nothing changes.
    pub(crate) fn renew_all(&mut self) {
        let mut wide = false;
        // They hold for everybody until somebody changes.
        let mut gifts = None;
        for _ in 0..4 {
            wide = false;
            let mut changed = false;
            for slot in self.p.standing() {
                let before = self.p.fighter(slot);
                let before = (before.words, before.listens, before.teams, self.p.rulers.contains(slot));
                let sum = self.g.summary_with(self.p, slot, &mut gifts);
                wide |= sum.rules & WIDE != 0;
                self.note(slot, sum);
                if before != sum.parts() {
                    changed = true;
                    gifts = None;
                }
            }
            if !changed {
                break;
            }
        }
        self.p.wide = wide;
        self.p.listened = self.p.standing().iter().fold(0, |mask, slot| mask | self.p.fighter(slot).listens);
    }
}

/// Those of a set that have a word.
#[inline]
pub(crate) fn having(p: &Position, set: Fighters, word: Word) -> Fighters {
    set.filter(|slot| p.fighter(slot).has(word))
}

/// Those of a set that are face up.
#[inline]
pub(crate) fn face_up(p: &Position, set: Fighters) -> Fighters {
    set.filter(|slot| !p.fighter(slot).is_face_down())
}
