//! Words as bits, and what continuous rules depend on.

use crate::language::{Verb, Within};
use crate::plain::{Cond, Filter, Law, Like, Mood, Num, Rule, Stat, Who, Word, Zone};

/// A set of words is a mask with this bit for each.
#[inline]
pub(crate) const fn word_bit(word: Word) -> u64 {
    1 << word as u8
}

/// Whether a use is remembered for the whole game.
pub(crate) fn is_for_good(limit: Within) -> bool {
    matches!(limit, Within::Game | Within::Level)
}

/// Whether what a continuous rule does changes only with things that are looked at when they change.
pub(crate) fn is_steady(rule: &Rule) -> bool {
    let number = |num: &Num| match num {
        Num::N(_) => true,
        Num::Cards(Zone::Resources, _, what) => **what == Filter::Any,
        Num::Cards(Zone::OpenInDeck, ..) => false,
        Num::Cards(Zone::Ko, _, what) => is_printed(what),
        Num::Count(_, filter) => is_lasting(filter),
        _ => false,
    };
    let numbers = match rule {
        Rule::Stats { atk, def, .. } => number(atk) && number(def),
        _ => true,
    };
    numbers && rule.whose().is_none_or(names_steadily)
}

/// Whether a number can be a base: it asks for no number that depends on the base of somebody.
pub(crate) fn is_base(to: &Num) -> bool {
    let fixed = |stat: &Stat| matches!(stat, Stat::PrintedAtk | Stat::PrintedDef | Stat::SetAtk | Stat::SetDef);
    match to {
        Num::N(_) => true,
        Num::Sum(stat, who) | Num::Max(stat, who) => fixed(stat) && (*who == Who::Those || names_steadily(who)),
        Num::Add(a, b) | Num::Gap(a, b) => is_base(a) && is_base(b),
        _ => false,
    }
}

/// Whether what a condition asks for changes only with things that are looked at when they change, or with the turn.
pub(crate) fn holds_steadily(cond: &Cond) -> bool {
    match cond {
        Cond::Is(who, filter) => names_steadily(who) && is_lasting(filter),
        Cond::There(_, filter) => is_lasting(filter),
        Cond::TurnOf(_) => true,
        Cond::Not(cond) => holds_steadily(cond),
        Cond::All(conds) => conds.iter().all(holds_steadily),
        _ => false,
    }
}

/// Whether a property of a card stands on it.
fn is_printed(what: &Filter) -> bool {
    match what {
        Filter::Shares(_, like) => *like == Like::This,
        Filter::AtLeast(_, num) | Filter::AtMost(_, num) => matches!(**num, Num::N(_)),
        Filter::Not(what) => is_printed(what),
        Filter::All(all) | Filter::AnyOf(all) => all.iter().all(is_printed),
        _ => true,
    }
}

/// Whether a law is only looked at when what it is about is tried. From others something follows by itself: who can be
/// stunned again has no DEF, who cannot carry equipment loses it, who can level up does, who is stunned and cannot have
/// counters loses them.
pub(crate) fn is_asked_for(law: &Law) -> bool {
    !matches!((law.mood, law.verb), (_, Verb::Stun | Verb::Equip | Verb::Level) | (Mood::Can, Verb::Put))
}

fn names_steadily(who: &Who) -> bool {
    match who {
        Who::This | Who::MainOf(_) => true,
        Who::All(_, filter) => is_lasting(filter),
        _ => false,
    }
}

/// Whether a filter looks only at what a character is, not at what it is doing or where it stands.
fn is_lasting(filter: &Filter) -> bool {
    match filter {
        Filter::Any
        | Filter::FaceUp
        | Filter::Stunned
        | Filter::Main
        | Filter::Supporting
        | Filter::Teams(_)
        | Filter::Other
        | Filter::Character
        | Filter::This
        | Filter::On(_)
        | Filter::Named(_) => true,
        Filter::AtLeast(Stat::Cost | Stat::Level, num) | Filter::AtMost(Stat::Cost | Stat::Level, num) => {
            matches!(**num, Num::N(_))
        }
        Filter::Not(filter) => is_lasting(filter),
        Filter::All(filters) | Filter::AnyOf(filters) => filters.iter().all(is_lasting),
        _ => false,
    }
}
