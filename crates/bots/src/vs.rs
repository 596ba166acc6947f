//! Vs. System 2PCG, as bots see it.

mod appraisal;
mod deal;
mod features;
mod fight;
mod glance;
mod habit;
mod numbers;
mod worth;

use crate::game::BotGame;
use crate::greedy::Depth;
use crate::odds::SURE;
use appraisal::{decided, score};
use longbox_kernel::Seat;
use longbox_vs::{Ask, Choice, Position, Vs};
use worth::Worth;

/// A lead that makes a win as likely as three to one, whose logarithm is 1.099.
const EVEN: i32 = 800;

impl BotGame for Vs {
    type Worth = Worth;
    type Notes = ();

    const DEPTH: Depth = Depth { worlds: 8, turns: 2 };
    const HORIZON: u32 = 2;

    fn worth(&self) -> Worth {
        Worth::new(self)
    }

    fn score(&self, worth: &Worth, position: &Position, seat: Seat) -> i32 {
        score(self, worth, position, seat)
    }

    fn feature_names() -> Vec<String> {
        numbers::names()
    }

    fn features(&self, worth: &Worth, position: &Position, seat: Seat, into: &mut Vec<i32>) {
        into.clear();
        into.extend_from_slice(features::count(self, worth, position, seat).numbers(numbers::LAST));
    }

    fn odds(&self, worth: &Worth, position: &Position, seat: Seat) -> i32 {
        // What was learned so far plays worse in a search than the score made by hand.
        decided(position, seat)
            .unwrap_or_else(|| (score(self, worth, position, seat) * 1_099 / EVEN).clamp(-SURE, SURE))
    }

    fn habit(&self, worth: &Worth, position: &Position, seat: Seat, menu: &[Choice]) -> usize {
        habit::habit(self, worth, position, seat, menu)
    }

    fn glance(&self, worth: &Worth, position: &Position, seat: Seat, menu: &[Choice]) -> usize {
        glance::glance(self, worth, position, seat, menu)
    }

    fn plan(&self, worth: &Worth, worlds: &[Position], menu: &[Choice]) -> Option<usize> {
        deal::plan(self, worth, worlds, menu)
    }

    fn are_allies(&self, position: &Position, one: Seat, other: Seat) -> bool {
        position.are_allies(one, other)
    }

    fn goes_on(&self, position: &Position) -> bool {
        matches!(position.ask(), Ask::AttackPlan | Ask::Formation | Ask::RecruitTo | Ask::Pay | Ask::Effect)
    }

    fn is_back(&self, before: &Position, now: &Position) -> bool {
        Vs::is_back(self, before, now)
    }

    fn naming(&self, worth: &Worth, position: &Position, seat: Seat) -> Option<u16> {
        match self.foresees(position) {
            Some(name) => habit::foreseeing(self, position, seat, name),
            None => habit::naming(worth, position, seat),
        }
    }
}
