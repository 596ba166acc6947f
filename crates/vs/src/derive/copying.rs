//! Powers that a character has from elsewhere: equipment, what it has absorbed, what it copies from others and from
//! a KO pile.

use crate::Vs;
use crate::derive::evaluate::Context;
use crate::derive::powers::Instance;
use crate::plain::{Gained, Kinds, Rule, Works};
use crate::program::{PowerId, PowerKind};
use crate::state::position::{CardNo, Fighters, ModOp, NO_PIECE, Position, Slot, UNKNOWN};
use tinyvec::ArrayVec;

const FROM_EQUIPMENT: u16 = 1;

/// Copying powers of a character, the first ones of each step.
type Copiers = ArrayVec<[Instance; 8]>;

/// A walk through what a character copies.
#[derive(Default)]
struct Walk {
    /// Copying powers on the way to where the walk is: one of its own, then copied ones.
    way: ArrayVec<[Instance; 6]>,
    /// Those whose powers it has, whatever they are, found so far.
    all_of: Fighters,
}

impl Vs {
    /// Every power that is printed, equipped or copied, whether or not it works now.
    pub(crate) fn each_had(&self, p: &Position, slot: Slot, visit: &mut dyn FnMut(Instance)) {
        self.each_own(p, slot, visit);
        let able = !p.fighter(slot).is_face_down() && !self.lost(p, slot).covers(PowerKind::Keyword);
        if !p.wide || !able {
            return;
        }
        let mut walk = Walk::default();
        for by in self.own_copiers(p, slot) {
            self.each_copied(p, slot, by, &mut walk, visit);
        }
    }

    /// The copying powers that are a character's own.
    fn own_copiers(&self, p: &Position, slot: Slot) -> Copiers {
        let mut copiers = Copiers::new();
        self.each_own(p, slot, &mut |instance| {
            if self.copies(instance.power) {
                let _few = copiers.try_push(instance);
            }
        });
        copiers
    }

    /// Whether a power gives its character powers of others.
    fn copies(&self, power: PowerId) -> bool {
        let mut rules = self.program.power(power).rules.iter();
        rules.any(|rule| matches!(rule.rule, Rule::PowersOf(_) | Rule::PrintedOf(..) | Rule::PowersInKo(_)))
    }

    /// Powers that a character has from cards in the KO pile of its player.
    fn each_in_ko_pile(&self, p: &Position, slot: Slot, power: PowerId, visit: &mut dyn FnMut(Instance)) {
        let context = Context::of(p, slot);
        for rule in &self.program.power(power).rules {
            let Rule::PowersInKo(what) = &rule.rule else { continue };
            for piece in p.zones(context.me).ko.pieces(context.me) {
                let card = p.card(piece);
                if card == UNKNOWN || !self.card_is(p, what, card, &context) {
                    continue;
                }
                for power in &self.face(card).powers {
                    visit(Instance { power: *power, via: crate::turn::supers::mark_of_piece(piece) });
                }
            }
        }
    }

    /// Printed, equipped and absorbed powers.
    fn each_own(&self, p: &Position, slot: Slot, visit: &mut dyn FnMut(Instance)) {
        let fighter = p.fighter(slot);
        for power in &self.face(fighter.card).powers {
            visit(Instance { power: *power, via: 0 });
        }
        if fighter.equipment != NO_PIECE {
            for power in self.face(p.card(fighter.equipment)).carried() {
                visit(Instance { power: *power, via: FROM_EQUIPMENT });
            }
        }
        for modifier in p.modifiers.iter().filter(|modifier| modifier.who.contains(slot)) {
            let ModOp::Absorbs(card, kinds, mask) = modifier.op else { continue };
            for (power, number) in self.face(card).powers.iter().zip(0..u16::BITS) {
                if mask >> number & 1 != 0 && kinds.has(self.program.power(*power).kind) {
                    visit(Instance { power: *power, via: modifier.stamp });
                }
            }
        }
    }

    /// The powers of these kinds printed on a card that a character does not have by name, a bit for each.
    pub(crate) fn lacking(&self, p: &Position, slot: Slot, card: CardNo, kinds: Kinds) -> u16 {
        let powers = self.face(card).powers.iter().zip(0..u16::BITS);
        powers.fold(0, |lacking, (power, number)| {
            let def = self.program.power(*power);
            let mut has = def.words != 0 && self.gained(p, slot) & def.words == def.words;
            let mut look = |instance: Instance| has |= self.program.power(instance.power).name == def.name;
            self.each_had(p, slot, &mut look);
            self.each_gained(p, slot, &mut look);
            lacking | u16::from(!has && kinds.has(def.kind)) << number
        })
    }

