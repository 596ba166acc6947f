//! Going in circles: an option that twice led back to where it was taken, within one turn, is withheld there.
//!
//! Nothing is tried out beforehand. Whoever takes an option that may be taken again and again leaves a note: how
//! things stood and what was chosen. Whoever stands there once more with two notes has come back twice.

use crate::Vs;
use crate::event::Event;
use crate::language::Within;
use crate::menu::Choice;
use crate::program::PowerId;
use crate::run::Run;
use crate::state::position::{Ask, Frame, Position, Slot};
use crate::state::progress::Progress;
use longbox_kernel::{Seat, StableHasher, Witness};
use std::hash::{Hash, Hasher};

/// Options that are remembered at once; the oldest give way.
pub(crate) const TRIALS: usize = 16;
/// After so many things with a time, a turn is long: from then on every option is watched.
const LONG_TURN: u16 = 150;

/// An option that was taken this turn: a number for how things stood and what was chosen, and whether it was taken
/// there twice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub(crate) struct Trial(u32);

impl Trial {
    const TWICE: u32 = 1;

    fn new(standing: u64, choice: Choice) -> Trial {
        let mut hasher = StableHasher::default();
        (standing, choice).hash(&mut hasher);
        Trial((hasher.finish() >> 32) as u32 & !Trial::TWICE)
    }

    fn is_twice(self) -> bool {
        self.0 & Trial::TWICE != 0
    }

    fn twice(self) -> Trial {
        Trial(self.0 | Trial::TWICE)
    }
}

impl Vs {
    /// Takes out of a menu what has led back here twice. Whoever is asked may always pass.
    pub(crate) fn withhold(&self, p: &Position, menu: &mut Vec<Choice>) {
        if let Some(standing) = self.circling(p) {
            menu.retain(|choice| *choice == Choice::Pass || !tried_twice(p, standing, *choice));
        }
    }

    /// Whether this option would be there, had it not led back here twice.
    pub(crate) fn is_withheld(&self, p: &Position, choice: Choice) -> bool {
        self.circling(p).is_some_and(|standing| tried_twice(p, standing, choice))
    }

    /// How things stand, where something may have led back twice.
    fn circling(&self, p: &Position) -> Option<u64> {
        let may_be = p.trials.iter().any(|trial| trial.is_twice()) && self.may_go_on(p);
        may_be.then(|| self.standing(p))
    }

    /// Whether one thing after another may be done here, and passing ends it.
    fn may_go_on(&self, p: &Position) -> bool {
        match p.ask {
            Ask::Resource | Ask::Recruit | Ask::Draw | Ask::Recovery | Ask::BuildClose => true,
            Ask::StartOfMain | Ask::Main | Ask::Plays => true,
            Ask::Effect => {
                matches!(p.frames.last(), Some(Frame::Script(script)) if script.progress == Progress::Raiding)
            }
            _ => false,
        }
    }

    /// Whether an option can be taken any number of times, so that it is watched from the first time on.
    fn is_unlimited(&self, p: &Position, choice: Choice) -> bool {
        let unlimited = |power: PowerId| {
            let used = self.program.power(power).used.as_ref();
            used.is_some_and(|used| used.limit == Within::Any)
        };
        match choice {
            Choice::Target(_) => p.ask == Ask::Effect,
            Choice::Use(slot, number) => {
                self.nth_super(p, slot, number).is_some_and(|instance| unlimited(instance.power))
            }
            Choice::UseCard(piece, number) => {
                self.face(p.card(piece)).powers.get(usize::from(number)).is_some_and(|power| unlimited(*power))
            }
            _ => false,
        }
    }

    /// How things stand, as a number: everything that all can see, without what only counts or times what was done.
    /// Hidden cards are left out, so that nobody learns of them from an option that is missing.
    pub(crate) fn standing(&self, p: &Position) -> u64 {
        let mut hasher = StableHasher::default();
        let state = &mut hasher;
        (p.ask, p.asked, p.step, p.active, p.done, p.alive).hash(state);
        p.standing().iter().for_each(|slot| hash_fighter(p, slot, state));
        p.seats.iter().for_each(|seat| hash_seat(p, seat, state));
        for change in p.modifiers.iter() {
            (change.who, change.seats, change.card, change.op).hash(state);
        }
        for delayed in p.delayed.iter() {
            (delayed.who, delayed.trigger, delayed.card, delayed.this, delayed.me, delayed.chosen).hash(state);
        }
        p.marks.hash(state);
        p.exiles.hash(state);
        p.deal.terms.hash(state);
        p.frames.iter().for_each(|frame| hash_frame(frame, state));
        hasher.finish()
    }

