//! Counters and wounds: put, divided, removed, healed.

use super::clause::Clause;
use super::noun::{self, Form};
use super::number::{head, tail};
use super::voice::{Focus, It, Voice};
use super::words::counter;
use crate::plain::{Counter, Filter, Num, Side, Who};

pub(super) fn put(noun: &str, num: &Num, who: &Who, voice: &mut Voice) -> Clause {
    let object = onto(who, voice);
    voice.chosen_now(who);
    let rest = format!("{} on {object}{}", head(num, noun), tail(num, voice));
    voice.affected(who);
    Clause::you("put", rest)
}

/// "each of up to two enemy characters".
fn onto(who: &Who, voice: &mut Voice) -> String {
    let each = if voice.plural(who) { "each of " } else { "" };
    format!("{each}{}", voice.object(who))
}

pub(super) fn divide(
    kind: Counter,
    total: &Num,
    most: u8,
    (side, filter): (Side, &Filter),
    voice: &mut Voice,
) -> Clause {
    let whom = match most {
        1 => noun::noun(side, filter, Form::One, voice),
        _ => noun::noun(side, filter, Form::UpTo(most), voice),
    };
    (voice.it, voice.focus) = (It::Many, Focus::It);
    let rest = format!("{} among {whom}{}", head(total, counter(kind)), tail(total, voice));
    Clause::you("divide", rest)
}

pub(super) fn take_all(kind: Counter, who: &Who, voice: &mut Voice) -> Clause {
    let object = voice.object(who);
    voice.affected(who);
    voice.counted = "counter removed this way";
    Clause::you("remove", format!("all {}s from {object}", counter(kind)))
}

pub(super) fn heal(num: &Num, who: &Who, voice: &mut Voice) -> Clause {
    let object = onto(who, voice);
    voice.chosen_now(who);
    let rest = format!("{} from {object}{}", head(num, "wound"), tail(num, voice));
    voice.affected(who);
    Clause::you("heal", rest)
}

pub(super) fn flip(who: &Who, voice: &mut Voice) -> Clause {
    let (plus, minus) = (counter(Counter::Plus), counter(Counter::Minus));
    let several = voice.plural(who);
    let object = voice.object(who);
    voice.affected(who);
    if several {
        let swap = format!("each {plus} with a {minus}, or each {minus} with a {plus}");
        return Clause::you("choose", format!("{object}; on each of them, replace {swap}"));
    }
    Clause::you("replace", format!("each {plus} on {object} with a {minus}, or each {minus} with a {plus}"))
}

pub(super) fn take(kind: Counter, num: &Num, who: &Who, voice: &mut Voice) -> Clause {
    let object = onto(who, voice);
    voice.chosen_now(who);
    let most = if matches!(num, Num::N(2..) | Num::Amount) { "up to " } else { "" };
    let rest = format!("{most}{} from {object}{}", head(num, counter(kind)), tail(num, voice));
    voice.affected(who);
    voice.counted = "counter removed this way";
    Clause::you("remove", rest)
}

pub(super) fn double(kind: Counter, who: &Who, voice: &mut Voice) -> Clause {
    let object = onto(who, voice);
    voice.affected(who);
    Clause::you("double", format!("the number of {}s on {object}", counter(kind)))
}
