//! Choices made in several steps: who could still be picked, had the steps been made in another order. Menus offer
//! each set of characters in one order only.

use crate::Vs;
use crate::menu::Choice;
use crate::plain::Who;
use crate::program::Op;
use crate::state::position::{Ask, AttackPlan, Fighters, Frame, Position, RecruitStep, Script, Slot};
use crate::verbs::{Look, Verb};
use longbox_kernel::Seat;

impl Position {
    /// Who was picked so far in the choice being made: attackers, movers, those that an effect is about. Each was
    /// an answer of its own.
    pub fn picked(&self) -> Fighters {
        match (self.ask, self.frames.last()) {
            (Ask::AttackPlan, Some(Frame::AttackPlan(plan))) if !plan.at_once => plan.attackers,
            (Ask::Formation, Some(Frame::Form(form))) => form.moving,
            (Ask::Effect, Some(Frame::Script(script))) if script.progress.is_begun() => script.picked,
            _ => Fighters::NONE,
        }
    }

    /// How many answers of its player the choice being made has taken so far, where nothing has come of them yet:
    /// so many can be taken back to leave it.
    pub fn steps_made(&self) -> usize {
        match (self.ask, self.frames.last()) {
            (Ask::AttackPlan | Ask::Formation, Some(_)) => self.picked().len(),
            // What a search has shown is not taken back.
            (Ask::RecruitTo, Some(Frame::Recruit(recruit))) => usize::from(recruit.step == RecruitStep::Picked),
            // The place of a recruit is chosen before it is paid for.
            (Ask::Pay, Some(Frame::Pay(pay))) => 1 + usize::from(pay.paid) + usize::from(super::recruits(self)),
            _ => 0,
        }
    }
}

impl Vs {
    /// Those who could be picked besides, but are not offered because they stand before one who was picked.
    pub fn late_choices(&self, p: &Position, seat: Seat) -> Vec<Choice> {
        let picked = p.picked();
        if picked.is_empty() || !p.who_may_answer().contains(seat) {
            return Vec::new();
        }
        // Those who must attack stand in front, whatever their place.
        let free = match p.frames.last() {
            Some(Frame::AttackPlan(plan)) => picked - plan.forced,
            _ => picked,
        };
        let early = (p.in_play - picked).iter().filter(|slot| !free.all_before(*slot));
        match p.frames.last() {
            Some(Frame::AttackPlan(plan)) => {
                let joins = early.filter(|slot| p.side(plan.by).contains(*slot));
                joins.filter(|slot| self.may_still_join(p, plan, *slot)).map(Choice::Join).collect()
            }
            Some(Frame::Form(form)) => {
                let moves = |slot: &Slot| p.side(form.by).contains(*slot) && self.may_move(p, *slot).is_ok();
                early.filter(moves).map(Choice::Move).collect()
            }
            Some(Frame::Script(script)) => {
                let open = self.still_open(p, script);
                early.filter(|slot| open.contains(*slot)).map(Choice::Fighter).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Everybody whom the effect could pick, as long as it may pick one more.
    fn still_open(&self, p: &Position, s: &Script) -> Fighters {
        let Op::Do(number) = self.program.op(s.at) else { return Fighters::NONE };
        let Some(who @ Who::UpTo(most, ..)) = self.program.effect(number).whom() else { return Fighters::NONE };
        let open = Look::new(self, p, s, s.me).open(who);
        if s.picked.len() < usize::from(most.of(s)) { open } else { Fighters::NONE }
    }

    /// The same choice from its first step, with one more: the answers in the order that menus offer them.
    pub fn picks_with(&self, p: &Position, more: Choice) -> Vec<Choice> {
        let (Choice::Join(slot) | Choice::Move(slot) | Choice::Fighter(slot)) = more else { return Vec::new() };
        let all = p.picked().with(slot);
        let first = match p.frames.last() {
            Some(Frame::AttackPlan(plan)) => all & self.angry(p, plan.by),
            _ => Fighters::NONE,
        };
        let all = first.iter().chain((all - first).iter()).enumerate();
        let step = |(number, slot)| match more {
            Choice::Join(_) if number == 0 => Choice::Attack(slot),
            Choice::Join(_) => Choice::Join(slot),
            Choice::Move(_) => Choice::Move(slot),
            _ => Choice::Fighter(slot),
        };
        all.map(step).collect()
    }

    /// Whether an earlier character may join, and the last one with it: a Mercenary who was to come may stand between.
    fn may_still_join(&self, p: &Position, plan: &AttackPlan, slot: Slot) -> bool {
        let picks = self.picks_with(p, Choice::Join(slot));
        let Some(Choice::Join(last)) = picks.last().copied() else { return false };
        let before = plan.attackers.with(slot) - Fighters::NONE.with(last);
        let without_last = AttackPlan { attackers: before, ..*plan };
        self.may_join(p, plan, slot).is_ok() && self.may_join(p, &without_last, last).is_ok()
    }
}
