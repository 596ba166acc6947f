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
/// Copying powers on the way to a copied power, each with where it comes from.
type Way = ArrayVec<[(PowerId, u16); 6]>;

impl Vs {
    /// Every power that is printed, equipped or copied, whether or not it works now.
    pub(crate) fn each_had(&self, p: &Position, slot: Slot, visit: &mut dyn FnMut(Instance)) {
        self.each_own(p, slot, visit);
        let able = !p.fighter(slot).is_face_down() && !self.lost(p, slot).covers(PowerKind::Keyword);
        if !p.wide || !able {
            return;
        }
        let mut copiers: ArrayVec<[(PowerId, u16); 8]> = ArrayVec::new();
        self.each_own(p, slot, &mut |instance| {
            if self.copies(instance.power) {
                let _few = copiers.try_push((instance.power, instance.via));
            }
        });
        let mut way = Way::new();
        for (power, via) in copiers {
            self.each_copied(p, slot, Instance { power, via }, &mut way, visit);
            self.each_in_ko_pile(p, slot, power, visit);
            self.each_printed_elsewhere(p, slot, power, visit);
        }
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
            for power in &self.face(p.card(fighter.equipment)).powers {
                visit(Instance { power: *power, via: FROM_EQUIPMENT });
            }
        }
        for modifier in p.modifiers.iter().filter(|modifier| modifier.who.contains(slot)) {
            let ModOp::Absorbs(card, kinds) = modifier.op else { continue };
            self.each_printed(card, kinds, modifier.stamp, visit);
        }
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

    /// Powers that a character has because they are printed on others.
    fn each_printed_elsewhere(&self, p: &Position, slot: Slot, power: PowerId, visit: &mut dyn FnMut(Instance)) {
        let context = Context::of(p, slot);
        for rule in &self.program.power(power).rules {
            let Rule::PrintedOf(who, kinds) = &rule.rule else { continue };
            if rule.given.as_ref().is_none_or(|cond| self.holds(p, cond, &context)) {
                for other in self.who(p, who, &context).without(slot) {
                    self.each_printed(p.fighter(other).card, *kinds, p.fighter(other).stamp, visit);
                }
            }
        }
    }

    /// Powers that a character has because a copying power of its own (which may itself be copied) gives them. A
    /// copying power that is on the way already is not walked again: that ends every circle.
    fn each_copied(&self, p: &Position, slot: Slot, by: Instance, way: &mut Way, visit: &mut dyn FnMut(Instance)) {
        let from = self.copied_from(p, slot, by.power);
        if from.is_empty() || way.contains(&(by.power, by.via)) || way.try_push((by.power, by.via)).is_some() {
            return;
        }
        for other in from {
            let via = p.fighter(other).stamp;
            let lost = self.lost(p, other);
            let mut again: ArrayVec<[PowerId; 8]> = ArrayVec::new();
            self.each_own(p, other, &mut |instance| {
                let def = self.program.power(instance.power);
                if lost.covers(def.kind) && def.works != Works::Always {
                    return;
                }
                visit(Instance { power: instance.power, via });
                if self.copies(instance.power) {
                    let _few = again.try_push(instance.power);
                }
            });
            self.each_gained(p, other, &mut |instance| visit(Instance { power: instance.power, via }));
            for power in again {
                self.each_copied(p, slot, Instance { power, via }, way, visit);
                self.each_in_ko_pile(p, slot, power, visit);
            }
        }
        way.pop();
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
        let powers = self.face(p.fighter(slot).card).powers.iter();
        let from: Fighters = powers.map(|power| self.copied_from(p, slot, *power)).collect();
        from.iter().fold(0, |words, other| words | self.gained(p, other))
    }
}
