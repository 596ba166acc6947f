//! Counters and wounds that are put on characters, taken and turned: "put two +1/+1 counters on it".

use super::clause::{Clause, Sentence};
use super::effect::{done, object_of};
use super::noun::{Form, noun};
use super::number::{counter, counts, head, tail, total};
use super::voice::{Counters, It, Voice};
use crate::language::{Is, Num, Select, Stat};

/// As many as each of them has.
pub(super) fn is_all(stat: &Stat, num: &Num) -> bool {
    matches!(num, Num::Sum(same, who) if same == stat && **who == Select::Itself)
}

/// "each of up to two enemy characters".
pub(super) fn each_of(who: &Select, voice: &mut Voice) -> String {
    let again = matches!(who, Select::All(list) if list[..] != [Is::Defending]) && voice.is_named(who);
    let each = if again || voice.plural(who) { "each of " } else { "" };
    format!("{each}{}", voice.object(who))
}

/// So many to each: "on each of up to two enemy characters".
pub(super) fn so_many(who: &Select, num: &Num, thing: &str, link: &str, voice: &mut Voice) -> String {
    let object = each_of(who, voice);
    voice.chosen_now(who);
    let said = voice.said.replace(voice.kind_of(who));
    let text = format!("{} {link} {object}{}", head(num, thing), tail(num, voice));
    voice.said = said;
    voice.affected(who);
    text
}

pub(super) fn put(stat: &Stat, num: &Num, who: &Select, voice: &mut Voice) -> Clause {
    let counters = std::mem::take(&mut voice.counters);
    let put = so_many(who, num, &counter(stat), "on", voice);
    Clause::you("put", if counters == Counters::More { one_more(&put) } else { put })
}

/// On top of others: "another +1/+1 counter", "two more +1/+1 counters".
fn one_more(put: &str) -> String {
    match put.split_once(' ') {
        Some(("a", rest)) => format!("another {rest}"),
        Some((front, rest)) => format!("{front} more {rest}"),
        None => put.to_owned(),
    }
}

pub(super) fn take(stat: &Stat, num: &Num, who: &Select, voice: &mut Voice) -> Clause {
    let most = if matches!(num, Num::N(2..) | Num::Amount) { "up to " } else { "" };
    voice.counted = "counter removed this way";
    if matches!(num, Num::UpTo(most) if matches!(&**most, Num::Sum(same, whose) if same == stat && **whose == *who)) {
        return Clause::you("remove", format!("any number of {}s from {}", counter(stat), object_of(who, voice)));
    }
    Clause::you("remove", format!("{most}{}", so_many(who, num, &counter(stat), "from", voice)))
}

pub(super) fn take_all(stat: &Stat, who: &Select, voice: &mut Voice) -> Clause {
    let object = voice.object(who);
    voice.affected(who);
    voice.counted = "counter removed this way";
    Clause::you("remove", format!("all {}s from {object}", counter(stat)))
}

pub(super) fn double(stat: &Stat, who: &Select, voice: &mut Voice) -> Clause {
    let object = each_of(who, voice);
    voice.affected(who);
    Clause::you("double", format!("the number of {}s on {object}", counter(stat)))
}

pub(super) fn divide(stat: &Stat, num: &Num, who: &Select, voice: &mut Voice) -> Clause {
    let whom = match who {
        Select::UpTo(Num::N(1), list) => noun(list, &Form::One, voice),
        _ => voice.object(who),
    };
    voice.focus_on(It::Many);
    if counts(num) {
        let counters = counter(stat);
        return Clause::you("divide", format!("X {counters}s among {whom}, where X is {}", total(num, voice)));
    }
    Clause::you("divide", format!("{} among {whom}{}", head(num, &counter(stat)), tail(num, voice)))
}

/// Who has no such counter need not be left out: nothing changes for it.
pub(super) fn flip(who: &Select, voice: &mut Voice) -> Vec<Sentence> {
    let (plus, into) = (counter(&Stat::Plus), format!("into {}s, or vice versa", counter(&Stat::Minus)));
    let has_counter = |is: &Is| matches!(is, Is::AtLeast(Stat::Plus | Stat::Minus, Num::N(1)));
    let Select::Some(list) = who else {
        let whom = object_of(who, voice);
        return vec![Clause::you("turn", format!("all {plus}s on {whom} {into}")).into()];
    };
    let whom = list.iter().filter(|is| !matches!(is, Is::AnyOf(any) if any.iter().all(has_counter)));
    let choose = done("choose", &Select::Some(whom.cloned().collect()), voice).ends();
    vec![choose.into(), Sentence::lead("on each".to_owned(), Clause::you("turn", format!("{plus}s {into}")))]
}
