//! Who may attack whom, and why not.

use crate::Vs;
use crate::change::modifiers::is_changed;
use crate::derive::kinds::word_bit;
use crate::derive::laws::Attempt;
use crate::derive::powers::{face_up, having};
use crate::event::{Event, Happened};
use crate::language::Verb;
use crate::plain::{Mood, Word, law_bit};
use crate::rulebook::RuleId;
use crate::run::Run;
use crate::state::position::{Ask, AttackPlan, Combat, Fighter, Fighters, Frame, ModOp, NO_SLOT, Position, Row, Slot};
use crate::triggers::Happening;
use longbox_kernel::{Seat, SeatSet, Witness};

/// What stands in the way: a rule, and the character that makes it so, if one does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Obstacle {
    /// The rule that forbids it.
    pub rule: RuleId,
    pub(crate) by: Option<Slot>,
}

impl From<RuleId> for Obstacle {
    fn from(rule: RuleId) -> Obstacle {
        Obstacle { rule, by: None }
    }
}

/// The face-up characters of one side that can be attacked, by row.
struct Lines {
    front: Fighters,
    back: Fighters,
    /// Somebody in front protects the back row.
    guarded: bool,
    /// Nobody flies over the front row.
    closed: bool,
}

/// The words with which one keeps flyers from passing.
const STOPPING: u64 = word_bit(Word::Flight) | word_bit(Word::Grab);
/// The laws that an attack asks for.
const ATTACK_LAWS: u64 = law_bit(Mood::Never, Verb::Attack) | law_bit(Mood::Can, Verb::Attack);

impl Vs {
    /// Whether a character can attack at all.
    #[inline]
    pub(crate) fn may_attack(&self, p: &Position, slot: Slot) -> Result<(), Obstacle> {
        let fighter = p.fighter(slot);
        if p.universes.apart.contains(slot) {
            return Err(RuleId::UniverseApart.into());
        }
        if fighter.is_face_down() {
            return Err(why_powerless(fighter).into());
        }
        if fighter.is_exhausted() {
            return Err(RuleId::AttackReady.into());
        }
        if fighter.row == Row::Back && !fighter.has(Word::Ranged) {
            return Err(RuleId::AttackRow.into());
        }
        if p.laws & ATTACK_LAWS != 0 && self.why_never(p, Verb::Attack, slot).is_some() {
            return Err(RuleId::AttackBanned.into());
        }
        Ok(())
    }

    /// Whether this attacker reaches that enemy, or why not.
    pub(crate) fn may_target(&self, p: &Position, attacker: Slot, target: Slot) -> Result<(), Obstacle> {
        let (from, to) = (p.fighter(attacker), p.fighter(target));
        if p.are_allies(from.side, to.side) {
            return Err(RuleId::AttackTeammate.into());
        }
        if p.universes.apart.contains(target) {
            return Err(RuleId::UniverseApart.into());
        }
        if to.is_face_down() {
            return Err(RuleId::AttackFaceUp.into());
        }
        let attempt = Attempt::attack(p, attacker, Fighters::one(attacker));
        if p.machines.contains(target) {
            if let Some(beside) = self.in_its_row(p, target).first() {
                return Err(Obstacle { rule: RuleId::AttackMachine, by: Some(beside) });
            }
        } else if self.is_barred(p, attempt, target) {
            return Err(self.ban(p, attempt, target).into());
        }
        let ranged = from.row == Row::Back;
        if ranged && to.has(Word::Dodge) {
            return Err(RuleId::AttackDodge.into());
        }
        let Some(protector) = self.protector(p, target) else { return Ok(()) };
        let sneaks = !ranged && from.has(Word::Stealth) || from.has(Word::Invisible);
        if sneaks || self.allowed(p, attempt, Fighters::one(target)).contains(target) {
            return Ok(());
        }
        if !from.has(Word::Flight) {
            return Err(Obstacle { rule: RuleId::AttackProtected, by: Some(protector) });
        }
        let stops = |slot: &Slot| stops_flyers(p.fighter(*slot));
        match self.lines(p, to.side).front.iter().find(stops) {
            Some(stopper) => Err(Obstacle { rule: RuleId::AttackFlightStopped, by: Some(stopper) }),
            None => Ok(()),
        }
    }

    /// The face-up characters in the row of a machine.
    fn in_its_row(&self, p: &Position, machine: Slot) -> Fighters {
        let fighter = p.fighter(machine);
        let lines = self.lines(p, fighter.side);
        if fighter.row == Row::Front { lines.front } else { lines.back }
    }

