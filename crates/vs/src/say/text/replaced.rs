//! What comes in the place of something else: another price, another happening, another way to appear; and numbers that
//! rise instead of being replaced.

use super::clause::{Clause, tell};
use super::either::paying;
use super::event::{ruled, would};
use super::number::{counter, head, tail};
use super::program::program;
use super::voice::{Case, It, Voice};
use super::words::{list, without_stop};
use crate::language::{Deed, Effect, Event, Num, Player, Roles, Select, Stat};

/// By how much a number rises that becomes itself and something more.
pub(super) fn risen<'n>(stat: &Stat, num: &'n Num, who: &Select) -> Option<&'n Num> {
    let Num::Add(own, more) = num else { return None };
    let Num::Sum(same, whose) = &**own else { return None };
    let same = same == stat && (**whose == *who || matches!(**whose, Select::Itself | Select::This));
    (same && !matches!(**more, Num::Sub(..))).then_some(more)
}

/// Up to a number, not by one: "ATK and DEF" and " until he is 27/27".
pub(super) fn raised(atk: &Num, def: &Num, voice: &mut Voice) -> Option<(&'static str, String)> {
    let goal = |num: &Num| match num {
        Num::Sub(goal, own) if matches!(&**own, Num::Sum(_, who) if matches!(**who, Select::This | Select::Itself)) => {
            Some((**goal).clone())
        }
        _ => None,
    };
    match (goal(atk), goal(def)) {
        (Some(Num::N(atk)), Some(Num::N(def))) => {
            Some(("ATK and DEF", format!(" until {} is {atk}/{def}", voice.pronoun.word(Case::Subject))))
        }
        _ => None,
    }
}

/// How somebody appears, where that is all: "dazed", "with five -1/-1 counters".
pub(super) fn entering(effects: &[Effect], voice: &mut Voice) -> Option<String> {
    let one = |effect: &Effect| match effect {
        Effect::Done(Deed::Daze, Select::Itself) => {
            voice.note(Deed::Daze.reminder());
            Some("dazed".to_owned())
        }
        Effect::Put(stat, num, Select::Itself) => {
            Some(format!("with {}{}", head(num, &counter(stat)), tail(num, voice)))
        }
        _ => None,
    };
    effects.iter().map(one).collect::<Option<Vec<_>>>().map(|told| list(&told, "and"))
}

/// "you may pay [Might] to recruit Hulk instead of paying its cost".
pub(super) fn price(event: &Event, effects: &[Effect], voice: &mut Voice) -> Clause {
    let pay = paying(effects, voice);
    let mine = match event {
        Event::Of(verb, roles) => {
            let of = roles.of.clone().or(Some(Player::Me));
            Event::Of(*verb, Box::new(Roles { of, ..(**roles).clone() }))
        }
        Event::Start(..) | Event::End(..) => event.clone(),
    };
    let told = ruled(&mine, "may", voice);
    let own = voice.word(voice.said.unwrap_or(It::One), Case::Owner);
    Clause::words(format!("you may {pay} to {} instead of paying {own} cost", told.rest))
}

/// "if a character on your side would be wounded, do this instead: ...".
pub(super) fn instead(event: &Event, effects: &[Effect], who: &Select, voice: &mut Voice) -> Clause {
    voice.bearer = Some(match who {
        Select::All(list) => Select::One(list.clone()),
        _ => who.clone(),
    });
    let lead = would(event, voice);
    voice.focus_on(It::One);
    let told = program(effects, voice);
    let Some((first, rest)) = told.split_first() else { return Clause::words("") };
    let first = format!("if {lead}, {} instead", first.told());
    match rest {
        [] => Clause::words(first),
        rest => Clause::words(format!("{first}. {}", without_stop(&tell(rest)))),
    }
}
