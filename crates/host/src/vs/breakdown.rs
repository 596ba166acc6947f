//! What makes ATK and DEF of a character.

use crate::Seen;
use crate::words::vs::cards as words;
use longbox_protocol::NumberPart;
use longbox_vs::{Breakdown, Numbers, Slot, StatOp, StrikeAt, Vs};

/// Which of the two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Number {
    Atk,
    Def,
}

impl Number {
    fn of(self, numbers: Numbers) -> i16 {
        match self {
            Number::Atk => numbers.atk,
            Number::Def => numbers.def,
        }
    }
}

/// One thing that makes a number: what it is, and how much it adds or, with `sets`, what it makes of it.
struct Share {
    from: String,
    amount: i16,
    sets: bool,
}

fn shares(seen: &Seen<'_, Vs>, breakdown: &Breakdown, number: Number) -> Vec<Share> {
    let name = |card| seen.game.name_of(card).to_owned();
    let base = match breakdown.base_by {
        Some(card) => words::base_from(&name(card)),
        None => words::PRINTED.to_owned(),
    };
    let mut shares = vec![Share { from: base, amount: number.of(breakdown.base), sets: true }];
    if breakdown.counters != 0 {
        shares.push(Share { from: words::COUNTERS.to_owned(), amount: breakdown.counters, sets: false });
    }
    for step in &breakdown.steps {
        let after = number.of(step.after);
        let share = match step.op {
            StatOp::Change(atk, def) => {
                Share { from: name(step.card), amount: number.of(Numbers { atk, def }), sets: false }
            }
            StatOp::Switch => Share { from: words::switched_by(&name(step.card)), amount: after, sets: true },
            StatOp::Reset => Share { from: words::reset_by(&name(step.card)), amount: after, sets: true },
        };
        if share.sets || share.amount != 0 {
            shares.push(share);
        }
    }
    shares
}

/// Everything that makes a number, in the order in which it counts.
pub(super) fn number_parts(seen: &Seen<'_, Vs>, slot: Slot, number: Number) -> Vec<NumberPart> {
    let breakdown = seen.game.breakdown(seen.position(), slot);
    let all = shares(seen, &breakdown, number).into_iter();
    all.map(|share| NumberPart { name: share.from, value: share.amount }).collect()
}

/// "ATK 6: printed 5, Find Cover +1" and the same for DEF, then what it strikes with if that is not its ATK.
pub(super) fn number_lines(seen: &Seen<'_, Vs>, slot: Slot) -> Vec<String> {
    let breakdown = seen.game.breakdown(seen.position(), slot);
    let line = |title: &str, number: Number| {
        let part = |share: &Share| match share.sets {
            true => format!("{} {}", share.from, share.amount),
            false => format!("{} {:+}", share.from, share.amount),
        };
        let parts: Vec<String> = shares(seen, &breakdown, number).iter().map(part).collect();
        format!("{title} {}: {}", number.of(breakdown.total), parts.join(", "))
    };
    let mut lines = vec![line(words::ATK, Number::Atk), line(words::DEF, Number::Def)];
    let told = |strike: &StrikeAt| words::strikes(seen.game.name_of(strike.target), strike.value);
    lines.extend(breakdown.strikes.iter().map(told));
    lines
}