    /// The machines of a side that can be attacked by whoever gets past its front row or does not.
    #[inline(never)]
    fn open_machines(&self, p: &Position, seat: Seat, lines: &Lines, past: bool) -> Fighters {
        p.machines.filter(|slot| {
            let fighter = p.fighter(slot);
            p.share_a_side(fighter.side, seat)
                && match fighter.row {
                    Row::Front => lines.front.is_empty(),
                    _ => lines.back.is_empty() && past,
                }
        })
    }

    /// The rule by which a law keeps a character from being attacked.
    fn ban(&self, p: &Position, attempt: Attempt, target: Slot) -> RuleId {
        let words = |power| self.program.power(power).words;
        match self.why_barred(p, attempt, target) {
            Some(cause) if words(cause.power) & word_bit(Word::Safeguard) != 0 => RuleId::AttackSafeguard,
            _ => RuleId::AttackBanned,
        }
    }

    fn lines(&self, p: &Position, seat: Seat) -> Lines {
        let (mut front, mut back, mut words) = (Fighters::NONE, Fighters::NONE, 0);
        for slot in p.side(seat) - p.away {
            let fighter = p.fighter(slot);
            match (fighter.is_face_down(), fighter.row) {
                (false, Row::Front) => {
                    front.add(slot);
                    words |= fighter.words;
                }
                (false, Row::Back) => back.add(slot),
                _ => {}
            }
        }
        let mut guards = front;
        if words & word_bit(Word::Invisible) != 0 {
            guards -= having(p, front, Word::Invisible);
            words = guards.iter().fold(0, |words, slot| words | p.fighter(slot).words);
        }
        Lines { front, back, guarded: !guards.is_empty(), closed: words & STOPPING != 0 }
    }

    /// Everybody whom a character that may attack reaches, if it attacks alone.
    #[inline]
    pub fn reach(&self, p: &Position, slot: Slot) -> Fighters {
        self.reach_with(p, slot, Fighters::one(slot))
    }

    /// Everybody whom one of those reaches who attack together.
    fn reach_with(&self, p: &Position, slot: Slot, attackers: Fighters) -> Fighters {
        let fighter = p.fighter(slot);
        let ranged = fighter.row == Row::Back;
        let flies = fighter.has(Word::Flight);
        let sneaks = !ranged && fighter.has(Word::Stealth) || fighter.has(Word::Invisible);
        let mut reach = Fighters::NONE;
        for seat in sides_of(p, p.enemy_seats(fighter.side)) {
            let lines = self.lines(p, seat);
            let past = !lines.guarded || sneaks || flies && !lines.closed;
            reach |= if past { lines.front | lines.back } else { lines.front };
            if !p.machines.is_empty() {
                reach |= self.open_machines(p, seat, &lines, past);
            }
        }
        if p.laws & ATTACK_LAWS != 0 {
            reach = self.reach_by_law(p, slot, attackers, reach);
        }
        if ranged { reach - having(p, reach, Word::Dodge) } else { reach }
    }

    /// Whom it reaches once laws are looked at.
    #[inline(never)]
    fn reach_by_law(&self, p: &Position, slot: Slot, attackers: Fighters, reach: Fighters) -> Fighters {
        let attempt = Attempt::attack(p, slot, attackers);
        let side = p.fighter(slot).side;
        let beyond = face_up(p, p.enemies(side) - p.away) - reach;
        let alone = |slot| !p.are_allies(p.fighter(slot).side, side) && self.in_its_row(p, slot).is_empty();
        let beyond = beyond | (p.machines.filter(alone) - reach);
        let reach = reach | self.allowed(p, attempt, beyond);
        reach - (self.barred(p, attempt, reach) - p.machines)
    }

    /// Whom those of an attack reach together with one who joins them. Some reach others only alone.
    pub(crate) fn reach_together(&self, p: &Position, plan: &AttackPlan, slot: Slot) -> Fighters {
        if p.laws & ATTACK_LAWS == 0 {
            return plan.targets & self.reach(p, slot);
        }
        let all = plan.attackers.with(slot);
        all.iter().fold(plan.targets, |reach, slot| reach & self.reach_with(p, slot, all))
    }

