//! Options grouped by what they do.

use crate::words::vs::table::{ATTACK, END, FACE_DOWN, FACE_UP, JOINS, MOVE, PLAY, POWER_UP, RECRUIT, USE};
use longbox_vs::{Ask, Choice};

/// The heads of the groups, in their order. The last is that of options which stand alone.
const GROUPS: [&str; 11] = [ATTACK, JOINS, RECRUIT, FACE_UP, FACE_DOWN, MOVE, USE, PLAY, POWER_UP, END, ""];

/// The place of a group.
pub(super) fn rank(group: &str) -> usize {
    GROUPS.iter().position(|known| *known == group).unwrap_or(GROUPS.len() - 1)
}

pub(super) fn group(choice: Choice, ask: Ask) -> &'static str {
    match choice {
        Choice::Attack(_) | Choice::Target(_) => ATTACK,
        Choice::Player(_) if ask == Ask::AttackPlan => ATTACK,
        Choice::Join(_) => JOINS,
        Choice::Recruit(..) | Choice::Search(_) => RECRUIT,
        Choice::Resource(_, true) => FACE_UP,
        Choice::Resource(_, false) => FACE_DOWN,
        Choice::Move(_) => MOVE,
        Choice::Use(..) | Choice::UseCard(..) => USE,
        Choice::Play(..) | Choice::PlayAs(..) => PLAY,
        Choice::PowerUp(..) => POWER_UP,
        Choice::PayOff(_) => END,
        _ => "",
    }
}
