//! Whether something looks at present ATK or DEF, which a continuous power may change itself.

use crate::plain::{Cond, Filter, Num, Stat, Who};

pub(super) fn number(num: &Num) -> bool {
    match num {
        Num::Count(_, kind) => filter(kind),
        Num::Sum(of, who) | Num::Max(of, who) => stat(*of) || somebody(who),
        Num::Alike(_, who) => somebody(who),
        Num::Add(a, b) | Num::Gap(a, b) => number(a) || number(b),
        _ => false,
    }
}

fn stat(stat: Stat) -> bool {
    matches!(stat, Stat::Atk | Stat::RealAtk | Stat::Def)
}

fn filter(kind: &Filter) -> bool {
    match kind {
        Filter::AtLeast(of, num) | Filter::AtMost(of, num) => stat(*of) || number(num),
        Filter::Against(kind) | Filter::Not(kind) => filter(kind),
        Filter::All(kinds) | Filter::AnyOf(kinds) => kinds.iter().any(filter),
        _ => false,
    }
}

fn somebody(who: &Who) -> bool {
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
        Cond::SomePlayer(_, cond) | Cond::Not(cond) => condition(cond),
        Cond::All(conds) => conds.iter().any(condition),
        _ => false,
    }
}
