//! The parts of a turn as players know them.

use crate::words::squad::table::PARTS;
use longbox_protocol::{Phase, PhaseState};
use longbox_squad::{Ask, Frame, Position, Strike, StrikeStep, TurnStep};

const POWER_UP: usize = 0;
const DRAW: usize = 1;
const ATTACK: usize = 2;
const BLOCK: usize = 3;
const DAMAGE: usize = 4;
const ABILITY: usize = 5;
const DISCARD: usize = 6;

pub(super) fn phases(position: &Position) -> Vec<Phase> {
    let now = now(position);
    let state = |at: usize| match at.cmp(&now) {
        std::cmp::Ordering::Less => PhaseState::Done,
        std::cmp::Ordering::Equal => PhaseState::Now,
        std::cmp::Ordering::Greater => PhaseState::Next,
    };
    let phase = |(at, (name, about)): (usize, &(&str, &str))| Phase {
        name: (*name).to_owned(),
        state: state(at),
        step: false,
        about: (*about).to_owned(),
    };
    PARTS.iter().enumerate().map(phase).collect()
}

/// A step of the position is the one that comes next, so what is asked belongs to the step before it.
fn now(position: &Position) -> usize {
    match position.step() {
        TurnStep::Open | TurnStep::PowerUp | TurnStep::Draw => POWER_UP,
        // Effects at the start of a turn follow right after the draw.
        TurnStep::Start | TurnStep::Attack => DRAW,
        TurnStep::Close => attack(position),
        TurnStep::End | TurnStep::HandLimit | TurnStep::KeeperLimit | TurnStep::Check => DISCARD,
    }
}

/// How far the innermost attack is. Hits inside it belong to what they interrupt.
fn attack(position: &Position) -> usize {
    let attack = position.frames().iter().enumerate().rev().find_map(|(at, frame)| match frame {
        Frame::Strike(strike) if strike.is_attack() => Some((at, strike)),
        _ => None,
    });
    let Some((at, strike)) = attack else { return ATTACK };
    let on_top = at + 1 == position.frames().len();
    match (strike.stage, position.ask()) {
        (StrikeStep::Declare | StrikeStep::Fix, _) => ATTACK,
        // Whoever watches for attacks looks before blocks begin.
        (StrikeStep::Damage, _) if !on_top => ATTACK,
        (StrikeStep::Damage, Ask::Block) if strike.flags & Strike::FLIPPING == 0 => BLOCK,
        (StrikeStep::Damage, _) => DAMAGE,
        (StrikeStep::Done | StrikeStep::Own(_) | StrikeStep::Leave, _) => ABILITY,
    }
}