    /// Whether nothing has come of what was done since: the same player is asked the same with everything as it was.
    pub fn is_back(&self, before: &Position, now: &Position) -> bool {
        let question = |p: &Position| (p.ask, p.asked, p.turn, p.standing(), p.frames.len());
        let seen = |p: &Position, slot: Slot| {
            let fighter = p.fighter(slot);
            (fighter.flags, fighter.row, fighter.counters, fighter.wounds)
        };
        // A quick look first: most often something is different.
        question(before) == question(now)
            && now.in_play.iter().all(|slot| seen(before, slot) == seen(now, slot))
            && self.standing(before) == self.standing(now)
    }
}

impl<W: Witness<Event>> Run<'_, W> {
    /// Remembers an option that is taken, where it may be one of a circle.
    #[inline]
    pub(crate) fn note_trial(&mut self, choice: Choice) {
        // Whatever else is chosen uses a card up, and that something brings it back is watched.
        use Choice::{Attack, PayOff, Target, Use, UseCard};
        if matches!(choice, Attack(_) | Target(_) | Use(..) | UseCard(..) | PayOff(_)) {
            self.watch_trial(choice);
        }
    }

    fn watch_trial(&mut self, choice: Choice) {
        let is_long = self.p.clock.wrapping_sub(self.p.turn_began) > LONG_TURN;
        if !self.g.may_go_on(self.p) || !is_long && !self.g.is_unlimited(self.p, choice) {
            return;
        }
        let trial = Trial::new(self.g.standing(self.p), choice);
        let trials = &mut self.p.trials;
        match trials.iter_mut().find(|other| **other == trial) {
            Some(once) => *once = trial.twice(),
            None => {
                if trials.len() == TRIALS {
                    trials.remove(0);
                }
                trials.push(trial);
            }
        }
    }
}

fn tried_twice(p: &Position, standing: u64, choice: Choice) -> bool {
    p.trials.contains(&Trial::new(standing, choice).twice())
}

fn hash_fighter(p: &Position, slot: Slot, state: &mut StableHasher) {
    let fighter = p.fighter(slot);
    (slot, fighter.card, fighter.piece, fighter.equipment, fighter.counters, fighter.flags).hash(state);
    (fighter.wounds, fighter.xp, fighter.side, fighter.row, fighter.at).hash(state);
}

fn hash_seat(p: &Position, seat: Seat, state: &mut StableHasher) {
    let (zones, record) = (p.zones(seat), p.record(seat));
    (zones.hand.len(), zones.deck_size(), zones.resources.len(), zones.removed).hash(state);
    for open in [zones.ko, zones.face_up] {
        open.hash(state);
        open.pieces(seat).for_each(|piece| p.card(piece).hash(state));
    }
    (record.main, record.points, record.discount, record.team_discount, record.aside).hash(state);
}

fn hash_frame(frame: &Frame, state: &mut StableHasher) {
    match frame {
        Frame::Combat(combat) => {
            (combat.attackers, combat.defender, combat.struck, combat.step, combat.ranged).hash(state);
            (combat.passed, combat.turn_of, combat.back_at).hash(state);
        }
        Frame::Script(script) => {
            (script.at, script.card, script.this, script.me, script.progress, script.it, script.those).hash(state);
            (script.amount, script.chosen, script.players, script.named, script.team).hash(state);
        }
        Frame::AttackPlan(plan) => (plan.by, plan.attackers).hash(state),
        Frame::Form(form) => (form.by, form.moving).hash(state),
        Frame::Recruit(recruit) => (recruit.by, recruit.row, recruit.on, recruit.step).hash(state),
        Frame::Pay(pay) => (pay.by, pay.offered).hash(state),
    }
}
