//! A combat, step by step.

pub(crate) mod attack;
mod late;
mod stand_in;
pub(crate) mod stun_and_ko;

use crate::Vs;
use crate::combat::stun_and_ko::{Falling, How};
use crate::derive::laws::Attempt;
use crate::derive::powers::having;
use crate::event::{Event, Happened};
use crate::language::Verb;
use crate::plain::Word;
use crate::program::{ANY_COMBAT, COMBAT};
use crate::run::Run;
use crate::state::position::{Ask, Combat, CombatStep, Fighters, Frame, NO_SLOT, Position, Row, Slot, Term};
use crate::triggers::Happening;
use longbox_kernel::{Seat, Witness};

impl<W: Witness<Event>> Run<'_, W> {
    pub(crate) fn step_combat(&mut self) {
        let combat = *self.fight();
        let broken = combat.attackers.is_empty() || combat.defender == NO_SLOT;
        if broken && combat.step < CombatStep::Close {
            // Somebody is missing: nobody has come through this combat.
            let combat = self.fight();
            combat.survived = Fighters::NONE;
            combat.step = CombatStep::Close;
            return;
        }
        match combat.step {
            CombatStep::Declared => self.fight().step = CombatStep::Plays,
            CombatStep::Plays => self.step_plays(combat),
            CombatStep::Ferocious => self.step_ferocious(combat),
            CombatStep::Normal => self.strike(combat, combat.all() - combat.struck),
            CombatStep::Close => {
                self.new_batch();
                self.look(Happening::of(Happened::CombatEnds, combat.by));
                self.end_terms(Term::Combat(combat.number));
                self.fight().step = CombatStep::Over;
            }
            CombatStep::Over => {
                // What the triggers at its end have made for this combat ends with it.
                self.end_terms(Term::Combat(combat.number));
                self.p.frames.pop();
                self.tell(Happened::CombatEnded, combat.by);
            }
        }
    }

    /// Players act in turn until all have passed in succession. Who visibly can do nothing is not asked.
    fn step_plays(&mut self, combat: Combat) {
        if self.p.alive.iter().all(|seat| combat.passed.contains(seat)) {
            self.fight().step = CombatStep::Ferocious;
            return;
        }
        let seat = combat.turn_of;
        let idle = self.p.zones(seat).hand.is_empty()
            && !self.may_play_elsewhere(seat, COMBAT | ANY_COMBAT)
            && !self.g.has_combat_power(self.p, seat);
        if !self.p.alive.contains(seat) || idle {
            self.pass_play(seat);
        } else {
            self.ask(seat, Ask::Plays);
        }
    }

    pub(crate) fn pass_play(&mut self, seat: Seat) {
        let next = self.p.alive.next_after(seat).unwrap_or(seat);
        let combat = self.fight();
        combat.passed = combat.passed.with(seat);
        combat.turn_of = next;
    }

    /// A player has acted: everybody may answer.
    pub(crate) fn note_play(&mut self, seat: Seat) {
        let next = self.p.alive.next_after(seat).unwrap_or(seat);
        if let Some(Frame::Combat(combat)) = self.p.frames.last_mut() {
            combat.passed = longbox_kernel::SeatSet::NONE;
            combat.turn_of = next;
        }
    }

    fn step_ferocious(&mut self, combat: Combat) {
        let fighting = if combat.ranged { Fighters::NONE } else { combat.all() };
        match having(self.p, fighting, Word::Ferocious) {
            Fighters::NONE => self.fight().step = CombatStep::Normal,
            fierce => self.strike(combat, fierce),
        }
    }

    /// These strike at the same time; nobody falls before all have struck.
    fn strike(&mut self, combat: Combat, strikers: Fighters) {
        let back = strikers.contains(combat.defender) && self.g.strikes_back(self.p, &combat);
        let open = if back { self.g.may_strike_back_at(self.p, &combat) } else { Fighters::NONE };
        let each_attacker = !combat.ranged && self.p.fighter(combat.defender).has(Word::Monstrous);
        let targets = match open.len() {
            0 => Fighters::NONE,
            1 => open,
            _ if each_attacker => combat.attackers,
            _ if open.contains(combat.back_at) => Fighters::one(combat.back_at),
            _ => {
                self.ask(self.g.who_strikes_back(self.p, &combat), Ask::StrikeBack);
                return;
            }
        };
        if self.p.has_stand_ins() {
            let falls = self.would_fall(&combat, strikers, targets);
            if self.decide_wounds(self.about_to_be_wounded(&falls, How::Strike)).is_err() {
                return;
            }
        }
        let (defender_falls, struck) = self.strike_defender(&combat, strikers);
        let attackers_fall = self.strike_back(&combat, targets);
        let ferocious = combat.step == CombatStep::Ferocious;
        let defender = if defender_falls { Fighters::one(combat.defender) } else { Fighters::NONE };
        let now = self.fight();
        now.struck |= struck;
        if !targets.is_empty() {
            now.struck.add(combat.defender);
        }
        now.survived = combat.all() - (attackers_fall | defender);
        now.step = if ferocious { CombatStep::Normal } else { CombatStep::Close };
        // Whatever had to be decided was decided above.
        let falls = [(defender, combat.attackers), (attackers_fall, Fighters::one(combat.defender))];
        let _stunned = self.stun(&falls, How::Strike);
        let now = self.fight();
        if now.attackers.is_empty() || now.defender == NO_SLOT {
            now.step = CombatStep::Close;
        }
    }

    /// Whom these strikes would stun, with who does it.
    fn would_fall(&self, combat: &Combat, strikers: Fighters, targets: Fighters) -> [Falling; 2] {
        let (total, who) = self.strike_of(combat, strikers);
        let down = !who.is_empty() && total >= self.g.stats(self.p, combat.defender).def;
        let defender = if down { Fighters::one(combat.defender) } else { Fighters::NONE };
        let attackers = targets.filter(|slot| {
            let value = self.g.strike_value(self.p, combat, combat.defender, slot);
            value > 0 && self.g.strikes_at(self.p, combat, slot) && value >= self.g.stats(self.p, slot).def
        });
        [(defender, combat.attackers), (attackers, Fighters::one(combat.defender))]
    }

    /// What the attackers strike with together, and who of them strikes.
    fn strike_of(&self, combat: &Combat, strikers: Fighters) -> (i16, Fighters) {
        let (mut total, mut who) = (0i16, Fighters::NONE);
        for slot in combat.attackers & strikers {
            let value = self.g.strike_value(self.p, combat, slot, combat.defender);
            if value > 0 {
                who.add(slot);
            }
            total = total.saturating_add(value);
        }
        let carries = combat.step != CombatStep::Ferocious && !who.is_empty();
        (if carries { total.saturating_add(combat.carried) } else { total }, who)
    }

    /// The attackers' strike: whether it stuns the defender, and who has struck.
    fn strike_defender(&mut self, combat: &Combat, strikers: Fighters) -> (bool, Fighters) {
        let (total, who) = self.strike_of(combat, strikers);
        let struck = !who.is_empty();
        if combat.step == CombatStep::Ferocious {
            self.fight().carried = total;
        }
        let def = self.g.stats(self.p, combat.defender).def;
        if struck {
            self.happens(Happened::Struck { strike: total, def, by: who }, combat.defender);
        }
        (struck && total >= def, who)
    }

    /// The defender's strike: whom it stuns.
    fn strike_back(&mut self, combat: &Combat, targets: Fighters) -> Fighters {
        let mut fallen = Fighters::NONE;
        for slot in targets {
            let value = self.g.strike_value(self.p, combat, combat.defender, slot);
            if value == 0 || !self.g.strikes_at(self.p, combat, slot) {
                continue;
            }
            let def = self.g.stats(self.p, slot).def;
            let by = Fighters::one(combat.defender);
            self.happens(Happened::StruckBack { strike: value, def, by }, slot);
            if value >= def {
                fallen.add(slot);
            }
        }
        fallen
    }

    pub(crate) fn choose_back(&mut self, slot: Slot) {
        self.fight().back_at = slot;
    }

    /// The combat ends; nobody is stunned and nobody has come through it.
    pub(crate) fn cancel_combat(&mut self) -> bool {
        let combat = self.p.frames.iter_mut().rev().find_map(|frame| match frame {
            Frame::Combat(combat) if combat.step < CombatStep::Close => Some(combat),
            _ => None,
        });
        let Some(combat) = combat else { return false };
        combat.step = CombatStep::Close;
        combat.survived = Fighters::NONE;
        let by = combat.by;
        self.tell(Happened::CombatCancelled, by);
        true
    }

    /// Another character takes the defender's place; the two switch positions.
    pub(crate) fn replace_defender(&mut self, slot: Slot) -> bool {
        if self.p.fighter(slot).is_face_down() {
            // Who cannot defend takes nobody's place, but the defender steps back all the same.
            let defender = self.p.combat().map_or(NO_SLOT, |combat| combat.defender);
            if defender != NO_SLOT {
                self.leave_combat(defender);
            }
            return false;
        }
        let deserted = self.p.combat().is_some_and(|combat| {
            let enemy = !self.p.are_allies(self.p.fighter(slot).side, combat.by);
            combat.defender == NO_SLOT && combat.step < CombatStep::Close && enemy
        });
        if !deserted && !self.g.may_defend(self.p, slot) {
            return false;
        }
        let combat = self.p.frames.iter_mut().rev().find_map(|frame| match frame {
            Frame::Combat(combat) => Some(combat),
            _ => None,
        });
        let Some(combat) = combat else { return false };
        let old = std::mem::replace(&mut combat.defender, slot);
        combat.back_at = NO_SLOT;
        self.happens(Happened::DefenderReplaced, slot);
        if old == NO_SLOT {
            return true;
        }
        let (row, other) = (self.p.fighter(old).row, self.p.fighter(slot).row);
        // If one of the two cannot move, they do not switch.
        if row != Row::None && self.can_move(old) && self.can_move(slot) {
            self.move_row(old, other);
            self.move_row(slot, row);
        }
        true
    }
}

