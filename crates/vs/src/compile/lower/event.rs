//! What triggers wait for.

use super::predicate::side_of;
use super::{Lower, Lowered, unplayable};
use crate::derive::kinds::{
    APPEARS, ATTACKED, ATTACKS, BUILD_STARTS, CARD_LEAVES_HAND, COMBAT_ENDS, DRAWS, GAINS_ATK, GAINS_COUNTERS, KOD,
    KOS, LEAVES_PLAY, LEAVES_SIDE, LOCATION_APPEARS, MAIN_STARTS, PLOT_TWIST, POWERS_UP, RECOVERS, RECRUITS, RESOURCE,
    STRIKES, STUNNED, STUNS, SUPER_POWER, TEAM_ATTACKS, TURN_ENDS, TURN_STARTS, USES, WOUNDED,
};
use crate::language::check::{Role, said};
use crate::language::{self, Event, Is, Place, Player, Roles, Stat, Time, Verb};
use crate::plain::{Counter, On, Side};

impl Lower<'_> {
    pub(in crate::compile) fn on(&self, event: &Event) -> Lowered<On> {
        let plain = |kind, player| Ok(On { kind, by: None, who: None, of: side_of(player)?, counter: None });
        match event {
            Event::Start(Time::Turn, player) => plain(TURN_STARTS, player),
            Event::Start(Time::Build, player) => plain(BUILD_STARTS, player),
            Event::Start(Time::Main, player) => plain(MAIN_STARTS, player),
            Event::Start(..) => unplayable(event, "nothing waits for this beginning"),
            Event::End(Time::Turn, player) => plain(TURN_ENDS, player),
            Event::End(Time::Combat, Player::Everybody) => plain(COMBAT_ENDS, &Player::Everybody),
            Event::End(..) => unplayable(event, "nothing waits for this end"),
            Event::Of(verb, roles) => {
                let Some((kind, of)) = kind_of(*verb, roles) else {
                    return unplayable(event, "nothing waits for this");
                };
                let counter = match (verb, &roles.stat) {
                    (Verb::Put, stat) => Some(counter(event, stat.as_ref())?),
                    _ => None,
                };
                let (by, who) = match kind {
                    // Whoever does these is whom they are about.
                    ATTACKS | USES => (None, self.subject(&roles.by)?),
                    // How they attack is what kind of happening it is.
                    TEAM_ATTACKS => (None, None),
                    _ => (self.subject(&roles.by)?, self.subject(&roles.who)?),
                };
                Ok(On { kind, by, who, of: of.map_or(Ok(Side::Any), side_of)?, counter })
            }
        }
    }

    /// The one event of a list.
    pub(in crate::compile) fn one_event(&self, events: &[Event]) -> Lowered<On> {
        match events {
            [event] => self.on(event),
            _ => unplayable(&events, "one event is waited for"),
        }
    }
}

/// The kind of happening that a verb with these roles is, and which player it is about.
fn kind_of(verb: Verb, roles: &Roles) -> Option<(u8, Option<&Player>)> {
    use Role::{By, From, Of, Stat, To, What, Who};
    let said: Vec<Role> = said(roles).collect();
    let of = roles.of.as_ref();
    Some(match (verb, &said[..]) {
        (Verb::Appear, [Who]) => (APPEARS, None),
        (Verb::Appear, [What, To]) if roles.what[..] == [Is::Location] => match &roles.to {
            Some(Place::Resources(player)) => (LOCATION_APPEARS, Some(player)),
            _ => return None,
        },
        (Verb::Attack, [By]) => (ATTACKS, None),
        (Verb::Attack, [Who]) => (ATTACKED, None),
        (Verb::Attack, [By, Of]) if roles.by[..] == [Is::Not(Box::new(Is::Alone))] => (TEAM_ATTACKS, of),
        (Verb::Stun, [Who]) => (STUNNED, None),
        (Verb::Stun, [By] | [By, Who]) => (STUNS, None),
        (Verb::Ko, [Who]) => (KOD, None),
        (Verb::Ko, [By] | [By, Who]) => (KOS, None),
        (Verb::Strike, [By] | [By, Who]) => (STRIKES, None),
        (Verb::Leave, [Who]) => (LEAVES_PLAY, None),
        (Verb::Leave, [Who, From]) if roles.from == Some(Place::Side(Player::Me)) => (LEAVES_SIDE, None),
        (Verb::Recover, [Who]) => (RECOVERS, None),
        (Verb::PowerUp, [Who]) => (POWERS_UP, None),
        (Verb::Wound, [Who]) => (WOUNDED, None),
        (Verb::Use, [By]) => (USES, None),
        (Verb::Use, [Of]) => (SUPER_POWER, of),
        (Verb::Recruit, [Of]) => (RECRUITS, of),
        (Verb::Draw, [Of]) => (DRAWS, of),
        (Verb::Play, [What, Of]) if roles.what[..] == [Is::PlotTwist] => (PLOT_TWIST, of),
        (Verb::Move, [To]) => match &roles.to {
            Some(Place::Resources(player)) => (RESOURCE, Some(player)),
            _ => return None,
        },
        (Verb::Move, [From]) => match &roles.from {
            Some(Place::Hand(player)) => (CARD_LEAVES_HAND, Some(player)),
            _ => return None,
        },
        (Verb::Gain, [Who, Stat]) if roles.stat == Some(language::Stat::Atk) => (GAINS_ATK, None),
        (Verb::Put, [Who, Stat]) => (GAINS_COUNTERS, None),
        _ => return None,
    })
}

pub(in crate::compile) fn counter(of: &Event, stat: Option<&Stat>) -> Lowered<Counter> {
    match stat {
        Some(Stat::Plus) => Ok(Counter::Plus),
        Some(Stat::Minus) => Ok(Counter::Minus),
        _ => unplayable(of, "counters are Plus or Minus"),
    }
}
