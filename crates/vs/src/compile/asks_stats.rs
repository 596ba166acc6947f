//! Whether something looks at present ATK or DEF, which a continuous power may change itself.

use crate::plain::{Cond, Filter, Num, Who};

pub(super) fn number(num: &Num) -> bool {
    match num {
        Num::Atk(_) | Num::Def(_) | Num::RealAtk(_) | Num::HighestAtk(_) => true,
        Num::Count(_, kind) => filter(kind),
        Num::Wounds(who) | Num::Counters(_, who) | Num::Cost(who) => somebody(who),
        Num::Sum(a, b) | Num::Gap(a, b) => number(a) || number(b),
        _ => false,
    }
}

fn filter(kind: &Filter) -> bool {
    match kind {
        Filter::AtkAbove(_) => true,
        Filter::Not(kind) => filter(kind),
        Filter::All(kinds) | Filter::AnyOf(kinds) => kinds.iter().any(filter),
        _ => false,
    }
}

pub(super) fn somebody(who: &Who) -> bool {
    match who {
        Who::One(_, kind) | Who::UpTo(_, _, kind) | Who::All(_, kind) => filter(kind),
        _ => false,
    }
}

pub(super) fn condition(cond: &Cond) -> bool {
    match cond {
        Cond::AtLeast(more, less) => number(more) || number(less),
        Cond::Is(who, kind) => somebody(who) || filter(kind),
        Cond::There(_, kind) => filter(kind),
        Cond::Not(cond) => condition(cond),
        Cond::All(conds) | Cond::AnyOf(conds) => conds.iter().any(condition),
        _ => false,
    }
}
