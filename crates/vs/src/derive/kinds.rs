//! Numbers for words and kinds of triggers, so that sets of them are masks.

use crate::language::{Verb, Within};
use crate::plain::{Cond, Filter, Law, Like, Num, Rule, Stat, Who, Word, Zone};

/// A set of words is a mask with this bit for each.
#[inline]
pub(crate) const fn word_bit(word: Word) -> u64 {
    1 << word as u8
}

pub(crate) const APPEARS: u8 = 0;
pub(crate) const ATTACKS: u8 = 1;
pub(crate) const ATTACKED: u8 = 2;
pub(crate) const STUNNED: u8 = 3;
pub(crate) const STUNS: u8 = 4;
pub(crate) const KOD: u8 = 5;
pub(crate) const KOS: u8 = 6;
pub(crate) const LEAVES_PLAY: u8 = 7;
pub(crate) const RECOVERS: u8 = 8;
pub(crate) const POWERS_UP: u8 = 9;
pub(crate) const PLOT_TWIST: u8 = 10;
pub(crate) const SUPER_POWER: u8 = 11;
pub(crate) const RECRUITS: u8 = 12;
pub(crate) const RESOURCE: u8 = 13;
pub(crate) const CARD_LEAVES_HAND: u8 = 14;
pub(crate) const TURN_STARTS: u8 = 15;
pub(crate) const BUILD_STARTS: u8 = 16;
pub(crate) const MAIN_STARTS: u8 = 17;
pub(crate) const TURN_ENDS: u8 = 18;
pub(crate) const COMBAT_ENDS: u8 = 19;
pub(crate) const TEAM_ATTACKS: u8 = 20;
pub(crate) const WOUNDED: u8 = 21;
pub(crate) const USES: u8 = 22;
pub(crate) const DRAWS: u8 = 23;
pub(crate) const LOCATION_APPEARS: u8 = 24;
pub(crate) const STRIKES: u8 = 25;
pub(crate) const GAINS_ATK: u8 = 26;
pub(crate) const GAINS_COUNTERS: u8 = 27;
pub(crate) const LEAVES_SIDE: u8 = 28;

/// Whether a kind of trigger is about the turn of a player, which players of one side share.
pub(crate) fn is_of_turn(kind: u8) -> bool {
    matches!(kind, TEAM_ATTACKS | TURN_STARTS | BUILD_STARTS | MAIN_STARTS | TURN_ENDS)
}

/// Whether a use is remembered for the whole game.
pub(crate) fn is_for_good(limit: Within) -> bool {
    limit == Within::Game
}

/// Whether what a continuous rule does changes only with things that are looked at when they change.
pub(crate) fn is_steady(rule: &Rule) -> bool {
    let number = |num: &Num| match num {
        Num::N(_) => true,
        Num::Cards(Zone::Resources, _, what) => **what == Filter::Any,
        Num::Cards(Zone::Ko, _, what) => is_printed(what),
        Num::Count(_, filter) => is_lasting(filter),
        _ => false,
    };
    match rule {
        Rule::Stats { who, atk, def } => names_steadily(who) && number(atk) && number(def),
        Rule::Has(who, _)
        | Rule::AlsoTeam(who, _)
        | Rule::PowersOf(who)
        | Rule::Forbids(who, _)
        | Rule::Law(who, _) => names_steadily(who),
        Rule::PowersInKo(_) => true,
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
/// stunned again has no DEF, who cannot carry equipment loses it, who can level up does.
pub(crate) fn is_asked_for(law: &Law) -> bool {
    !matches!(law.verb, Verb::Stun | Verb::Equip | Verb::Level)
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
