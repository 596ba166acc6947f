//! The attacks and hits of a turn, put together from what was seen of them.

use longbox_kernel::Seat;
use longbox_protocol::Turned;
use longbox_squad::{CardNo, EventKind, Sight, Strike};

/// An attack or a hit as it was seen.
#[derive(Clone, Debug)]
pub(super) struct Told {
    pub(super) card: CardNo,
    pub(super) by: Seat,
    pub(super) victim: Seat,
    pub(super) is_attack: bool,
    /// None before it is fixed.
    pub(super) value: Option<u8>,
    pub(super) turned: Vec<Turned>,
    pub(super) misfired: bool,
    state: State,
}

/// How far it was seen to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Begun,
    /// Its damage has been counted.
    Counted,
    /// Its card has gone to the discard pile, or attacks once more.
    Left,
}

impl Told {
    fn new(sight: &Sight, card: CardNo) -> Told {
        let is_attack = sight.kind != EventKind::Hit;
        Told {
            card,
            by: sight.seat,
            victim: sight.seat.other(),
            is_attack,
            value: (!is_attack).then_some(points(sight)),
            turned: Vec::new(),
            misfired: false,
            state: State::Begun,
        }
    }

    /// Whether this is how the strike was seen so far.
    pub(super) fn is(&self, strike: &Strike) -> bool {
        let same = (self.card, self.by, self.is_attack) == (strike.card, strike.by, strike.is_attack());
        same && self.state != State::Left && self.turned.len() == usize::from(strike.dealt)
    }
}

fn points(sight: &Sight) -> u8 {
    sight.number.clamp(0, i16::from(u8::MAX)) as u8
}

/// The attacks and hits of the last turn that was seen to begin, in the order in which they began.
pub(super) fn of_this_turn(past: &[Sight]) -> Vec<Told> {
    in_order(&past[turn_start(past)..])
}

/// The last attack or hit of this turn, or else of the turn before: older ones are out of mind.
pub(super) fn last(past: &[Sight]) -> Option<Told> {
    let (before, turn) = past.split_at(turn_start(past));
    in_order(turn).pop().or_else(|| of_this_turn(before).pop())
}

fn turn_start(past: &[Sight]) -> usize {
    past.iter().rposition(|sight| sight.kind == EventKind::TurnBegan).unwrap_or(0)
}

fn in_order(turn: &[Sight]) -> Vec<Told> {
    let mut strikes: Vec<Told> = Vec::new();
    for sight in turn {
        note(&mut strikes, sight);
    }
    strikes
}

fn is_attack_here(told: &Told) -> bool {
    told.is_attack && told.state != State::Left
}

fn note(strikes: &mut Vec<Told>, sight: &Sight) {
    let latest = |strikes: &mut Vec<Told>, card: Option<CardNo>, fits: fn(&Told) -> bool| {
        strikes.iter().rposition(|told| Some(told.card) == card && fits(told))
    };
    match sight.kind {
        EventKind::Attacked | EventKind::AttackRepeated | EventKind::Hit => {
            // An attack that is made again begins anew; as it was before it is over.
            if let (EventKind::AttackRepeated, Some(at)) = (sight.kind, latest(strikes, sight.card, is_attack_here)) {
                strikes[at].state = State::Left;
            }
            strikes.extend(sight.card.map(|card| Told::new(sight, card)));
        }
        EventKind::AttackValued => {
            if let Some(at) = latest(strikes, sight.card, |told| told.is_attack && told.value.is_none()) {
                strikes[at].value = Some(points(sight));
            }
        }
        EventKind::LostFromDeck | EventKind::LostFromHand | EventKind::BlockedFromHand => {
            // Cards fall for the strike that is on top then, which is the cause of it.
            let at = latest(strikes, sight.cause, |told| told.state == State::Begun);
            if let (Some(at), Some(card)) = (at, sight.card) {
                let blocks = sight.kind == EventKind::BlockedFromHand || sight.number > 0;
                strikes[at].victim = sight.seat;
                strikes[at].turned.push(Turned { card, blocks, from_hand: sight.kind != EventKind::LostFromDeck });
            }
        }
        EventKind::TookDamage => {
            if let Some(at) = latest(strikes, sight.card, |told| told.state == State::Begun) {
                strikes[at].state = State::Counted;
            }
        }
        EventKind::Misfired => {
            if let Some(at) = latest(strikes, sight.card, |told| told.state == State::Counted) {
                strikes[at].misfired = true;
            }
        }
        EventKind::AttackDiscarded => {
            if let Some(at) = latest(strikes, sight.card, is_attack_here) {
                strikes[at].state = State::Left;
            }
        }
        _ => {}
    }
}