    /// The Angry characters of a player that could attack now: one of them must be in the first attack of the turn.
    pub(crate) fn angry(&self, p: &Position, seat: Seat) -> Fighters {
        if p.record(seat).attacks > 0 {
            return Fighters::NONE;
        }
        let able = |slot| self.may_attack(p, slot).is_ok() && !self.reach(p, slot).is_empty();
        having(p, p.side(seat), Word::Angry).filter(able)
    }

    /// The first Angry character that is missing in an attack and could join it.
    pub(crate) fn missing_angry(&self, p: &Position, plan: &AttackPlan) -> Option<Slot> {
        let angry = self.angry(p, plan.by);
        let missing = (angry - plan.attackers).iter().find(|slot| self.may_join(p, plan, *slot).is_ok());
        // Whoever attacks without any of them leaves out the first.
        missing.or(if angry.meets(plan.attackers) { None } else { angry.first() })
    }

    /// Players whom a character may attack.
    pub(crate) fn players_in_reach(&self, p: &Position, slot: Slot) -> SeatSet {
        if !is_changed(p, slot, ModOp::AttacksPlayers) {
            return SeatSet::NONE;
        }
        let enemies = p.enemy_seats(p.fighter(slot).side).iter();
        enemies.filter(|seat| self.may_target_player(p, slot, *seat).is_ok()).collect()
    }

    /// Whether a character may attack that player, all of whose characters must be stunned, or why not.
    pub(crate) fn may_target_player(&self, p: &Position, slot: Slot, player: Seat) -> Result<(), Obstacle> {
        if p.are_allies(p.fighter(slot).side, player) {
            return Err(RuleId::AttackTeammate.into());
        }
        if !is_changed(p, slot, ModOp::AttacksPlayers) {
            return Err(RuleId::AttackPlayer.into());
        }
        // Who has nobody in this universe, but somebody elsewhere, is out of reach.
        let elsewhere = || p.apart().iter().find(|slot| p.share_a_side(p.fighter(*slot).side, player));
        if let Some(other) = elsewhere().filter(|_| p.side(player).is_empty()) {
            return Err(Obstacle { rule: RuleId::UniverseApart, by: Some(other) });
        }
        match p.side(player).iter().find(|slot| !p.fighter(*slot).is_stunned()) {
            Some(standing) => Err(Obstacle { rule: RuleId::AttackPlayer, by: Some(standing) }),
            None => Ok(()),
        }
    }

    /// Whether these may attack together, as far as their teams go.
    pub(crate) fn may_team_up(&self, p: &Position, attackers: Fighters) -> Result<(), Obstacle> {
        if attackers.len() < 2 {
            return Ok(());
        }
        let common = |set: Fighters| set.iter().fold(u16::MAX, |teams, slot| teams & p.fighter(slot).teams);
        if common(attackers) != 0 {
            return Ok(());
        }
        // With a Mercenary main characters need no team, and every other supporting character shares one with it.
        let supporting = attackers.filter(|slot| !p.fighter(slot).is_main());
        let mercenaries = having(p, attackers, Word::Mercenary);
        let shares = |a: Slot, b: Slot| a == b || p.fighter(a).teams & p.fighter(b).teams != 0;
        let hired = mercenaries.iter().all(|mercenary| supporting.iter().all(|slot| shares(slot, mercenary)));
        match mercenaries.is_empty() {
            false if hired => Ok(()),
            false => Err(RuleId::TeamMercenary.into()),
            true => Err(RuleId::TeamAffiliation.into()),
        }
    }

    /// Whether a character may join an attack that is being put together.
    pub(crate) fn may_join(&self, p: &Position, plan: &AttackPlan, slot: Slot) -> Result<(), Obstacle> {
        self.may_attack(p, slot)?;
        let first = plan.attackers.first().unwrap_or(slot);
        if p.fighter(first).row != p.fighter(slot).row {
            return Err(RuleId::TeamRow.into());
        }
        let together = plan.attackers.with(slot);
        let targets = self.reach_together(p, plan, slot);
        let mercenary_to_come = || {
            p.side(plan.by).iter().filter(|other| *other > slot && p.fighter(*other).has(Word::Mercenary)).any(
                |other| {
                    self.may_attack(p, other).is_ok()
                        && p.fighter(other).row == p.fighter(slot).row
                        && self.reach(p, other).meets(targets)
                        && self.may_team_up(p, together.with(other)).is_ok()
                },
            )
        };
        match self.may_team_up(p, together) {
            Err(obstacle) if !mercenary_to_come() => Err(obstacle),
            _ if targets.is_empty() => Err(RuleId::TeamReach.into()),
            _ => Ok(()),
        }
    }
}

