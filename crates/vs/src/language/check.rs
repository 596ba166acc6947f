//! What the loader asks of a card beyond its grammar: that every word means something where it stands.
//!
//! Matches over the language name every word. A new one does not compile until it is said here what it needs and what
//! it binds.

mod argument;
mod binding;
mod event;
mod here;
mod hidden;
mod misuse;
mod number;
mod predicate;
mod rule;
mod scope;
mod script;
mod select;
#[cfg(test)]
mod tests;
mod verbs;

use super::{Card, CardKind, Cond, Effect, Event, Keyword, Mode, Num, Part, Power, Rule, Select, Time, Works};
use here::Here;
pub use misuse::Misuse;
pub use scope::Reference;
use scope::Scope;
pub(crate) use verbs::said;
pub use verbs::{Mood, Role};

type Checked = Result<(), Misuse>;

/// All powers and modes of a card.
pub fn card(card: &Card) -> Checked {
    // The powers of an equipment are those of its bearer, but they may speak of the card they come from.
    let known = match card.kind {
        CardKind::Equipment { machine: false, .. } => Scope::of(&[Reference::Card]),
        CardKind::Equipment { .. }
        | CardKind::Main { .. }
        | CardKind::Supporting { .. }
        | CardKind::PlotTwist { .. }
        | CardKind::Location { .. }
        | CardKind::Token => Scope::EMPTY,
    };
    card.powers.iter().try_for_each(|power| power_of(known, power))?;
    card.modes.iter().try_for_each(mode)
}

/// All parts of a keyword.
pub fn keyword(keyword: &Keyword) -> Checked {
    works(&keyword.works)?;
    parts(Scope::EMPTY, &keyword.is)
}

/// One power, on whatever card.
pub fn power(power: &Power) -> Checked {
    power_of(Scope::EMPTY, power)
}

fn power_of(known: Scope, power: &Power) -> Checked {
    match power {
        Power::Keyword { name: _, is, works: place } => {
            works(place)?;
            parts(known, is)
        }
        Power::Use { name: _, when, any_turn: _, cost: _, or, limit: _, only_if, works: place, then } => {
            works(place)?;
            script::whole(known, or)?;
            timed(known, when, only_if.as_ref(), then)
        }
        Power::LevelUp { name: _, xp: _, on, given, during, gain, then, bought: _, is } => {
            let start = trigger(known, on)?;
            conditions(start, [given, during])?;
            gained(start, gain)?;
            script::whole(start, then)?;
            parts(known, is)
        }
    }
}

/// One way to play a plot twist.
pub fn mode(mode: &Mode) -> Checked {
    timed(Scope::EMPTY, &mode.when, mode.only_if.as_ref(), &mode.then)
}

fn parts(known: Scope, parts: &[Part]) -> Checked {
    parts.iter().try_for_each(|one| part(known, one))
}

fn part(known: Scope, part: &Part) -> Checked {
    match part {
        Part::Word(_) => Ok(()),
        Part::When { on, given, during, first: _, limit: _, then } => {
            if on.is_empty() {
                return Here::new(known, part).says_nothing();
            }
            let start = trigger(known, on)?;
            conditions(start, [given, during])?;
            script::whole(start, then)
        }
        Part::Act { when, limit: _, only_if, then } => timed(known, when, only_if.as_ref(), then),
        Part::While(conds, whom, rules) => held(known, part, conds, whom, rules),
        Part::Also { kind: _, powers, modes } => {
            powers.iter().try_for_each(power)?;
            modes.iter().try_for_each(mode)
        }
        Part::Either(ways) if ways.len() < 2 || ways.iter().any(Vec::is_empty) => Here::new(known, part).says_nothing(),
        Part::Either(ways) => ways.iter().try_for_each(|way| parts(known, way)),
    }
}

fn held(known: Scope, part: &Part, conds: &[Cond], whom: &Select, rules: &[Rule]) -> Checked {
    let here = Here::new(known, part);
    if rules.is_empty() {
        return here.says_nothing();
    }
    conds.iter().try_for_each(|cond| here.condition(cond))?;
    here.select(whom)?;
    here.with(Reference::Itself).rules(rules)
}

/// What is done when a player likes, at its time.
fn timed(known: Scope, when: &Time, only_if: Option<&Cond>, then: &[Effect]) -> Checked {
    let start = match when.reaction() {
        Some(event) => trigger(known, std::slice::from_ref(event))?,
        None => known,
    };
    if let Some(cond) = only_if {
        Here::new(start, cond).condition(cond)?;
    }
    script::whole(start, then)
}

/// What is bound when one of these has happened.
fn trigger(known: Scope, on: &[Event]) -> Result<Scope, Misuse> {
    on.iter().try_for_each(|event| Here::new(known, event).event(Mood::When, event))?;
    Ok(known.with_all(event::happened(on)))
}

fn conditions(start: Scope, conds: [&Option<Cond>; 2]) -> Checked {
    conds.into_iter().flatten().try_for_each(|cond| Here::new(start, cond).condition(cond))
}

fn gained(start: Scope, gain: &Num) -> Checked {
    Here::new(start, gain).number(gain)
}

fn works(works: &Works) -> Checked {
    match works {
        Works::FaceUp | Works::Stunned | Works::Always | Works::EvenStunned => Ok(()),
        Works::In(place) => Here::new(Scope::EMPTY, works).place(place),
    }
}