impl Vs {
    /// Whether the defender strikes back at all.
    pub(crate) fn strikes_back(&self, p: &Position, combat: &Combat) -> bool {
        let defender = p.fighter(combat.defender);
        let able = !combat.ranged || defender.has(Word::Ranged);
        // Whoever may strike none of them by a law of its own is not asked for one.
        let attempt = Attempt::to(Verb::Strike).by(Fighters::one(combat.defender)).own();
        let stopped = || self.barred(p, attempt, combat.attackers) == combat.attackers;
        able && !stopped() && self.stats(p, combat.defender).atk > 0
    }

    /// Whether the defender can strike this attacker.
    pub(crate) fn strikes_at(&self, p: &Position, combat: &Combat, attacker: Slot) -> bool {
        let defender = p.fighter(combat.defender);
        let invades = p.fighter(attacker).has(Word::Invade) && defender.row == Row::Back;
        !invades && self.can_strike(p, combat.defender, attacker)
    }

    /// Who chooses the attacker that is struck back: the defender's player, or the attacker's with a Leader.
    pub(crate) fn who_strikes_back(&self, p: &Position, combat: &Combat) -> Seat {
        let leader = combat.is_team() && !having(p, combat.attackers, Word::Leader).is_empty();
        if leader { combat.by } else { p.fighter(combat.defender).side }
    }

    /// The attackers of whom one can be chosen. Only a Leader may point at somebody who cannot be struck.
    pub(crate) fn may_strike_back_at(&self, p: &Position, combat: &Combat) -> Fighters {
        let leader = combat.is_team() && !having(p, combat.attackers, Word::Leader).is_empty();
        combat.attackers.filter(|slot| leader || self.strikes_at(p, combat, slot))
    }

    /// Characters that may take the defender's place: face up, on the same side, not in the combat.
    pub(crate) fn may_defend(&self, p: &Position, slot: Slot) -> bool {
        p.combat().is_some_and(|combat| {
            combat.defender != NO_SLOT
                && !combat.all().contains(slot)
                && !p.fighter(slot).is_face_down()
                && p.share_a_side(p.fighter(slot).side, p.fighter(combat.defender).side)
        })
    }
}