/// The rule by which a face-down character has no powers and does not attack.
pub(crate) fn why_powerless(fighter: &Fighter) -> RuleId {
    if fighter.is_stunned() { RuleId::StunNoPowers } else { RuleId::HideHidden }
}

/// Whether nobody flies over it. An Invisible one does not even stop flyers.
fn stops_flyers(fighter: &Fighter) -> bool {
    fighter.words & STOPPING != 0 && !fighter.has(Word::Invisible)
}

/// One seat for each side that these seats have.
fn sides_of(p: &Position, seats: SeatSet) -> impl Iterator<Item = Seat> + '_ {
    seats.iter().filter(move |seat| {
        let mut earlier = seats.iter().take_while(|other| other != seat);
        !earlier.any(|other| p.share_a_side(other, *seat))
    })
}

impl<W: Witness<Event>> Run<'_, W> {
    /// A player begins to put an attack together.
    pub(crate) fn begin_attack(&mut self, by: Seat, slot: Slot) {
        let targets = self.g.reach(self.p, slot);
        let angry = self.p.fighter(slot).has(Word::Angry) && self.p.record(by).attacks == 0;
        let forced = if angry { Fighters::one(slot) } else { Fighters::NONE };
        self.push(Frame::AttackPlan(AttackPlan {
            attackers: Fighters::one(slot),
            targets,
            by,
            at_once: false,
            forced,
        }));
    }

    pub(crate) fn join_attack(&mut self, slot: Slot) {
        let Some(Frame::AttackPlan(plan)) = self.p.frames.last() else { return };
        let targets = self.g.reach_together(self.p, plan, slot);
        let angry = !plan.forced.is_empty() && self.p.fighter(slot).has(Word::Angry);
        if let Some(Frame::AttackPlan(plan)) = self.p.frames.last_mut() {
            plan.attackers.add(slot);
            plan.targets = targets;
            if angry {
                plan.forced.add(slot);
            }
        }
    }

    pub(crate) fn ask_stage(&mut self) {
        let Some(Frame::AttackPlan(plan)) = self.p.frames.last() else { return };
        if plan.attackers.is_empty() || plan.at_once && plan.targets.is_empty() {
            self.p.frames.pop();
        } else {
            self.ask(plan.by, Ask::AttackPlan);
        }
    }

    /// The attack is made, all at once: attackers exhaust, combat begins.
    pub(crate) fn declare(&mut self, defender: Slot) {
        let Some(Frame::AttackPlan(plan)) = self.p.frames.pop() else { return };
        self.new_batch();
        self.p.combats = self.p.combats.wrapping_add(1);
        let number = self.p.combats;
        let from_behind = |slot: Slot| self.p.fighter(slot).row == Row::Back && !self.p.fighter(slot).is_away();
        let ranged = plan.attackers.iter().any(from_behind);
        let by = plan.attackers;
        self.push(Frame::Combat(Combat { attackers: by, defender, number, ranged, ..Combat::by(plan.by) }));
        let machine = self.p.machines.contains(defender);
        if machine {
            // Nobody defends, so the combat is over once the triggers of the attack are.
            self.fight().defender = NO_SLOT;
        }
        let (attacked, defends) = (Happened::Attacked { ranged, by }, Happened::Defends { by });
        self.remember_attack(plan.by);
        for slot in plan.attackers {
            if !plan.at_once {
                self.p.fighters[usize::from(slot)].set(crate::state::position::Fighter::EXHAUSTED, true);
            }
            self.remember(attacked, slot);
            self.tell_fighter(attacked, slot);
        }
        if !machine {
            self.remember(defends, defender);
        }
        let fighter = &mut self.p.fighters[usize::from(defender)];
        if fighter.is_player() {
            // A player has nothing to recover from.
            fighter.set(Fighter::STUNNED | Fighter::EXHAUSTED, false);
        }
        self.tell_fighter(defends, defender);
        self.begin_next_attack(plan.attackers, number);
        for slot in plan.attackers {
            self.look(Happening::to(self.p, attacked, slot));
        }
        self.look(Happening::of(Happened::PlayerAttacks { by }, plan.by));
        self.look_at_predictions(plan.by, by, defender);
        match machine {
            true => self.ko_machine(defender, by),
            false => self.look(Happening::to(self.p, defends, defender)),
        }
        self.p.unsettled = true;
    }
}
