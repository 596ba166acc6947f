//! What triggers wait for.

use super::predicate::side_of;
use super::{Lower, Lowered, unplayable};
use crate::language::{Event, Is, Place, Player, Roles, Stat, Time, Verb};
use crate::plain::{Counter, On};

impl Lower {
    pub(super) fn on(&self, event: &Event) -> Lowered<On> {
        match event {
            Event::Start(time, player) => {
                let side = side_of(player)?;
                match time {
                    Time::Turn => Ok(On::TurnStarts(side)),
                    Time::Build => Ok(On::BuildStarts(side)),
                    Time::Main => Ok(On::MainStarts(side)),
                    Time::Recovery | Time::StartOfMain | Time::Combat | Time::AnyCombat | Time::Reaction(_) => {
                        unplayable(event, "nothing waits for this beginning")
                    }
                }
            }
            Event::End(Time::Turn, player) => Ok(On::TurnEnds(side_of(player)?)),
            Event::End(Time::Combat, Player::Everybody) => Ok(On::CombatEnds),
            Event::End(..) => unplayable(event, "nothing waits for this end"),
            Event::Of(verb, roles) => self.verb(event, *verb, roles),
        }
    }

    fn verb(&self, event: &Event, verb: Verb, roles: &Roles) -> Lowered<On> {
        let subject = |list: &[Is]| self.subject(list);
        let Roles { by, who, .. } = roles;
        let on = match (verb, Said::of(roles)) {
            (Verb::Appear, Said::WHO) => On::Appears(subject(who)?),
            (Verb::Appear, Said::WHAT_TO) => match (&roles.what[..], &roles.to) {
                ([Is::Location], Some(Place::Resources(player))) => On::LocationAppears(side_of(player)?),
                _ => return unplayable(event, "only locations are waited for like this"),
            },
            (Verb::Attack, Said::BY) => On::Attacks(subject(by)?),
            (Verb::Attack, Said::WHO) => On::Attacked(subject(who)?),
            (Verb::Attack, Said::OF_BY) if roles.by[..] == [Is::Not(Box::new(Is::Alone))] => {
                On::TeamAttacks(self.side_in(event, roles)?)
            }
            (Verb::Stun, Said::WHO) => On::Stunned(subject(who)?),
            (Verb::Stun, Said::BY | Said::BY_WHO) => On::Stuns(subject(by)?, subject(who)?),
            (Verb::Ko, Said::WHO) => On::Kod(subject(who)?),
            (Verb::Ko, Said::BY | Said::BY_WHO) => On::Kos(subject(by)?, subject(who)?),
            (Verb::Strike, Said::BY | Said::BY_WHO) => On::Strikes(subject(by)?, subject(who)?),
            (Verb::Leave, Said::WHO) => On::LeavesPlay(subject(who)?),
            (Verb::Leave, Said::WHO_FROM) if roles.from == Some(Place::Side(Player::Me)) => {
                On::LeavesSide(subject(who)?)
            }
            (Verb::Recover, Said::WHO) => On::Recovers(subject(who)?),
            (Verb::PowerUp, Said::WHO) => On::PowersUp(subject(who)?),
            (Verb::Wound, Said::WHO) => On::Wounded(subject(who)?),
            (Verb::Use, Said::BY) => On::Uses(subject(by)?),
            (Verb::Use, Said::OF) => On::SuperPower(self.side_in(event, roles)?),
            (Verb::Recruit, Said::OF) => On::Recruits(self.side_in(event, roles)?),
            (Verb::Draw, Said::OF) => On::Draws(self.side_in(event, roles)?),
            (Verb::Play, Said::OF_WHAT) if roles.what[..] == [Is::PlotTwist] => {
                On::PlotTwist(self.side_in(event, roles)?)
            }
            (Verb::Move, Said::TO) => match &roles.to {
                Some(Place::Resources(player)) => On::Resource(side_of(player)?),
                _ => return unplayable(event, "only what comes into a resource row is waited for"),
            },
            (Verb::Move, Said::FROM) => match &roles.from {
                Some(Place::Hand(player)) => On::CardLeavesHand(side_of(player)?),
                _ => return unplayable(event, "only what leaves a hand is waited for"),
            },
            (Verb::Gain, Said::WHO_STAT) if roles.stat == Some(Stat::Atk) => On::GainsAtk(subject(who)?),
            (Verb::Put, Said::WHO_STAT) => On::GainsCounters(counter(event, roles.stat.as_ref())?, subject(who)?),
            _ => return unplayable(event, "nothing waits for this"),
        };
        Ok(on)
    }

    fn side_in(&self, event: &Event, roles: &Roles) -> Lowered<crate::plain::Side> {
        match &roles.of {
            Some(player) => side_of(player),
            None => unplayable(event, "it says of which player"),
        }
    }

    /// The one event of a list.
    pub(super) fn one_event(&self, events: &[Event]) -> Lowered<On> {
        match events {
            [event] => self.on(event),
            _ => unplayable(&events, "one event is waited for"),
        }
    }
}

pub(super) fn counter(of: &Event, stat: Option<&Stat>) -> Lowered<Counter> {
    match stat {
        Some(Stat::Plus) => Ok(Counter::Plus),
        Some(Stat::Minus) => Ok(Counter::Minus),
        _ => unplayable(of, "counters are Plus or Minus"),
    }
}

/// Which roles an event names.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Said {
    by: bool,
    who: bool,
    what: bool,
    of: bool,
    from: bool,
    to: bool,
    stat: bool,
    /// Some other role.
    more: bool,
}

impl Said {
    const NOTHING: Said =
        Said { by: false, who: false, what: false, of: false, from: false, to: false, stat: false, more: false };
    const BY: Said = Said { by: true, ..Said::NOTHING };
    const WHO: Said = Said { who: true, ..Said::NOTHING };
    const BY_WHO: Said = Said { by: true, who: true, ..Said::NOTHING };
    const OF: Said = Said { of: true, ..Said::NOTHING };
    const FROM: Said = Said { from: true, ..Said::NOTHING };
    const TO: Said = Said { to: true, ..Said::NOTHING };
    const WHAT_TO: Said = Said { what: true, to: true, ..Said::NOTHING };
    const OF_BY: Said = Said { of: true, by: true, ..Said::NOTHING };
    const OF_WHAT: Said = Said { of: true, what: true, ..Said::NOTHING };
    const WHO_FROM: Said = Said { who: true, from: true, ..Said::NOTHING };
    const WHO_STAT: Said = Said { who: true, stat: true, ..Said::NOTHING };

    fn of(roles: &Roles) -> Said {
        Said {
            by: !roles.by.is_empty(),
            who: !roles.who.is_empty(),
            what: !roles.what.is_empty(),
            of: roles.of.is_some(),
            from: roles.from.is_some(),
            to: roles.to.is_some(),
            stat: roles.stat.is_some(),
            more: !roles.with.is_empty() || roles.via.is_some() || roles.symbol.is_some(),
        }
    }
}