    /// Keyword powers that effects gave, unless they were lost since.
    pub(crate) fn each_gained(&self, p: &Position, slot: Slot, visit: &mut dyn FnMut(Instance)) {
        if self.lost(p, slot).keyword_and_super {
            return;
        }
        let since = self.lost_at(p, slot);
        for modifier in p.modifiers.iter().filter(|modifier| modifier.who.contains(slot) && modifier.stamp > since) {
            if let ModOp::Gains(Gained::Power(power)) = modifier.op {
                visit(Instance { power, via: modifier.stamp });
            }
        }
    }

    /// The powers of these kinds that stand on a card.
    fn each_printed(&self, card: CardNo, kinds: Kinds, via: u16, visit: &mut dyn FnMut(Instance)) {
        for power in &self.face(card).powers {
            if kinds.has(self.program.power(*power).kind) {
                visit(Instance { power: *power, via });
            }
        }
    }

    /// Powers that a character has because a copying power of its own (which may itself be copied) gives them.
    fn each_copied(&self, p: &Position, slot: Slot, by: Instance, walk: &mut Walk, visit: &mut dyn FnMut(Instance)) {
        if self.is_circle(walk, by) || walk.way.try_push(by).is_some() {
            return;
        }
        for other in self.copied_from(p, slot, by.power) {
            walk.all_of.add(other);
            self.each_copied_of(p, slot, other, walk, visit);
        }
        self.each_in_ko_pile(p, slot, by.power, visit);
        self.each_printed_elsewhere(p, slot, by.power, walk, visit);
        walk.way.pop();
    }

    /// Whether a walk comes back to a copying power. Copying stops at a copied power of the same name, so a character
    /// who copies somebody with its own copying power has what that one gives once more, and no more than that.
    fn is_circle(&self, walk: &Walk, by: Instance) -> bool {
        let name = |power: PowerId| &self.program.power(power).name;
        walk.way.iter().skip(1).any(|copied| name(copied.power) == name(by.power))
    }

    /// All powers of one whose powers a character has, with what they copy.
    fn each_copied_of(&self, p: &Position, slot: Slot, other: Slot, walk: &mut Walk, visit: &mut dyn FnMut(Instance)) {
        let via = p.fighter(other).stamp;
        let lost = self.lost(p, other);
        let mut again = Copiers::new();
        self.each_own(p, other, &mut |instance| {
            let def = self.program.power(instance.power);
            if lost.covers(def.kind) && def.works != Works::Always {
                return;
            }
            visit(Instance { power: instance.power, via });
            if self.copies(instance.power) {
                let _few = again.try_push(Instance { power: instance.power, via });
            }
        });
        self.each_gained(p, other, &mut |instance| visit(Instance { power: instance.power, via }));
        for by in again {
            self.each_copied(p, slot, by, walk, visit);
        }
    }

    /// Powers that a character has because they are printed on others, with what they copy.
    fn each_printed_elsewhere(
        &self,
        p: &Position,
        slot: Slot,
        power: PowerId,
        walk: &mut Walk,
        visit: &mut dyn FnMut(Instance),
    ) {
        let context = Context::of(p, slot);
        for rule in &self.program.power(power).rules {
            let Rule::PrintedOf(who, kinds) = &rule.rule else { continue };
            if !rule.given.as_ref().is_none_or(|cond| self.holds(p, cond, &context)) {
                continue;
            }
            for other in self.who(p, who, &context).without(slot) {
                let mut again = Copiers::new();
                self.each_printed(p.fighter(other).card, *kinds, p.fighter(other).stamp, &mut |instance| {
                    visit(instance);
                    if self.copies(instance.power) {
                        let _few = again.try_push(instance);
                    }
                });
                for by in again {
                    self.each_copied(p, slot, by, walk, visit);
                }
            }
        }
    }

    /// Whose powers this power of a character copies now.
    fn copied_from(&self, p: &Position, slot: Slot, power: PowerId) -> Fighters {
        let context = Context::of(p, slot);
        let rules = self.program.power(power).rules.iter();
        let in_force = rules.filter(|rule| rule.given.as_ref().is_none_or(|cond| self.holds(p, cond, &context)));
        in_force.fold(Fighters::NONE, |set, rule| match &rule.rule {
            Rule::PowersOf(who) => set | self.who(p, who, &context).without(slot),
            _ => set,
        })
    }

    /// Words that effects gave to those whose powers a character copies.
    pub(crate) fn copied_words(&self, p: &Position, slot: Slot) -> u64 {
        let mut walk = Walk::default();
        for by in self.own_copiers(p, slot) {
            self.each_copied(p, slot, by, &mut walk, &mut |_| {});
        }
        walk.all_of.iter().fold(0, |words, other| words | self.gained(p, other))
    }
}
