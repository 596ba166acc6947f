//! The parts of a turn and which of them it is now.

use crate::Seen;
use crate::words::vs::table as words;
use longbox_protocol::{Phase, PhaseState};
use longbox_vs::{Ask, CombatStep, Frame, TurnStep, Vs};

/// A phase or step: its name with what it is for, whether it is a step, its first and last step of the rules.
type Part = ((&'static str, &'static str), (bool, TurnStep, TurnStep));

/// The phases and steps of a turn, each with the first and the last step of the rules that belong to it.
const PARTS: [(bool, TurnStep, TurnStep); 7] = [
    (false, TurnStep::Start, TurnStep::Draw),
    (false, TurnStep::Recover, TurnStep::RecoveryPowers),
    (false, TurnStep::BuildStart, TurnStep::BuildClose),
    (true, TurnStep::Resource, TurnStep::Resource),
    (true, TurnStep::Recruit, TurnStep::Recruit),
    (true, TurnStep::Formation, TurnStep::Formation),
    (false, TurnStep::MainStart, TurnStep::Main),
];

/// What a turn in a pocket universe has of it: Recovery Phase, Formation Step, Main Phase.
fn in_pocket((name, (step, first, last)): Part) -> Option<Part> {
    match first {
        TurnStep::Formation => Some((name, (false, TurnStep::BuildStart, last))),
        _ if step || first == TurnStep::Start || first == TurnStep::BuildStart => None,
        _ => Some((name, (step, first, last))),
    }
}

impl Seen<'_, Vs> {
    pub(super) fn phases(&self) -> Vec<Phase> {
        let p = self.position();
        let now = if p.ask() == Ask::Draw { TurnStep::Draw } else { p.step() };
        let state = |first: TurnStep, last: TurnStep| match () {
            () if now < first => PhaseState::Next,
            () if now > last => PhaseState::Done,
            () => PhaseState::Now,
        };
        let part = |((name, about), (step, first, last)): Part| Phase {
            name: name.to_owned(),
            state: state(first, last),
            step,
            about: about.to_owned(),
        };
        let parts = words::PARTS.into_iter().zip(PARTS);
        let mut phases: Vec<Phase> = match p.universe_of_turn() {
            0 => parts.map(part).collect(),
            _ => parts.filter_map(in_pocket).map(part).collect(),
        };
        if let Some(at) = self.combat_part() {
            phases.extend(words::COMBAT.into_iter().enumerate().map(|(number, (name, about))| Phase {
                name: name.to_owned(),
                state: match number.cmp(&at) {
                    std::cmp::Ordering::Less => PhaseState::Done,
                    std::cmp::Ordering::Equal => PhaseState::Now,
                    std::cmp::Ordering::Greater => PhaseState::Next,
                },
                step: true,
                about: about.to_owned(),
            }));
        }
        phases
    }

    /// How far the innermost combat is, if there is one.
    fn combat_part(&self) -> Option<usize> {
        if matches!(self.position().frames().last(), Some(Frame::AttackPlan(_))) {
            return Some(0);
        }
        self.position().combat().map(|combat| match combat.step {
            CombatStep::Declared => 0,
            CombatStep::Plays => 1,
            CombatStep::Ferocious | CombatStep::Normal | CombatStep::Close | CombatStep::Over => 2,
        })
    }
}
